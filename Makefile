# Two commands matter: `make play` and `make test`. Both install what they need into .venv.
#
# .venv holds the compiled package, as a user gets it; the tests put src/ before it and so run the sources,
# except where they ask for the installed form.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

export PIP_CONSTRAINT := $(CURDIR)/requirements.lock
export PIP_BUILD_CONSTRAINT := $(PIP_CONSTRAINT)

.PHONY: play test test-all coverage bench bench-load docs lint lint-python lint-web test-web screenshots clean clean-all .venv/installed

# Plays interpreted while the rules are compiled behind, where they are not yet. ARGS="--port 8200" is for the server.
play: | .venv/bin/python
	@$(BIN)/python tools/play.py $(ARGS)

# The sources first; then, on the compiled package, the conformance tests, the server and whatever else plays much. Where
# no Chromium is to be had, one line says so and the look into the browser is left out.
test: lint test-web
	$(BIN)/pytest --numprocesses=auto -m "not slow and not compiled" --ignore=tests/browser
	CENOTE_TEST_INSTALLED=1 $(BIN)/pytest --numprocesses=auto -m "(compiled or both) and not slow" -o pythonpath=tests --ignore=tests/browser
	@if $(BIN)/python tests/browser/chromium.py; then $(BIN)/pytest tests/browser/test_smoke.py; fi

# Which lines the tests reach. Looking slows them down, so `make test` does not.
coverage: .venv/installed .venv/dev
	CENOTE_TEST_GAMES=1 CENOTE_TEST_OPTIONS=0 $(BIN)/pytest --numprocesses=auto -m "not slow" \
		--ignore=tests/browser --cov=cenote --cov-report=term:skip-covered

# With hundreds of crashes of the server, a Ray cluster, and whole games in the browser; Chromium is a must.
test-all: lint test-web .venv/ray .venv/train
	$(BIN)/python tests/browser/chromium.py
	CENOTE_TEST_GAMES=200 $(BIN)/pytest --numprocesses=auto
	CENOTE_TEST_GAMES=1000 CENOTE_TEST_INSTALLED=1 $(BIN)/pytest --numprocesses=auto -o pythonpath=tests tests/conformance

# The package first: it has to build where nothing else is installed. Then Python and the page side by side.
lint: .venv/installed .venv/dev
	@$(MAKE) --no-print-directory --jobs=2 lint-python lint-web

lint-python:
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	PYTHONPATH=src $(BIN)/python -m cenote.games.declare --check
	PYTHONPATH=src $(BIN)/python -m cenote.games.versions --check
	PYTHONPATH=src $(BIN)/python -m cenote.server.protocol.typescript --check

lint-web:
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent --prefix web check
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent --prefix web lint

test-web: .venv/dev
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm test --silent --prefix web

bench: .venv/bench .venv/installed
	$(BIN)/python benchmarks/speed.py
	$(BIN)/python benchmarks/environments.py
	$(BIN)/python benchmarks/arena.py
	@$(MAKE) --no-print-directory bench-load

bench-load: .venv/dev .venv/installed
	$(BIN)/python benchmarks/load.py

# The pages of docs/ with a reference from the docstrings, into build/site.
docs: .venv/docs
	$(BIN)/mkdocs build --quiet
	@echo 'The documentation is in build/site/index.html.'

screenshots: .venv/dev .venv/installed
	$(BIN)/python tests/browser/screenshots.py

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Cenote needs Python 3.11 or newer: make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv

# Quick where nothing has changed: wheels are kept by a fingerprint of what they are made of.
.venv/installed: | .venv/bin/python
	@$(BIN)/python tools/wheels.py

# The packages of an extra of pyproject.toml, without the project itself.
.venv/dev .venv/bench .venv/docs .venv/ray .venv/train: requirements.lock pyproject.toml | .venv/bin/python
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["$(@F)"], sep="\n")' | xargs $(PIP)
	@touch $@

# What was built is kept: a new .venv takes the wheel from build/. `make clean-all` forgets that too.
clean:
	rm -rf .venv dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

clean-all: clean
	rm -rf build web/node_modules src/cenote/server/static
