/// Calls of Linux that Swift's view of the C library does not show.

#ifndef CFILESTORAGE_H
#define CFILESTORAGE_H

/// Starts to write a file's contents to the disk, without waiting.
int file_storage_start_writing(int file);

/// Waits until a file's contents were written to the disk; its name and size, and the disk's own cache, may still lag.
int file_storage_wait_written(int file);

/// Whether the file system keeps one log of all changes in their order, so that synchronising any of its files makes
/// everything durable that was done before: ext4, XFS.
int file_storage_has_one_log(int file);

#endif
