/// Calls of Linux that Swift's view of the C library does not show.

#ifndef CFILESTORAGE_H
#define CFILESTORAGE_H

/// Waits until a file's contents were written to the disk, and tells whether that failed; its name and size, and the
/// disk's own cache, may still lag.
int file_storage_wait_written(int file);

/// Whether the kernel itself writes this file's file system to a disk, so that synchronising it as a whole leaves nothing
/// behind. It would on a network file system or one in user space, whose server is not asked.
int file_storage_synchronizes_as_a_whole(int file);

/// Whether what lies at a path is in the machine's memory (tmpfs) and goes with it as a whole.
int file_storage_is_in_memory(const char *path);

/// Waits until everything on this file's file system survives a loss of power.
int file_storage_synchronize_all(int file);

/// The flag with which a file is opened so that reading it leaves the time of its last reading as it is; only its owner may.
int file_storage_quiet_flag(void);

/// Gives each of two files the other's path, both at once.
int file_storage_exchange(const char *path, const char *other);

#endif
