// The motion of the current screen: a scrubber, playing, and a strip of frames. It is shown only if something moves.

import { element, make, setText } from "./dom.js";
import { Latest } from "./latest.js";
import { makeQueue, Picture } from "./pictures.js";
import { currentScreen, drawVariants, onStage, session, variants } from "./stage.js";

const area = element("motion");
const playButton = element("play");
const scrubber = element("moment");
const strip = element("frames");
const speeds = [...area.querySelectorAll("[name=speed]")];

const frameLimit = 12;
const frameGap = 6;
const framePadding = 4;
/** The duration of a picture on a display, in milliseconds: the step of the arrow keys. */
const displayFrame = 1000 / 60;
/** The time without changes after which the strip is drawn, in milliseconds. */
const calm = 300;

/** How long the current screen moves, in milliseconds: `{length, rest, isEndless}`; null if nothing moves. */
let motion = null;
/** The time and the instant at which playing began; null while the screen stands still. */
let run = null;

const number = (time) => Math.round(time).toLocaleString("en");
const time = () => Math.min(session().time ?? motion.rest, motion.length);
const speed = () => Number(speeds.find(({ checked }) => checked).value);

/** Shows an instant. The instant of a screen at rest is drawn without a time. */
const showTime = (value) => {
  const wanted = Math.min(Math.max(Math.round(value), 0), motion.length);
  session().time = wanted === motion.rest ? null : wanted;
  drawVariants();
  showControls();
};

const showControls = () => {
  const [now, { length, isEndless }] = [time(), motion];
  scrubber.max = length;
  scrubber.value = now;
  scrubber.setAttribute("aria-valuetext", `${number(now)} milliseconds`);
  setText(element("moment-text"), `${number(now)} of ${number(length)} ms`);
  setText(element("motion-start"), [
    session().hold.size > 0 ? "since the states are held" : "since the screen appeared",
    isEndless ? "repeats without an end" : "",
  ].filter(Boolean).join(", "));
  setText(playButton, run ? "Pause" : "Play");
  for (const frame of frames) {
    frame.node.toggleAttribute("data-is-now", Math.abs(frame.time - now) * 2 * (frames.length - 1) <= length);
  }
};

// MARK: Playing

const step = (instant) => {
  if (!run) return;
  const now = run.time + (instant - run.instant) * speed();
  if (now < motion.length) {
    showTime(now);
  } else if (motion.isEndless) {
    start(0, instant);
    showTime(0);
  } else {
    run = null;
    return showTime(motion.length);
  }
  requestAnimationFrame(step);
};

const start = (time, instant) => { run = { time, instant }; };

const pause = () => { run = null; };

/** Plays from the instant that is shown, or from the beginning if it is the last one, or pauses. */
export const togglePlaying = () => {
  if (!motion) return;
  if (run) {
    pause();
    return showControls();
  }
  start(time() >= motion.length ? 0 : time(), performance.now());
  showTime(run.time);
  requestAnimationFrame(step);
};

playButton.addEventListener("click", togglePlaying);
for (const control of speeds) {
  control.addEventListener("change", () => { if (run) start(time(), performance.now()); });
}
scrubber.addEventListener("input", () => {
  pause();
  showTime(Number(scrubber.value));
});
scrubber.addEventListener("keydown", (event) => {
  const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
  if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  pause();
  showTime(time() + direction * displayFrame);
});

// MARK: Frames

/** Two requests for frames at a time leave connections for everything else. */
const queue = makeQueue(2);
let frames = [];
let shapeKey = "";
let stripTimer;

const makeFrame = (time, index) => {
  const picture = new Picture(() => {}, queue);
  const node = make("button", {
    type: "button", class: "frame", tabindex: index === 0 ? "0" : "-1", "aria-label": `Show ${number(time)} milliseconds`,
    onclick: () => {
      pause();
      showTime(time);
    },
  }, picture.box, make("span", { "aria-hidden": "true" }, number(time)));
  return { time, picture, node };
};

const cancelFrames = () => frames.forEach(({ picture }) => picture.cancel());

/** Makes as many frames as have space. */
const layOutFrames = () => {
  const variant = variants[0];
  if (!motion || !variant) return;
  const ratio = variant.width / variant.height;
  strip.style.setProperty("--ratio", ratio);
  const width = Number.parseFloat(getComputedStyle(strip).getPropertyValue("--frame-height")) * ratio;
  const count = Math.max(2, Math.min(frameLimit, Math.floor((strip.clientWidth - 2 * framePadding + frameGap) / (width + frameGap))));
  const key = JSON.stringify([currentScreen().id, count, motion.length, ratio]);
  if (key === shapeKey) return;
  shapeKey = key;
  cancelFrames();
  frames = Array.from({ length: count }, (_, index) => makeFrame(Math.round(index * motion.length / (count - 1)), index));
  strip.replaceChildren(...frames.map(({ node }) => node));
};

const drawFrames = () => {
  const variant = variants[0];
  if (!motion || !variant) return;
  layOutFrames();
  for (const { time, picture } of frames) {
    picture.want({ url: variant.frameURL(time), alt: "", width: variant.width, height: variant.height });
  }
};

/** Draws the strip when nothing has changed for a short time, so that the pictures in view are drawn first. */
const drawFramesLater = () => {
  clearTimeout(stripTimer);
  stripTimer = setTimeout(() => {
    if (run) drawFramesLater();
    else drawFrames();
  }, calm);
};

strip.addEventListener("keydown", (event) => {
  const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const place = frames.findIndex(({ node }) => node === event.target);
  const next = direction && frames[place + direction];
  if (!next) return;
  event.preventDefault();
  frames[place].node.tabIndex = -1;
  next.node.tabIndex = 0;
  next.node.focus();
});
new ResizeObserver(() => {
  layOutFrames();
  if (motion) drawFramesLater();
}).observe(strip);

// MARK: The current screen

let shownScreen = null;
/** The addresses of the motion and of a frame that were requested last. */
let shownURLs = ["", ""];

const hide = () => {
  pause();
  clearTimeout(stripTimer);
  cancelFrames();
  [motion, shapeKey, frames] = [null, "", []];
  strip.replaceChildren();
  area.hidden = true;
};

const loader = new Latest((answer, { screen }) => {
  if (screen !== currentScreen()?.id) return;
  if (answer.length === 0) return hide();
  motion = answer;
  if (session().time > motion.length) session().time = null;
  area.hidden = false;
  layOutFrames();
  showControls();
  drawFramesLater();
});

/** Hides the motion of another screen, and asks for that of the current one. */
export const showMotion = () => {
  const screen = currentScreen();
  if (!screen?.moves || variants.length === 0) {
    loader.forget();
    [shownScreen, shownURLs] = [null, ["", ""]];
    return hide();
  }
  if (screen.id !== shownScreen) hide();
  shownScreen = screen.id;
  const [motionURL, frameURL] = shownURLs;
  shownURLs = [variants[0].motionURL, variants[0].frameURL(0)];
  if (shownURLs[0] !== motionURL) {
    pause();
    loader.want(shownURLs[0], { screen: screen.id });
  } else if (shownURLs[1] !== frameURL && motion) {
    drawFramesLater();
  }
};

onStage("picture", showMotion);
