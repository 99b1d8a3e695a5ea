// Scrolls the app by wheel, touch and keyboard.

import { element, make } from "./dom.js";
import { draw, onStage, session, variantOf, variants } from "./stage.js";
import { largestScroller, scrollBy, scroller, viewAt } from "./views.js";

const stage = element("stage");
const lineHeight = 16;
const arrowStep = 40;
let refresh;

const scroll = (variant, view, axis, distance) => {
  const offset = scrollBy(view, axis, distance);
  session().scroll.set(view.index, [...offset]);
  showPosition(variant, view);
  draw();
  refreshLater();
};

/** Fetches the views once scrolling pauses: until then only the pictures are needed. */
const refreshLater = () => {
  clearTimeout(refresh);
  refresh = setTimeout(() => variants.forEach((variant) => variant.wantViews()), 150);
};

/** Scrolls the innermost view at a point that can scroll that far. Returns whether there is one. */
const scrollAt = (variant, point, distances) => {
  const target = viewAt(variant.views, point);
  let hasScrolled = false;
  for (const [axis, distance] of Object.entries(distances)) {
    const view = scroller(target, axis, distance);
    if (!view) continue;
    scroll(variant, view, axis, distance);
    hasScrolled = true;
  }
  return hasScrolled;
};

/** Shows for a moment where a view is scrolled to. */
const showPosition = (variant, view) => {
  if (!view.visible) return;
  const [x, y, width, height] = view.visible;
  const { offset, min, max } = view.scroll;
  const bars = [];
  if (max[1] > min[1]) {
    const length = Math.max(24, height * height / (height + max[1] - min[1]));
    bars.push([x + width - 5, y + (height - length) * (offset[1] - min[1]) / (max[1] - min[1]), 4, length]);
  }
  if (max[0] > min[0]) {
    const length = Math.max(24, width * width / (width + max[0] - min[0]));
    bars.push([x + (width - length) * (offset[0] - min[0]) / (max[0] - min[0]), y + height - 5, length, 4]);
  }
  variant.layer.querySelectorAll(".position").forEach((old) => old.remove());
  for (const [left, top, barWidth, barHeight] of bars) {
    const bar = make("div", { class: "position" });
    Object.assign(bar.style, { left: `${left}px`, top: `${top}px`, width: `${barWidth}px`, height: `${barHeight}px` });
    bar.addEventListener("animationend", () => bar.remove());
    variant.layer.append(bar);
  }
};

stage.addEventListener("wheel", (event) => {
  const variant = variantOf(event.target);
  if (!variant || event.ctrlKey) return;
  const point = variant.point(event);
  const unit = event.deltaMode === 0 ? 1 / point.zoom : event.deltaMode === 1 ? lineHeight : variant.height;
  const [x, y] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
  if (scrollAt(variant, point, { x: x * unit, y: y * unit })) event.preventDefault();
}, { passive: false });

// A finger drags the content.
let touch = null;
stage.addEventListener("pointerdown", (event) => {
  const variant = variantOf(event.target);
  if (event.pointerType !== "mouse" && variant) touch = { id: event.pointerId, variant, last: variant.point(event) };
});
addEventListener("pointermove", (event) => {
  if (touch?.id !== event.pointerId) return;
  const point = touch.variant.point(event);
  scrollAt(touch.variant, touch.last, { x: touch.last.x - point.x, y: touch.last.y - point.y });
  touch.last = point;
});
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => { touch = null; });

const keySteps = (height) => ({
  ArrowDown: ["y", arrowStep], ArrowUp: ["y", -arrowStep], ArrowRight: ["x", arrowStep], ArrowLeft: ["x", -arrowStep],
  PageDown: ["y", height * 0.8], PageUp: ["y", -height * 0.8], End: ["y", 1e6], Home: ["y", -1e6],
});

stage.addEventListener("keydown", (event) => {
  const variant = variants.find(({ box }) => box === event.target);
  // While inspecting, the keys walk the tree.
  if (!variant || stage.classList.contains("inspecting") || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = keySteps(variant.height)[event.key];
  const view = step && largestScroller(variant.views, ...step);
  if (!view) return;
  event.preventDefault();
  scroll(variant, view, ...step);
});

// Views are fetched before they are needed: whether a wheel event scrolls is decided at once.
for (const name of ["pointerover", "focusin"]) {
  stage.addEventListener(name, (event) => variantOf(event.target)?.wantViews());
}
onStage("picture", (variant) => {
  if (variant.box.matches(":hover, :focus-within")) refreshLater();
});
onStage("views", (variant) => {
  // The response may be older than the last step.
  for (const { index, scroll: one } of variant.views) {
    const offset = one && session().scroll.get(index);
    if (offset) one.offset = offset.map((value, axis) => Math.min(one.max[axis], Math.max(one.min[axis], value)));
  }
  variant.box.classList.toggle("scrolls", variant.views.some(
    ({ scroll: one }) => one && (one.max[0] > one.min[0] || one.max[1] > one.min[1])));
});
