// What helps beside the table of the checker: which of table and steps is the larger, and whether it comes out otherwise.
(() => {
  "use strict";

  function root() { return document.querySelector("[data-checker]"); }

  // --- which of table and steps is the larger, as one has chosen it

  function share(wanted) {
    const main = root().querySelector(".checker-main");
    if (!main) return;
    try {
      if (wanted !== undefined) sessionStorage.setItem("larger", wanted);
      main.dataset.larger = sessionStorage.getItem("larger") || "";
    } catch (_error) {
      main.dataset.larger = wanted || ""; // where nothing may be kept, until the next step
    }
    root().querySelectorAll("[data-share]").forEach((each) => {
      each.setAttribute("aria-pressed", String(each.dataset.share === main.dataset.larger));
    });
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-share]");
    if (button) share(button.getAttribute("aria-pressed") === "true" ? "" : button.dataset.share);
  });

  // --- whether it comes out otherwise under another edition, or with another wording: asked where one rests

  let resting = 0;

  function askOtherwise() {
    clearTimeout(resting);
    const list = root().querySelector("[data-otherwise]");
    if (!list) return;
    resting = setTimeout(() => {
      fetch(list.dataset.otherwise).then((response) => (response.ok ? response.text() : "")).then((html) => {
        list.replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.children);
        list.hidden = !list.children.length;
      }).catch(() => { /* the comparison is a link away */ });
    }, 600);
  }

  // --- the text of a position, for other programs

  function curl(address) {
    const text = JSON.stringify(JSON.parse(document.getElementById("scenario-text").value));
    return `curl '${new URL(address, location.href).href}' --json '${text.replace(/'/g, "'\\''")}'`;
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-clip]");
    if (!button) return;
    const said = document.querySelector("[data-announce]");
    const label = button.textContent;
    try {
      const text = button.dataset.clip === "curl" ? curl(button.dataset.address) : document.getElementById("scenario-text").value;
      navigator.clipboard.writeText(text).then(() => {
        button.textContent = said.textContent = "Copied";
        setTimeout(() => { button.textContent = label; }, 2000);
      }).catch(() => { said.textContent = "It could not be copied."; });
    } catch (_error) {
      button.textContent = said.textContent = "That text is no JSON";
      setTimeout(() => { button.textContent = label; }, 2000);
    }
  });

  function prepare() {
    share();
    askOtherwise();
    document.querySelectorAll("[data-clip]").forEach((each) => { each.hidden = !navigator.clipboard; });
  }
  document.addEventListener("arrived", prepare);
  prepare();
})();
