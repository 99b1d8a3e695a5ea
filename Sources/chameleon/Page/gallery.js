// The index of screens: a small picture of each, grouped by folder.

import { counted, element, isolated, make, queryText } from "./dom.js";
import { editsParameter, onEdits } from "./edits.js";
import { makeQueue, Picture } from "./pictures.js";
import { setting } from "./settings.js";
import { state } from "./state.js";

const area = element("gallery");
/** A browser opens six connections to a host: two stay free for everything else. */
const queue = makeQueue(4);
const cards = new Map();
let shape = "";
let report = () => {};

/** Calls `listener` when pictures have changed. */
export const onGallery = (listener) => { report = listener; };

export const screenAddress = (id) => `#/${id.split("/").map(encodeURIComponent).join("/")}`;

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const card = [...cards.values()].find(({ node }) => node === target);
    if (!card) continue;
    card.isVisible = isIntersecting;
    if (isIntersecting) drawCard(card);
  }
}, { root: element("stage"), rootMargin: "100px" });

const makeCard = (screen) => {
  const picture = new Picture(() => report(), queue);
  const badges = make("span", { class: "badges" });
  const node = make("a", { class: "card", href: screenAddress(screen.id), title: screen.id }, picture.box,
    make("span", { class: "card-title" }, isolated(screen.title), badges));
  return { id: screen.id, node, picture, badges, isVisible: false };
};

const drawCard = (card) => {
  const screen = state.screens.find(({ id }) => id === card.id);
  if (!screen) return;
  const upright = setting("device");
  const size = setting("orientation") === "landscape" ? upright.split("x").reverse().join("x") : upright;
  const [width, height] = size.split("x").map(Number);
  const query = new URLSearchParams({
    screen: screen.id, size, scale: "1", scheme: setting("scheme"), text: setting("text"), dir: setting("direction"),
    boxes: setting("boxes") ? "1" : "0",
  });
  const edits = editsParameter(screen);
  if (edits) query.set("edits", edits);
  query.set("revision", screen.revision);
  card.picture.box.style.aspectRatio = `${width} / ${height}`;
  // The link has the name of the screen already.
  card.picture.want({ url: `/preview/picture?${queryText(query)}`, alt: "", width, height });
};

/** Shows the index, and draws the pictures in view that are out of date. */
export const showGallery = (isShown) => {
  area.hidden = !isShown;
  if (!isShown) {
    for (const { picture } of cards.values()) picture.cancel();
    return;
  }
  const newShape = JSON.stringify(state.screens.map(({ id, title }) => [id, title]));
  if (newShape !== shape) {
    shape = newShape;
    observer.disconnect();
    for (const { picture } of cards.values()) picture.cancel();
    cards.clear();
    for (const screen of state.screens) cards.set(screen.id, makeCard(screen));
    const groups = [...new Set(state.screens.map(({ group }) => group))];
    area.replaceChildren(...groups.map((group) => make("section", {},
      make("h2", {}, isolated(group || state.name)),
      make("div", { class: "cards" },
        state.screens.filter((screen) => screen.group === group).map(({ id }) => cards.get(id).node)))));
    for (const { node } of cards.values()) observer.observe(node);
  }
  for (const screen of state.screens) {
    const card = cards.get(screen.id);
    card.badges.replaceChildren(
      editsParameter(screen) ? make("span", { class: "badge" }, "not saved") : "",
      screen.errors > 0 ? make("span", { class: "badge error" }, counted(screen.errors, "error")) : "",
      screen.warnings > 0 ? make("span", { class: "badge warning" }, counted(screen.warnings, "warning")) : "");
    if (card.isVisible) drawCard(card);
  }
};

onEdits(() => showGallery(!area.hidden));

export const isGalleryShown = () => {
  const visible = [...cards.values()].filter(({ isVisible }) => isVisible);
  return visible.length > 0 && visible.every(({ picture }) => picture.isCurrent);
};
