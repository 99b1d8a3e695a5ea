// Pictures that are replaced without flicker, with one request in flight each.

import { make } from "./dom.js";

/** The delays before new attempts to load a picture that a busy server has rejected, in milliseconds. */
const retryDelays = [500, 1000, 2000, 4000, 8000];

/** The reason why the server cannot draw a picture, or null if another attempt may succeed. */
const permanentProblem = async (url) => {
  const response = await fetch(url, { cache: "no-store" }).catch(() => null);
  return response?.status === 422 ? (await response.text()).trim() : null;
};

/**
 * A picture in a box. While one image loads, only the newest wish is remembered. Each image that has loaded is shown,
 * so that a burst of wishes never starves the picture.
 */
export class Picture {
  #wanted = null;
  #isLoading = false;
  #failures = 0;
  #turn;
  #onChange;
  /** Ends the load of an image. */
  #abandon = () => {};

  /** The wish that the picture shows, or null. */
  shown = null;
  /** The last wish, if it could not be loaded. */
  failed = null;

  /** `onChange` is called after each image; `turn` runs a load when it is due. */
  constructor(onChange, turn = (load) => load()) {
    this.box = make("div", { class: "picture" });
    this.#onChange = onChange;
    this.#turn = turn;
  }

  get isCurrent() { return this.#wanted !== null && this.shown?.url === this.#wanted.url; }

  /** Wants an image: `{url, alt, width, height}`. */
  want(wish) {
    const isNew = this.#wanted?.url !== wish.url || this.failed !== null;
    this.#wanted = wish;
    if (isNew) this.#failures = 0;
    if (isNew && !this.#isLoading) this.#load();
  }

  /** Ends the request for a picture that is no longer in view, so that the server does not draw it. */
  cancel() {
    if (this.isCurrent) return;
    this.#wanted = null;
    this.#abandon();
  }

  async #load() {
    this.#isLoading = true;
    this.failed = null;
    while (this.#wanted && !this.isCurrent && this.failed !== this.#wanted) {
      const { image, wish } = await this.#turn(async () => {
        const wish = this.#wanted;
        if (!wish) return {};
        const { url, alt, width, height } = wish;
        const image = make("img", { src: url, alt, width, height, draggable: "false" });
        // A browser may never settle the decoding of an image that has lost its source.
        const abandoned = new Promise((resolve) => {
          this.#abandon = () => {
            image.removeAttribute("src");
            resolve(false);
          };
        });
        const isLoaded = await Promise.race([abandoned, image.decode().then(() => true, () => false)]);
        this.#abandon = () => {};
        return { wish, image: isLoaded ? image : null };
      });
      if (!wish || !this.#wanted) continue;
      if (image) {
        this.box.replaceChildren(image);
        this.shown = wish;
        this.#failures = 0;
        delete this.box.dataset.missing;
        delete this.box.dataset.problem;
      } else {
        this.failed = wish;
        const problem = await permanentProblem(wish.url);
        if (problem) this.#failures = retryDelays.length;
        if (!this.shown) this.box.dataset.missing = problem ?? "No picture yet";
        else if (problem) this.box.dataset.problem = problem;
      }
      this.#onChange(this);
    }
    this.#isLoading = false;
    if (this.failed && this.#failures < retryDelays.length) this.#retryLater();
  }

  #retryLater() {
    setTimeout(() => { if (this.failed && !this.#isLoading) this.#load(); }, retryDelays[this.#failures]);
    this.#failures += 1;
  }
}

/** Returns a function that runs at most `limit` asynchronous jobs at a time, in order. */
export const makeQueue = (limit) => {
  const waiting = [];
  let running = 0;
  const next = () => {
    if (running >= limit || waiting.length === 0) return;
    running += 1;
    waiting.shift()();
  };
  return (job) => new Promise((resolve, reject) => {
    waiting.push(() => job().then(resolve, reject).finally(() => { running -= 1; next(); }));
    next();
  });
};
