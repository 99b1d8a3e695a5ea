// Helpers that make elements. All text from the server passes through here, as text and never as markup.

export const element = (id) => document.getElementById(id);

/** Invisible characters that reorder or hide text: a file name could use them to pass for another. */
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** The text with invisible characters spelled out, such as ‹U+202E›. */
export const plain = (text) => String(text ?? "").replace(
  invisible, (character) => `‹U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}›`);

/** Makes an element. Attributes that are null or false are left out; `on…` attributes are listeners. */
export const make = (name, attributes = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? "" : plain(value));
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Node ? child : plain(child))));
  return made;
};

/** A name in its own direction, so that it does not reorder the text around it. */
export const isolated = (text) => make("bdi", {}, text);

export const counted = (count, noun) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

/** Changes an element's text only if it differs, so that live regions stay silent. */
export const setText = (target, text) => {
  if (target.textContent !== plain(text)) target.textContent = plain(text);
};

const withoutColor = /var\(|env\(|^(inherit|initial|unset|revert|revert-layer|currentcolor)$/i;

/** Whether the text is a colour that means the same here as in the app. */
export const isColor = (text) => Boolean(text) && !withoutColor.test(text.trim()) && CSS.supports("color", text);

/** A value's text after a swatch if it is a colour. */
export const valueNode = (text, name = "span") => {
  const made = make(name, { class: "value" }, text ?? "–");
  if (isColor(text)) {
    const swatch = make("span", { class: "swatch" });
    swatch.style.setProperty("--color", text);
    made.prepend(swatch);
  }
  return made;
};

/** The text of a query. The server reads `+` as a plus, as RFC 3986 does. */
export const queryText = (query) => query.toString().replaceAll("+", "%20");

export const announce = (text) => setText(element("announcement"), text);
