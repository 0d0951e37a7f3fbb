// The elements of a page whose colours stand for all: of those with the same tag, classes, colours, letters and ground
// the first two that are shown. The body of a function, for axe-core's context.
const grounds = new Map([[null, ""]]);

function groundOf(element) {
  if (!grounds.has(element)) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity].join();
    const behind = groundOf(element.parentElement);
    grounds.set(element, own === "rgba(0, 0, 0, 0),none,1" ? behind : `${behind};${own}`);
  }
  return grounds.get(element);
}

const hasWords = (element) =>
  element.matches("input, select, textarea") || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
const letters = ({ color, fontSize, fontWeight, textDecorationLine, textShadow }) => [color, fontSize, fontWeight, textDecorationLine, textShadow];

const alike = new Map();
return [...document.body.querySelectorAll("*")].filter((element) => {
  if (!hasWords(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const styles = [element, element.parentElement].map((each) => letters(getComputedStyle(each)));
  const look = [element.tagName, element.className, ...styles, groundOf(element)].join("|");
  alike.set(look, (alike.get(look) ?? 0) + 1);
  return alike.get(look) <= 2;
});
