// The devices that are connected, and the problems that they report.

import { announce, counted, element, isolated, make, setText } from "./dom.js";
import { postChange, readKey } from "./edits.js";
import { problemNode } from "./problems.js";

const reportText = ({ hasReported, errors, warnings }) => {
  if (!hasReported) return "has not reported yet";
  const texts = [errors > 0 ? counted(errors, "error") : "", warnings > 0 ? counted(warnings, "warning") : ""];
  return texts.filter(Boolean).join(", ") || "no problems";
};

/** The elements with the results of saving screens, by device. They stay when the list is shown again. */
const results = new Map();

/** Saves the screen that a device shows as view data in the watched folder. */
const saveScreen = async ({ name, address }, result) => {
  const show = (text) => {
    setText(result, text);
    announce(text);
  };
  show("Saving the screen…");
  const answer = await postChange("/preview/screen", { name, address });
  show(answer.isDone ? `Saved as ${answer.written[0]}.` : `Not saved: ${answer.message ?? "the server cannot be reached"}`);
};

/** The button that saves the screen of a device, with the last result. */
const screenButton = (device) => {
  if (!readKey()) return null;
  const key = `${device.name}\n${device.address}`;
  const result = results.get(key) ?? make("span", { class: "muted" });
  results.set(key, result);
  return make("div", { class: "actions" }, make("button", {
    type: "button", title: "Save the screen that the app shows as view data in the folder",
    onclick: () => saveScreen(device, result),
  }, "Save screen"), " ", result);
};

export const showDevices = ({ devices, more, problems, moreProblems }) => {
  const rows = devices.map((device) => make("li", {},
    make("b", {}, isolated(device.name)), " ", make("span", { class: "muted" }, isolated(device.address)),
    make("div", { class: device.errors > 0 ? "alarm" : "muted" }, reportText(device)), screenButton(device)));
  if (more > 0) rows.push(make("li", { class: "muted" }, `and ${counted(more, "more device")}`));
  if (problems.length > 0) {
    rows.push(make("li", {}, make("h2", {}, "Problems on devices"), problems.map(problemNode),
      moreProblems > 0 ? make("p", { class: "muted" }, `and ${counted(moreProblems, "more problem")}`) : null));
  }
  element("clients").replaceChildren(...(rows.length > 0 ? rows : [make("li", { class: "none" },
    "No device is connected. Apps that link Nimbus CSS's live reload appear here.")]));
  const count = devices.length + more;
  const isBroken = devices.some(({ errors }) => errors > 0);
  element("devices-tab").replaceChildren("Devices",
    count > 0 ? make("span", { class: isBroken ? "badge error" : "badge" }, count.toLocaleString("en")) : "");
};
