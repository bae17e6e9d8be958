#pragma once

#include <stdbool.h>
#include <stddef.h>

/// Whether the caller runs on the process's first thread, the one that GTK must stay on.
bool test_loop_is_main_thread(void);

/// The bytes that malloc has handed out and not got back.
size_t test_loop_memory_in_use(void);
