// Loads JSON with one request in flight: meanwhile only the newest wish is remembered.

export class Latest {
  #wanted = null;
  #isLoading = false;
  #onValue;
  #abort = null;

  /** The address of the last response. */
  url = null;

  /** `onValue` gets each response with the `context` of its wish. */
  constructor(onValue) { this.#onValue = onValue; }

  want(url, context) {
    this.#wanted = { url, context };
    if (!this.#isLoading) this.#load();
  }

  /** Forgets the last response and the wish, so that the next wish is loaded in any case. Ends the request. */
  forget() {
    this.#abort?.abort();
    this.#wanted = null;
    this.url = null;
  }

  /** An error of the receiver must not keep later wishes from being loaded. */
  #report(value, context) {
    try {
      this.#onValue(value, context);
    } catch (error) {
      console.error(error);
    }
  }

  async #load() {
    this.#isLoading = true;
    let tried = null;
    let rejections = 0;
    while (this.#wanted && this.#wanted !== tried && this.#wanted.url !== this.url) {
      tried = this.#wanted;
      this.#abort = new AbortController();
      const response = await fetch(tried.url, { signal: this.#abort.signal }).catch(() => null);
      if (response?.status === 503 && rejections < 5) {
        // The server is busy.
        rejections += 1;
        await new Promise((resolve) => setTimeout(resolve, 1000 * rejections));
        tried = null;
        continue;
      }
      const value = response?.ok ? await response.json().catch(() => null) : null;
      if (!value || !this.#wanted) continue;
      this.url = tried.url;
      this.#report(value, tried.context);
    }
    this.#isLoading = false;
  }
}
