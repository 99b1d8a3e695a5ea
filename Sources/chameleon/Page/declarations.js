// The values of a view with their declarations, which are edited in place.

import { counted, isColor, make, valueNode } from "./dom.js";
import { cleaned, endStep, hasProblem, keyOf, readKey, saveButton, triedValue, tryValue, undo } from "./edits.js";
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

// MARK: Colours

/** The variables of the view, by their names. */
let variables = new Map();

export const setVariables = (values) => {
  variables = new Map([...values].reverse().map((value) => [value.property, value]));
};

/** Strings, addresses, variables (of InterfaCSS as well), and texts that may be colours. */
const colorText = new RegExp([
  /"[^"]*"|'[^']*'|url\([^)]*\)/, /var\(\s*(--[\w-]+)[^()]*\)|@([\w-]+)/, /#[0-9a-f]{3,8}\b/,
  /(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/, /[a-z][a-z-]*/,
].map(({ source }) => source).join("|"), "gi");
const colorLimit = 8;

/**
 * The colours in a value, in order: `{edit, property, selector, start, end, color}`. The colours of a variable are in the
 * declaration of the variable.
 */
const colorsIn = ({ edit, property, selector }, visited = []) => {
  if (!edit || visited.includes(keyOf(edit))) return [];
  const text = triedValue(edit)?.value ?? edit.original;
  const colors = [];
  for (const match of text.matchAll(colorText)) {
    const name = match[1] ?? (match[2] ? `--${match[2]}` : null);
    if (name) {
      const declaration = variables.get(name)?.declarations[0];
      if (declaration) colors.push(...colorsIn(declaration, [...visited, keyOf(edit)]));
    } else if (isColor(match[0]) && hexParts(match[0])) {
      colors.push({
        edit, property, selector, start: match.index, end: match.index + match[0].length, color: match[0],
      });
    }
  }
  return colors.slice(0, colorLimit);
};

const colorName = ({ property, selector }, scheme) =>
  `Colour${scheme ? ` in ${scheme} mode` : ""} of ${property} in ${selector ?? "inline style"}`;

/** The colour schemes of the colours, if the value is `light-dark()`. */
const schemesOf = (declaration, colors) => {
  const text = triedValue(declaration.edit)?.value ?? declaration.edit.original;
  const direct = variables.get(text.match(/^\s*var\(\s*(--[\w-]+)\s*\)\s*$/)?.[1])?.declarations[0];
  if (direct?.edit) return schemesOf(direct, colors);
  return colors.length === 2 && /^\s*light-dark\(/i.test(text) ? ["light", "dark"] : [];
};

/** Shows a field for each colour of a declaration, unless the fields are there already. */
const refreshPickers = (area, declaration) => {
  const colors = colorsIn(declaration);
  const schemes = schemesOf(declaration, colors);
  const key = JSON.stringify(colors.map(({ edit }, index) => [keyOf(edit), schemes[index]]));
  if (area.dataset.signature !== key) {
    area.dataset.signature = key;
    area.replaceChildren(...colors.map((target, index) => {
      const picker = make("input", {
        type: "color", class: "picker", "aria-label": colorName(target, schemes[index]),
        title: colorName(target, schemes[index]), "data-key": `${keyOf(declaration.edit)}:color-${index}`,
      });
      const pick = () => {
        const { edit, property, start, end, color } = colorsIn(declaration)[index] ?? {};
        if (!edit || hexParts(color)[0] === picker.value) return;
        const text = triedValue(edit)?.value ?? edit.original;
        const alpha = /^transparent$/i.test(color) ? "" : hexParts(color)[1];
        const value = text.slice(0, start) + picker.value + alpha + text.slice(end);
        tryValue(edit, value, property);
      };
      picker.addEventListener("input", pick);
      picker.addEventListener("change", () => { pick(); endStep(); });
      return picker;
    }));
  }
  colors.forEach(({ color }, index) => {
    const picker = area.children[index];
    if (picker !== document.activeElement) [picker.value] = hexParts(color);
  });
};

// MARK: Fields

const editor = (declaration) => {
  const { edit, property } = declaration;
  const name = `${property} in ${declaration.selector ?? "inline style"}`;
  const initial = oneLine(triedValue(edit)?.value ?? edit.original);
  const input = make("input", {
    type: "text", class: "editor", value: initial, size: fieldSize(initial), spellcheck: "false",
    autocomplete: "off", "aria-label": name, "data-key": keyOf(edit),
  });
  let applied = initial;
  const apply = (text) => {
    applied = text;
    input.value = text;
    input.size = fieldSize(text);
    const value = cleaned(text, property);
    tryValue(edit, value === oneLine(edit.original) ? edit.original : value, property);
  };
  input.addEventListener("input", () => apply(input.value));
  input.addEventListener("change", () => {
    // A field that is replaced while it has the focus also sends this event.
    if (input.value !== applied) apply(input.value);
    endStep();
    // The field shows the value that is tried, without the blanks and the semicolon around it.
    const value = oneLine(triedValue(edit)?.value ?? edit.original);
    if (input.value !== value) input.value = value;
  });
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
  const pickers = make("span", { class: "pickers" });
  refreshPickers(pickers, declaration);
  return make("span", { class: "editing" }, pickers, input);
};

/** Says that a value is only tried, what is wrong with it, and how to save or undo it. */
const editState = (edit, problemID) => {
  const entry = triedValue(edit);
  if (!entry || entry.isSubmitted) return [];
  const message = entry.problem ?? entry.warning;
  return [
    make("span", { class: "tried" }, "Not saved"),
    // The bar below says how to be allowed to save.
    readKey() ? saveButton(`Save to ${fileName(edit.path)}`, edit.path) : null,
    make("button", { type: "button", onclick: () => undo([edit]) }, "Undo"),
    // The last line, so that the buttons stay in their places when it appears.
    message ? make("p", { class: entry.problem ? "alarm" : "warning-text", id: problemID }, shortMessage(message)) : null,
    message ? grammarNode(message) : null,
  ];
};

let rowCount = 0;

const declarationNode = (declaration) => {
  const { won, selector, groups, property, value, isImportant, location, edit } = declaration;
  const row = make("div", { class: `declaration ${won ? "won" : "lost"}` },
    ...(groups ?? []).map((group) => make("code", { class: "group", dir: "auto" }, group)),
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
    actions.declaration = declaration;
    row.append(actions);
  }
  return row;
};

/** Whether two values come from the same declarations, as the four sides of a shorthand do. */
const originOf = ({ declarations }) => JSON.stringify(declarations.map(
  ({ selector, groups, property, location, won, edit, value }) =>
    [selector, groups, property, location, won, edit ? [keyOf(edit), edit.hash] : value]));

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
    const warning = entry?.warning ?? null;
    const input = actions.parentElement.querySelector(".editor");
    const key = JSON.stringify([entry?.value !== undefined && !entry.isSubmitted, problem, warning, hasProblem(edit.path)]);
    if (actions.dataset.signature !== key) {
      const hadFocus = actions.contains(document.activeElement);
      const isOpen = actions.querySelector("details")?.open ?? false;
      const problemID = `${actions.id}-problem`;
      actions.dataset.signature = key;
      actions.replaceChildren(...editState(edit, problemID).filter(Boolean));
      if (isOpen) actions.querySelector("details")?.setAttribute("open", "");
      if (hadFocus) input.focus();
      input.setAttribute("aria-invalid", String(problem !== null));
      input.setAttribute("aria-describedby", problem || warning ? problemID : "");
    }
    actions.parentElement.classList.toggle("is-tried", Boolean(entry));
    const value = oneLine(entry?.value ?? edit.original);
    if (input !== document.activeElement && input.value !== value) {
      input.value = value;
      input.size = fieldSize(value);
    }
    refreshPickers(actions.parentElement.querySelector(".pickers"), actions.declaration);
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
    const { key, label } = area.contains(activeElement)
      ? { key: activeElement.dataset.key, label: activeElement.getAttribute("aria-label") } : {};
    const caret = activeElement?.selectionStart;
    area.signature = signature;
    area.replaceChildren(...groups.map(blockNode));
    const fields = key ? [...area.querySelectorAll("[data-key]")] : [];
    // The declaration has another position if its file has changed before it.
    const again = fields.find((node) => node.dataset.key === key)
      ?? fields.find((node) => node.getAttribute("aria-label") === label);
    again?.focus();
    if (again?.type === "text") again.setSelectionRange(caret, caret);
  }
  refreshEditStates(area);
};

/** Filters the blocks of an area by a text in their properties. */
export const filterValues = (area, text) => {
  for (const block of area.children) block.hidden = !block.textContent.toLowerCase().includes(text.toLowerCase());
};
