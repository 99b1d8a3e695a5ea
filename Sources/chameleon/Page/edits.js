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
 * The tried values by `keyOf`: `{edit, value, name, problem, isSubmitted}`. A submitted value is saved or being saved.
 */
const tried = new Map();
const listeners = [];
let notice = "";

export const keyOf = (edit) => `${edit.path}:${edit.start}`;
export const triedValue = (edit) => tried.get(keyOf(edit));

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

const requestItem = ({ edit: { path, hash, start, end }, value }) => ({ path, hash, start, end, value });

const parameter = (entries) => (entries.length > 0 ? JSON.stringify(entries.map(requestItem)) : null);

/** The values that are tried in the stylesheets of a screen. */
const entriesOf = (screen) => [...tried.values()].filter(({ edit }) => screen.stylesheets.includes(edit.path));

/** The parameter `edits` of a screen's queries, or null if nothing is tried in its stylesheets. */
export const editsParameter = (screen) => parameter(entriesOf(screen));

const changed = (text = "") => {
  notice = text;
  if (text) announce(text);
  showSummary();
  for (const listener of listeners) listener();
};

export const tryValue = (edit, value, name) => {
  const key = keyOf(edit);
  const old = tried.get(key);
  if (value === edit.original) tried.delete(key);
  // The last problem stays until the server has checked the new value, so that its message does not flicker.
  else tried.set(key, { edit, value, name, problem: old?.problem ?? null });
  if (tried.size > countLimit || encodeURIComponent(parameter([...tried.values()]) ?? "").length > lengthLimit) {
    if (old) tried.set(key, old);
    else tried.delete(key);
    return changed("Too many values are tried at once. Save or discard some first.");
  }
  changed();
};

export const undo = (edits) => {
  for (const edit of edits) tried.delete(keyOf(edit));
  changed();
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

/** Updates the problems from the server's response to a screen's query, whose parameter `edits` was `sent`. */
export const updateProblems = (problems, screen, sent) => {
  const entries = entriesOf(screen);
  if (sent === null || sent !== parameter(entries)) return;
  const stale = [];
  let isDifferent = false;
  entries.forEach((entry, index) => {
    const found = problems.find((one) => one.index === index);
    if (found?.isStale) return stale.push(entry);
    const problem = found?.message ?? null;
    isDifferent ||= problem !== entry.problem;
    if (problem && !entry.problem) announce(problemText({ ...entry, problem }));
    entry.problem = problem;
  });
  remove(stale);
  const lost = stale.filter(({ isSubmitted }) => !isSubmitted);
  const files = [...new Set(lost.map(({ edit }) => edit.path))].join(", ");
  if (lost.length > 0) changed(`${counted(lost.length, "tried value")} dropped: ${files} changed on disk.`);
  else if (isDifferent || stale.length > 0) changed(notice);
};

/** Removes values that are part of their files now. */
const removeSaved = (entries) => { if (remove(entries).length > 0) changed(notice); };

/** Removes the submitted values of files that have changed. */
export const filesDidChange = (paths) => {
  removeSaved([...tried.values()].filter(({ edit, isSubmitted }) => isSubmitted && paths.includes(edit.path)));
};

/** Whether a value of a file, or of any file if `path` is null, has a problem. */
export const hasProblem = (path) => unsaved(path).some(({ problem }) => problem);

const save = async (path) => {
  const entries = unsaved(path);
  if (entries.length === 0) return;
  if (hasProblem(path)) return announce(`Not saved. ${problemHeading}`);
  // From now on an event of the file brings the values, also if it arrives before the response.
  for (const entry of entries) entry.isSubmitted = true;
  const response = await fetch("/preview/edit", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ key: readKey() ?? "", edits: entries.map(requestItem) }),
  }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (response?.ok) {
    // The value stays in the queries until the file's event arrives. Without it the old value would flash.
    setTimeout(() => removeSaved(entries), 3000);
    return changed(`Saved to ${(answer?.written ?? []).join(", ")}.`);
  }
  for (const entry of entries) entry.isSubmitted = false;
  const waits = ({ isGood, stylesheets }) => !isGood && entries.some(({ edit }) => stylesheets.includes(edit.path));
  if (response?.status === 409 && state.screens.some(waits)) {
    return changed("Not saved. Fix the errors first: values are saved to files as the pictures show them.");
  }
  if (response?.status === 409) {
    remove(entries);
    return changed(`Not saved: ${entries[0].edit.path} has changed. Check the value there, then try again.`);
  }
  if (response?.status === 403) return changed("Not saved. Open the link that the terminal shows to allow saving.");
  changed(`Not saved: ${answer?.message ?? "the server cannot be reached"}`);
};

/**
 * Returns a button that saves the values of a file or of all files, or a hint if saving is not allowed. While a value
 * has a problem, the button does nothing. It can still have the focus, so that assistive technology reads the reason.
 */
export const saveButton = (label, path = null) => {
  if (!readKey()) return make("span", { class: "hint" }, "Open the link that the terminal shows to allow saving.");
  const isOff = hasProblem(path);
  return make("button", {
    type: "button", class: "primary", "aria-disabled": isOff ? "true" : null,
    "aria-describedby": isOff ? reasonID : null, onclick: () => save(path),
  }, label);
};

const showSummary = () => {
  const entries = unsaved();
  const area = element("unsaved");
  area.hidden = entries.length === 0 && !notice;
  const hadFocus = area.contains(document.activeElement);
  area.replaceChildren();
  if (entries.length > 0) {
    area.append(make("div", { class: "row" }, make("b", {}, counted(entries.length, "unsaved value")),
      saveButton("Save all"),
      make("button", { type: "button", onclick: () => undo(unsaved().map(({ edit }) => edit)) }, "Discard")));
    const refused = entries.filter(({ problem }) => problem);
    if (refused.length > 0) {
      area.append(make("div", { id: reasonID, class: "alarm" }, make("p", {}, problemHeading), make("ul", {},
        refused.map((entry) => make("li", {}, isolated(problemText(entry)))))));
    }
  }
  if (notice) {
    area.append(make("div", { class: "row" }, make("p", { class: "notice" }, notice),
      make("button", { type: "button", onclick: () => changed() }, "OK")));
  }
  if (hadFocus) (area.querySelector("button") ?? document.querySelector("#tabs [aria-selected=true]")).focus();
};

addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key !== "s" || !state.mayEdit) return;
  event.preventDefault();
  save(null);
});
addEventListener("beforeunload", (event) => { if (unsaved().length > 0) event.preventDefault(); });
