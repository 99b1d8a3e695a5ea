// The settings of the page: the controls of the form hold them, the browser remembers them.

import { element } from "./dom.js";

const storageKey = "chameleon";
const form = element("controls");
const named = () => [...form.elements].filter((control) => control.name);
const listeners = [];

/** Settings without a control. */
export const remembered = { tab: "changes", panel: true };

/** The value of a setting, by its name in the form. */
export const setting = (name) => {
  const control = form.elements[name];
  return control.type === "checkbox" ? control.checked : control.value;
};

export const remember = () => {
  const values = Object.fromEntries(named().map((control) => [control.name, setting(control.name)]));
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...remembered, ...values }));
  } catch { /* Storage may be full or forbidden: the page works without it. */ }
};

const recall = () => {
  let values = {};
  try {
    values = Object(JSON.parse(localStorage.getItem(storageKey)));
  } catch { /* Another program on this port may have stored something else. */ }
  for (const control of named()) {
    const value = values[control.name];
    if (control.type === "checkbox") {
      control.checked = value === true;
    } else if (control.type === "radio") {
      control.checked = value === undefined ? control.defaultChecked : control.value === value;
    } else if ([...control.options].some((option) => option.value === value)) {
      control.value = value;
    }
  }
  for (const name of ["scheme", "zoom"]) if (!setting(name)) form.elements[name][0].checked = true;
  if (["inspect", "changes", "devices"].includes(values.tab)) remembered.tab = values.tab;
  if (typeof values.panel === "boolean") remembered.panel = values.panel;
};

/** Calls `listener` with the name of each setting that changes. */
export const onSetting = (listener) => listeners.push(listener);

export const changeSetting = (name, value) => {
  const control = form.elements[name];
  if (control.type === "checkbox") control.checked = value;
  else control.value = value;
  reported.set(name, setting(name));
  remember();
  for (const listener of listeners) listener(name);
};

/** The last reported value of each setting. Some tools send only one of the two events. */
const reported = new Map();
for (const kind of ["input", "change"]) {
  form.addEventListener(kind, ({ target: { name } }) => {
    if (!name || reported.get(name) === setting(name)) return;
    reported.set(name, setting(name));
    remember();
    for (const listener of listeners) listener(name);
  });
}
form.addEventListener("submit", (event) => event.preventDefault());
recall();
for (const { name } of named()) reported.set(name, setting(name));
