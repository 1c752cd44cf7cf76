#define _GNU_SOURCE
#include "CFaults.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

static atomic_int is_armed;
static atomic_int calls;
static enum faults_action action;
static int number;
static int repetitions;
static int code;

static char folder[4096];
static char edited_file[4096];
static char edited_text[64];

/// The descriptors of files in the folder.
static atomic_bool is_watched[4096];

void faults_arm(enum faults_action what, int when, int error, const char *where) {
    action = what;
    number = when;
    code = error;
    strncpy(folder, where, sizeof folder - 1);
    atomic_store(&calls, 0);
    atomic_store(&is_armed, 1);
}

void faults_repeat(int count) { repetitions = count; }

int faults_disarm(void) {
    atomic_store(&is_armed, 0);
    return atomic_load(&calls);
}

void faults_edit(const char *path, const char *text) {
    strncpy(edited_file, path, sizeof edited_file - 1);
    strncpy(edited_text, text, sizeof edited_text - 1);
}

static bool is_exchange_forbidden;

void faults_forbid_exchange(void) { is_exchange_forbidden = true; }

pid_t faults_fork(void) { return fork(); }

static pthread_mutex_t editing = PTHREAD_MUTEX_INITIALIZER;

static void edit(void);

/// Counts a call; returns whether it is to fail, with `errno` set.
static int fails(size_t *length) {
    if (!atomic_load(&is_armed)) return 0;
    int call = atomic_fetch_add(&calls, 1) + 1;
    switch (action) {
    case FAULTS_COUNT:
        return 0;
    case FAULTS_KILL:
        if (call == number) kill(getpid(), SIGKILL);
        return 0;
    case FAULTS_FAIL:
        if (call < number || call > number + repetitions) return 0;
        break;
    case FAULTS_BREAK:
        if (call < number) return 0;
        break;
    case FAULTS_SHORTEN:
        if (call == number && length && *length > 1) {
            *length /= 2;
            number++;
            return 0;
        }
        if (call != number) return 0;
        break;
    case FAULTS_EDIT:
        // The other program does not end with this one.
        pthread_mutex_lock(&editing);
        if (call == number) edit();
        if (repetitions > 0 && call == number + repetitions) kill(getpid(), SIGKILL);
        pthread_mutex_unlock(&editing);
        return 0;
    }
    errno = code;
    return 1;
}

/// The same for a call on a path.
static int path_fails(const char *path) {
    return strncmp(path, folder, strlen(folder)) == 0 && fails(NULL);
}

/// The same for a call on an open file.
static int file_fails(int file, size_t *length) {
    return file >= 0 && file < 4096 && atomic_load(&is_watched[file]) && fails(length);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/// Writes a file as another program does.
static void edit(void) {
    char copy[sizeof edited_file + 8];
    snprintf(copy, sizeof copy, "%s.edit", edited_file);
    int file = NEXT(open)(code ? edited_file : copy, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    size_t length = strlen(edited_text);
    if (NEXT(write)(file, edited_text, length) != (ssize_t)length) abort();
    NEXT(close)(file);
    if (!code && NEXT(rename)(copy, edited_file) != 0) abort();
}

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = va_arg(arguments, mode_t);
    va_end(arguments);
    if (path_fails(path)) return -1;
    int file = NEXT(open)(path, flags, mode);
    if (file >= 0 && file < 4096) atomic_store(&is_watched[file], *folder && strncmp(path, folder, strlen(folder)) == 0);
    return file;
}

int close(int file) {
    if (file >= 0 && file < 4096) atomic_store(&is_watched[file], 0);
    return NEXT(close)(file);
}

ssize_t write(int file, const void *bytes, size_t length) {
    return file_fails(file, &length) ? -1 : NEXT(write)(file, bytes, length);
}

ssize_t read(int file, void *bytes, size_t length) {
    return file_fails(file, NULL) ? -1 : NEXT(read)(file, bytes, length);
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) {
    return file_fails(file, &length) ? -1 : NEXT(pwrite)(file, bytes, length, offset);
}

ssize_t pread(int file, void *bytes, size_t length, off_t offset) {
    return file_fails(file, NULL) ? -1 : NEXT(pread)(file, bytes, length, offset);
}

int ftruncate(int file, off_t length) { return file_fails(file, NULL) ? -1 : NEXT(ftruncate)(file, length); }

int fsync(int file) { return file_fails(file, NULL) ? -1 : NEXT(fsync)(file); }

int fdatasync(int file) { return file_fails(file, NULL) ? -1 : NEXT(fdatasync)(file); }

int rename(const char *path, const char *other) { return path_fails(path) ? -1 : NEXT(rename)(path, other); }

#ifdef __linux__
int renameat2(int folder, const char *path, int other_folder, const char *other, unsigned int flags) {
    if (path_fails(path)) return -1;
    if (is_exchange_forbidden) {
        errno = EINVAL;
        return -1;
    }
    return NEXT(renameat2)(folder, path, other_folder, other, flags);
}
#endif

int link(const char *path, const char *other) { return path_fails(path) ? -1 : NEXT(link)(path, other); }

int unlink(const char *path) { return path_fails(path) ? -1 : NEXT(unlink)(path); }

int mkdir(const char *path, mode_t mode) { return path_fails(path) ? -1 : NEXT(mkdir)(path, mode); }

int access(const char *path, int mode) { return path_fails(path) ? -1 : NEXT(access)(path, mode); }

int fstat(int file, struct stat *status) { return file_fails(file, NULL) ? -1 : NEXT(fstat)(file, status); }

int stat(const char *path, struct stat *status) { return path_fails(path) ? -1 : NEXT(stat)(path, status); }

int flock(int file, int operation) { return file_fails(file, NULL) ? -1 : NEXT(flock)(file, operation); }

int chmod(const char *path, mode_t mode) { return path_fails(path) ? -1 : NEXT(chmod)(path, mode); }

#ifdef __linux__
#define NUMBER (offsetof(struct seccomp_data, nr))
#define SECOND_ARGUMENT (offsetof(struct seccomp_data, args[1]))

int faults_forbid_locks(int error, int is_courtesy_only) {
    struct sock_filter steps[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, NUMBER),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, is_courtesy_only ? 0xFFFFFFFF : SYS_flock, 4, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_fcntl, 0, 4),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, SECOND_ARGUMENT),
        // F_OFD_GETLK, F_OFD_SETLK and F_OFD_SETLKW follow each other.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, F_OFD_GETLK, 0, 2),
        BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, F_OFD_SETLKW, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error & SECCOMP_RET_DATA)),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {.len = sizeof steps / sizeof *steps, .filter = steps};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}
#endif
