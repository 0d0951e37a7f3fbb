// Draws the OpenAPI schema. A file, because the security policy allows no script within the page.
(function () {
  var root = document.documentElement;
  var place = document.getElementById("swagger-ui");
  var system = matchMedia("(prefers-color-scheme: dark)");

  // Swagger UI has a dark look of its own, which a class of the root switches on.
  function follow() {
    var dark = root.dataset.theme ? root.dataset.theme === "dark" : system.matches;
    root.classList.toggle("dark-mode", dark);
  }
  new MutationObserver(follow).observe(root, { attributes: true, attributeFilter: ["data-theme"] });
  system.addEventListener("change", follow);
  follow();

  SwaggerUIBundle({
    url: place.dataset.schema,
    domNode: place,
    presets: [SwaggerUIBundle.presets.apis],
    layout: "BaseLayout",
    deepLinking: true,
    docExpansion: "list",
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
    onComplete: follow,
  });
})();
