// The page of Chameleon: connects the server's events with the stage, the inspector and the lists.

import { addChange, addValues, endPending, markShown, updatePending } from "./changes.js";
import { connect } from "./connection.js";
import { showDevices } from "./devices.js";
import { announce, element, make, plain, setText } from "./dom.js";
import { filesDidChange, takeKey } from "./edits.js";
import { refreshLinks } from "./editor-links.js";
import { isGalleryShown, onGallery, screenAddress, showGallery } from "./gallery.js";
import { showHeldStates } from "./held-states.js";
import { isInspecting, onInspect, refresh, setInspecting, showNoViews } from "./inspector.js";
import { showMotion, togglePlaying } from "./motion.js";
import { isExpanded, setExpanded, showProblems } from "./problems.js";
import "./scrolling.js";
import { changeSetting, onSetting, remember, remembered, setting } from "./settings.js";
import { currentScreen, draw, forgetSession, forgetSessions, isShown, layOut, onStage } from "./stage.js";
import { isOlder, screenWith, state } from "./state.js";

const root = document.documentElement;
/** The panel is a drawer, which has no space beside the settings. */
const isNarrow = matchMedia("(max-width: 700px)");

// MARK: Screens

const wantedScreen = () => {
  if (state.screens.length === 1) return state.screens[0];
  try {
    return screenWith(decodeURIComponent(location.hash.replace(/^#\/?/, ""))) ?? null;
  } catch {
    return null;
  }
};

/** Shows the screen of the address, or the index, and draws what is out of date. */
const show = () => {
  const screen = wantedScreen();
  const old = currentScreen();
  const isOther = old?.id !== screen?.id;
  if (isOther) setInspecting(false);
  draw(screen);
  if (isOther) showNoViews();
  showGallery(!screen && state.screens.length > 1);
  element("no-app").hidden = state.screens.length > 0;
  document.body.classList.toggle("without-app", state.screens.length === 0);
  document.body.dataset.scheme = setting("scheme");
  element("inspect").disabled = !screen;
  showNavigation(screen);
  showHeldStates();
  showMotion();
  showProblems();
  reportShown();
};

let listKey = "";

const showNavigation = (screen) => {
  const { screens } = state;
  element("screen-navigation").hidden = screens.length < 2 || !screen;
  if (!screen || screens.length < 2) return;
  const key = JSON.stringify(screens.map(({ id, title, group, errors }) => [id, title, group, errors]));
  const list = element("screen-list");
  if (key !== listKey) {
    listKey = key;
    const groups = [...new Set(screens.map(({ group }) => group))];
    list.replaceChildren(...groups.map((group) => make("optgroup", { label: group || state.name },
      screens.filter((one) => one.group === group).map(({ id, title, errors }) =>
        make("option", { value: id }, (errors > 0 ? "✕ " : "") + title)))));
  }
  list.value = screen.id;
  const place = screens.indexOf(screen);
  const neighbour = (offset) => screens[(place + offset + screens.length) % screens.length];
  element("previous-screen").href = screenAddress(neighbour(-1).id);
  element("next-screen").href = screenAddress(neighbour(1).id);
};

element("screen-list").addEventListener("change", (event) => { location.hash = screenAddress(event.target.value); });
addEventListener("hashchange", () => {
  takeKey();
  show();
  // The link that was followed may be hidden now.
  if (!document.activeElement.checkVisibility() || document.activeElement === document.body) {
    document.querySelector(".device, .card")?.focus({ preventScroll: true });
  }
});

/** Says that all pictures in view show the revision, for the list of changes and for benchmarks. */
const reportShown = () => {
  const current = currentScreen();
  if (!state.revision || !(current ? isShown() : isGalleryShown())) return;
  if (current ? state.pending.includes(current.id) : state.pending.length > 0) return;
  root.dataset.revision = state.revision;
  markShown(state.revision);
};

onStage("picture", reportShown);
onGallery(reportShown);

// MARK: The server

const showState = ({ name, folder, mayEdit, revision, screens, pending, folderProblems, clients }) => {
  Object.assign(state, { name, folder, mayEdit, revision, screens, pending, folderProblems });
  setText(element("name"), name);
  element("name").title = plain(folder);
  if (clients) showDevices(clients);
  noteScreens(-Infinity);
  show();
};

/** Fetches everything, after a start and after events may have been missed. */
const synchronize = async () => {
  const response = await fetch("/preview/state", { cache: "no-store" });
  if (!response.ok) throw new Error(response.statusText);
  const answer = await response.json();
  // An event may have overtaken the response.
  if (isOlder(answer.revision, state.revision)) return showDevices(answer.clients);
  // Events of changes between the two revisions are missing.
  if (state.revision && answer.revision !== state.revision) forgetSessions();
  showState(answer);
  if (!isInspecting()) refresh();
};

/** The screens before each event of changed files. */
const screensBefore = new WeakMap();

/** What an event does to the pictures in view, for `addChange`. */
const effectOf = (event) => {
  const paths = event.changes.map(({ path }) => path);
  const { screens, pending } = state;
  if (screens.length === 0) return "no app";
  const current = currentScreen();
  const inView = screens.filter(({ id }) => !current || id === current.id);
  // A screen without a stylesheet of its own is drawn again after changes of others.
  const users = inView.filter(({ id, stylesheets }) => paths.some((path) => path === id || stylesheets.includes(path)));
  const isChanged = ({ id, revision }) =>
    pending.includes(id) || screensBefore.get(event).find((screen) => screen.id === id)?.revision !== revision;
  const hasErrors = ({ isGood }) => !isGood;
  if (users.some(isChanged)) return "draws";
  const broken = [...users, ...inView].filter(hasErrors);
  const failure = broken.some(({ revision }) => revision) ? "breaks" : "fails";
  if (users.some(hasErrors)) return failure;
  if (inView.some(isChanged)) return "draws";
  return broken.length > 0 ? failure : "none";
};

/** A renamed file is removed and added in any order, and possibly in two changes. */
const renameTime = 2000;
/** The times at which screens were first seen. */
const firstSeen = new Map();
/** The last screen that was shown and then removed. */
let gone = null;

const noteScreens = (time) => {
  for (const { id } of state.screens) if (!firstSeen.has(id)) firstSeen.set(id, time);
  for (const id of firstSeen.keys()) if (!screenWith(id)) firstSeen.delete(id);
};

/** If the current screen is gone, shows the new screen that seems to be the same file under another name. */
const followScreen = () => {
  const now = performance.now();
  noteScreens(now);
  const current = currentScreen();
  if (current && !screenWith(current.id)) {
    gone = { screen: current, time: now };
    history.replaceState(null, "", "#/");
    setText(element("outcome"), `${current.id} is gone`);
  } else if (current || !gone || now - gone.time > renameTime) {
    gone = null;
    return;
  }
  const old = gone.screen;
  const added = state.screens.filter(({ id }) => now - firstSeen.get(id) < renameTime);
  const near = added.filter(({ group, title }) => group === old.group || title === old.title);
  const next = near.length === 1 ? near[0] : null;
  announce(next ? `${old.id} is now ${next.id}.` : `${old.id} is gone.`);
  if (!next || state.screens.length < 2) return;
  gone = null;
  history.replaceState(null, "", screenAddress(next.id));
  setText(element("outcome"), `${old.id} is now ${next.id}`);
};

const takePreview = (event) => {
  const paths = event.changes.map(({ path }) => path);
  if (event.moreChanges > 0) forgetSessions();
  for (const path of paths) if (/\.(json|xml)$/i.test(path)) forgetSession(path);
  screensBefore.set(event, state.screens);
  const { revision, screens, pending, folderProblems } = event;
  Object.assign(state, { revision, screens, pending, folderProblems });
  addChange(event, effectOf(event));
  followScreen();
  filesDidChange(paths);
  show();
};

/** The screens that were not read yet when the change was announced, or new problems of the folder. */
const takeScreens = (event) => {
  if (isOlder(event.revision, state.revision)) return;
  Object.assign(state, event);
  updatePending(effectOf);
  show();
};

const showConnection = (text, isLive) => {
  setText(element("connection"), text);
  element("connection").classList.toggle("live", isLive);
};

connect(({ connection, event, data }) => {
  if (connection === "open") {
    showConnection("Connected", true);
    endPending();
    synchronize().catch(() => showConnection("Reconnecting…", false));
  }
  if (connection === "lost") showConnection("Reconnecting…", false);
  if (event === "preview") takePreview(JSON.parse(data));
  if (event === "screens") takeScreens(JSON.parse(data));
  if (event === "values") addValues(JSON.parse(data));
  if (event === "clients") showDevices(JSON.parse(data));
});

// MARK: Panel

const tabs = [...element("tabs").children];

const setPanel = (isOpen) => {
  if (isOpen && isNarrow.matches) setControls(false);
  element("panel").hidden = !isOpen;
  element("panel-button").setAttribute("aria-expanded", String(isOpen));
  if (isNarrow.matches) return;
  remembered.panel = isOpen;
  remember();
};

const showTab = (name, isFocused = false) => {
  for (const tab of tabs) {
    const isSelected = tab.id === `${name}-tab`;
    tab.setAttribute("aria-selected", String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    element(tab.getAttribute("aria-controls")).hidden = !isSelected;
    if (isSelected && isFocused) tab.focus();
  }
  remembered.tab = name;
  remember();
  refresh();
};

const tabName = (tab) => tab.id.replace("-tab", "");

for (const tab of tabs) tab.addEventListener("click", () => showTab(tabName(tab)));
element("tabs").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  showTab(tabName(tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length]), true);
});
element("panel-button").addEventListener("click", () => setPanel(element("panel").hidden));
onInspect(() => {
  if (element("panel").hidden) setPanel(true);
  if (element("inspect-panel").hidden) showTab("inspect");
});
const adaptPanel = () => setPanel(!isNarrow.matches && remembered.panel);
isNarrow.addEventListener("change", adaptPanel);

// MARK: Controls and shortcuts

const setControls = (isOpen) => {
  // Both would leave no space for the picture.
  if (isOpen && isNarrow.matches) setPanel(false);
  element("controls").classList.toggle("is-open", isOpen);
  element("controls-button").setAttribute("aria-expanded", String(isOpen));
};

element("controls-button").addEventListener("click",
  () => setControls(!element("controls").classList.contains("is-open")));
element("more").addEventListener("toggle", (event) => {
  if (event.newState !== "open") return;
  const { bottom, right } = element("more-button").getBoundingClientRect();
  const more = element("more");
  more.style.top = `${bottom + 6}px`;
  more.style.left = `${Math.max(8, Math.min(right, innerWidth - 8) - more.offsetWidth)}px`;
});
onSetting((name) => {
  if (name === "zoom") layOut();
  else if (name === "editor") refreshLinks();
  else show();
});

const isTyping = (target) => target.closest("input:not([type=checkbox], [type=radio], [type=range]), select, textarea");

const shortcuts = {
  i: () => setInspecting(!isInspecting()),
  d: () => changeSetting("scheme", setting("scheme") === "dark" ? "light" : "dark"),
  b: () => changeSetting("boxes", !setting("boxes")),
  m: togglePlaying,
  p: () => { if (!element("problems-button").disabled) setExpanded(!isExpanded()); },
  "[": () => element("previous-screen").click(),
  "]": () => element("next-screen").click(),
};

/** Closes what is open, the frontmost first. */
const escape = () => {
  if (isInspecting()) setInspecting(false);
  else if (isExpanded()) setExpanded(false);
  else if (element("controls").classList.contains("is-open")) setControls(false);
  else if (isNarrow.matches) setPanel(false);
};

addEventListener("keydown", (event) => {
  if (event.defaultPrevented) return;
  if ((event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === "c") {
    event.preventDefault();
    return setInspecting(!isInspecting());
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const hasMenu = element("more").matches(":popover-open") || event.target.tagName === "SELECT";
  // Menus close by themselves.
  if (event.key === "Escape" && !hasMenu) return escape();
  if (isTyping(event.target)) return;
  const action = shortcuts[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action();
});

takeKey();
showTab(remembered.tab);
adaptPanel();
