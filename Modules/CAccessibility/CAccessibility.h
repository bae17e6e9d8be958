#pragma once

/* The AT-SPI protocol is spoken over GDBus: libatspi keeps a cache and serves it on the default main
   context, which in a test run belongs to another thread. */
#include <gio/gio.h>
