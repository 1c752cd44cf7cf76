/// Faults in the system calls of this process: they fail, or the process ends between two of them.
///
/// A program that links this has its calls to the C library's functions for files answered here first. Nothing happens
/// until a fault is armed.

#ifndef CFAULTS_H
#define CFAULTS_H

#include <sys/types.h>

/// The fault at the call with the armed number.
enum faults_action {
    /// Calls are counted only.
    FAULTS_COUNT = 0,
    /// The process ends as by `kill -9`, before the call.
    FAULTS_KILL = 1,
    /// The call fails, and so do as many after it as `faults_repeat` was given.
    FAULTS_FAIL = 2,
    /// The call and every later one fails.
    FAULTS_BREAK = 3,
    /// A call that writes takes half of what it is given, the next one fails; other calls fail.
    FAULTS_SHORTEN = 4,
    /// Another program writes the file of `faults_edit`, before the call; the process ends as by `kill -9` as many calls
    /// later as `faults_repeat` was given, unless that is 0. The error number is 1 for a program that writes in place, and
    /// 0 for one that replaces the file.
    FAULTS_EDIT = 5,
};

/// Starts to count the calls on files in a folder, from 1, and to act at the one with this number.
///
/// Other files are left alone: the runtime's own, those of the test's bookkeeping.
void faults_arm(enum faults_action action, int number, int error, const char *folder);

/// Sets the number of calls after the armed one that fail too.
void faults_repeat(int count);

/// Sets the file that another program writes, and its text.
void faults_edit(const char *path, const char *text);

/// Stops; returns how many calls there were.
int faults_disarm(void);

/// Makes this a system that cannot exchange the paths of two files.
void faults_forbid_exchange(void);

/// Does what `fork` does, which Swift does not import.
pid_t faults_fork(void);

#ifdef __linux__
/// Refuses this process every lock on a file from now on, by the kernel, as on a file system without locks.
///
/// With `is_courtesy_only`, it refuses those on parts of files only. Returns 0 if that is so now.
int faults_forbid_locks(int error, int is_courtesy_only);
#endif

#endif
