// The devices that are connected, and the problems that they report.

import { counted, element, isolated, make } from "./dom.js";
import { problemNode } from "./problems.js";

const reportText = ({ hasReported, errors, warnings }) => {
  if (!hasReported) return "has not reported yet";
  const texts = [errors > 0 ? counted(errors, "error") : "", warnings > 0 ? counted(warnings, "warning") : ""];
  return texts.filter(Boolean).join(", ") || "no problems";
};

export const showDevices = ({ devices, more, problems, moreProblems }) => {
  const rows = devices.map((device) => make("li", {},
    make("b", {}, isolated(device.name)), " ", make("span", { class: "muted" }, isolated(device.address)),
    make("div", { class: device.errors > 0 ? "alarm" : "muted" }, reportText(device))));
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
