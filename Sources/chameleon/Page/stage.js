// The stage: the current screen in one or several variants that fit the window.

import { editsParameter } from "./edits.js";
import { element, setText } from "./dom.js";
import { setting } from "./settings.js";
import { screenWith } from "./state.js";
import { Variant } from "./variant.js";

const stage = element("stage");
const area = element("variants");
const gap = 28;
const padding = 20;
const captionHeight = 26;

const deviceNames = new Map([...element("device").options].map((option) => [option.value, option.text]));
const comparedSizes = ["320x568", "390x844", "430x932", "744x1133"];
const nameOf = (size) => deviceNames.get(size).replace(/ \d.*/, "");
const percent = (text) => `${Math.round(Number(text) * 100)} %`;

export let variants = [];
const listeners = { picture: [], views: [] };
const sessions = new Map();
let current = null;
let variantKey = "";

/** Calls `listener` with a variant when its picture (`"picture"`) or its views (`"views"`) have changed. */
export const onStage = (kind, listener) => listeners[kind].push(listener);

export const currentScreen = () => current;

/**
 * What was done to the current screen on this page: held states, scrolled views and the selected view, and the time of its motion
 * in milliseconds, which is null at rest.
 */
export const session = () => {
  if (!sessions.has(current.id)) {
    sessions.set(current.id, { hold: new Map(), scroll: new Map(), selected: null, time: null });
  }
  return sessions.get(current.id);
};

/** Indices of views are worth nothing after the tree has changed. */
export const forgetSession = (id) => sessions.delete(id);
export const forgetSessions = () => sessions.clear();

const turned = (size) => (setting("orientation") === "landscape" ? size.split("x").reverse().join("x") : size);

const wantedVariants = () => {
  const device = {
    size: turned(setting("device")), scale: setting("scale"), scheme: setting("scheme"), text: setting("text"),
    dir: setting("direction"), boxes: setting("boxes") ? "1" : "0",
  };
  switch (setting("compare")) {
    case "schemes":
      return [["Light", "light"], ["Dark", "dark"]].map(([label, scheme]) => [{ ...device, scheme }, label]);
    case "sizes": return comparedSizes.map((size) => [{ ...device, size: turned(size) }, nameOf(size)]);
    case "texts": return ["0.8", "1", "1.4", "2"].map((text) => [{ ...device, text }, `Text ${percent(text)}`]);
    case "directions":
      return [["Left to right", "ltr"], ["Right to left", "rtl"]].map(([label, dir]) => [{ ...device, dir }, label]);
    default: return [[device, `${nameOf(setting("device"))} ${device.size.replace("x", " × ")}`]];
  }
};

/** Shows a screen, or none if it is null, and draws it if its picture is out of date. */
export const draw = (screen = screenWith(current?.id) ?? null) => {
  const isOther = screen?.id !== current?.id;
  current = screen;
  area.hidden = !screen;
  if (!screen) {
    variants.forEach((variant) => variant.cancel());
    variants = [];
    variantKey = "";
    area.replaceChildren();
    return;
  }
  const wanted = wantedVariants();
  const key = JSON.stringify(wanted);
  // The old pictures stay until the new ones are there, unless they are of other devices.
  if (isOther || variants.length !== wanted.length) {
    variants.forEach((variant) => variant.cancel());
    variants = wanted.map((arguments_) => makeVariant(...arguments_));
    area.replaceChildren(...variants.map(({ figure }) => figure));
  } else if (key !== variantKey) {
    variants = wanted.map(([device, label], index) => {
      const old = variants[index];
      if (old.device.size === device.size && old.label === label) {
        old.device = device;
        old.box.dataset.scheme = device.scheme;
        return old;
      }
      const made = makeVariant(device, label);
      old.cancel();
      old.figure.replaceWith(made.figure);
      return made;
    });
  }
  variantKey = key;
  drawVariants();
  layOut();
};

/** Draws the variants of the current screen again that are out of date. */
export const drawVariants = () => {
  for (const variant of variants) {
    variant.draw(current, session());
    // The server reports problems of edits with the views.
    if (editsParameter(current)) variant.wantViews();
  }
};

/** Calls the listeners, unless the page shows other variants by now. */
const notify = (kind, variant) => {
  if (variants.includes(variant)) listeners[kind].forEach((listener) => listener(variant));
};

const makeVariant = (device, label) => new Variant(device, label, {
  onPicture: (variant) => notify("picture", variant), onViews: (variant) => notify("views", variant),
});

export const isShown = () => variants.every((variant) => variant.isCurrent);

/** Whether all variants fit at a zoom, in rows as flex-wrap makes them. */
const fits = (zoom, width, height) => {
  let [rowWidth, rowHeight, total] = [0, 0, 0];
  for (const variant of variants) {
    const next = variant.width * zoom;
    if (rowWidth > 0 && rowWidth + gap + next > width) {
      total += rowHeight + gap;
      [rowWidth, rowHeight] = [0, 0];
    }
    rowWidth += (rowWidth > 0 ? gap : 0) + next;
    rowHeight = Math.max(rowHeight, variant.height * zoom + captionHeight);
    if (next > width) return false;
  }
  return total + rowHeight <= height;
};

/** Gives the pictures their size on the page. */
export const layOut = () => {
  const isFit = setting("zoom") === "fit";
  stage.classList.toggle("fit", isFit && current !== null);
  let zoom = isFit ? 1 : Number(setting("zoom"));
  if (isFit) {
    const [width, height] = [stage.clientWidth - 2 * padding, stage.clientHeight - 2 * padding];
    let [low, high] = [0.05, 1];
    if (fits(high, width, height)) low = high;
    while (high - low > 0.001) {
      const middle = (low + high) / 2;
      if (fits(middle, width, height)) low = middle;
      else high = middle;
    }
    zoom = low;
  }
  area.style.setProperty("--zoom", zoom);
  for (const { figure, label } of variants) {
    const parts = [label];
    if (variants.length === 1 && zoom < 1) parts.push(`${Math.round(zoom * 100)} %`);
    if (!current.isGood) parts.push("before the errors");
    setText(figure.firstChild.firstChild, parts.join(" · "));
  }
};

export const variantOf = (target) => variants.find(({ box }) => box.contains(target)) ?? null;

new ResizeObserver(layOut).observe(stage);
