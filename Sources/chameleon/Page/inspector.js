// The inspector: highlights views, shows the rules of the selected one, and holds its states.

import { announce, element, isolated, make } from "./dom.js";
import { filterValues, refreshEditStates, setVariables, showValues } from "./declarations.js";
import { editsParameter, onEdits, updateProblems } from "./edits.js";
import { onHeldStates, stateToggles } from "./held-states.js";
import { boxDiagram, showHighlight, showSelection, sizeText } from "./highlight.js";
import { Latest } from "./latest.js";
import { currentScreen, draw, onStage, session, variantOf, variants } from "./stage.js";
import { markSelected, onTree, showTree } from "./tree.js";
import { ancestors, viewAt, viewTitle } from "./views.js";

const stage = element("stage");
const button = element("inspect");
const details = element("details");

/** The views under the pointer are highlighted and a click selects one. */
let isOn = false;
/** The variant whose views and values are shown. */
let active = null;
let highlighted = null;
let showPanel = () => {};

/** `open` shows the tab of the inspector. */
export const onInspect = (open) => { showPanel = open; };

const isOpen = () => !element("inspect-panel").hidden && !element("panel").hidden;
const viewIn = (variant, index) => variant.views.find((view) => view.index === index) ?? null;
const activeVariant = () => (variants.includes(active) ? active : variants[0] ?? null);
const selectedView = () => {
  const variant = activeVariant();
  return variant && currentScreen() ? viewIn(variant, session().selected) : null;
};

export const setInspecting = (value) => {
  isOn = value && currentScreen() !== null;
  button.setAttribute("aria-pressed", String(isOn));
  stage.classList.toggle("inspecting", isOn);
  if (isOn) {
    showPanel();
    refresh();
    // The arrow keys walk the tree from here.
    if ([document.body, button].includes(document.activeElement)) variants[0].box.focus({ preventScroll: true });
  } else {
    highlight(null);
  }
};

export const isInspecting = () => isOn;

/** Highlights a view in all variants: they show the same tree. */
const highlight = (view) => {
  highlighted = view?.index ?? null;
  for (const variant of variants) showHighlight(variant, viewIn(variant, highlighted));
};

const select = (view) => {
  session().selected = view?.index ?? null;
  showPanel();
  markSelected(view);
  showDetails();
  for (const variant of variants) showSelection(variant, viewIn(variant, view?.index));
};

const loader = new Latest((answer, { screen, edits, index }) => {
  updateProblems(answer.editProblems ?? [], screen, edits);
  // The page may show another screen by now.
  if (screen.id !== currentScreen()?.id || index !== session().selected || !valueArea) return;
  setVariables(answer.variables ?? []);
  setSection(variableArea, answer.variables ?? []);
  setSection(valueArea, answer.values ?? []);
  filterValues(valueArea, element("filter").value);
});

let valueArea = null;
let variableArea = null;
let shownKey = "";

const setSection = (area, values) => {
  showValues(area, values);
  area.parentElement.hidden = values.length === 0;
};

const section = (title, area, ...more) => make("section", { hidden: true }, make("h2", {}, title, more), area);

const showDetails = () => {
  const view = selectedView();
  if (!view) {
    shownKey = "";
    valueArea = null;
    loader.forget();
    details.replaceChildren(make("p", { class: "none" }, currentScreen()
      ? "Choose Inspect and click a view, or select one in the list, to see its values and the rules that set them."
      : "Open a screen to see its views."));
    return;
  }
  // The fields of the values stay while they are edited; everything else is replaced.
  const key = `${currentScreen().id} ${view.index} ${viewTitle(view)}`;
  if (key !== shownKey) {
    shownKey = key;
    variableArea = make("div", { class: "values" });
    valueArea = make("div", { class: "values", id: "values" });
    const name = "Filter values";
    const filter = make("input", { type: "search", id: "filter", class: "search", placeholder: name, "aria-label": name });
    filter.addEventListener("input", () => filterValues(valueArea, filter.value));
    details.replaceChildren(
      make("div", { id: "summary" }), section("Values", valueArea, filter), section("Variables", variableArea));
  }
  const focusedState = document.activeElement?.dataset?.state;
  element("summary").replaceChildren(
    make("nav", { "aria-label": "Ancestors" }, make("ol", { class: "path" }, ancestors(view.parent).map(
      (one) => make("li", {}, make("button", {
        type: "button", onclick: () => select(one),
        onpointerenter: () => highlight(one), onpointerleave: () => highlight(null),
      }, viewTitle(one)))))),
    make("h2", { id: "selected" }, isolated(viewTitle(view)), make("span", { class: "size" }, sizeText(view.frame))),
    make("div", { class: "box-and-states" }, boxDiagram(view), view.states.length > 0 ? stateToggles(view) : null));
  if (focusedState) element("summary").querySelector(`[data-state="${focusedState}"]`)?.focus();
  const screen = currentScreen();
  loader.want(activeVariant().detailsURL(view.index), { screen, edits: editsParameter(screen), index: view.index });
};

/** Empties the lists of views and values, which are those of another screen. */
export const showNoViews = () => {
  showTree([], null);
  showDetails();
};

/** Fetches what is shown again, after the picture has changed. */
export const refresh = () => {
  if (!currentScreen() || !(isOn || isOpen())) return;
  for (const variant of variants) variant.wantViews({ again: true });
};

onStage("picture", (variant) => { if (isOn || isOpen()) variant.wantViews(); });
onStage("views", (variant) => {
  if (variant === activeVariant() && (isOn || isOpen())) {
    showTree(variant.views, currentScreen().id);
    markSelected(selectedView());
    showDetails();
  }
  showSelection(variant, isOpen() || isOn ? viewIn(variant, session().selected) : null);
  showHighlight(variant, viewIn(variant, highlighted));
});
onEdits(() => {
  draw();
  if (valueArea) [valueArea, variableArea].forEach(refreshEditStates);
  // The bar that appears below the values takes space from them.
  const field = details.querySelector(".editor:focus");
  const isCovered = field?.getBoundingClientRect().bottom > details.getBoundingClientRect().bottom;
  if (isCovered) field.scrollIntoView({ block: "nearest" });
  refresh();
});
onHeldStates(() => {
  draw();
  showDetails();
  refresh();
}, (index) => {
  session().selected = index;
  showPanel();
  refresh();
});
onTree(highlight, select);

// MARK: Pointing

stage.addEventListener("pointermove", (event) => {
  if (!isOn) return;
  const variant = variantOf(event.target);
  if (!variant) return highlight(null);
  active = variant;
  const view = viewAt(variant.views, variant.point(event));
  if (view?.index !== highlighted) highlight(view);
});
stage.addEventListener("pointerleave", () => { if (isOn) highlight(null); });
stage.addEventListener("click", (event) => {
  const variant = isOn ? variantOf(event.target) : null;
  if (!variant) return;
  active = variant;
  select(viewAt(variant.views, variant.point(event)));
});

// MARK: Keyboard

const walkTo = (view) => {
  highlight(view);
  announce(viewTitle(view));
};

stage.addEventListener("keydown", (event) => {
  const variant = isOn ? variantOf(event.target) : null;
  if (!variant || event.ctrlKey || event.metaKey || event.altKey || variant.views.length === 0) return;
  const { views } = variant;
  const view = viewIn(variant, highlighted) ?? viewIn(variant, session().selected) ?? views[0];
  const siblings = views.filter(({ parent }) => parent === view.parent);
  const place = siblings.indexOf(view);
  const targets = {
    ArrowUp: siblings[place - 1] ?? view.parent, ArrowDown: siblings[place + 1] ?? view,
    ArrowLeft: view.parent ?? view, ArrowRight: views.find(({ parent }) => parent === view) ?? view,
  };
  active = variant;
  if (event.key === "Enter") select(view);
  else if (event.key in targets) walkTo(targets[event.key] ?? view);
  else return;
  event.preventDefault();
});

button.addEventListener("click", () => setInspecting(!isOn));
showDetails();
