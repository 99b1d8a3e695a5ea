// The states in which views are held: the checkboxes of a view, and the list of all held views.

import { counted, element, isolated, make } from "./dom.js";
import { currentScreen, session } from "./stage.js";
import { viewTitle } from "./views.js";

const area = element("held");
const stateNames = { highlighted: "Highlighted", selected: "Selected", disabled: "Disabled", focused: "Focused" };
const nameOf = (state) => stateNames[state] ?? state;
let handlers = { change() {}, select() {} };
let shownKey = "";

/** `change` is called when other states are held, `select` with the index of a view. */
export const onHeldStates = (change, select) => { handlers = { change, select }; };

const changed = () => {
  // The motion begins anew.
  session().time = null;
  showHeldStates();
  handlers.change();
};

const statesOf = (view) => session().hold.get(view.index)?.states ?? new Set(view.ownStates);

const hold = (view, name, isHeld) => {
  const states = new Set(statesOf(view));
  if (isHeld) states.add(name);
  else states.delete(name);
  const isOwn = states.size === view.ownStates.length && view.ownStates.every((state) => states.has(state));
  if (isOwn) session().hold.delete(view.index);
  else session().hold.set(view.index, { states, title: viewTitle(view) });
  changed();
};

/** The states in which a view can be held, as checkboxes. */
export const stateToggles = (view) => make("fieldset", { class: "states" }, make("legend", {}, "Hold states"),
  view.states.map((name) => {
    const input = make("input", {
      type: "checkbox", "data-state": name, checked: statesOf(view).has(name),
      onchange: (event) => hold(view, name, event.target.checked),
    });
    return make("label", { class: "check" }, input, nameOf(name));
  }));

const releaseAll = () => {
  session().hold.clear();
  changed();
  document.querySelector("#tabs [aria-selected=true]").focus();
};

/** Lists the held views of the current screen. */
export const showHeldStates = () => {
  const held = currentScreen() ? [...session().hold] : [];
  // A button that stays keeps its focus.
  const key = JSON.stringify(held.map(([index, { title, states }]) => [index, title, [...states]]));
  if (key === shownKey) return;
  shownKey = key;
  area.hidden = held.length === 0;
  area.replaceChildren(
    make("div", { class: "row" }, make("b", {}, counted(held.length, "held view")),
      make("button", { type: "button", onclick: releaseAll }, "Release all")),
    make("ul", {}, held.map(([index, { title, states }]) => make("li", {},
      make("button", { type: "button", class: "link", onclick: () => handlers.select(index) }, isolated(title)), " ",
      [...states].map(nameOf).join(", ") || "No state"))));
};
