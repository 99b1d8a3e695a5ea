"""Asks Chromium where it puts the boxes of layout cases."""

import html
import json
import re
import subprocess
import tempfile
from pathlib import Path

from . import chromium

# Chromium floors lengths to 1/64 px. Larger boxes have a smaller error.
SCALE = 16
LIMIT_SECONDS = 300

PAGE = """<!DOCTYPE html><meta charset="utf-8">
<style>
* { direction: ltr }
html, body { margin: 0 }
body { width: 100000px }
section { display: flex; align-items: start; justify-content: start; position: relative; contain: layout }
div { font-size: 0; line-height: 0 }
b { display: block; direction: inherit }
i { display: inline-block; height: 160px; vertical-align: -32px }
</style>
%s
<script>
const scale = %d;
function box(element, x, y) {
  const display = getComputedStyle(element).display, frame = element.getBoundingClientRect();
  const isBox = display != "contents" && element.getClientRects().length > 0;
  const [left, top] = display == "contents" ? [x, y] : [frame.left, frame.top];
  const inner = [...element.children].filter(child => child.tagName == "DIV").map(child => box(child, left, top));
  return isBox ? [...[frame.left - x, frame.top - y, frame.width, frame.height].map(n => n / scale), inner]
    : [0, 0, 0, 0, inner];
}
const answers = [...document.querySelectorAll("section")].map(section => {
  const frame = section.getBoundingClientRect();
  return box(section.firstElementChild, frame.left, frame.top);
});
document.body.innerHTML = "<pre></pre>";
document.querySelector("pre").textContent = JSON.stringify(answers);
</script>"""


def ask(cases):
    """Returns the box of each case, in the shape that `nimbus layout` prints."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        page.write_text(PAGE % ("".join(section(case) for case in cases), SCALE), encoding="utf-8")
        result = subprocess.run(
            [chromium.executable(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--virtual-time-budget=100000",
             f"--user-data-dir={folder}/profile", "--dump-dom", page.as_uri()],
            capture_output=True, text=True, timeout=LIMIT_SECONDS)
    answer = re.search(r"<pre>(.*?)</pre>", result.stdout, re.DOTALL)
    if not answer:
        raise SystemExit(f"chromium gave no answer: {result.stderr[-500:]}")
    return json.loads(html.unescape(answer[1]))


def agree(ours, theirs, tolerance):
    """Whether two boxes, and all boxes inside them, are the same."""
    return (all(abs(a - b) <= tolerance for a, b in zip(ours[:4], theirs[:4])) and len(ours[4]) == len(theirs[4])
            and all(agree(a, b, tolerance) for a, b in zip(ours[4], theirs[4])))


def section(case):
    viewport = case["viewport"]
    direction = "rtl" if "direction: rtl" in case["root"]["style"] else "ltr"
    style = f"direction: {direction}; width: {viewport['width']}; height: {viewport['height']}"
    return f'<section style="{scaled(style)}">{element(case["root"])}</section>'


def element(node):
    # A word is a box that is as wide and as high as its characters. Lines break between words.
    words = node.get("text", "").split("\u200b")
    text = "".join(f'<i style="width: {len(word) * 10 * SCALE}px"></i>' for word in words if word)
    if text and re.search(r"display: (flex|grid)", node["style"]):
        # The anonymous item of the text (CSS Flexbox 1, section 4).
        text = f"<b>{text}</b>"
    inner = "".join(element(child) for child in node.get("children", []))
    return f'<div style="{html.escape(scaled(node["style"]))}">{text}{inner}</div>'


def scaled(style):
    return re.sub(r"(-?[\d.]+)px", lambda match: f"{float(match[1]) * SCALE:g}px", style)
