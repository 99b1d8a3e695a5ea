// The views of a picture: their places in the tree and on the screen.

/** Adds to each view its parent and whether it has children. The views are in preorder. */
export const linkViews = (views) => {
  const path = [];
  for (const view of views) {
    path.length = view.depth;
    view.parent = path.at(-1) ?? null;
    if (view.parent) view.parent.hasChildren = true;
    path.push(view);
  }
  return views;
};

export const ancestors = (view) => (view ? [...ancestors(view.parent), view] : []);

export const viewTitle = ({ view, id, classes }) =>
  view + (id ? `#${id}` : "") + classes.map((name) => `.${name}`).join("");

const contains = ([x, y, width, height], point) =>
  point.x >= x && point.y >= y && point.x < x + width && point.y < y + height;

/** The frontmost view at a point: later views are in front of earlier ones. */
export const viewAt = (views, point) =>
  views.findLast((view) => !view.isHidden && view.visible && contains(view.visible, point)) ?? null;

const axes = { x: 0, y: 1 };

/** Whether a view can scroll by a distance, in points; the sign is the direction. */
const canScroll = (view, axis, distance) => {
  if (!view.scroll || distance === 0) return false;
  const index = axes[axis];
  const { offset, min, max } = view.scroll;
  return distance > 0 ? offset[index] < max[index] - 0.25 : offset[index] > min[index] + 0.25;
};

/** The innermost view around `view` that can scroll by a distance. */
export const scroller = (view, axis, distance) =>
  ancestors(view).findLast((one) => canScroll(one, axis, distance)) ?? null;

/** The largest view that can scroll by a distance, for the keyboard. */
export const largestScroller = (views, axis, distance) => {
  const area = ({ visible }) => (visible ? visible[2] * visible[3] : 0);
  return views.filter((view) => canScroll(view, axis, distance)).sort((a, b) => area(b) - area(a))[0] ?? null;
};

/** Scrolls a view and returns its new offset. */
export const scrollBy = (view, axis, distance) => {
  const index = axes[axis];
  const { offset, min, max } = view.scroll;
  offset[index] = Math.round(Math.min(max[index], Math.max(min[index], offset[index] + distance)) * 2) / 2;
  return offset;
};
