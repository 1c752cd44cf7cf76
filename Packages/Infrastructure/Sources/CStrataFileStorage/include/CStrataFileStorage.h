/// Calls and constants of Linux that Swift does not import from the C library.

#ifndef CSTRATAFILESTORAGE_H
#define CSTRATAFILESTORAGE_H

/// Waits until a file's contents were written to the disk, and returns whether that failed; its metadata and the disk's own
/// cache are not waited for.
int strata_file_storage_wait_written(int file);

/// Returns whether the kernel itself writes this file's file system to a disk, so that synchronising the file system makes
/// all its files durable, which is not so for one on a network or in user space.
int strata_file_storage_synchronizes_as_a_whole(int file);

/// Returns whether a path lies on a file system in memory (tmpfs).
int strata_file_storage_is_in_memory(const char *path);

/// Waits until everything on this file's file system is durable.
int strata_file_storage_synchronize_all(int file);

/// The flag with which reading a file does not change its time of last access; only the owner may use it.
int strata_file_storage_no_access_time_flag(void);

/// The commands of `fcntl` for locks that belong to an open file, not to a process: `F_OFD_GETLK`, `F_OFD_SETLK`, `F_OFD_SETLKW`.
extern const int strata_file_storage_find_lock;
extern const int strata_file_storage_set_lock;
extern const int strata_file_storage_wait_for_lock;

/// Exchanges the paths of two files atomically.
int strata_file_storage_exchange(const char *path, const char *other);

/// Renames a file or a folder, and fails if there is something at the other path.
int strata_file_storage_move(const char *path, const char *other);

#endif
