// One event stream for all tabs: a browser opens only six connections to a host, and each stream takes one.

import { openEvents } from "./event-stream.js";

const ports = new Set();
let connection = "lost";

const report = (message) => {
  if (message.connection) connection = message.connection;
  for (const port of ports) port.postMessage(message);
};

let hasStream = false;

const join = (port, lock) => {
  ports.add(port);
  if (!hasStream) {
    hasStream = true;
    openEvents(report);
  } else {
    port.postMessage({ connection });
  }
  // The tab holds the lock while it lives, so getting the lock means that the tab has crashed or gone.
  if (lock) self.navigator.locks?.request(lock, () => { ports.delete(port); });
};

self.addEventListener("connect", ({ ports: [port] }) => {
  port.addEventListener("message", ({ data }) => {
    if (data.join) join(port, data.lock);
    else ports.delete(port);
  });
  port.start();
});
