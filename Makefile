# Two commands matter: `make play` opens the table, `make test` proves the program.

SHELL := bash
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

# Compiled modules are kept, whatever the machine's habit: without them every one of the hundreds of programs that the
# tests start reads its sources anew, and collecting the tests takes three times as long.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
comma := ,
JOBS ?= auto
PYTEST := $(BIN)/pytest -q -n $(JOBS) --dist worksteal
# Tests of the server and of the page wait for other programs about as long as they work: three processes for two cores.
WAITING := $(BIN)/pytest -q -n $(if $(filter auto,$(JOBS)),$(shell echo $$(($$(getconf _NPROCESSORS_ONLN) * 3 / 2))),$(JOBS)) --dist worksteal

# The page is built when there is one; without it the table is the terminal.
STATIC := src/ashfall/server/static/index.html
PAGE := $(if $(wildcard web/package.json),$(STATIC))
PAGE_SOURCES := $(shell find web src/ashfall/lang src/ashfall/languages.json src/ashfall/games/*/lesson*.json src/ashfall/games/*/lang -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -name schema.ts 2>/dev/null)
# Dead code is found everywhere but in games in the making, in what is read by names only, and in what only peers call.
UNUSED_MAY_BE := */migrations/versions/*,*/server/bodies.py,*/ashfall/doors/*$(patsubst %/unfinished.md,$(comma)*/%/*,$(wildcard src/ashfall/games/*/unfinished.md))
# An environment that has the developers' set keeps it.
SET := $(if $(wildcard .venv/dev.stamp),dev,play)

.PHONY: help play page venv test test-style test-page test-rules test-rest test-server test-web test-lab check quick lint format types rules long fuzz reasons mutants bench gestures still page-speed lighthouse compiled screenshots test-faults load openapi pins clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

play: .venv/$(SET).stamp $(PAGE)  ## set everything up and open the table
	@$(BIN)/ashfall $(if $(PAGE),serve --open,play)

page: $(PAGE)  ## build the page

venv: .venv/dev.stamp  ## the developers' environment

test: .venv/dev.stamp $(PAGE)  ## everything: the stages below, what waits beside what works, and how long each took
	tools/system
	@$(BIN)/python tools/stages.py "test-style test-rules test-rest | $(if $(PAGE),test-page) test-lab test-server" test-web

test-style: lint types  ## style, dead code, types

test-page: web/node_modules/ci.stamp  ## the page's source: types and unit tests
	cd web && ../tools/npm run check && ../tools/npm test

test-rules: .venv/dev.stamp  ## every test that asserts a rule, then the gate: no rule of a complete game without code and test
	$(PYTEST) -m rule
	$(BIN)/python tools/rules.py --gate

test-rest: .venv/dev.stamp  ## engine, games, languages, terminal, simulation, package: what asserts no rule
	$(PYTEST) -m "not rule and not long" --ignore=tests/web --ignore=tests/server

test-server: .venv/dev.stamp  ## the server on both databases
	$(WAITING) tests/server -m "not rule and not long"

test-web: .venv/dev.stamp $(PAGE)  ## the page in a browser: each process has its own browser and its own server
	$(WAITING) tests/web -m "not long"

test-lab: .venv/dev.stamp  ## runs, reports, arena, Ray and the doors to the peers, in .venv-lab; the peers' own tests
	tools/lab

check: .venv/dev.stamp $(if $(PAGE),web/node_modules/ci.stamp)  ## what to run before each commit: style, types, fast tests, side by side
	@$(MAKE) --no-print-directory -j 2 --output-sync=target lint types quick

# Of 164 s that two cores had, the quick check used 118: some of its tests wait too.
quick: .venv/dev.stamp
	$(WAITING) -m "not slow"

lint: .venv/dev.stamp $(if $(PAGE),web/node_modules/ci.stamp)  ## style
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/vulture --exclude "$(UNUSED_MAY_BE)"
	$(BIN)/python tools/state.py --check
	$(if $(PAGE),cd web && ../tools/npm run --silent lint)

format: .venv/dev.stamp $(if $(PAGE),web/node_modules/ci.stamp)  ## put the code in style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python tools/state.py
	$(if $(PAGE),cd web && ../tools/npm run --silent format)

types: .venv/dev.stamp  ## mypy --strict, also over the arguments of every step
	$(BIN)/mypy
	$(BIN)/python tools/steps.py

rules: .venv/dev.stamp  ## which rule is carried by which code and asserted by which test (MISSING=1 lists gaps)
	@$(BIN)/python tools/rules.py $(if $(MISSING),--missing)

long: .venv/dev.stamp $(PAGE)  ## what the whole run proves with few games and positions, with many (docs/testing.md)
	tools/system
	$(PYTEST) -m long

fuzz: .venv/dev.stamp  ## whole games in every configuration with every check (GAMES=200 GAME=dei LEAST=100 MORE="--thorough-games 10")
	@$(BIN)/python -m ashfall.lab.fuzz --workers 2 --games $(or $(GAMES),200) \
		$(if $(GAME),--game $(GAME)) $(if $(LEAST),--least $(LEAST)) $(MORE)

reasons: .venv/dev.stamp  ## how often a refusal names a rule, over whole games (GAMES=20 GAME=outlive)
	@$(BIN)/python -m ashfall.lab.reasons --games $(or $(GAMES),20) $(if $(GAME),--game $(GAME))

mutants: .venv/dev.stamp  ## break a game's rules on purpose, count what its tests notice (GAME=outlive N=20 SEED=1, or ONLY="rooms.grow_nursery:")
	@$(BIN)/python -m tools.mutants $(or $(GAME),outlive) --count $(or $(N),20) --seed $(or $(SEED),1) $(if $(ONLY),--only "$(ONLY)")

gestures: .venv/dev.stamp web/node_modules/ci.stamp  ## gestures per recorded choice of the golden games, by the page's own lists (GAMES=outlive EVERY=4)
	@$(BIN)/python tools/gestures.py $(GAMES) --every $(or $(EVERY),1)

still: .venv/dev.stamp $(PAGE)  ## whole games at five sizes: the board never moves (GAMES=outlive SIZES=390x844 COMPANY=solo)
	tools/system
	@$(BIN)/python -m tests.web.still $(or $(GAMES),all) $(or $(SIZES),all) $(or $(COMPANY),all)

page-speed: .venv/dev.stamp $(PAGE)  ## the page with an empty cache on slow 4G: seconds, bytes, waits (VISITS=5 LANGS=en,ru)
	tools/system
	@$(BIN)/python -m tests.web.speed $(or $(VISITS),5) $(or $(LANGS),en)

lighthouse: .venv/dev.stamp $(PAGE) .lighthouse/12.8.2.stamp  ## Lighthouse, mobile: front page, rules, a replay (RUNS=3)
	tools/system
	@$(BIN)/python -m tests.web.lighthouse $(or $(RUNS),3)

screenshots: .venv/dev.stamp $(PAGE)  ## pictures of every screen in both sizes and three languages (LANGS=en,ru,pl)
	tools/system
	$(BIN)/python -m tests.web.screenshots screenshots $(LANGS)

compiled: .venv/dev.stamp  ## compile engine and rules into .venv-compiled, for simulation, bots and benchmark
	@$(BIN)/python -m tools.compiled

bench: .venv/dev.stamp .venv-bench/bench.stamp .venv-lab/lab.stamp  ## our games beside their peers (ROUNDS=5 SECONDS=2 ONLY=outlive)
	@$(BIN)/python benchmarks/bench.py --peers-python .venv-bench/bin/python \
		--rounds $(or $(ROUNDS),5) --seconds $(or $(SECONDS),2) --only $(ONLY)
	@$(if $(ONLY),,.venv-lab/bin/python benchmarks/doors.py)

test-faults: .venv/dev.stamp  ## kill servers and databases under load; count what was lost (FAULT=kill TIMES=20)
	tools/system
	@$(BIN)/python -m tests.server.faults $(or $(FAULT),all) $(if $(TIMES),--times $(TIMES))

load: .venv/dev.stamp  ## 300 live tables, 60 moves/s, then as fast as possible, on each database (SECONDS=300)
	tools/system
	@$(BIN)/python -m tests.server.load --seconds $(or $(SECONDS),300)
	@$(BIN)/python -m tests.server.load --seconds $(or $(SECONDS),300) --database postgres
	@$(BIN)/python -m tests.server.load --seconds 20 --tables 60 --flat-out
	@$(BIN)/python -m tests.server.load --seconds 20 --tables 60 --flat-out --database postgres
	@$(BIN)/python -m tests.server.load --seconds 20 --tables 60 --flat-out --database postgres --processes 2

openapi: .venv/dev.stamp  ## write docs/openapi.json from the server's routes
	@$(BIN)/python -m ashfall.server.openapi docs/openapi.json

pins:  ## compile requirements/*.txt from pyproject.toml
	$(BIN)/uv pip compile $(COMPILE) pyproject.toml --extra server -o requirements/play.txt
	$(BIN)/uv pip compile $(COMPILE) pyproject.toml --extra scale --group dev -c requirements/play.txt -o requirements/dev.txt
	$(BIN)/uv pip compile $(COMPILE) --group bench -o requirements/bench.txt
	$(BIN)/uv pip compile $(COMPILE) pyproject.toml --extra report --extra rl --extra ray --group lab -c requirements/dev.txt -o requirements/lab.txt

# No registry is named in the files: each machine uses its own.
COMPILE := --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate

clean:  ## remove everything that was made here
	rm -rf .venv .venv-lab .venv-bench .venv-compiled .venv-node .lighthouse .mypy_cache .ruff_cache .pytest_cache .hypothesis .rules-results.json .mutants build dist
	rm -rf web/node_modules src/ashfall/server/static src/*.egg-info
	find . -name __pycache__ -not -path './web/*' -prune -exec rm -rf {} +

.venv/play.stamp: requirements/play.txt pyproject.toml
	tools/venv play .venv
	@touch $@

.venv/dev.stamp: requirements/dev.txt pyproject.toml
	tools/venv dev .venv
	@touch $@

web/node_modules/ci.stamp: web/package-lock.json
	cd web && ../tools/npm ci --no-audit --no-fund
	@mkdir -p $(@D) && touch $@

$(STATIC): web/node_modules/ci.stamp $(PAGE_SOURCES)
	cd web && ../tools/npm run build
	@touch $@

.lighthouse/12.8.2.stamp:
	tools/npm install --prefix .lighthouse --no-audit --no-fund lighthouse@12.8.2
	@touch $@

.venv-lab/lab.stamp: requirements/lab.txt pyproject.toml
	tools/venv lab .venv-lab
	@touch $@

.venv-bench/bench.stamp: requirements/bench.txt
	tools/venv bench .venv-bench
	@touch $@
