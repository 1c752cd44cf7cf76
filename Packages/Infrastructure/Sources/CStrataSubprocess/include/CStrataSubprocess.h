/// Calls of Linux that Swift does not import from the C library.

#ifndef CSTRATASUBPROCESS_H
#define CSTRATASUBPROCESS_H

#include <spawn.h>

/// Starts the program in a folder.
int strata_subprocess_add_folder(posix_spawn_file_actions_t *actions, const char *path);

/// Closes the descriptors from a number on in the program, where the C library supports it: glibc since 2.34.
int strata_subprocess_add_close_from(posix_spawn_file_actions_t *actions, int number);

/// Opens a pipe whose ends no program inherits.
int strata_subprocess_open_pipe(int ends[2]);

#endif
