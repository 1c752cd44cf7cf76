#define _GNU_SOURCE
#include "CPoolWatch.h"

#ifdef __linux__

#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Implemented in Swift: probes the pool repeatedly, and returns when it is starved.
void pool_watch_run(void);

bool pool_watch_is_pool_idle(void) {
    DIR *threads = opendir("/proc/self/task");
    if (!threads) return false;
    int count = 0;
    bool is_idle = true;
    for (struct dirent *thread; is_idle && (thread = readdir(threads));) {
        // A new thread has the name of its creator until it gets its own, and the caller is not of the pool.
        if (atoi(thread->d_name) == gettid()) continue;
        char path[300], text[300];
        snprintf(path, sizeof path, "/proc/self/task/%s/stat", thread->d_name);
        int file = open(path, O_RDONLY | O_CLOEXEC);
        if (file < 0) continue;
        ssize_t length = read(file, text, sizeof text - 1);
        close(file);
        text[length < 0 ? 0 : length] = 0;
        // The number, the name in parentheses, the state. Threads that run tasks are named after their quality of
        // service, for example "com.apple.root.default-qos", of which the end is kept.
        char *end = strrchr(text, ')');
        if (!end || end - text < 4 || memcmp(end - 4, "-qos", 4) != 0) continue;
        count++;
        is_idle = end[2] == 'S';
    }
    closedir(threads);
    return is_idle && count > 0;
}

static void end_with_failure(void) {
    fflush(NULL);
    _exit(1);
}

void pool_watch_fail(const char *line) {
    dprintf(STDERR_FILENO, "\n%s\n", line);
    atexit(end_with_failure);
}

static void *watch(void *unused) {
    pool_watch_run();
    return unused;
}

/// Starts the watch with the program into which it was loaded, and leaves out the programs that this one starts: an exit
/// test, for example, may count its threads and descriptors.
__attribute__((constructor)) static void begin(void) {
    unsetenv("LD_PRELOAD");
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    if (pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

#else

bool pool_watch_is_pool_idle(void) { return false; }

void pool_watch_fail(const char *line) {}

#endif
