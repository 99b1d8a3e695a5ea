"""Finds the nimbus binary that is compared."""

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def find():
    built = [path for path in (ROOT / ".build/release/nimbus", ROOT / ".build/debug/nimbus") if path.exists()]
    if built:
        return max(built, key=lambda path: path.stat().st_mtime)
    found = shutil.which("nimbus")
    if not found:
        raise SystemExit("no nimbus binary: build it, or name it with --nimbus")
    return Path(found)
