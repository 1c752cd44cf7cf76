/// Calls of Linux that Swift's view of the C library does not show.

#ifndef CSUBPROCESS_H
#define CSUBPROCESS_H

#include <spawn.h>

/// Lets the program start in a folder.
int subprocess_add_folder(posix_spawn_file_actions_t *actions, const char *path);

/// Closes in the program what is open from a number on, where the C library can: glibc since 2.34.
int subprocess_add_close_from(posix_spawn_file_actions_t *actions, int number);

/// Opens both ends of a pipe, which no program inherits.
int subprocess_open_pipe(int ends[2]);

#endif
