# Everything that is done in this house is done through these targets. What takes more than a line is in Scripts/.

SHELL := /bin/bash
PREFIX ?= /usr/local
SOURCES := $(wildcard Packages Apps Tests)

.DEFAULT_GOAL := help
.PHONY: help setup build test test-all lint format clean

help: ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "build and test take LAYER=NAME, where NAME is one of: $$(Scripts/packages | xargs -n 1 basename | xargs)"

setup: ## Install what is missing: system libraries, and the tools that tests use
	@Scripts/setup all

build: ## Build every package, or one: make build LAYER=Domain
	@if [ -n "$(LAYER)" ]; then package=$$(Scripts/packages "$(LAYER)") && Scripts/build $$package; \
	else Scripts/setup build && Scripts/build; fi

test: ## Run the tests of every package, or of one: make test LAYER=Domain
	@if [ -n "$(LAYER)" ]; then package=$$(Scripts/packages "$(LAYER)") && Scripts/test $$package; \
	else Scripts/setup all && Scripts/test; fi

test-all: ## Run every test, the slow ones too
	@Scripts/setup all && STRATA_SLOW=1 Scripts/test

lint: ## Check format and documentation
	@swift format lint --strict -r -p $(SOURCES)

format: ## Format every Swift file
	@swift format -i -r -p $(SOURCES)

clean: ## Remove everything that was built
	rm -rf .build .build-*
