// The values of a view with their declarations, which are edited in place.

import { counted, isColor, make, valueNode } from "./dom.js";
import { keyOf, hasProblem, readKey, saveButton, triedValue, tryValue, undo } from "./edits.js";
import { fileName, locationNode, shortLocation } from "./editor-links.js";
import { grammarNode, shortMessage } from "./messages.js";
import { state } from "./state.js";

const number = /(?<![\w#.-])-?(?:\d+\.?\d*|\.\d+)/g;

/** The text with the number at the caret changed by a step, as `[text, caret]`, or null if there is no number. */
const stepped = (text, caret, step) => {
  for (const match of text.matchAll(number)) {
    const end = match.index + match[0].length;
    if (caret < match.index || caret > end) continue;
    const value = String(Math.round((Number(match[0]) + step) * 1000) / 1000);
    return [text.slice(0, match.index) + value + text.slice(end), match.index + value.length];
  }
  return null;
};

const canvas = document.createElement("canvas").getContext("2d");

/**
 * A colour as `#rrggbb` and its alpha as two digits, "" if opaque. Null for colours that differ by scheme or are not
 * in sRGB.
 */
const hexParts = (text) => {
  const untouched = "#010203";
  canvas.fillStyle = untouched;
  canvas.fillStyle = text;
  const style = canvas.fillStyle;
  if (style === untouched && text.trim() !== untouched) return null;
  if (style.startsWith("#")) return [style, ""];
  if (!style.startsWith("rgba(")) return null;
  const [red, green, blue, alpha] = style.match(/[\d.]+/g).map(Number);
  const hex = (value) => Math.round(value).toString(16).padStart(2, "0");
  return [`#${hex(red)}${hex(green)}${hex(blue)}`, hex(alpha * 255)];
};

/** A value as a text field shows it. */
const oneLine = (text) => text.replace(/\s*\n\s*/g, " ");

/** The size of a field with space for its caret. */
const fieldSize = (text) => Math.max(2, text.length + 1);

const editor = (declaration) => {
  const { edit, property } = declaration;
  const name = `${property} in ${declaration.selector ?? "inline style"}`;
  const initial = triedValue(edit)?.value ?? oneLine(edit.original);
  const input = make("input", {
    type: "text", class: "editor", value: initial, size: fieldSize(initial), spellcheck: "false",
    autocomplete: "off", "aria-label": name, "data-key": keyOf(edit),
  });
  const apply = (value) => {
    input.value = value;
    input.size = fieldSize(value);
    tryValue(edit, value === oneLine(edit.original) ? edit.original : value, property);
  };
  input.addEventListener("input", () => apply(input.value));
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && triedValue(edit)) {
      apply(oneLine(edit.original));
      event.stopPropagation();
    }
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    const size = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
    const result = stepped(input.value, input.selectionStart, direction * size);
    event.preventDefault();
    if (!result) return;
    apply(result[0]);
    input.setSelectionRange(result[1], result[1]);
  });
  const parts = [input];
  if (isColor(initial) && hexParts(initial)) {
    const picker = make("input", {
      type: "color", class: "picker", value: hexParts(initial)[0], "aria-label": `Colour of ${name}`,
      "data-key": `${keyOf(edit)}:color`,
    });
    picker.addEventListener("input", () => {
      const alpha = isColor(input.value) ? hexParts(input.value)?.[1] : null;
      apply(picker.value + (alpha ?? ""));
    });
    parts.unshift(picker);
  }
  return make("span", { class: "editing" }, parts);
};

/** Says that a value is only tried, what is wrong with it, and how to save or undo it. */
const editState = (edit, problemID) => {
  const entry = triedValue(edit);
  if (!entry || entry.isSubmitted) return [];
  return [
    make("span", { class: "tried" }, "Not saved"),
    // The bar below says how to be allowed to save.
    readKey() ? saveButton(`Save to ${fileName(edit.path)}`, edit.path) : null,
    make("button", { type: "button", onclick: () => undo([edit]) }, "Undo"),
    // The last line, so that the buttons stay in their places when it appears.
    entry.problem ? make("p", { class: "alarm", id: problemID }, shortMessage(entry.problem)) : null,
    entry.problem ? grammarNode(entry.problem) : null,
  ];
};

let rowCount = 0;

const declarationNode = (declaration) => {
  const { won, selector, property, value, isImportant, location, edit } = declaration;
  const row = make("div", { class: `declaration ${won ? "won" : "lost"}` },
    make("div", { class: "origin" },
      make("code", { dir: "auto" }, selector ?? "inline style"),
      location ? locationNode(declaration, shortLocation(declaration)) : null),
    make("div", { class: "source" },
      make("span", {}, make(won ? "span" : "s", { class: "property" }, property), ": "),
      edit && state.mayEdit ? editor(declaration) : make(won ? "span" : "s", {}, valueNode(value)),
      isImportant ? " !important" : ""),
    won ? null : make("span", { class: "unseen" }, "overridden"));
  if (edit && state.mayEdit) {
    rowCount += 1;
    const actions = make("div", { class: "actions", id: `actions-${rowCount}` });
    actions.edit = edit;
    row.append(actions);
  }
  return row;
};

/** Whether two values come from the same declarations, as the four sides of a shorthand do. */
const originOf = ({ declarations }) => JSON.stringify(declarations.map(
  ({ selector, property, location, won, edit, value }) =>
    [selector, property, location, won, edit ? [keyOf(edit), edit.hash] : value]));

const grouped = (values) => {
  const groups = new Map();
  for (const value of values) {
    const origin = value.declarations.length > 0 ? originOf(value) : value.property;
    if (!groups.has(origin)) groups.set(origin, []);
    groups.get(origin).push(value);
  }
  return [...groups];
};

const blockNode = ([, values]) => make("div", { class: "block" },
  ...values.map(({ property, value }) => make("div", { class: "computed", "data-property": property },
    make("b", { class: "property" }, property), " ", valueNode(value))),
  ...values[0].declarations.map(declarationNode),
  values[0].moreDeclarations > 0
    ? make("p", { class: "muted" }, `and ${counted(values[0].moreDeclarations, "more declaration")}`) : null);

/** Brings fields up to date with the values that are tried. */
export const refreshEditStates = (area) => {
  for (const actions of area.querySelectorAll(".actions")) {
    const { edit } = actions;
    const entry = triedValue(edit);
    const problem = entry?.problem ?? null;
    const input = actions.parentElement.querySelector(".editor");
    const key = JSON.stringify([entry?.value !== undefined && !entry.isSubmitted, problem, hasProblem(edit.path)]);
    if (actions.dataset.signature !== key) {
      const hadFocus = actions.contains(document.activeElement);
      const isOpen = actions.querySelector("details")?.open ?? false;
      const problemID = `${actions.id}-problem`;
      actions.dataset.signature = key;
      actions.replaceChildren(...editState(edit, problemID).filter(Boolean));
      if (isOpen) actions.querySelector("details")?.setAttribute("open", "");
      if (hadFocus) input.focus();
      input.setAttribute("aria-invalid", String(problem !== null));
      input.setAttribute("aria-describedby", problem ? problemID : "");
    }
    actions.parentElement.classList.toggle("is-tried", Boolean(entry));
    const value = oneLine(entry?.value ?? edit.original);
    if (input !== document.activeElement && input.value !== value) {
      input.value = value;
      input.size = fieldSize(value);
    }
    const picker = actions.parentElement.querySelector(".picker");
    const color = isColor(value) ? hexParts(value) : null;
    if (picker && picker !== document.activeElement && color) [picker.value] = color;
  }
};

/**
 * Shows values in an area. Elements are only replaced if the declarations have changed, so that a field keeps
 * its focus and caret.
 */
export const showValues = (area, values) => {
  const groups = grouped(values);
  const signature = JSON.stringify(
    groups.map(([origin, members]) => [origin, members.map(({ property }) => property)]));
  if (area.signature === signature) {
    groups.forEach(([, members], index) => members.forEach(({ value }, place) => {
      const old = area.children[index].children[place].querySelector(".value");
      if (old.textContent !== value) old.replaceWith(valueNode(value));
    }));
  } else {
    const { activeElement } = document;
    const key = area.contains(activeElement) ? activeElement.dataset.key : null;
    const caret = activeElement?.selectionStart;
    area.signature = signature;
    area.replaceChildren(...groups.map(blockNode));
    const again = key ? [...area.querySelectorAll("[data-key]")].find((node) => node.dataset.key === key) : null;
    again?.focus();
    if (again?.type === "text") again.setSelectionRange(caret, caret);
  }
  refreshEditStates(area);
};

/** Filters the blocks of an area by a text in their properties. */
export const filterValues = (area, text) => {
  for (const block of area.children) block.hidden = !block.textContent.toLowerCase().includes(text.toLowerCase());
};
