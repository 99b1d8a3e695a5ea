// The bar of problems at the bottom of the window, the title and the icon of the page.

import { counted, element, isolated, make, setText } from "./dom.js";
import { locationNode } from "./editor-links.js";
import { grammarNode, shortMessage } from "./messages.js";
import { currentScreen } from "./stage.js";
import { state } from "./state.js";

const list = element("problem-list");
const button = element("problems-button");
let hadErrors = false;

export const problemNode = (problem) => make("div", { class: `problem ${problem.severity}` },
  make("p", {},
    make("b", {}, problem.severity === "error" ? "✕ error" : "⚠ warning"), " ",
    problem.location ? [locationNode(problem), " "] : null,
    isolated(shortMessage(problem.message)),
    problem.devices > 0 ? ` (on ${counted(problem.devices, "device")})` : ""),
  grammarNode(problem.message),
  problem.excerpt ? make("pre", { tabindex: "0", "aria-label": "Source" }, problem.excerpt) : null);

/** The problems of the folder and of all screens. Screens that share a stylesheet share its problems. */
const allProblems = () => {
  const unique = new Map();
  for (const { problems } of [{ problems: state.folderProblems }, ...state.screens]) {
    for (const problem of problems) {
      unique.set(JSON.stringify([problem.severity, problem.location, problem.message]), problem);
    }
  }
  const problems = [...unique.values()];
  const isError = ({ severity }) => severity === "error";
  return [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
};

export const setExpanded = (isExpanded) => {
  list.hidden = !isExpanded;
  button.setAttribute("aria-expanded", String(isExpanded));
};

export const isExpanded = () => !list.hidden;

/** Lists the problems. */
export const showProblems = () => {
  const problems = allProblems();
  const listed = problems.filter(({ severity }) => severity === "error").length;
  // A screen lists only some of its problems, but counts all.
  const errors = Math.max(listed, ...state.screens.map((screen) => screen.errors));
  const warnings = Math.max(problems.length - listed, ...state.screens.map((screen) => screen.warnings));
  const more = errors + warnings - problems.length;
  const texts = [errors > 0 ? counted(errors, "error") : "", warnings > 0 ? counted(warnings, "warning") : ""];
  const text = texts.filter(Boolean).join(", ");
  const waits = state.screens.some(({ isGood }) => !isGood);
  button.disabled = problems.length === 0;
  button.className = errors > 0 ? "error" : warnings > 0 ? "warning" : "";
  setText(button, problems.length > 0 ? `${errors > 0 ? "✕" : "⚠"} ${text}` : "No problems");
  list.replaceChildren(
    waits ? make("p", { class: "lead" },
      "The last version without new errors stays on screen until these errors are fixed.") : "",
    ...problems.map(problemNode),
    more > 0 ? make("p", { class: "muted" }, `and ${counted(more, "more problem")}`) : "");
  if (problems.length === 0) setExpanded(false);
  else if (errors > 0 && !hadErrors) setExpanded(true);
  hadErrors = errors > 0;
  const screen = state.screens.length > 1 ? currentScreen() : null;
  const name = screen ? `${screen.title} · ${state.name}` : state.name;
  const title = errors > 0 ? `✕ ${counted(errors, "error")} · ${name}` : `${name} · Chameleon`;
  if (document.title !== title) document.title = title;
  const icon = errors > 0 ? "/preview/icon-broken.svg" : "/preview/icon.svg";
  if (element("icon").getAttribute("href") !== icon) element("icon").setAttribute("href", icon);
};

button.addEventListener("click", () => setExpanded(list.hidden));
