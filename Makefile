# Every verb of this repository; plain `make` lists them. The scripts behind them are in .ci/.

SWIFT ?= swift
EXAMPLE = Examples/Profile
RENDER = .build/release/nimbus render --view $(EXAMPLE)/profile.json $(EXAMPLE)/profile.css
SANITIZERS = sanitize-memory sanitize-thread

.DEFAULT_GOAL = help
.NOTPARALLEL:
.PHONY: help setup setup-test build run show test grammar grammar-check lint format conformance fuzz hostile bench \
	bench-reload soak docs consumer uikit-check ci $(SANITIZERS)

help:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

setup: ## install what `make run` needs
	@.ci/setup run

setup-test: ## install what the tests and lint need beside it
	@.ci/setup test

build: setup .build/grammar ## build everything, regenerating the C when Grammar/ is newer
	$(SWIFT) build

run: setup .build/grammar ## show the app of Examples/Profile in a browser, and each change of its stylesheets at once
	@$(SWIFT) build -c release --product chameleon
	@.build/release/chameleon --watch $(EXAMPLE) --view $(EXAMPLE)/profile.json

show: setup .build/grammar ## style that app's screen, print it with the reason for every value, change it and draw it
	@$(SWIFT) build -c release --product nimbus
	@.build/release/nimbus inspect --view $(EXAMPLE)/profile.json $(EXAMPLE)/profile.css
	@.build/release/nimbus restyle --view $(EXAMPLE)/profile.json \
		--toggle '#follow.primary' --edit 'list.css:border-radius=4px' $(EXAMPLE)/profile.css
	@$(RENDER) -o .build/profile.png
	@$(RENDER) -o .build/profile-dark.png --media prefers-color-scheme=dark
	@$(RENDER) -o .build/profile-large.png --media text-scale=1.4
	@$(RENDER) -o .build/profile-wide.png --size 844x390
	@echo "Drawn: .build/profile.png, and beside it profile-dark.png, profile-large.png and profile-wide.png"

test: setup setup-test .build/grammar ## run every test
	$(SWIFT) test

grammar: ## generate the scanner and the grammars of CFlexTokenizer from Grammar/
	@.ci/grammar update

grammar-check: ## fail when the committed C is not what Grammar/ generates
	@.ci/grammar check

lint: ## check the formatting, the layering and the C symbols
	@.ci/lint

format: ## format the Swift and the hand-written C
	@.ci/format

conformance: ## count the cases of the public CSS suites that pass
	@.ci/conformance

fuzz: ## play CASES random edits of styled trees from SEED on, and compare each with a new engine
	@.ci/fuzz $(SEED) $(CASES)

hostile: ## feed the engine inputs of 100 MB that mean it harm
	$(SWIFT) run -c release css-bench --hostile

bench: ## measure every stage
	$(SWIFT) run -c release css-bench

bench-reload: ## measure how long it takes from saving a style sheet until apps show it
	$(SWIFT) run -c release css-bench --reload

soak: ## save style sheets 2,000 times while servers die and apps sleep, and check that nothing is lost
	$(SWIFT) run -c release css-bench --soak

docs: ## check that docs/ speaks of the house as it is
	@.ci/docs

consumer: ## build and run Examples/Consumer, which links the package as an app does
	@.ci/consumer

uikit-check: setup setup-test ## check that the adapter compiles where there is UIKit
	@.ci/uikit-check

ci: setup setup-test lint grammar-check docs uikit-check conformance test consumer $(SANITIZERS) ## all of the checks

# Not for every day, so not listed; each builds into a folder of its own.
sanitize-memory:
	@.ci/sanitize memory

sanitize-thread:
	@.ci/sanitize thread

# The stamp says that the C was generated here after Grammar/ was last touched. A fresh clone has
# none, and none is made where the tools are missing: the committed C serves.
.build/grammar: $(wildcard Grammar/*)
	@mkdir -p .build
	@.ci/grammar auto $@
