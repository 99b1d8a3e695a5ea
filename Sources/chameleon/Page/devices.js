// The devices that are connected, and the problems that they report.

import { announce, counted, element, isolated, make, setText } from "./dom.js";
import { postChange, readKey } from "./edits.js";
import { problemNode } from "./problems.js";

const reportText = ({ hasReported, errors, warnings }) => {
  if (!hasReported) return "has not reported yet";
  const texts = [errors > 0 ? counted(errors, "error") : "", warnings > 0 ? counted(warnings, "warning") : ""];
  return texts.filter(Boolean).join(", ") || "no problems";
};

/** The buttons and results of saving screens, by device. They stay when the list is shown again, and keep the focus. */
const savers = new Map();

const keyOf = ({ name, address }) => `${name}\n${address}`;

/** Returns the button that saves the screen of a device as view data in the watched folder, with the last result. */
const screenSaver = ({ name, address }) => {
  const result = make("span", { class: "muted" });
  const show = (text) => {
    setText(result, text);
    announce(text);
  };
  const save = async () => {
    if (button.ariaDisabled === "true") return;
    button.ariaDisabled = "true";
    show("Saving the screen…");
    const answer = await postChange("/preview/screen", { name, address });
    button.ariaDisabled = null;
    const problem = answer.message ?? "the server cannot be reached";
    show(answer.isDone ? `Saved as ${answer.written[0]}.` : `Not saved: ${problem}`);
  };
  const button = make("button", {
    type: "button", "aria-label": `Save screen of ${name}`, onclick: save,
    title: "Save the screen that the app shows as view data in the folder",
  }, "Save screen");
  return make("div", { class: "actions" }, button, " ", result);
};

/** Returns the button of a device, the same one each time. `null` if the page may not write. */
const saverOf = (device) => {
  if (!readKey()) return null;
  const saver = savers.get(keyOf(device)) ?? screenSaver(device);
  savers.set(keyOf(device), saver);
  return saver;
};

export const showDevices = ({ devices, more, problems, moreProblems }) => {
  const focused = document.activeElement;
  const known = new Set(devices.map(keyOf));
  for (const key of savers.keys()) if (!known.has(key)) savers.delete(key);
  const rows = devices.map((device) => make("li", {},
    make("b", {}, isolated(device.name)), " ", make("span", { class: "muted" }, isolated(device.address)),
    make("div", { class: device.errors > 0 ? "alarm" : "muted" }, reportText(device)), saverOf(device)));
  if (more > 0) rows.push(make("li", { class: "muted" }, `and ${counted(more, "more device")}`));
  if (problems.length > 0) {
    rows.push(make("li", {}, make("h2", {}, "Problems on devices"), problems.map(problemNode),
      moreProblems > 0 ? make("p", { class: "muted" }, `and ${counted(moreProblems, "more problem")}`) : null));
  }
  element("clients").replaceChildren(...(rows.length > 0 ? rows : [make("li", { class: "none" },
    "No device is connected. Apps that link Nimbus CSS's live reload appear here.")]));
  if (focused?.isConnected && document.activeElement !== focused) focused.focus();
  const count = devices.length + more;
  const isBroken = devices.some(({ errors }) => errors > 0);
  element("devices-tab").replaceChildren("Devices",
    count > 0 ? make("span", { class: isBroken ? "badge error" : "badge" }, count.toLocaleString("en")) : "");
};
