#pragma once

#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

// What Swift can't call between fork and exec.

/// Makes a started program end with the one that started it, and keeps the terminal's Ctrl-C away from it.
static inline void process_end_with_parent(void *data) {
  (void)data;
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
}
