// Links that open a location of a stylesheet in an editor.

import { make } from "./dom.js";
import { setting } from "./settings.js";
import { state } from "./state.js";

const encoded = (path) => path.split("/").map(encodeURIComponent).join("/");
const colons = (scheme) => (path, line, column) => `${scheme}://file${encoded(path)}:${line}:${column}`;

const editors = {
  vscode: colons("vscode"),
  "vscode-insiders": colons("vscode-insiders"),
  cursor: colons("cursor"),
  zed: colons("zed"),
  textmate: (path, line, column) =>
    `txmt://open?url=${encodeURIComponent(`file://${encoded(path)}`)}&line=${line}&column=${column}`,
  intellij: (path, line, column) => `idea://open?file=${encodeURIComponent(path)}&line=${line}&column=${column}`,
};

/** The address that opens a file of the folder, or null if no editor is chosen or the file is on another machine. */
const address = ({ path, line, column }) => {
  const editor = editors[setting("editor")];
  if (!editor || !state.mayEdit || !path) return null;
  const absolute = path.startsWith("/") ? path : `${state.folder.replace(/\/$/, "")}/${path}`;
  return editor(absolute, line ?? 1, column ?? 1);
};

export const fileName = (path) => path.split("/").at(-1);

/** The location without folders and column, for narrow lists. */
export const shortLocation = ({ path, line, location }) => (path && line ? `${fileName(path)}:${line}` : location);

/** A place of a file, as a link if possible. `text` is a shorter text than the location. */
export const locationNode = (place, text = place.location) => {
  const href = address(place);
  const node = make(href ? "a" : "span", { class: "location", href, dir: "auto", title: place.location }, text ?? "");
  node.place = place;
  return node;
};

/** Adapts all links to another editor. */
export const refreshLinks = () => {
  for (const node of document.querySelectorAll(".location")) {
    node.replaceWith(locationNode(node.place, node.textContent));
  }
};
