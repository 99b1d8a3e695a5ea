// A picture of the current screen on one device, with its views.

import { editsParameter, updateProblems } from "./edits.js";
import { isolated, make, queryText } from "./dom.js";
import { Latest } from "./latest.js";
import { Picture } from "./pictures.js";
import { linkViews } from "./views.js";

const list = (map, text) => [...map].map(([index, value]) => `${index}:${text(value)}`).join(",");

export class Variant {
  views = [];
  #query = "";
  /** The query without the offsets and the time. */
  #restQuery = "";
  #frameQuery = "";
  #screen = null;
  #onViews;

  /** `device`: the device in queries. `onPicture` and `onViews` are called with the variant. */
  constructor(device, label, { onPicture, onViews }) {
    this.device = device;
    const [width, height] = device.size.split("x").map(Number);
    Object.assign(this, { width, height, label });
    this.picture = new Picture(() => onPicture(this));
    this.glass = this.picture.box;
    this.layer = make("div", { class: "layer", "aria-hidden": "true" });
    this.tag = make("div", { class: "tag", "aria-hidden": "true", hidden: true });
    this.box = make("div", {
      class: "device", tabindex: "0", role: "group", "aria-label": `App, ${label}. Arrow keys scroll.`,
      "data-size": device.size, "data-scheme": device.scheme,
    }, this.glass, this.layer, this.tag);
    this.box.style.setProperty("--width", width);
    this.box.style.setProperty("--height", height);
    this.box.classList.toggle("tablet", Math.min(width, height) > 600);
    this.box.classList.toggle("small", Math.min(width, height) < 360);
    this.figure = make("figure", {}, make("figcaption", { title: `${width} × ${height}` }, isolated(label)), this.box);
    this.loader = new Latest((answer, { screen, edits }) => {
      this.views = linkViews(answer.views);
      updateProblems(answer.editProblems ?? [], screen, edits);
      onViews(this);
    });
    this.#onViews = onViews;
  }

  get isCurrent() { return this.picture.isCurrent; }

  /** Ends the requests of a variant that is no longer in view. */
  cancel() {
    this.picture.cancel();
    this.loader.forget();
  }

  /** Draws a screen with the states, the offsets and the time of its session. */
  draw(screen, session) {
    const query = new URLSearchParams({ screen: screen.id, ...this.device });
    if (session.hold.size > 0) query.set("hold", list(session.hold, ({ states }) => [...states].join("+")));
    const edits = editsParameter(screen);
    if (edits) query.set("edits", edits);
    query.set("revision", screen.revision);
    this.#screen = screen;
    this.#restQuery = queryText(query);
    if (session.scroll.size > 0) query.set("scroll", list(session.scroll, (offset) => offset.join(":")));
    const frameQuery = new URLSearchParams(query);
    frameQuery.set("scale", "1");
    this.#frameQuery = queryText(frameQuery);
    if (session.time !== null) query.set("time", session.time);
    this.#query = queryText(query);
    const boxes = this.device.boxes === "1" ? ", with boxes" : "";
    const time = session.time === null ? "" : `, after ${session.time} ms`;
    this.picture.want({
      url: `/preview/picture?${this.#query}`,
      alt: `${screen.title} on ${this.width} by ${this.height} points, ${this.device.scheme}${time}${boxes}`,
      width: this.width, height: this.height,
    });
  }

  /** Fetches the views. If they are known, `again` reports them once more. */
  wantViews({ again = false } = {}) {
    if (!this.#query) return;
    const url = `/preview/views?${this.#query}`;
    if (again && this.loader.url === url) this.#onViews(this);
    else this.loader.want(url, { screen: this.#screen, edits: editsParameter(this.#screen) });
  }

  /** The address of the answer how long the views move. */
  get motionURL() { return `/preview/motion?${this.#restQuery}`; }

  /** The address of a small picture of an instant, in milliseconds. */
  frameURL(time) { return `/preview/picture?${this.#frameQuery}&time=${time}&frame=1`; }

  /** The address of a view's values. */
  detailsURL(index) { return `/preview/view?${this.#query}&view=${index}`; }

  /** The point of the app under the pointer. */
  point({ clientX, clientY }) {
    const { left, top, width } = this.glass.getBoundingClientRect();
    const zoom = width / this.width;
    return { x: (clientX - left) / zoom, y: (clientY - top) / zoom, zoom };
  }
}
