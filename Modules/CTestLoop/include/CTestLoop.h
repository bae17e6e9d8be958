#pragma once

#include <stdbool.h>

/// Whether the caller runs on the process's first thread, the one that GTK must stay on.
bool test_loop_is_main_thread(void);
