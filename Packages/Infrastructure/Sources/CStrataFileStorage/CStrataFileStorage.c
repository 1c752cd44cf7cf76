#define _GNU_SOURCE
#include "CStrataFileStorage.h"

#include <fcntl.h>
#include <stdio.h>

const int strata_file_storage_find_lock = F_OFD_GETLK;
const int strata_file_storage_set_lock = F_OFD_SETLK;
const int strata_file_storage_wait_for_lock = F_OFD_SETLKW;

#ifdef __APPLE__

int strata_file_storage_exchange(const char *path, const char *other) {
    return renamex_np(path, other, RENAME_SWAP);
}

int strata_file_storage_move(const char *path, const char *other) {
    return renamex_np(path, other, RENAME_EXCL);
}

#else

int strata_file_storage_exchange(const char *path, const char *other) {
    return renameat2(AT_FDCWD, path, AT_FDCWD, other, RENAME_EXCHANGE);
}

int strata_file_storage_move(const char *path, const char *other) {
    return renameat2(AT_FDCWD, path, AT_FDCWD, other, RENAME_NOREPLACE);
}

#endif
