// Shows the picture of the app, draws it anew when a stylesheet is saved, and says what has happened.

const element = (id) => document.getElementById(id);
const controls = element("controls");
const screen = element("screen");

let revision = "";
/** Whether there is an app to be drawn. */
let hasApp = false;
/** The picture that is being fetched; a later one takes its place. */
let drawing = 0;

// MARK: Controls

const settings = () => {
  const [width, height] = element("device").value.split("x").map(Number);
  const isLandscape = element("landscape").checked;
  return {
    size: isLandscape ? `${height}x${width}` : `${width}x${height}`,
    scale: element("scale").value,
    scheme: element("dark").checked ? "dark" : "light",
    text: element("text").value,
    dir: element("rtl").checked ? "rtl" : "ltr",
    boxes: element("boxes").checked ? "1" : "0",
  };
};

const remember = () => {
  const values = [...controls.elements].filter((control) => control.name)
    .map((control) => [control.name, control.type === "checkbox" ? control.checked : control.value]);
  localStorage.setItem("chameleon", JSON.stringify(Object.fromEntries(values)));
};

const recall = () => {
  let values = {};
  try {
    values = JSON.parse(localStorage.getItem("chameleon")) ?? {};
  } catch { /* Somebody else's. */ }
  for (const control of controls.elements) {
    if (!(control.name in values)) continue;
    if (control.type === "checkbox") control.checked = values[control.name] === true;
    else control.value = values[control.name];
    if (control.type === "select-one" && control.selectedIndex < 0) control.selectedIndex = 0;
  }
};

const showTextSize = () => {
  element("text-value").value = `${Math.round(element("text").value * 100)} %`;
};

controls.addEventListener("input", () => {
  showTextSize();
  remember();
  draw();
});
controls.addEventListener("submit", (event) => event.preventDefault());

// MARK: The picture

/**
 * Fetches the picture and puts it in the place of the old one once it can be shown, so that nothing flickers.
 * Returns whether it is shown: another one may have been asked for meanwhile.
 */
const draw = async () => {
  const number = ++drawing;
  const { size, scale, scheme, text, dir, boxes } = settings();
  const picture = new Image();
  picture.src = `/preview.png?${new URLSearchParams({ size, scale, scheme, text, dir, boxes, revision })}`;
  picture.alt = `The app on ${size.replace("x", " by ")} points, ${scheme}${boxes === "1" ? ", with boxes" : ""}`;
  const [width, height] = size.split("x").map(Number);
  picture.width = width;
  picture.height = height;
  try {
    await picture.decode();
  } catch {
    return false;
  }
  if (number !== drawing) return false;
  screen.classList.toggle("wide", width > height || width > 600);
  screen.replaceChildren(picture);
  document.documentElement.dataset.revision = revision;
  return true;
};

// MARK: What has happened

const node = (name, className, ...children) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
};

const problemNode = (problem) => {
  const made = node(
    "div", `problem ${problem.severity}`, node("span", "place", problem.location), " ",
    node("b", "", `${problem.severity}:`), ` ${problem.message}`);
  if (problem.excerpt) made.append(node("pre", "", problem.excerpt));
  return made;
};

const showProblems = (problems, isGood) => {
  const errors = problems.filter((problem) => problem.severity === "error");
  const warnings = problems.filter((problem) => problem.severity !== "error");
  element("errors").replaceChildren(...errors.map(problemNode));
  element("overlay").hidden = isGood;
  // What is no reason to keep an old picture is no less worth knowing.
  element("warnings").replaceChildren(...(isGood ? problems : warnings).map(problemNode));
  element("warnings-section").hidden = (isGood ? problems : warnings).length === 0;
};

const fileSize = (bytes) => (bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} KB`);

const changeText = (change) => (change.size === null ? `${change.path} deleted` : `${change.path} ${fileSize(change.size)}`);

/** A value's text, behind a swatch where it is a colour. */
const valueText = (name, text) => {
  const made = node(name, "", text ?? "–");
  if (text && CSS.supports("color", text)) {
    const swatch = node("span", "swatch");
    swatch.style.background = text;
    made.prepend(swatch);
  }
  return made;
};

const valueNode = (value) => node(
  "div", "", `${value.count > 1 ? `${value.count} × ` : ""}${value.view} ${value.property} `,
  valueText("del", value.old), " → ", valueText("ins", value.new));

const logLimit = 100;

/** What has become of a change, as far as this page is concerned. */
const outcome = (news, isShown) => {
  if (!news.isGood) return "kept back";
  const milliseconds = Math.max(0, Math.round(Date.now() - news.savedAt));
  if (isShown) return `on screen after ${milliseconds} ms`;
  return hasApp ? "replaced by what came next" : `told after ${milliseconds} ms`;
};

const addToLog = (news, isShown) => {
  const log = element("log");
  log.querySelector(".none")?.remove();
  const time = new Date().toLocaleTimeString();
  const entry = node(
    "li", news.isGood ? "" : "broken", node("div", "files", news.changes.map(changeText).join(", ")),
    node("div", "time", `${time} · ${outcome(news, isShown)}`));
  if (news.values.length > 0) {
    const values = node("div", "values", ...news.values.map(valueNode));
    if (news.moreValues > 0) values.append(node("div", "", `and ${news.moreValues} more`));
    entry.append(values);
  }
  log.prepend(entry);
  // The values are there to be read, not to be read out.
  element("announcement").textContent = [...entry.children].slice(0, 2).map((part) => part.textContent).join(", ");
  while (log.children.length > logLimit) log.lastElementChild.remove();
};

const showClients = (clients) => {
  const rows = clients.map((client) => {
    const row = node("li", "", node("b", "", client.name), ` ${client.summary}`);
    row.append(...client.problems.map(problemNode));
    return row;
  });
  element("clients").replaceChildren(...(rows.length > 0 ? rows : [node("li", "none", "None connected")]));
};

// MARK: The server

const showConnection = (text, isLive) => {
  const connection = element("connection");
  if (connection.textContent !== text) connection.textContent = text;
  connection.classList.toggle("live", isLive);
};

/** Asks for everything, after a start and after whatever was missed. */
const synchronize = async () => {
  const answer = await fetch("/preview/state", { cache: "no-store" });
  if (!answer.ok) return;
  const state = await answer.json();
  document.title = `${state.title} · Chameleon`;
  revision = state.revision;
  showProblems(state.problems, state.isGood);
  showClients(state.clients);
  hasApp = state.hasApp;
  document.body.classList.toggle("without-app", !hasApp);
  if (hasApp) await draw();
};

const events = new EventSource("/events?name=Preview");
events.addEventListener("open", () => {
  showConnection("Connected", true);
  synchronize().catch(() => showConnection("Reconnecting…", false));
});
events.addEventListener("error", () => showConnection("Reconnecting…", false));
events.addEventListener("preview", async (event) => {
  const news = JSON.parse(event.data);
  revision = news.revision;
  showProblems(news.problems, news.isGood);
  addToLog(news, hasApp && news.isGood && await draw());
});
events.addEventListener("clients", (event) => showClients(JSON.parse(event.data)));

// The pairing code has become a cookie: it need not stay where others read it over somebody's shoulder.
if (location.search) history.replaceState(null, "", location.pathname);
recall();
showTextSize();
