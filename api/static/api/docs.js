// Draws the OpenAPI schema. A file, because the security policy allows no script within the page.
(() => {
  const root = document.documentElement;
  const place = document.getElementById("swagger-ui");
  const system = matchMedia("(prefers-color-scheme: dark)");

  // Swagger UI has a dark look of its own, which a class of the root switches on.
  function follow() {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : system.matches;
    root.classList.toggle("dark-mode", dark);
  }
  new MutationObserver(follow).observe(root, { attributes: true, attributeFilter: ["data-theme"] });
  system.addEventListener("change", follow);
  follow();

  // In the summaries of operations Swagger UI puts a link into the button that opens them, which no keyboard and no
  // reader of screens can tell apart; the button does what the link did. Its own layout has a main part of its own,
  // within that of the page, and a choice of servers, of which there is one.
  function accessible(system) {
    const made = system.React.createElement;
    function Addresses(props) {
      if (!props.specSelectors.specStr()) return made("p", null, "The schema is being read ...");
      const parts = ["SvgAssets", "InfoContainer", "errors", "operations", "Models"].map((name) => made(props.getComponent(name, true), { key: name }));
      return made("div", { className: "swagger-ui" }, parts);
    }
    function Name(props) { return made("span", { className: "nostyle" }, props.text); }
    return {
      components: { Addresses: Addresses },
      wrapComponents: { DeepLink: () => Name },
    };
  }

  SwaggerUIBundle({
    url: place.dataset.schema,
    domNode: place,
    presets: [SwaggerUIBundle.presets.apis],
    plugins: [accessible],
    layout: "Addresses",
    deepLinking: true,
    docExpansion: "list",
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
    onComplete: follow,
  });
})();
