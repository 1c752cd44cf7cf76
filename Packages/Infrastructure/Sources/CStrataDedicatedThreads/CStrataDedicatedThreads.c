#include "CStrataDedicatedThreads.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>

/// A signal whose default action is to be ignored, and that no code of this repository handles otherwise.
static const int interruption = SIGURG;

/// The greatest number of idle threads; others end.
static const int idle_limit = 4;

struct worker {
    void (*body)(void *context);
    void *context;
    pthread_cond_t has_work;
    struct worker *next;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct worker *idle;
static int idle_count;

/// Waits for work for an idle worker.
///
/// @return 0 if the worker has to end.
static int wait_for_work(struct worker *worker) {
    pthread_mutex_lock(&mutex);
    int stays = idle_count < idle_limit;
    if (stays) {
        worker->body = NULL;
        worker->next = idle;
        idle = worker;
        idle_count++;
        while (!worker->body) pthread_cond_wait(&worker->has_work, &mutex);
    }
    pthread_mutex_unlock(&mutex);
    return stays;
}

static void *work(void *context) {
    struct worker *worker = context;
    do {
        worker->body(worker->context);
    } while (wait_for_work(worker));
    pthread_cond_destroy(&worker->has_work);
    free(worker);
    return NULL;
}

static int give_to_idle_worker(void (*body)(void *context), void *context) {
    pthread_mutex_lock(&mutex);
    struct worker *worker = idle;
    if (worker) {
        idle = worker->next;
        idle_count--;
        worker->body = body;
        worker->context = context;
        pthread_cond_signal(&worker->has_work);
    }
    pthread_mutex_unlock(&mutex);
    return worker != NULL;
}

static void end_the_call(int signal) { (void)signal; }

static void handle_interruptions(void) {
    // Without SA_RESTART, so that calls end.
    struct sigaction action = {.sa_handler = end_the_call};
    sigemptyset(&action.sa_mask);
    sigaction(interruption, &action, NULL);
}

/// Fills a set with all signals but the interruption and those that a thread causes itself.
static void fill_with_foreign_signals(sigset_t *signals) {
    static const int own[] = {interruption, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP};
    sigfillset(signals);
    for (size_t index = 0; index < sizeof own / sizeof *own; index++) sigdelset(signals, own[index]);
}

static int start_worker(void (*body)(void *context), void *context) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, handle_interruptions);
    struct worker *worker = calloc(1, sizeof *worker);
    if (!worker) return EAGAIN;
    worker->body = body;
    worker->context = context;
    pthread_cond_init(&worker->has_work, NULL);
    // A thread inherits the blocked signals of its creator.
    sigset_t foreign, before;
    fill_with_foreign_signals(&foreign);
    pthread_sigmask(SIG_SETMASK, &foreign, &before);
    pthread_t thread;
    int code = pthread_create(&thread, NULL, work, worker);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (code != 0) {
        pthread_cond_destroy(&worker->has_work);
        free(worker);
        return code;
    }
    pthread_detach(thread);
    return 0;
}

int strata_dedicated_threads_run(void (*body)(void *context), void *context) {
    return give_to_idle_worker(body, context) ? 0 : start_worker(body, context);
}

uintptr_t strata_dedicated_threads_current(void) { return (uintptr_t)pthread_self(); }

void strata_dedicated_threads_interrupt(uintptr_t thread) { pthread_kill((pthread_t)thread, interruption); }
