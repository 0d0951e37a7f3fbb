# What a person needs: `make run` serves the site, `make test` passes the tests.
# Both set up everything by themselves; a second run is quick.

PORT ?= 8000
SEED ?= 0
HOST ?= 127.0.0.1
PYTHON ?= python3
VENV ?= .venv
WORKERS ?= 2

BIN := $(VENV)/bin

# Readable by Python 2 too, since that may be what PYTHON names.
define CHECK_PYTHON
import sys
version = sys.version.split()[0]
if sys.version_info < (3, 11):
    sys.exit("This needs Python 3.11 or later; found " + version + ". Name another with make PYTHON=python3.12 ...")
if sys.version_info >= (3, 15):
    sys.stderr.write("Python " + version + " is newer than 3.11 to 3.14, with which this is tested; going on with it.\n")
endef
export CHECK_PYTHON

define CHECK_PORT
import socket, sys
host, port = sys.argv[1:]
try:
    where = socket.getaddrinfo(host.strip("[]"), int(port), type=socket.SOCK_STREAM)[0]
    with socket.socket(*where[:3]) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        tried.bind(where[4])
except (OSError, OverflowError, ValueError) as error:
    sys.exit("Nothing can be served on " + host + ":" + port + " (" + str(error) + "). Name another: make run PORT=8765")
endef
export CHECK_PORT

export CARDSITE_MODE ?= local
export CARDSITE_HOST := $(HOST)

LIBRARY := $(shell find fixtures -type f 2>/dev/null) $(shell find rules -name '*.py' -not -path '*/engine/*' 2>/dev/null) \
	$(shell find rules/engine/shadowfist/text rules/engine/ufs/constructs rules/engine/ufs/meaning -type f -not -name '*.pyc' 2>/dev/null)

# What has been made ready: a folder of data and a database. One of SQLite that has gone is made anew.
VAR := $(or $(VAR_DIR),var)
READY := $(VAR)/.ready$(if $(DATABASE_URL),-$(shell printf %s '$(DATABASE_URL)' | cksum | cut -d ' ' -f 1))
GONE := $(if $(DATABASE_URL)$(wildcard $(VAR)/cardsite.sqlite3),,gone)

.PHONY: gone help setup run test test-more explore bench client client-js lint format clean

help: ## what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

$(VENV)/.installed: pyproject.toml constraints.txt
	@$(PYTHON) -c "$$CHECK_PYTHON"
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(READY): $(VENV)/.installed $(LIBRARY) $(GONE)
	@mkdir -p $(VAR)
	$(BIN)/python manage.py migrate --verbosity 0
	$(BIN)/python manage.py load_library
	$(BIN)/python manage.py collectstatic --noinput --verbosity 0
	# Examples are of whatever cards there are; a site without them is one all the same.
	-$(BIN)/python manage.py generate_examples
	@touch $@

setup: $(READY) ## install, migrate, load the bundled library, build the index

run: setup ## serve the site: make run PORT=8765 HOST=0.0.0.0
	@$(BIN)/python -c "$$CHECK_PORT" "$(HOST)" "$(PORT)"
	@echo "Serving on http://$(HOST):$(PORT)/ (stop with Ctrl-C)"
	@$(BIN)/gunicorn cardsite.wsgi --config cardsite/gunicorn.py --bind $(HOST):$(PORT) --workers $(WORKERS)

# What npm gives some of the tests, where npm is; elsewhere they are skipped and say so.
NODE := $(if $(shell command -v npm),node_modules/.installed)

test: $(VENV)/.installed $(NODE) ## the tests that a change can break, before a commit
	$(BIN)/python -m pytest -m "not exhaustive" $(ARGS)

test-more: $(VENV)/.installed $(NODE) ## the others: all that there is, and much that is drawn
	$(BIN)/python -m pytest -m exhaustive $(ARGS)

explore: $(VENV)/.installed ## look for what no test has drawn, until it is stopped: make explore SEED=7
	$(BIN)/python -m tests.explore --seed $(SEED) $(ARGS)

bench: $(VENV)/.installed ## the benchmarks, as tables (ARGS=scale: with 10 and 50 times the cards, which takes hours)
	$(BIN)/python -m tests.benchmarks $(ARGS)

client: $(VENV)/.installed ## the Python client of the API, as a package in dist/
	$(BIN)/python manage.py generate_client dist/python
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist dist/python
	@ls dist/*.whl

node_modules/.installed: package.json package-lock.json
	@command -v npm >/dev/null || { echo "This needs npm (Node.js 20 or later), which is not installed." >&2; exit 1; }
	npm ci --no-audit --no-fund
	@touch $@

client-js: $(VENV)/.installed node_modules/.installed ## the client for npm, with types, as a package in dist/
	$(BIN)/python manage.py generate_client dist/npm --for npm
	npm pack --silent --pack-destination dist ./dist/npm

lint: $(VENV)/.installed $(NODE) ## style, types, layers, templates, scripts, forgotten migrations
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/djlint --lint --quiet templates
	@$(if $(NODE),node_modules/.bin/biome lint,echo "npm is not there: CSS and JavaScript are not looked at.")
	$(BIN)/python manage.py makemigrations --check --dry-run --verbosity 0

format: $(VENV)/.installed ## put the code in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## remove what the other targets made (the database too)
	rm -rf $(VENV) node_modules dist var *.egg-info .pytest_cache .ruff_cache .mypy_cache
