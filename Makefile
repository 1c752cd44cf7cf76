# The targets for all work in this repository. What takes more than a line is in Scripts/.

SHELL := /bin/bash
PREFIX ?= /usr/local

.DEFAULT_GOAL := help
.PHONY: help setup build run test test-slow test-all test-under-load graph pictures sanitize fuzz check lint docs format \
	coverage bench scale install uninstall clean

# Scripts/test with quick, slow or all, on every package or on one, after the dependency rule was checked.
run_tests = if [ -n "$(LAYER)" ]; then package=$$(Scripts/packages "$(LAYER)"); else Scripts/setup all; fi \
	&& Scripts/check --dependencies && Scripts/test $(1) $$package

help: ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "build and the tests take LAYER=NAME, where NAME is one of: $$(Scripts/packages | xargs -n 1 basename | xargs)"

setup: ## Install missing system libraries, and the tools of the tests
	@Scripts/setup all

build: ## Build every package, or one: make build LAYER=Domain
	@if [ -n "$(LAYER)" ]; then package=$$(Scripts/packages "$(LAYER)") && Scripts/check --dependencies && Scripts/build $$package; \
	else Scripts/setup build && Scripts/check --dependencies && Scripts/build; fi

run: ## Open the reader on its built-in guide: no network, no token
	@Scripts/run

test: ## Run all tests but the slow ones, or those of one package: make test LAYER=Domain
	@$(call run_tests,quick)

test-slow: ## Run the slow tests, which test leaves out: make test-slow LAYER=Tooling
	@$(call run_tests,slow)

test-all: ## Run every test, the slow ones too
	@$(call run_tests,all)

test-under-load: ## Run test beside a load of 8 and of 16, then what starts programs five times in a row
	@Scripts/setup all && Scripts/test-under-load

sanitize: ## Run the tests of every layer under the thread and the address sanitizer
	@Scripts/sanitize

fuzz: ## Fuzz the readers of outside input, ten minutes each: make fuzz FUZZ_SECONDS=3600
	@Scripts/setup build && FUZZ_SECONDS="$(FUZZ_SECONDS)" Scripts/fuzz

check: ## Check the modules and their imports against architecture.toml
	@Scripts/check

lint: ## Check format, documentation, scripts and manifests
	@Scripts/setup all && Scripts/lint

docs: ## Build all documents and the documentation of the kits as a static site, with the map: .build/docs
	@Scripts/setup build && Scripts/documentation && Scripts/swiftpm build Apps/strata --product strata
	@scratch=$${STRATA_SCRATCH:-.build}; map=$$scratch/docs/map.html; "$$scratch/debug/strata" graph --format html >"$$map" && \
		sed -i.old 's|<header>|<header><a href="index.html" style="color:inherit">Strata</a>|' "$$map" && rm "$$map.old"

format: ## Format every Swift file
	@Scripts/sources | xargs -n 500 swift format -i -p

graph: ## Draw the picture in docs again, after a module was added or removed
	@Scripts/swiftpm build Apps/strata --product strata && Scripts/graph "$${STRATA_SCRATCH:-.build}/debug/strata" docs

pictures: ## Draw the screens of the README and of ViewKit again, after a screen has changed
	@Scripts/setup all && for app in hoge qiita-reader album; do Scripts/swiftpm build "Apps/$$app" --product "$$app" || exit; done
	@folder=$$PWD/$${STRATA_SCRATCH:-.build}/debug; habits=$$(Scripts/example habits) && Scripts/pictures \
		"$$folder/hoge" "$$folder/qiita-reader" "$$folder/album" docs/pictures Packages/View/Sources/ViewKit/Documentation.docc \
		"$$habits"

coverage: ## Run every test and print the coverage of each module
	@Scripts/setup all && Scripts/coverage

bench: ## Measure the figures of docs/performance.md, and fail when a limit is broken
	@Scripts/setup all && Scripts/bench

scale: ## Measure what builds cost with 10, 50 and 200 features, and with 200 in areas (an hour and a half)
	@Scripts/setup build && Scripts/swiftpm build Apps/strata --product strata
	@Scripts/scale "$${STRATA_SCRATCH:-.build}/debug/strata"

install: ## Install the apps: make install PREFIX=/usr/local (DESTDIR is honoured)
	@Scripts/setup build && PREFIX="$(PREFIX)" Scripts/install

uninstall: ## Remove the installed files
	@PREFIX="$(PREFIX)" Scripts/install --remove

clean: ## Remove the build folders
	rm -rf .build .build-*
