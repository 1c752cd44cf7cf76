/// Threads for calls that block.

#ifndef CSTRATADEDICATEDTHREADS_H
#define CSTRATADEDICATEDTHREADS_H

#include <stdint.h>

/// Runs a function on a thread of its own, an idle or a new one.
///
/// Signals for the process are blocked on the thread, and a write to a closed connection fails instead of ending the
/// program.
///
/// @return 0, or the error number if the system has no more threads.
int strata_dedicated_threads_run(void (*body)(void *context), void *context);

/// The calling thread, for `strata_dedicated_threads_interrupt`.
uintptr_t strata_dedicated_threads_current(void);

/// Ends the system call in which a thread waits, with EINTR; the thread must be running a function.
void strata_dedicated_threads_interrupt(uintptr_t thread);

#endif
