// What is wrong with how a page is laid out, as sentences. The body of a function, for execute_script; it takes the
// settings of page_faults.py as its one argument.
const settings = arguments[0];
const found = [];
const desk = settings.width >= settings.desk;

function name(element) {
  const classes = element.className && element.className.baseVal === undefined ? element.className.trim() : "";
  const own = element.tagName.toLowerCase() + (classes ? `.${classes.split(/\s+/).join(".")}` : "");
  const within = element.parentElement?.closest("[class], [id]");
  return within ? `${within.tagName.toLowerCase() + (within.id ? `#${within.id}` : `.${[...within.classList].join(".")}`)} ${own}` : own;
}

const shown = new Map();
function isShown(element) {
  if (!shown.has(element)) {
    const style = getComputedStyle(element);
    const transparent = style.color === "rgba(0, 0, 0, 0)";
    shown.set(element, !transparent && element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }));
  }
  return shown.get(element);
}

// What an element's ancestors let one see of it: the window of those that scroll or cut off.
const windows = new Map();
function windowOf(element) {
  if (windows.has(element)) return windows.get(element);
  let seen = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const style = getComputedStyle(element);
  const parent = element.parentElement;
  if (parent && style.position !== "fixed") seen = windowOf(parent);
  if (element !== document.documentElement && element !== document.body && (style.overflowX !== "visible" || style.clipPath !== "none")) {
    const box = style.clipPath === "inset(50%)" ? { left: 0, top: 0, right: 0, bottom: 0 } : element.getBoundingClientRect();
    seen = intersection(seen, box);
  }
  windows.set(element, seen);
  return seen;
}

function intersection(a, b) {
  return { left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) };
}

// Some parts stand above the others on purpose.
const layers = new Map();
function layerOf(element) {
  if (!element) return null;
  if (!layers.has(element)) {
    const above = element.matches(settings.above) || /fixed|sticky/.test(getComputedStyle(element).position);
    layers.set(element, above ? element : layerOf(element.parentElement));
  }
  return layers.get(element);
}

function block(element) {
  while (element.parentElement && /^(inline|contents)/.test(getComputedStyle(element).display)) element = element.parentElement;
  return element;
}

const texts = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  const element = node.parentElement;
  if (!node.data.trim() || !isShown(element)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const seen = windowOf(element);
  for (const rect of range.getClientRects()) {
    if (rect.width < 2 || rect.height < 2 || rect.bottom + scrollY <= 0) continue;
    const box = intersection(rect, seen);
    const width = box.right - box.left;
    if (seen.right !== 0 && width < rect.width - 3 && !element.closest(settings.scrolls)) {
      found.push(`cut off: “${node.data.trim().slice(0, 40)}” in ${name(element)}`);
    }
    if (width >= 2 && box.bottom - box.top >= 2) texts.push({ ...box, node, element });
  }
}

function overlap(a, b) {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 3 && down > 0.35 * Math.min(a.bottom - a.top, b.bottom - b.top);
}

function quoted(one) { return `“${one.node.data.trim().slice(0, 40)}” (${name(one.element)})`; }

// Text over text, and text over a control that it is no part of.
texts.sort((a, b) => a.top - b.top);
texts.forEach((one, i) => {
  for (let j = i + 1; j < texts.length && texts[j].top < one.bottom; j += 1) {
    const other = texts[j];
    if (one.node !== other.node && overlap(one, other) && layerOf(one.element) === layerOf(other.element)) {
      found.push(`text over text: ${quoted(one)} and ${quoted(other)}`);
    }
  }
});
const controls = [...document.querySelectorAll("button, select, input:not([type=hidden]), textarea, .button")].filter(isShown);
controls.forEach((control) => {
  const box = intersection(control.getBoundingClientRect(), windowOf(control));
  texts.forEach((one) => {
    if (control.contains(one.element) || one.element.contains(control)) return;
    if (control.matches("input") && one.element.matches(settings.inBoxes)) return;
    if (overlap(one, box) && layerOf(one.element) === layerOf(control)) {
      found.push(`text over a control: ${quoted(one)} and ${name(control)}`);
    }
  });
});

// The words of a button stay in it, each of them whole.
controls.filter((each) => each.matches("button, .button")).forEach((button) => {
  const box = button.getBoundingClientRect();
  texts.filter((one) => button.contains(one.element)).forEach((one) => {
    if (one.top < box.top - 1 || one.bottom > box.bottom + 1) found.push(`words stick out of a button: ${quoted(one)}`);
  });
});

// One control over another, such as a keycap over a button; and the same button twice.
const boxes = [...controls, ...document.querySelectorAll("kbd")].filter(isShown);
boxes.forEach((one, i) => {
  boxes.slice(i + 1).forEach((other) => {
    if (one.contains(other) || other.contains(one) || layerOf(one) !== layerOf(other)) return;
    if (one.matches("input") && other.matches(settings.inBoxes)) return;
    const box = intersection(intersection(one.getBoundingClientRect(), windowOf(one)), intersection(other.getBoundingClientRect(), windowOf(other)));
    if (box.right - box.left > 1 && box.bottom - box.top > 1) found.push(`a control over another: ${name(one)} and ${name(other)}`);
  });
});
const sends = new Set();
controls.filter((each) => each.matches("button[name]")).forEach((button) => {
  const what = [button.form?.id, button.name, button.value].join(" ");
  if (button.form?.id && sends.has(what)) found.push(`a button twice: “${button.textContent}”`);
  sends.add(what);
});

// Paragraphs: too narrow to read, or too wide.
const paragraphs = new Map();
texts.forEach((one) => {
  const of = block(one.element);
  if (!paragraphs.has(of)) paragraphs.set(of, []);
  paragraphs.get(of).push(one);
});
paragraphs.forEach((lines, element) => {
  if (!element.closest("main")) return;
  const tops = lines.map((line) => line.top).sort((a, b) => a - b);
  const number = tops.filter((top, i) => i === 0 || top - tops[i - 1] > 6).length;
  const style = getComputedStyle(element);
  const width = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const reach = Math.max(...lines.map((line) => line.right)) - Math.min(...lines.map((line) => line.left));
  if (desk && reach > settings.widest && !/^H[1-6]$/.test(element.tagName)) found.push(`a paragraph ${Math.round(reach)} pixels wide: ${quoted(lines[0])}`);
  if (element.closest(settings.narrow)) return;
  if (desk && number > 1 && width < settings.narrowest) found.push(`a paragraph ${Math.round(width)} pixels narrow: ${quoted(lines[0])}`);
  if (number >= settings.ribbonLines && width < settings.ribbon) found.push(`a ribbon ${Math.round(width)} pixels narrow: ${quoted(lines[0])}`);
});

const root = document.documentElement;
if (root.scrollWidth > root.clientWidth || root.clientWidth > settings.width) {
  const wide = [...document.querySelectorAll("body *")].filter((each) => each.getBoundingClientRect().right > root.clientWidth + 1);
  found.push(`scrolls sideways: ${root.scrollWidth} of ${settings.width} pixels, ${wide.slice(0, 3).map(name).join(", ")}`);
}
// Light: what is folded up is not drawn.
const drawn = [...document.querySelectorAll("*")].filter((each) => !each.closest("details:not([open]) > :not(summary)")).length;
if (drawn > settings.most) found.push(`${drawn} elements, none of them folded up`);
const main = document.querySelector("main");
if (!main || main.textContent.trim().length < settings.fewest) found.push("an empty page");
return [...new Set(found)];
