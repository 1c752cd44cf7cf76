#define _GNU_SOURCE
#include "CFileStorage.h"

#ifdef __linux__

#include <fcntl.h>
#include <sys/vfs.h>

int file_storage_start_writing(int file) { return sync_file_range(file, 0, 0, SYNC_FILE_RANGE_WRITE); }

int file_storage_wait_written(int file) {
    return sync_file_range(
        file, 0, 0, SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER);
}

int file_storage_has_one_log(int file) {
    struct statfs status;
    if (fstatfs(file, &status) != 0) return 0;
    return status.f_type == 0xEF53 || status.f_type == 0x58465342;
}

#endif
