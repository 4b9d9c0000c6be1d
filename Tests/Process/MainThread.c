// Keeps the main actor of the test runner on the process's first thread.
//
// The runner's main is asynchronous. On Linux the concurrency runtime then ends that thread with
// `dispatch_main`, and the main queue goes to any worker that is free: the main actor changes
// threads whenever it was idle for a moment. GTK and WebKit belong to one thread and abort, without
// a word, on another. Here the first thread turns a run loop instead, which serves the main queue.
//
// The hook: stdlib/public/CompatibilityOverride and include/swift/Runtime/Concurrency.h of the
// Swift project, 6.3.

#include "CTestProcess.h"

typedef __attribute__((swiftcall)) void (*drain_main_queue)(void);

extern __attribute__((swiftcall)) void (*swift_task_asyncMainDrainQueue_hook)(
    drain_main_queue original, void *compatibility_override);

extern void CFRunLoopRun(void);

__attribute__((swiftcall, noreturn)) static void run_loop(
    drain_main_queue original, void *compatibility_override) {
  (void)original;
  (void)compatibility_override;
  for (;;) CFRunLoopRun();
}

__attribute__((constructor)) static void install(void) {
  swift_task_asyncMainDrainQueue_hook = run_loop;
}
