// Values that are tried in all pictures before they are saved to their files.

import { announce, counted, element, isolated, make } from "./dom.js";
import { shortMessage } from "./messages.js";
import { state } from "./state.js";

/** The server's limits of the parameter `edits`, with space left in the address for the rest of the query. */
const countLimit = 20;
const lengthLimit = 3000;
const keyName = "chameleon-key";
const reasonID = "save-reason";
const problemHeading = "Correct or undo before saving:";

/**
 * The tried values by `keyOf`: `{edit, value, name, problem, warning, isSubmitted}`. A submitted value is saved or being
 * saved.
 */
const tried = new Map();
const listeners = [];
/** A message with an optional button: `{text, label, action}`. `saved` has the paths of a save until its event arrives. */
let notice = { text: "" };
const noticeTime = 10_000;

// MARK: Steps

/** The unsaved values before the last steps, and those that were taken back. */
const past = [];
const future = [];
const stepLimit = 100;
/** The declaration of the last step. A value that is typed is one step. */
let stepKey = null;

const unsavedValues = () => unsaved().map(({ edit, value, name }) => ({ edit, value, name }));

/** Begins a step, unless the same value is still typed. */
const beginStep = (key = null) => {
  if (key !== null && key === stepKey) return;
  stepKey = key;
  past.push(unsavedValues());
  past.splice(0, past.length - stepLimit);
  future.length = 0;
};

/** Ends the step of the value that was typed. */
export const endStep = () => { stepKey = null; };

const restore = (from, to) => {
  const values = from.pop();
  if (!values) return;
  to.push(unsavedValues());
  endStep();
  for (const entry of unsaved()) tried.delete(keyOf(entry.edit));
  for (const value of values) tried.set(keyOf(value.edit), { ...value, problem: null, warning: null });
  changed();
};

/** Takes the last step back, or repeats it. */
export const undoStep = () => restore(past, future);
export const redoStep = () => restore(future, past);

const forgetSteps = () => {
  past.length = 0;
  future.length = 0;
  endStep();
};

export const keyOf = (edit) => `${edit.path}:${edit.start}`;

/** The new positions of declarations whose file has changed elsewhere. Fields may still have the old ones. */
const moves = new Map();
const positionOf = ({ path, hash, start }) => `${path}:${hash}:${start}`;
const currentEdit = (edit) => {
  const visited = new Set();
  let current = edit;
  while (moves.has(positionOf(current)) && !visited.has(positionOf(current))) {
    visited.add(positionOf(current));
    current = moves.get(positionOf(current));
  }
  return current;
};

export const triedValue = (edit) => tried.get(keyOf(currentEdit(edit)));

/** Calls `listener` when a value is tried, saved or dropped. */
export const onEdits = (listener) => listeners.push(listener);

/** The key that allows saving. The link in the terminal has it in the fragment; it is not left in the address. */
export const takeKey = () => {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key) {
    try { sessionStorage.setItem(keyName, key); } catch { /* Values can still be tried. */ }
  }
  if (key || location.search) history.replaceState(null, "", location.pathname + (key ? "" : location.hash));
};

export const readKey = () => {
  try { return sessionStorage.getItem(keyName); } catch { return null; }
};

/** A value as it is written to a file: without the blanks, the semicolon and the own property that are copied with it. */
export const cleaned = (text, property) => {
  let value = text.trim();
  if (value.toLowerCase().startsWith(property.toLowerCase())) {
    value = value.slice(property.length).match(/^\s*:\s*(.+)$/s)?.[1] ?? value;
  }
  while (/(^|[^\\]);$/.test(value)) value = value.slice(0, -1).trim();
  return value;
};

const requestItem = ({ edit: { path, hash, start, end }, value }) => ({ path, hash, start, end, value });

const parameter = (entries) => (entries.length > 0 ? JSON.stringify(entries.map(requestItem)) : null);

/** The values that are tried in the stylesheets of a screen. */
const entriesOf = (screen) => [...tried.values()].filter(({ edit }) => screen.stylesheets.includes(edit.path));

/** The parameter `edits` of a screen's queries, or null if nothing is tried in its stylesheets. */
export const editsParameter = (screen) => parameter(entriesOf(screen));

/** Shows the values that are tried, and a message with an optional button. */
const changed = (text = "", more = {}) => {
  notice = { text, ...more };
  if (text) announce(text);
  showSummary();
  for (const listener of listeners) listener();
};

export const tryValue = (position, value, name) => {
  const edit = currentEdit(position);
  const key = keyOf(edit);
  const old = tried.get(key);
  if ((old?.value ?? edit.original) === value) return;
  beginStep(key);
  if (value === edit.original) tried.delete(key);
  // The last problem stays until the server has checked the new value, so that its message does not flicker.
  else tried.set(key, { edit, value, name, problem: old?.problem ?? null, warning: null });
  if (tried.size > countLimit || encodeURIComponent(parameter([...tried.values()]) ?? "").length > lengthLimit) {
    if (old) tried.set(key, old);
    else tried.delete(key);
    return changed("Too many values are tried at once. Save or discard some first.");
  }
  changed();
};

export const undo = (edits) => {
  beginStep();
  for (const edit of edits) tried.delete(keyOf(currentEdit(edit)));
  changed();
};

const discardAll = () => {
  const count = unsaved().length;
  undo(unsaved().map(({ edit }) => edit));
  changed(`${counted(count, "value")} discarded.`, { label: "Bring back", action: undoStep });
};

/** The values that are not saved, of a file, or of all files if `path` is null. */
const unsaved = (path = null) =>
  [...tried.values()].filter((entry) => !entry.isSubmitted && (path === null || entry.edit.path === path));

/** The problem of a value, with the name of the property. */
const problemText = ({ name, problem }) => {
  const message = shortMessage(problem);
  return message.endsWith(` for ${name}`) ? message : `${name}: ${message}`;
};

/** Removes values, unless others are tried at the same declarations by now, and returns the removed ones. */
const remove = (entries) => {
  const removed = entries.filter((entry) => triedValue(entry.edit) === entry);
  for (const { edit } of removed) tried.delete(keyOf(edit));
  return removed;
};

/** Gives a value the position of its declaration in a file that has changed elsewhere. */
const move = (entry, { hash, start, end, original }) => {
  if (triedValue(entry.edit) !== entry) return;
  tried.delete(keyOf(entry.edit));
  const old = positionOf(entry.edit);
  entry.edit = { ...entry.edit, hash, start, end, original };
  moves.delete(positionOf(entry.edit));
  moves.set(old, entry.edit);
  tried.set(keyOf(entry.edit), entry);
};

/** Updates the problems from the server's response to a screen's query, whose parameter `edits` was `sent`. */
export const updateProblems = (problems, screen, sent) => {
  const entries = entriesOf(screen);
  if (sent === null || sent !== parameter(entries)) return;
  const stale = [];
  let isDifferent = false;
  entries.forEach((entry, index) => {
    const found = problems.filter((one) => one.index === index);
    if (found.some(({ isStale }) => isStale)) return stale.push(entry);
    const moved = found.find(({ moved: one }) => one)?.moved;
    if (moved) move(entry, moved);
    const problem = found.find(({ kind }) => kind === "problem")?.message ?? null;
    const warning = found.find(({ kind }) => kind === "warning")?.message ?? null;
    isDifferent ||= problem !== entry.problem || warning !== entry.warning || Boolean(moved);
    if (problem && !entry.problem) announce(problemText({ ...entry, problem }));
    Object.assign(entry, { problem, warning });
  });
  remove(stale);
  const lost = stale.filter(({ isSubmitted }) => !isSubmitted);
  if (lost.length > 0) return changed(lostText(lost, "dropped", "changed on disk"));
  if (isDifferent || stale.length > 0) refreshed();
};

/** Says which values are lost, so that they can be typed again. */
const lostText = (entries, verb, reason) => {
  const files = [...new Set(entries.map(({ edit }) => edit.path))].join(", ");
  const values = entries.map(({ name, value }) => `${name}: ${value}`).join("; ");
  return `${counted(entries.length, "tried value")} ${verb}: ${files} ${reason}. ${values}`;
};

/** Shows the values again and keeps the message. */
const refreshed = () => {
  const { text, ...more } = notice;
  changed(text, more);
};

/** Removes values that are part of their files now. */
const removeSaved = (entries) => { if (remove(entries).length > 0) refreshed(); };

/** Removes the submitted values of files that have changed, and the message about an older save. */
export const filesDidChange = (paths) => {
  removeSaved([...tried.values()].filter(({ edit, isSubmitted }) => isSubmitted && paths.includes(edit.path)));
  if (!notice.saved) return;
  const isOwn = notice.saved.length > 0 && paths.every((path) => notice.saved.includes(path));
  if (isOwn) notice.saved = [];
  else changed();
};

/** Whether a value of a file, or of any file if `path` is null, has a problem. */
export const hasProblem = (path) => unsaved(path).some(({ problem }) => problem);

/** Posts a request that writes files. Returns the response with `isDone`. */
export const postChange = async (path, request) => {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ key: readKey() ?? "", ...request }),
  }).catch(() => null);
  return { status: response?.status, isDone: response?.ok ?? false, ...await response?.json().catch(() => null) };
};

const post = (edits) => postChange("/preview/edit", { edits });

const saveListeners = [];

/** Calls `listener` after a save with the paths of the files and the edits that take it back. */
export const onSave = (listener) => saveListeners.push(listener);

const didSave = ({ written, undo: back }, verb) => {
  forgetSteps();
  for (const listener of saveListeners) listener(written, back ?? []);
  const text = `${verb} ${written.join(", ")}.`;
  changed(text, { saved: written });
  setTimeout(() => {
    if (notice.text === text && !element("unsaved").contains(document.activeElement)) changed();
  }, noticeTime);
};

const keyHint = "Open the link that the terminal shows to allow saving.";

/** Takes a save back. Returns the reason why that is not possible, or null. */
export const revert = async (edits) => {
  const answer = await post(edits);
  if (answer.isDone) didSave(answer, "Reverted");
  if (answer.isDone) return null;
  return answer.status === 403 ? keyHint : answer.message ?? "the server cannot be reached";
};

const save = async (path) => {
  const entries = unsaved(path);
  if (entries.length === 0) return;
  if (hasProblem(path)) return announce(`Not saved. ${problemHeading}`);
  // From now on an event of the file brings the values, also if it arrives before the response.
  for (const entry of entries) entry.isSubmitted = true;
  const answer = await post(entries.map(requestItem));
  if (answer.isDone) {
    // The value stays in the queries until the file's event arrives. Without it the old value would flash.
    setTimeout(() => removeSaved(entries), 3000);
    return didSave(answer, "Saved to");
  }
  for (const entry of entries) entry.isSubmitted = false;
  const waits = ({ isGood, stylesheets }) => !isGood && entries.some(({ edit }) => stylesheets.includes(edit.path));
  if (answer.status === 409 && state.screens.some(waits)) {
    return changed("Not saved. Fix the errors first: values are saved to files as the pictures show them.");
  }
  if (answer.status === 409) {
    remove(entries);
    return changed(`Not saved: ${lostText(entries, "dropped", "has changed")}`);
  }
  if (answer.status === 403) return changed(`Not saved. ${keyHint}`);
  changed(`Not saved: ${answer.message ?? "the server cannot be reached"}`);
};

/**
 * Returns a button that saves the values of a file or of all files, or a hint if saving is not allowed. While a value
 * has a problem, the button does nothing. It can still have the focus, so that assistive technology reads the reason.
 */
export const saveButton = (label, path = null) => {
  if (!readKey()) return make("span", { class: "hint" }, keyHint);
  const isOff = hasProblem(path);
  return make("button", {
    type: "button", class: "primary", "aria-disabled": isOff ? "true" : null,
    "aria-describedby": isOff ? reasonID : null, onclick: () => save(path),
  }, label);
};

const showSummary = () => {
  const entries = unsaved();
  const area = element("unsaved");
  area.hidden = entries.length === 0 && !notice.text;
  const hadFocus = area.contains(document.activeElement);
  area.replaceChildren();
  if (entries.length > 0) {
    area.append(make("div", { class: "row" }, make("b", {}, counted(entries.length, "unsaved value")),
      saveButton("Save all"),
      make("button", { type: "button", onclick: discardAll }, "Discard")));
    const refused = entries.filter(({ problem }) => problem);
    if (refused.length > 0) {
      area.append(make("div", { id: reasonID, class: "alarm" }, make("p", {}, problemHeading), make("ul", {},
        refused.map((entry) => make("li", {}, isolated(problemText(entry)))))));
    }
  }
  if (notice.text) {
    area.append(make("div", { class: "row" }, make("p", { class: "notice" }, notice.text),
      notice.action ? make("button", { type: "button", onclick: notice.action }, notice.label) : null,
      make("button", { type: "button", onclick: () => changed() }, "OK")));
  }
  if (hadFocus) (area.querySelector("button") ?? document.querySelector("#tabs [aria-selected=true]")).focus();
};

addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key !== "s" || !state.mayEdit) return;
  event.preventDefault();
  save(null);
});
addEventListener("keydown", (event) => {
  // A text field takes its own letters back.
  const isInText = event.target.matches?.("textarea, input:not([type=checkbox], [type=radio], [type=color])");
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isInText) return;
  const key = event.key.toLowerCase();
  const step = key === "y" || key === "z" && event.shiftKey ? redoStep : key === "z" ? undoStep : null;
  if (!step) return;
  event.preventDefault();
  step();
});
addEventListener("beforeunload", (event) => { if (unsaved().length > 0) event.preventDefault(); });
