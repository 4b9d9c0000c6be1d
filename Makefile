# The two commands of a newcomer are `make demo` and `make test`.
SHELL := /bin/bash
RELEASE := .build/release

.PHONY: demo build test bootstrap format bench fuzz attacks apple-check docs clean

# Install what is missing, build, and audit a page with a "下載APP" bar.
demo: build
	@scripts/demo

# The release binaries: .build/release/jumpgate and .build/release/jumpgate-webkit.
build: bootstrap
	swift build -c release --traits GTK --product jumpgate
	swift build -c release --traits GTK --product jumpgate-webkit

# Everything CI runs, in one go.
test: bootstrap
	scripts/test

bootstrap:
	@scripts/bootstrap

format:
	swift format --in-place --recursive Package.swift Sources Tests Fuzz Benchmarks

# Times are ratios within one run; see Benchmarks/README.md.
bench: bootstrap
	scripts/bench

# make fuzz SECONDS=60
fuzz: bootstrap
	scripts/fuzz $(SECONDS)

# Only the attack corpus, with its table: tried, live, escaped, wrongly stopped.
attacks: bootstrap
	scripts/attacks

# Type-checks the Apple adapter against declarations of the SDK. It is not run here.
apple-check:
	scripts/apple-check

docs:
	scripts/docs

clean:
	swift package clean
