# `make play` and `make test` need only Python 3.11+, git and make: everything else is set up on the way.

PYTHON ?=
ARGS   ?=
BIN    := .venv/bin
BUILT  := build/compiled
CLIENT := src/taverna/server/client/index.html
# Neighbouring tests stay on one worker, so that what a file sets up is set up once; who is done takes work from the other.
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal
# With ARGS="-k ..." one of two runs may well select nothing, which pytest tells by 5.
OR_NONE = $(if $(ARGS),|| test $$? -eq 5)

.DEFAULT_GOAL := help
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.PHONY: help play play-lan terminal bench test test-pure test-compiled test-client test-browser client types lint format \
	soak coverage-of-rules compile compiled-copy wheel wheel-pure pure fresh clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' Makefile

play: .venv/server.stamp $(CLIENT) fresh ## serve the table to browsers; ARGS="--port 9000 ..." goes to `taverna serve`
	@TAVERNA_BUILDER="$${TAVERNA_BUILDER-$(BIN)/python -m tools.compile_for_bots}" $(BIN)/taverna serve $(ARGS)

play-lan: ## the same for everyone in the house: prints address and QR code
	@$(MAKE) --no-print-directory play ARGS="--lan $(ARGS)"

terminal: .venv/base.stamp fresh ## play in the terminal; ARGS="GAME --lang es ..." goes to `taverna play`
	@$(BIN)/taverna play $(ARGS)

bench: .venv/server.stamp fresh ## measure speed; ARGS="--peers" goes to `taverna bench`
	@$(BIN)/taverna bench $(ARGS)

soak: .venv/server.stamp ## kill the server a thousand times while somebody plays, on SQLite and on PostgreSQL
	TAVERNA_KILLS=$${TAVERNA_KILLS:-1000} $(BIN)/pytest -q tests/server/test_kills.py

# The compiler keeps one core busy: the linters and the client are checked on the other.
test: .venv/dev.stamp $(CLIENT) ## all that CI runs
	@$(MAKE) --no-print-directory -j 2 SIDE_BY_SIDE=yes compiled-copy lint test-client
	@$(MAKE) --no-print-directory test-pure test-compiled test-browser

# Rules run on both builds; what is as true on one as on both is marked so (tests/conftest.py) and runs once.
test-pure: .venv/dev.stamp pure ## the suite on the pure build; ARGS="-k hook -x" goes to pytest
	TAVERNA_BUILD=pure $(PYTEST) -m "not browser and not compiled" $(ARGS)

test-compiled: .venv/dev.stamp compiled-copy ## the suite on a compiled copy; src stays pure
	TAVERNA_BUILD=compiled PYTHONPATH=$(CURDIR)/$(BUILT) $(PYTEST) -m "not browser and not services and not pure" $(ARGS)

compiled-copy: .venv/dev.stamp
	$(BIN)/python tools/compile.py --into $(BUILT)

test-client: .venv/dev.stamp $(CLIENT) ## types and unit tests of the browser client
	$(BIN)/python -m tools.generate_wire_types --check
	sh tools/node.sh npm run check
	sh tools/node.sh npm test

# A browser waits more than it works: three share two cores.
test-browser: .venv/dev.stamp $(CLIENT) ## whole games in a real browser
	sh tools/browser.sh
	$(PYTEST) -n 3 -m "browser and not alone" --reruns 1 tests/e2e $(ARGS) $(OR_NONE)
	$(BIN)/python -m pytest -m "browser and alone" --reruns 1 tests/e2e $(ARGS) $(OR_NONE)

client: ## build the browser client
	sh tools/node.sh npm run build

types: .venv/dev.stamp ## the wire structs in TypeScript
	$(BIN)/python -m tools.generate_wire_types

# The shared texts are built in, so that the first page needs no request for them.
$(CLIENT): .venv/server.stamp web/package.json web/index.html web/vite.config.ts web/svelte.config.js \
		$(shell find web/src web/vite web/public src/taverna -type f -path '*web*' -o -name '*.ftl' 2>/dev/null)
	@echo "Building the browser client ..."
	@sh tools/node.sh npm run --silent build -- --logLevel warn

lint: .venv/dev.stamp ## style, types, sizes and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/sizes.py --check

format: .venv/dev.stamp ## put the code into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

coverage-of-rules: .venv/base.stamp ## the numbered rules that no test proves
	@$(BIN)/taverna rules --coverage

compile: .venv/dev.stamp ## build the rules with mypyc, in place
	$(BIN)/python tools/compile.py

wheel: .venv/dev.stamp $(CLIENT) ## a wheel with compiled rules, for this Python and this kind of machine, in dist/
	TAVERNA_WHEEL=compiled $(BIN)/python -m pip wheel -q --no-deps --no-build-isolation --wheel-dir dist .

wheel-pure: .venv/base.stamp $(CLIENT) ## a wheel for every machine, built without a compiler, in dist/
	$(BIN)/python -m pip wheel -q --no-deps --wheel-dir dist .

pure: ## remove what `make compile` built
	@find src -name '*.so' -delete
	@rm -f src/compiled.stamp

# Compiled modules hide the sources beside them: build again when those have changed.
fresh:
	@test ! -e src/compiled.stamp || $(BIN)/python tools/compile.py

clean: pure ## remove everything that make made, .venv too
	rm -rf .venv build dist web/node_modules src/taverna/server/client .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools examples -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

.venv/%.stamp: pyproject.toml constraints.txt tools/venv.sh
	@PYTHON="$(PYTHON)" sh tools/venv.sh $*
