"""The share of random cases that the feature of their group decides: Chromium's answer is different without it."""

from . import chromium, properties
from .generate import WITHOUT, cases as random_cases


def report(group, seed, count):
    if group not in WITHOUT:
        raise SystemExit(f"the generator of {group} cannot leave its feature out")
    cases = random_cases(group, seed, count)
    others = [[{**case, "css": css} for css in WITHOUT[group](case["css"])] for case in cases]
    chromium.ask(cases + sum(others, []), properties.of(group))
    decided = sum(all(case["computed"] != other["computed"] for other in variants) for case, variants in zip(cases, others))
    print(f"{group}: {decided} of {count} cases ({100 * decided / count:.0f} %) have another answer without the feature")
