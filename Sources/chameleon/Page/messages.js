// Messages of the server. Those of invalid values end with the grammar of the property, which can be long.

import { make } from "./dom.js";

const withGrammar = /^(.+ is not a valid value for \S+); expected (.+)$/s;

/** A message without the grammar. */
export const shortMessage = (message) => message.match(withGrammar)?.[1] ?? message;

/** The grammar of a message behind a disclosure, or null if it has none. */
export const grammarNode = (message) => {
  const grammar = message.match(withGrammar)?.[2];
  return grammar
    ? make("details", { class: "grammar" }, make("summary", {}, "Accepted values"), make("code", {}, grammar)) : null;
};
