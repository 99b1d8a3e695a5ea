// Draws the boxes of a view over a picture, in the colours of browsers' inspectors.

import { make } from "./dom.js";
import { viewTitle } from "./views.js";

const rounded = (number) => Math.round(number * 100) / 100;

export const sizeText = ([, , width, height]) => `${rounded(width)} × ${rounded(height)}`;

const place = (node, [x, y, width, height]) => {
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  return node;
};

const widths = (sides) => sides.map((side) => `${Math.max(0, side)}px`).join(" ");

/** Nested boxes whose borders are the margin, border and padding. */
const boxes = ({ frame: [x, y, width, height], margin, border, padding }) => {
  const [top, right, bottom, left] = margin.map((side) => Math.max(0, side));
  const content = make("div", { class: "content-box" });
  const paddingBox = make("div", { class: "padding-box" }, content);
  const borderBox = make("div", { class: "border-box" }, paddingBox);
  const marginBox = make("div", { class: "margin-box highlight" }, borderBox);
  marginBox.style.borderWidth = widths(margin);
  borderBox.style.borderWidth = widths(border);
  paddingBox.style.borderWidth = widths(padding);
  return place(marginBox, [x - left, y - top, width + left + right, height + top + bottom]);
};

/** Highlights a view, or none if it is null. */
export const showHighlight = (variant, view) => {
  variant.layer.querySelectorAll(".highlight").forEach((old) => old.remove());
  variant.tag.hidden = !view;
  if (!view) return;
  const gaps = (view.gaps ?? []).map((gap) => place(make("div", { class: "gap-box highlight" }), gap));
  variant.layer.append(boxes(view), ...gaps);
  variant.tag.replaceChildren(make("b", {}, viewTitle(view)), ` ${sizeText(view.frame)}`);
  const [x, y, , height] = view.visible ?? view.frame;
  const zoom = variant.box.clientWidth / variant.width;
  const tagHeight = 30;
  // Below the view if there is space in the picture, else above, else inside.
  const below = (y + height) * zoom + 4;
  const top = below + tagHeight < variant.box.clientHeight ? below : Math.max(0, y * zoom - tagHeight);
  variant.tag.style.top = `${top}px`;
  variant.tag.style.left = `${Math.min(Math.max(0, x * zoom), variant.box.clientWidth - variant.tag.offsetWidth)}px`;
};

export const showSelection = (variant, view) => {
  variant.layer.querySelectorAll(".selection").forEach((old) => old.remove());
  if (view?.visible) variant.layer.append(place(make("div", { class: "selection" }), view.visible));
};

const ring = (name, sides, inner) => make("div", { class: `ring ${name}` },
  make("span", { class: "ring-name" }, name),
  ...["top", "right", "bottom", "left"].map((side, index) =>
    make("span", { class: `side ${side}` }, sides[index] === 0 ? "–" : String(rounded(sides[index])))),
  inner);

/** The diagram of a view's margin, border, padding and content, with their numbers. */
export const boxDiagram = (view) => {
  const [, , width, height] = view.frame;
  const [top, right, bottom, left] = view.border.map((side, index) => side + view.padding[index]);
  const content = make("div", { class: "ring content" },
    `${rounded(Math.max(0, width - left - right))} × ${rounded(Math.max(0, height - top - bottom))}`);
  return make("div", { class: "diagram", role: "group", "aria-label": "Box, in points: top, right, bottom, left" },
    ring("margin", view.margin, ring("border", view.border, ring("padding", view.padding, content))));
};
