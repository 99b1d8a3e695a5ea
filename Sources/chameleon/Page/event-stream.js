// The stream of server-sent events, with a reconnect also after errors that a browser takes for final.

const names = ["preview", "screens", "values", "clients"];
const delay = 1000;

/**
 * Opens the stream; `report` gets `{connection: "open" | "lost"}` and `{event, data}`.
 * Returns a function that closes it.
 */
export const openEvents = (report) => {
  let source;
  let timer;
  const open = () => {
    source = new EventSource("/events?name=Preview");
    source.addEventListener("open", () => report({ connection: "open" }));
    source.addEventListener("error", () => {
      report({ connection: "lost" });
      if (source.readyState !== EventSource.CLOSED) return;
      clearTimeout(timer);
      timer = setTimeout(open, delay);
    });
    for (const event of names) source.addEventListener(event, ({ data }) => report({ event, data }));
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
};
