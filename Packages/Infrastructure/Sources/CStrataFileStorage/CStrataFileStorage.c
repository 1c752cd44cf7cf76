#define _GNU_SOURCE
#include "CStrataFileStorage.h"

#ifdef __linux__

#include <fcntl.h>
#include <stdio.h>
#include <sys/vfs.h>
#include <unistd.h>

int strata_file_storage_wait_written(int file) {
    return sync_file_range(
        file, 0, 0, SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER);
}

int strata_file_storage_synchronizes_as_a_whole(int file) {
    struct statfs status;
    if (fstatfs(file, &status) != 0) return 0;
    switch (status.f_type) {
    case 0xEF53:     // ext2, ext3, ext4
    case 0x58465342: // XFS
    case 0x9123683E: // Btrfs
    case 0x01021994: // tmpfs, which has nothing to make durable
        return 1;
    default:
        return 0;
    }
}

int strata_file_storage_is_in_memory(const char *path) {
    struct statfs status;
    return statfs(path, &status) == 0 && status.f_type == 0x01021994;
}

int strata_file_storage_synchronize_all(int file) { return syncfs(file); }

int strata_file_storage_no_access_time_flag(void) { return O_NOATIME; }

const int strata_file_storage_find_lock = F_OFD_GETLK;
const int strata_file_storage_set_lock = F_OFD_SETLK;
const int strata_file_storage_wait_for_lock = F_OFD_SETLKW;

int strata_file_storage_exchange(const char *path, const char *other) {
    return renameat2(AT_FDCWD, path, AT_FDCWD, other, RENAME_EXCHANGE);
}

int strata_file_storage_move(const char *path, const char *other) {
    return renameat2(AT_FDCWD, path, AT_FDCWD, other, RENAME_NOREPLACE);
}

#endif
