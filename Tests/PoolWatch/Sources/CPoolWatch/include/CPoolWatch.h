#ifndef CPOOLWATCH_H
#define CPOOLWATCH_H

#include <stdbool.h>

/// Returns whether no thread of the cooperative pool runs or could run: each waits in a call, or for work.
///
/// The caller is none of them.
bool pool_watch_is_pool_idle(void);

/// Writes a line to standard error, and has the process end with 1 when it exits.
void pool_watch_fail(const char *line);

#endif
