#define _GNU_SOURCE
#include "CStrataSubprocess.h"

#ifdef __linux__

#include <fcntl.h>
#include <unistd.h>

int strata_subprocess_add_folder(posix_spawn_file_actions_t *actions, const char *path) {
    return posix_spawn_file_actions_addchdir_np(actions, path);
}

int strata_subprocess_add_close_from(posix_spawn_file_actions_t *actions, int number) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 34)
    return posix_spawn_file_actions_addclosefrom_np(actions, number);
#else
    return 0;
#endif
}

int strata_subprocess_open_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

#endif
