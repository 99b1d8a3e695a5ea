// The list of views, as a tree that is walked by keyboard.

import { element, isolated, make } from "./dom.js";
import { ancestors, viewTitle } from "./views.js";

const tree = element("tree");
const search = element("tree-search");
const closed = new Set();
/** Trees with more views than this begin with their deeper levels closed. */
const openLimit = 300;
let views = [];
let signature = "";
let handlers = { highlight() {}, select() {} };

export const onTree = (highlight, select) => { handlers = { highlight, select }; };

const isOpen = (view) => ancestors(view.parent).every(({ index }) => !closed.has(index));

const searchText = () => search.value.trim().toLowerCase();

/** The indices of the views whose names or texts contain the searched text, with their ancestors. */
const found = (text) => {
  const matches = views.filter((view) => `${viewTitle(view)} ${view.text ?? ""}`.toLowerCase().includes(text));
  return new Set(matches.flatMap((view) => ancestors(view)).map(({ index }) => index));
};

const visibleViews = () => {
  const text = searchText();
  if (!text) return views.filter(isOpen);
  const shown = found(text);
  return views.filter(({ index }) => shown.has(index));
};

const render = () => {
  const selected = tree.querySelector("[aria-selected=true]")?.dataset.index;
  const focused = tree.contains(document.activeElement) ? document.activeElement.dataset.index : null;
  tree.replaceChildren(...visibleViews().map((view) => {
    const item = make("li", {
      role: "treeitem", tabindex: "-1", "aria-level": view.depth + 1, "data-index": view.index,
      "aria-expanded": view.hasChildren ? String(!closed.has(view.index)) : null,
      "aria-selected": String(String(view.index) === selected), class: view.isHidden ? "is-hidden" : null,
    }, make("span", { class: "twisty", "aria-hidden": "true" }), make("span", {}, viewTitle(view)),
      view.text ? make("span", { class: "view-text" }, isolated(`“${view.text}”`)) : null);
    item.style.setProperty("--depth", view.depth);
    return item;
  }));
  const stop = itemOf(focused) ?? itemOf(selected) ?? tree.firstElementChild;
  if (stop) stop.tabIndex = 0;
  if (focused !== null) itemOf(focused)?.focus();
};

const itemOf = (index) => (index === null || index === undefined
  ? null : tree.querySelector(`[data-index="${Number(index)}"]`));

export const showTree = (newViews, screenID) => {
  const newSignature = JSON.stringify([screenID, newViews.map((view) => [viewTitle(view), view.depth, view.isHidden, view.text])]);
  views = newViews;
  if (newSignature === signature) return;
  signature = newSignature;
  closed.clear();
  if (views.length > openLimit) {
    for (const view of views) if (view.depth >= 3 && view.hasChildren) closed.add(view.index);
  }
  render();
};

/** Marks a view as selected and scrolls to it. */
export const markSelected = (view) => {
  for (const { index } of ancestors(view?.parent ?? null)) closed.delete(index);
  // A selected view is shown, also if it does not match the search.
  if (view && searchText() && !found(searchText()).has(view.index)) search.value = "";
  if (view && !itemOf(view.index)) render();
  for (const item of tree.children) {
    const isSelected = item.dataset.index === String(view?.index);
    if (item.getAttribute("aria-selected") === String(isSelected)) continue;
    item.setAttribute("aria-selected", String(isSelected));
    if (!isSelected) continue;
    for (const other of tree.children) other.tabIndex = other === item ? 0 : -1;
    item.scrollIntoView({ block: "nearest" });
  }
};

const toggle = (view) => {
  if (!closed.delete(view.index)) closed.add(view.index);
  render();
};

const viewOf = (target) => {
  const index = Number(target.closest("[data-index]")?.dataset.index ?? -1);
  return views.find((view) => view.index === index) ?? null;
};

const move = (item) => {
  if (!item) return;
  for (const other of tree.children) other.tabIndex = -1;
  item.tabIndex = 0;
  item.focus();
};

search.addEventListener("input", render);
search.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown") {
    event.preventDefault();
    move(tree.firstElementChild);
  }
  if (event.key !== "Escape" || !search.value) return;
  search.value = "";
  render();
  event.stopPropagation();
});
tree.addEventListener("click", (event) => {
  const view = viewOf(event.target);
  if (!view) return;
  if (event.target.className === "twisty" && view.hasChildren) toggle(view);
  else handlers.select(view);
});
tree.addEventListener("pointerover", (event) => handlers.highlight(viewOf(event.target)));
tree.addEventListener("pointerleave", () => handlers.highlight(null));
tree.addEventListener("focusin", (event) => handlers.highlight(viewOf(event.target)));
tree.addEventListener("focusout", () => handlers.highlight(null));
tree.addEventListener("keydown", (event) => {
  const item = event.target.closest("[data-index]");
  const view = item && viewOf(item);
  if (!view || event.ctrlKey || event.metaKey || event.altKey) return;
  const isClosed = closed.has(view.index);
  switch (event.key) {
    case "ArrowDown": move(item.nextElementSibling); break;
    case "ArrowUp": move(item.previousElementSibling); break;
    case "Home": move(tree.firstElementChild); break;
    case "End": move(tree.lastElementChild); break;
    case "ArrowRight":
      if (view.hasChildren && isClosed) toggle(view);
      else if (view.hasChildren) move(item.nextElementSibling);
      break;
    case "ArrowLeft":
      if (view.hasChildren && !isClosed) toggle(view);
      else if (view.parent) move(itemOf(view.parent.index));
      break;
    case "Enter": case " ": handlers.select(view); break;
    default: return;
  }
  event.preventDefault();
});
