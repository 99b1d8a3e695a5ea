// The connection to the server: events come through a worker that all tabs share, or else through a stream of this tab.

import { openEvents } from "./event-stream.js";

/** Without shared workers, the stream is closed while the tab is hidden: hidden tabs would use up the connections. */
const connectDirectly = (report) => {
  let close = null;
  const follow = () => {
    if (document.hidden) {
      close?.();
      close = null;
    } else {
      close ??= openEvents(report);
    }
  };
  document.addEventListener("visibilitychange", follow);
  addEventListener("pagehide", () => { close?.(); close = null; });
  addEventListener("pageshow", follow);
  follow();
};

const connectThroughWorker = (report) => {
  const worker = new SharedWorker("/preview/events-worker.js", { type: "module", name: "chameleon" });
  let hasFailed = false;
  worker.addEventListener("error", () => {
    if (hasFailed) return;
    hasFailed = true;
    connectDirectly(report);
  });
  worker.port.addEventListener("message", ({ data }) => report(data));
  worker.port.start();
  const lock = `chameleon-tab-${Math.random().toString(36).slice(2)}`;
  const join = () => worker.port.postMessage({ join: true, lock: navigator.locks ? lock : null });
  // Locks need a secure context, which pages from another machine are not.
  if (navigator.locks) navigator.locks.request(lock, () => { join(); return new Promise(() => {}); });
  else join();
  addEventListener("pagehide", () => worker.port.postMessage({ join: false }));
  // A page that comes back from the back-forward cache has left before.
  addEventListener("pageshow", (event) => { if (event.persisted) worker.port.postMessage({ join: true }); });
};

/** Follows the events; see `openEvents` for `report`. */
export const connect = (report) => {
  if (!("SharedWorker" in globalThis)) return connectDirectly(report);
  try {
    connectThroughWorker(report);
  } catch {
    connectDirectly(report);
  }
};
