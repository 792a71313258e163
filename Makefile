PYTHON ?= python3
BIN := .venv/bin
PLAY := $(BIN)/regalia play majesty

# Every source that may be compiled; setup.py says which are.
SOURCES := $(wildcard src/regalia/kernel/*.py src/regalia/games/*/*.py src/regalia/bots/*.py)

.PHONY: help setup play test lint types unit bench lock clean
.DEFAULT_GOAL := help

help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-6s %s\n", $$1, $$2}' Makefile

setup: .venv/engine ## Install everything into .venv and compile the engine

play: setup ## Play a game in the terminal
	@$(PLAY)

test: lint types unit ## Check everything

lint: setup ## Check style and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports

types: setup ## Check types
	$(BIN)/mypy

unit: setup ## Run the tests
	$(BIN)/pytest -q -n auto

bench: setup ## Measure the speed of random play
	$(BIN)/regalia bench

# What people run is a part of what is tested, so base.txt follows dev.txt.
LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-header --no-emit-index-url

lock: .venv/tools ## Pin the newest versions that pyproject.toml allows
	$(LOCK) --extra dev --output-file requirements/dev.txt
	$(LOCK) --constraint requirements/dev.txt --output-file requirements/base.txt

clean: ## Remove everything the other commands made
	rm -rf .venv build dist src/*.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete
	find src tests -name __pycache__ -prune -exec rm -r {} +

# Three stamps, each remade when it is older than its causes. Changed tools or flags force the C
# compiler to run; changed sources do only if the C they give has changed.

.venv/tools: requirements/dev.txt
	$(PYTHON) -m venv --clear .venv
	$(BIN)/pip install --quiet --require-hashes -r requirements/dev.txt
	@touch $@

.venv/package: .venv/tools pyproject.toml
	REGALIA_COMPILE=0 $(BIN)/pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

.venv/engine: .venv/package setup.py $(SOURCES)
	$(BIN)/python setup.py --quiet build_ext --inplace $(if $(filter-out $(SOURCES),$?),--force)
	@touch $@
