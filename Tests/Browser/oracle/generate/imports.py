"""@import: several sheets, with layers, conditions and cycles.

All in one folder: NimbusCSS resolves paths against its prefix, browsers against the importing sheet. And no
@import after another rule: NimbusCSS still honours it, with a warning.
"""

from . import cascade, media, words

FILES = ["a.css", "b.css", "c.css", "d.css"]


def case(random):
    tree = words.tree(random, 6)
    names = random.sample(words.PLAIN, 3) + ["color"]
    files = FILES[:random.randint(2, 4)]
    return tree, {file: sheet(random, file, files, names) for file in files}, random.choice(words.SIZES)


def sheet(random, file, files, names):
    head = []
    if random.random() < 0.05:
        head.append('@charset "utf-8";')
    if random.random() < 0.25:
        head.append(f"@layer {', '.join(random.sample(['one', 'two', 'one.in'], 2))};")
    for _ in range(random.choice([1, 1, 2, 3]) if file == "a.css" else random.choice([0, 0, 1, 1, 2])):
        head.append(import_rule(random, files))
        if random.random() < 0.1:
            head.append(random.choice(["/* x */", "/* x */", ";"]))
    body = []
    for _ in range(random.randint(1, 3)):
        body.append(cascade.part(random, names, [], 1))
    return "\n".join(head + body)


def import_rule(random, files):
    target = random.choice(files + ["missing.css"] if random.random() < 0.1 else files)
    address = random.choice([f'"{target}"', f"'{target}'", f"url({target})", f'url("{target}")', f"url( '{target}' )", f"URL( {target} )"])
    keyword = random.choice(["@import", "@import", "@import", "@IMPORT", "@im\\70ort"])
    return f"{keyword} {address} {media.import_condition(random)};"
