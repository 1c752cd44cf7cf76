# Everything that is done in this house is done through these targets. What takes more than a line is in Scripts/.

SHELL := /bin/bash
PREFIX ?= /usr/local

.DEFAULT_GOAL := help
.PHONY: help setup build run test test-slow test-all test-under-load graph sanitize fuzz check lint docs format \
	coverage bench install uninstall clean

# Scripts/test with quick, slow or all, on every package or on one, after the dependency rule was checked.
run_tests = if [ -n "$(LAYER)" ]; then package=$$(Scripts/packages "$(LAYER)"); else Scripts/setup all; fi \
	&& Scripts/check --dependencies && Scripts/test $(1) $$package

help: ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "build and the tests take LAYER=NAME, where NAME is one of: $$(Scripts/packages | xargs -n 1 basename | xargs)"

setup: ## Install what is missing: system libraries, and the tools that tests use
	@Scripts/setup all

build: ## Build every package, or one: make build LAYER=Domain
	@if [ -n "$(LAYER)" ]; then package=$$(Scripts/packages "$(LAYER)") && Scripts/check --dependencies && Scripts/build $$package; \
	else Scripts/setup build && Scripts/check --dependencies && Scripts/build; fi

run: ## Open the reader on the guide that it carries: no network, no token
	@Scripts/run

test: ## Run the tests of every package, or of one: make test LAYER=Domain
	@$(call run_tests,quick)

test-slow: ## Run what test leaves out, the slow tests alone: make test-slow LAYER=Tooling
	@$(call run_tests,slow)

test-all: ## Run every test, the slow ones too
	@$(call run_tests,all)

test-under-load: ## Run test beside a load of 8 and of 16, then what starts programs five times in a row
	@Scripts/setup all && Scripts/test-under-load

sanitize: ## Run the tests of every layer under the thread and the address sanitizer
	@Scripts/sanitize

fuzz: ## Fuzz what reads bytes from outside, ten minutes each: make fuzz FUZZ_SECONDS=3600
	@Scripts/setup build && FUZZ_SECONDS="$(FUZZ_SECONDS)" Scripts/fuzz

check: ## Hold the modules and their imports against the rules, architecture.toml
	@Scripts/check

lint: ## Check format, documentation, scripts and manifests
	@Scripts/setup all && Scripts/lint

docs: ## Make the documentation of the kits and the guide, one static site: .build/docs
	@Scripts/setup build && Scripts/documentation

format: ## Format every Swift file
	@Scripts/sources | xargs swift format -i -p

graph: ## Draw the pictures in docs again, after a module came or went
	@Scripts/swiftpm build Apps/strata --product strata && Scripts/graph "$${STRATA_SCRATCH:-.build}/debug/strata" docs

coverage: ## Run every test and print how much of each module it ran
	@Scripts/setup all && Scripts/coverage

bench: ## Measure what docs/performance.md promises, and fail when a limit is broken
	@Scripts/swiftpm run Tests/Benchmarks -c release benchmarks

install: ## Install the apps: make install PREFIX=/usr/local (DESTDIR is honoured)
	@Scripts/setup build && PREFIX="$(PREFIX)" Scripts/install

uninstall: ## Remove what install put there
	@PREFIX="$(PREFIX)" Scripts/install --remove

clean: ## Remove everything that was built
	rm -rf .build .build-*
