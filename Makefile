# The commands of this repository. `make` without a target lists them. The scripts that they run are in .ci/.

SWIFT ?= swift
EXAMPLE = Examples/Profile
RENDER = .build/release/nimbus render --view $(EXAMPLE)/profile.json $(EXAMPLE)/profile.css
SANITIZERS = sanitize-memory sanitize-thread
# The build of `make run`: small code takes two thirds of the compiler's time, and draws a picture as fast.
RUN_OPTIONS = -c release --scratch-path .build/run -debug-info-format none -Xswiftc -Osize

.DEFAULT_GOAL = help
.NOTPARALLEL:
.PHONY: help setup setup-test build run show test grammar grammar-check lint format conformance fuzz fuzz-bytes hostile bench \
	bench-build bench-reload soak instructions docs pictures linked-size consumer uikit-check uikit-sabotage ci ci-full $(SANITIZERS)

help:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

setup: ## install what `make run` needs
	@.ci/setup run

setup-test: ## install what the tests and lint need in addition
	@.ci/setup test

build: setup .build/grammar ## build everything; regenerates the C if Grammar/ is newer
	$(SWIFT) build

run: setup .build/grammar ## show the screens of Examples/ in a browser, with live reload of their stylesheets
	@$(SWIFT) build $(RUN_OPTIONS) --product chameleon
	@.build/run/release/chameleon --watch Examples

show: setup .build/grammar ## style the screen of that app, print the source of every value, change it and draw it
	@$(SWIFT) build -c release --product nimbus
	@.build/release/nimbus inspect --view $(EXAMPLE)/profile.json $(EXAMPLE)/profile.css
	@.build/release/nimbus restyle --view $(EXAMPLE)/profile.json \
		--toggle '#follow.primary' --edit 'list.css:border-radius=4px' $(EXAMPLE)/profile.css
	@$(RENDER) -o .build/profile.png
	@$(RENDER) -o .build/profile-dark.png --media prefers-color-scheme=dark
	@$(RENDER) -o .build/profile-large.png --media text-scale=1.4
	@$(RENDER) -o .build/profile-wide.png --size 844x390
	@echo "Wrote profile.png, profile-dark.png, profile-large.png and profile-wide.png in .build"

test: setup setup-test .build/grammar ## run every test
	@.ci/test

grammar: ## generate the scanner and the grammars of CFlexTokenizer from Grammar/
	@.ci/grammar update

grammar-check: ## check that the committed C is what Grammar/ generates
	@.ci/grammar check

lint: ## check the formatting, the layering and the C symbols
	@.ci/lint

format: ## format the Swift and the hand-written C
	@.ci/format

conformance: ## count the cases of the public CSS test suites that pass
	@.ci/conformance

fuzz: ## play CASES random cases from SEED on: SUITE=engine|dialects|screens|setters|boxes|motion (all by default)
	@.ci/fuzz "$(or $(SUITE),all)" $(or $(SEED),$$(date +%s)) $(CASES)

fuzz-bytes: ## fuzz code that reads bytes for SECONDS with libFuzzer: TARGET=tokens|stylesheet|... (all by default)
	@.ci/fuzz-bytes "$(or $(TARGET),all)" $(SECONDS)

hostile: ## test the engine with adversarial inputs of 100 MB
	$(SWIFT) run -c release css-bench --hostile

bench: ## measure every stage of the engine
	$(SWIFT) run -c release css-bench

instructions: ## count the instructions of changes of views and of adversarial inputs, which have limits
	$(SWIFT) run -c release css-bench --instructions
	$(SWIFT) run -c release css-bench --hostile --instructions

bench-build: ## compare the time of a build with that of a REVISION: ROW=run|engine|consumer
	@.ci/bench-build $(REVISION) $(ROW)

bench-reload: ## measure the time from saving a stylesheet until apps and the preview show it
	$(SWIFT) build $(RUN_OPTIONS) --product chameleon
	$(SWIFT) run $(RUN_OPTIONS) css-bench --reload

soak: ## save stylesheets 2,000 times, or for MINUTES, while servers and apps are killed, and check that no save is lost
	$(SWIFT) run -c release css-bench --soak --minutes $(or $(MINUTES),0)

pictures: setup .build/grammar ## draw the pictures of the article on layout
	@.ci/pictures

docs: ## check that docs/ matches the code
	@.ci/docs

linked-size: ## print the size of what an app links in a release build, by module
	@.ci/linked-size

consumer: ## build and run Examples/Consumer, which links the package as an app does
	@.ci/consumer

uikit-check: setup setup-test ## check that the adapter compiles against UIKit's declarations
	@.ci/uikit-check

uikit-sabotage: .build/uikit-check/graphs ## check that uikit-check sees wrong declarations and wrong uses of UIKit
	@.ci/uikit-sabotage

ci: ## run the checks of every change
	@.ci/run

ci-full: ## run all checks, with all cases of the long tests, as a workflow does each week
	@.ci/run full

# The list leaves these out: `make ci` runs them. Each has a build folder of its own.
sanitize-memory:
	@.ci/sanitize memory

sanitize-thread:
	@.ci/sanitize thread

# The results of the last `make uikit-check`.
.build/uikit-check/graphs: | setup setup-test
	@.ci/uikit-check

# A stamp: the C was generated on this machine after the last change of Grammar/. Without flex and bison there is no stamp,
# and the build uses the committed C.
.build/grammar: $(wildcard Grammar/*)
	@mkdir -p .build
	@.ci/grammar auto $@
