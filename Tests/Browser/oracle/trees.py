"""View trees: preorder, their documents, and a shorthand for hand-written cases."""

import json
import re
from xml.sax.saxutils import escape, quoteattr

ATTRIBUTES = ["tag", "label", "text", "title", "image"]
XHTML = "http://www.w3.org/1999/xhtml"


def preorder(view):
    yield view
    for child in view.get("subviews", []):
        yield from preorder(child)


def classes(view):
    value = view.get("cssClass", [])
    return value.split() if isinstance(value, str) else list(value)


def document(view, is_root=True):
    """The tree as an XML document of unknown elements; the root view is its root element."""
    parts = ["<", view["view"]]
    if is_root:
        parts.append(f' xmlns="{XHTML}"')
    if "id" in view:
        parts.append(f' id={quoteattr(view["id"])}')
    if classes(view):
        parts.append(f' class={quoteattr(" ".join(classes(view)))}')
    if "style" in view:
        parts.append(f' style={_attribute(view["style"])}')
    for name in ATTRIBUTES:
        if name in view:
            parts.append(f" {name}={_attribute(str(view[name]))}")
    parts.append(">")
    # A view with a text is not :empty.
    if view.get("text"):
        parts.append(escape(str(view["text"])))
    parts.extend(document(child, False) for child in view.get("subviews", []))
    parts.append(f"</{view['view']}>")
    return "".join(parts)


def _attribute(text):
    return quoteattr(text, {"\n": "&#10;", "\t": "&#9;", "\r": "&#13;"})


# Shorthand: UIView#id.a.b[label="x y" tag=7]{width: 1px}(UILabel UIButton)
# Names may hold CSS-like escapes; ids and classes with odd characters are written as JSON strings.
_TOKEN = re.compile(r'\s*([A-Za-z_][\w-]*|[#.]"(?:\\.|[^"\\])*"|[#.][^\s#.\[\](){}"]+|[()]|\[(?:"(?:\\.|[^"\\])*"|[^\]"])*\]|\{[^}]*\})')
_PAIR = re.compile(r'(\w+)=("(?:\\.|[^"\\])*"|[^\s"]+)')


def parse(shorthand):
    tokens, at = [], 0
    text = shorthand.rstrip()
    while at < len(text):
        match = _TOKEN.match(text, at)
        if not match:
            raise ValueError(f"bad tree at {text[at:at + 20]!r} of {shorthand!r}")
        tokens.append(match.group(1))
        at = match.end()
    view, rest = _view(tokens, 0)
    if rest != len(tokens):
        raise ValueError(f"more than one root in {shorthand!r}")
    return view


def _view(tokens, at):
    view = {"view": tokens[at]}
    at += 1
    while at < len(tokens):
        token = tokens[at]
        if token[0] in "#.":
            name = json.loads(token[1:]) if token[1] == '"' else token[1:]
            if token[0] == "#":
                view["id"] = name
            else:
                view.setdefault("cssClass", []).append(name)
        elif token[0] == "[":
            for key, value in _PAIR.findall(token[1:-1]):
                value = json.loads(value) if value[0] == '"' else value
                view[key] = int(value) if key == "tag" else value
        elif token[0] == "{":
            view["style"] = token[1:-1]
        elif token == "(":
            view["subviews"], at = [], at + 1
            while tokens[at] != ")":
                child, at = _view(tokens, at)
                view["subviews"].append(child)
        else:
            break
        at += 1
        if token == "(":
            break
    return view, at
