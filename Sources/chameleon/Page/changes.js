// The list of changes: what was saved, when it was on screen, and which values it changed.

import { announce, counted, element, isolated, make, setText, valueNode } from "./dom.js";
import { onSave, readKey, revert } from "./edits.js";
import { locationNode, shortLocation } from "./editor-links.js";
import { isOlder, state } from "./state.js";

const log = element("log");
const entryLimit = 100;
/** Files and views of an entry beyond these are behind a disclosure. */
const fileLimit = 3;
const viewLimit = 5;
const entries = [];

const fileNode = ({ path, size }) =>
  make("span", { class: "file" }, isolated(path), size === null || size === undefined ? " deleted" : "");

const filesNode = ({ changes, moreChanges }) => {
  if (changes.length + moreChanges <= fileLimit) {
    return make("h2", { class: "files" },
      changes.flatMap((change, index) => [index > 0 ? ", " : "", fileNode(change)]));
  }
  return make("details", { class: "files" },
    make("summary", {}, make("b", {}, `${counted(changes.length + moreChanges, "file")}`)),
    make("ul", {}, changes.map((change) => make("li", {}, fileNode(change))),
      moreChanges > 0 ? make("li", {}, `and ${moreChanges.toLocaleString("en")} more`) : null));
};

const heading = ({ changes, moreChanges }) =>
  (changes.length + moreChanges === 1 ? changes[0].path : counted(changes.length + moreChanges, "file"));

/** An old and a new value with an arrow. */
const moveNode = (old, new_) => make("span", { class: "move" },
  old === null || old === undefined ? make("span", { class: "muted" }, "added") : valueNode(old, "del"), " → ",
  new_ === null || new_ === undefined ? make("span", { class: "muted" }, "removed") : valueNode(new_, "ins"));

const viewNode = (value) => make("li", {},
  make("span", { class: "nowrap" }, `${value.count > 1 ? `${value.count} × ` : ""}${value.view}`), " ",
  make("span", { class: "nowrap" }, value.property), " ", moveNode(value.old, value.new));

const groupNode = (group) => {
  const views = group.values.map(viewNode);
  const rest = views.length + group.moreValues - viewLimit;
  const hasText = Boolean(group.old || group.new);
  return make("div", { class: "group" },
    make("h3", {}, make("code", { dir: "auto" }, group.name || "Other values"), " ",
      hasText ? moveNode(group.old, group.new) : null,
      group.location ? locationNode(group, shortLocation(group)) : null),
    make("ul", { class: "views" }, rest > 0 ? views.slice(0, viewLimit) : views),
    rest > 0 ? make("details", {},
      make("summary", {}, counted(rest, "more value")),
      make("ul", { class: "views" }, views.slice(viewLimit), group.moreValues > 0
        ? make("li", { class: "muted" }, `and ${group.moreValues.toLocaleString("en")} not listed`) : null)) : null);
};

// MARK: Saves of the page

/** The saves whose change has not arrived yet: `{paths, edits}`. */
const saves = [];

/** Adds a button that takes a save of the page back, as long as the saved values are in the files. */
const addRevertButton = (entry, edits) => {
  if (!readKey() || edits.length === 0) return;
  const message = make("span", { class: "alarm", role: "status" });
  const takeBack = async () => {
    const problem = await revert(edits);
    setText(message, problem ? `Not reverted: ${problem}` : "");
    if (problem) return;
    button.remove();
    entry.node.classList.add("reverted");
  };
  const button = make("button", { type: "button", class: "revert", onclick: takeBack }, "Revert");
  entry.actions.replaceChildren(button, " ", message);
  entry.hasSave = true;
};

const concerns = (entry, paths) => paths.every((path) => entry.event.changes.some((change) => change.path === path));

onSave((paths, edits) => {
  // The event of the files can overtake the response.
  const entry = entries.slice(0, 3).find((one) => !one.hasSave && one.event.savedAt > Date.now() - 3000
    && concerns(one, paths));
  if (entry) addRevertButton(entry, edits);
  else saves.push({ paths, edits });
});

const setOutcome = (entry, text, isBroken = false) => {
  entry.isPending = false;
  setText(entry.outcome, text);
  entry.node.classList.toggle("broken", isBroken);
  setText(element("outcome"), `${heading(entry.event)}: ${text}`);
  announce(`${heading(entry.event)}: ${text}`);
};

/** Adds a change. `effect` is what it does to the pictures in view: "draws", "breaks", "fails" (there is no picture
 * yet), "none" or "no app". */
export const addChange = (event, effect) => {
  log.querySelector(".none")?.remove();
  const entry = { event, groups: new Map(), isPending: effect === "draws" };
  entry.outcome = make("span", { class: "outcome" }, "drawing…");
  entry.area = make("div", { class: "groups" });
  entry.actions = make("div", { class: "actions" });
  entry.node = make("li", {}, filesNode(event),
    make("p", { class: "time" }, new Date(event.savedAt).toLocaleTimeString(), " · ", entry.outcome), entry.area, entry.actions);
  entries.unshift(entry);
  log.prepend(entry.node);
  for (const old of entries.splice(entryLimit)) old.node.remove();
  const place = saves.findIndex(({ paths }) => concerns(entry, paths));
  if (place >= 0) addRevertButton(entry, saves.splice(0, place + 1).at(-1).edits);
  setEffect(entry, effect);
};

const setEffect = (entry, effect) => {
  if (effect === "breaks") setOutcome(entry, "has errors: the picture stays", true);
  if (effect === "fails") setOutcome(entry, "has errors: there is no picture yet", true);
  if (effect === "none") setOutcome(entry, "changes no picture in view");
  if (effect === "no app") setOutcome(entry, "reported, no app to draw");
};

/** More screens were read: tells what the pending changes do to the pictures in view. `effectOf` returns it for an event. */
export const updatePending = (effectOf) => {
  for (const entry of entries.filter(({ isPending }) => isPending)) setEffect(entry, effectOf(entry.event));
};

/** All pictures in view show this revision. */
export const markShown = (revision) => {
  for (const entry of entries.filter(({ isPending }) => isPending).reverse()) {
    if (isOlder(revision, entry.event.revision)) continue;
    const delay = Math.max(0, Math.round(Date.now() - entry.event.savedAt));
    setOutcome(entry, `on screen after ${delay.toLocaleString("en")} ms`);
  }
};

/** Ends the measurements of pictures that did not arrive before the connection was interrupted. */
export const endPending = () => {
  for (const entry of entries) if (entry.isPending) setOutcome(entry, "not measured: the connection was interrupted");
};

/** Adds changed values to their change. Screens that share a rule share its group. */
export const addValues = ({ revision, screen, groups, moreGroups }) => {
  const entry = entries.find(({ event }) => event.revision === revision);
  if (!entry) return;
  for (const group of groups) {
    const key = JSON.stringify([group.kind, group.name, group.location, group.old, group.new]);
    const known = entry.groups.get(key) ?? { ...group, values: [], moreValues: 0 };
    const place = state.screens.length > 1 ? `${state.screens.find(({ id }) => id === screen)?.title ?? screen}: ` : "";
    known.values.push(...group.values.map((value) => ({ ...value, view: place + value.view })));
    known.moreValues += group.moreValues ?? 0;
    entry.groups.set(key, known);
  }
  entry.more = Math.max(entry.more ?? 0, moreGroups ?? 0);
  entry.area.replaceChildren(...[...entry.groups.values()].map(groupNode),
    entry.more > 0 ? make("p", { class: "muted" }, `and ${counted(entry.more, "more rule")}`) : "");
};
