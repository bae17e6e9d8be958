# Voyager: "make run" starts it, "make test" tests it, "make install" gives it to the desktop.

PREFIX ?= /usr/local
DESTDIR ?=
JOBS ?= 2

name := voyager
id := org.voyagerbrowser.Voyager
swift := .ci/swift
program := .build/release/$(name)
terminal := $(name)-cli
terminal-program := .build/release/$(terminal)
version := $(shell .ci/version)

bin := $(DESTDIR)$(PREFIX)/bin
share := $(DESTDIR)$(PREFIX)/share
icons := $(share)/icons/hicolor

completions := $(share)/bash-completion/completions/$(terminal) \
  $(share)/zsh/site-functions/_$(terminal) $(share)/fish/vendor_completions.d/$(terminal).fish

# The programs carry Swift's libraries, so that they run where no Swift is installed.
release := --configuration release --jobs $(JOBS) --static-swift-stdlib

.PHONY: help run build test check core-test core-without-gtk bench bench-library soak-session tally format install uninstall clean

help:
	@echo "make run                Install what is missing, build Voyager and start it"
	@echo "make test               Install what is missing, then run every check and every test"
	@echo "make build              Build Voyager"
	@echo "make check              Check format, boundaries and the desktop's files; build, warnings as errors"
	@echo "make core-test          Build and test the parent alone"
	@echo "make core-without-gtk   The same where the headers of GTK and WebKitGTK are hidden"
	@echo "make bench              Time Voyager beside other browsers"
	@echo "make bench-library      Time the history and the bookmarks beside Firefox's schema and queries"
	@echo "make soak-session       Kill a busy session at 200 random moments and look at what comes back"
	@echo "make tally              Count what the second shell cost the parent"
	@echo "make format             Format the code"
	@echo "make install            Install what was built (PREFIX=$(PREFIX), DESTDIR=$(DESTDIR))"
	@echo "make uninstall          Remove what was installed"

run: build
	@.ci/start $(program)

build:
	@.ci/install-dependencies run
	$(swift) build $(release) --product $(name)
	$(swift) build $(release) --product $(terminal)

test:
	@.ci/test

check:
	@.ci/install-dependencies test
	@.ci/check

core-test:
	@.ci/install-dependencies core
	@.ci/core-test

core-without-gtk:
	@.ci/install-dependencies core
	@.ci/core-without-gtk

bench: build
	@.ci/install-dependencies bench
	@.ci/with-desktop Tests/Bench/run $(program)
	@.ci/with-desktop Tests/Bench/session $(CURDIR)/$(program)
	@.ci/with-desktop Tests/Bench/tabs $(CURDIR)/$(program)

bench-library:
	@.ci/install-dependencies core
	VOYAGER_CORE_ONLY=1 $(swift) build --configuration release --jobs $(JOBS) --scratch-path .build/bench \
	  --product LibraryBench
	@.build/bench/release/LibraryBench $(SIZES)

soak-session:
	@.ci/install-dependencies test
	@.ci/soak-session

tally:
	@.ci/tally

format:
	$(swift) format --in-place --parallel --recursive Sources Tests Package.swift

$(program) $(terminal-program):
	@echo "Voyager is not built yet. Run: make build" >&2
	@exit 1

install: $(program) $(terminal-program)
	install -D -s -m 755 $(program) $(bin)/$(name)
	install -D -s -m 755 $(terminal-program) $(bin)/$(terminal)
	install -D -m 644 data/$(id).desktop $(share)/applications/$(id).desktop
	install -D -m 644 data/$(id).metainfo.xml $(share)/metainfo/$(id).metainfo.xml
	install -D -m 644 data/icons/hicolor/scalable/apps/$(id).svg $(icons)/scalable/apps/$(id).svg
	install -D -m 644 data/icons/hicolor/symbolic/apps/$(id)-symbolic.svg \
	  $(icons)/symbolic/apps/$(id)-symbolic.svg
	install -d $(share)/dbus-1/services $(share)/man/man1
	sed 's|@bindir@|$(PREFIX)/bin|' data/$(id).service.in > $(share)/dbus-1/services/$(id).service
	sed 's|@version@|$(version)|' data/$(name).1.in > $(share)/man/man1/$(name).1
	sed 's|@version@|$(version)|' data/$(terminal).1.in > $(share)/man/man1/$(terminal).1
	chmod 644 $(share)/dbus-1/services/$(id).service $(share)/man/man1/$(name).1 \
	  $(share)/man/man1/$(terminal).1
	install -D -m 644 data/completions/$(terminal).bash $(word 1,$(completions))
	install -D -m 644 data/completions/_$(terminal) $(word 2,$(completions))
	install -D -m 644 data/completions/$(terminal).fish $(word 3,$(completions))
	@$(refresh)

uninstall:
	rm -f $(bin)/$(name) $(bin)/$(terminal) $(completions)
	rm -f $(share)/applications/$(id).desktop $(share)/metainfo/$(id).metainfo.xml
	rm -f $(icons)/scalable/apps/$(id).svg $(icons)/symbolic/apps/$(id)-symbolic.svg
	rm -f $(share)/dbus-1/services/$(id).service $(share)/man/man1/$(name).1 \
	  $(share)/man/man1/$(terminal).1
	@$(refresh)

# A packager's root is refreshed where the package is unpacked, not where it is made.
refresh = if [ -z "$(DESTDIR)" ]; then \
    update-desktop-database -q $(share)/applications 2>/dev/null || true; \
    gtk4-update-icon-cache -q -t -f $(icons) 2>/dev/null || true; \
    dbus-send --session --print-reply --dest=org.freedesktop.DBus /org/freedesktop/DBus \
      org.freedesktop.DBus.ReloadConfig >/dev/null 2>&1 || true; \
  fi

clean:
	rm -rf .build
