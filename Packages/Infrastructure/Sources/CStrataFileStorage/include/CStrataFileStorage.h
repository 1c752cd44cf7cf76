/// Calls and constants that Swift does not import from the C library of Linux, or that have other names on each system.

#ifndef CSTRATAFILESTORAGE_H
#define CSTRATAFILESTORAGE_H

/// The commands of `fcntl` for locks that belong to an open file, not to a process: `F_OFD_GETLK`, `F_OFD_SETLK`, `F_OFD_SETLKW`.
extern const int strata_file_storage_find_lock;
extern const int strata_file_storage_set_lock;
extern const int strata_file_storage_wait_for_lock;

/// Exchanges the paths of two files atomically.
int strata_file_storage_exchange(const char *path, const char *other);

/// Renames a file or a folder, and fails if there is something at the other path.
int strata_file_storage_move(const char *path, const char *other);

#endif
