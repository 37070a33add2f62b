// A browser unpacks even a font that is at hand only once a text asks for it, and draws that text in another one until
// then. This runs before the body is read: the fonts of the first sheets (they alone have `font-display: block`) are ready
// when the first line is laid out, or nothing is shown for the few milliseconds that are missing.
const waiting = [...document.fonts].filter(({ display }) => display === "block").map((face) => face.load());
const hidden = new CSSStyleSheet();
hidden.replaceSync("body { visibility: hidden }");
document.adoptedStyleSheets = [hidden];
// Text that was drawn without the optional Latin letters keeps its stand-in. Letters that an earlier page has fetched may come
// just after the first picture, though, and move its text. So they are asked for now, and get one frame.
const optional = [...document.fonts].filter(({ display }) => display === "optional").map((face) => face.load());
const frame = new Promise((passed) => setTimeout(passed, 16));
const atHand = Promise.race([Promise.allSettled(optional), frame]);
Promise.allSettled([...waiting, atHand]).then(() => {
  document.adoptedStyleSheets = [];
  // after the first picture: what the text is drawn with may change then, and its bytes have kept nobody waiting
  requestAnimationFrame(() => setTimeout(takeUpLater));
});

function takeUpLater() {
  const later = document.querySelector("link[data-later]");
  if (later) later.media = "all";
}
