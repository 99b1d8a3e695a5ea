"""Reads hand-written cases and writes (or reads) recorded ones."""

import json
import re
from pathlib import Path

from . import trees

DEFAULT_SIZE = [390, 844]
# A hand-written sheet can hold the invisible characters as their pictures.
PICTURES = {"␀": "\0", "␉": "\t", "␌": "\f", "␍": "\r", "␊": "\n", "␛": "\x1b", "␡": "\x7f", "␣": " ", "⍰": "\ufeff",
            "⍽": "\u00a0", "␋": "\v"}


def media(size):
    """What `nimbus inspect --media` gets, or None for the default phone."""
    return None if size == DEFAULT_SIZE else f"width={size[0]}px,height={size[1]}px"


def read_hand_written(path):
    """`=== name`, then `tree:` and `size:` lines as needed, `---` (or `--- file.css`), and the sheet.

    A tree holds for the cases after it as well. The last line end of a sheet is not part of it.
    """
    cases, tree, mode, sheets = [], None, "out", {}

    def finish():
        if cases:
            texts = {name: "".join(lines).removesuffix("\n").removesuffix("\n") for name, lines in sheets.items()}
            for picture, character in PICTURES.items():
                texts = {name: text.replace(picture, character) for name, text in texts.items()}
            cases[-1]["css"] = texts[""] if list(texts) == [""] else texts

    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if line.startswith("=== "):
            finish()
            cases.append({"name": line[4:].strip(), "tree": tree, "size": DEFAULT_SIZE})
            mode, sheets = "head", {}
        elif line == "---" or line.startswith("--- "):
            mode, name = "sheet", line[4:].strip()
            sheets[name] = []
        elif mode == "sheet":
            sheets[name].append(line + "\n")
        elif line.startswith("tree:"):
            tree = trees.parse(line[5:])
            if cases:
                cases[-1]["tree"] = tree
        elif line.startswith("size:") and cases:
            cases[-1]["size"] = [int(part) for part in line[5:].split("x")]
        elif line.strip() and not line.startswith("//"):
            raise SystemExit(f"{path.name}:{number}: not a case: {line!r}")
    finish()
    names = [case["name"] for case in cases]
    for name in set(names):
        if names.count(name) > 1:
            raise SystemExit(f"{path.name}: two cases are named {name!r}")
    return cases


def write_fixture(path, initial, cases):
    """One line a case, so that a difference between two recordings can be read."""
    lines = []
    for case in cases:
        row = {"name": case["name"], "tree": case["tree"], "css": case["css"]}
        if media(case["size"]):
            row["media"] = media(case["size"])
        if case["initial"]:
            row["initial"] = case["initial"]
        row["computed"] = [{key: value for key, value in view.items() if value is not None} for view in case["computed"]]
        lines.append(json.dumps(row, ensure_ascii=False, separators=(",", ":")))
    head = json.dumps(initial, separators=(",", ":"))
    text = f'{{"initial":{head},\n"cases":[\n' + ",\n".join(lines) + "\n]}\n"
    # Line separators and the like stay escaped: editors and diffs take them for line ends.
    text = re.sub("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]", lambda match: f"\\u{ord(match.group()):04x}", text)
    Path(path).write_text(text, encoding="utf-8")


def read_fixture(path):
    return json.loads(Path(path).read_text(encoding="utf-8"))
