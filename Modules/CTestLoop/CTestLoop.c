// For syscall().
#define _GNU_SOURCE 1
#include "CTestLoop.h"

#include <CDesktop.h>
#include <malloc.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

// The test runner's main is asynchronous, which gives the main thread to libdispatch: nothing would drive
// GLib, and main-actor tests would run on another thread. The runtime asks this hook first.
typedef __attribute__((swiftcall)) void (*drain_queue)(void);
typedef __attribute__((swiftcall)) void (*drain_queue_hook)(drain_queue original, drain_queue override);
extern drain_queue_hook swift_task_asyncMainDrainQueue_hook;

static gboolean drain(gint descriptor, GIOCondition condition, gpointer data) {
  guint64 count;
  ssize_t size = read(descriptor, &count, sizeof count);
  (void)size;
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

static __attribute__((swiftcall)) void run_loop(drain_queue original, drain_queue override) {
  // Below GDK's redraw, as in the product.
  g_unix_fd_add_full(121, _dispatch_get_main_queue_handle_4CF(), G_IO_IN, drain, NULL, NULL);
  _dispatch_main_queue_callback_4CF(NULL);
  for (;;) g_main_context_iteration(NULL, TRUE);
}

__attribute__((constructor)) static void install(void) { swift_task_asyncMainDrainQueue_hook = run_loop; }

extern int __llvm_profile_write_file(void) __attribute__((weak));

// The runner exits on another thread, where WebKit's exit handlers abort after all tests have passed.
void exit(int status) {
  fflush(NULL);
  if (__llvm_profile_write_file) __llvm_profile_write_file();
  _exit(status);
}

bool test_loop_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

size_t test_loop_memory_in_use(void) {
  struct mallinfo2 information = mallinfo2();
  return information.uordblks + information.hblkhd;
}
