// Tells the thread sanitizer about Swift's Mutex and continuations on Linux.
//
// Where two threads want a mutex at once, functions of the library Synchronization hand it over by the kernel, and a
// continuation that is resumed before its task waits hands over its result by an atomic variable of the runtime. The
// sanitizer sees neither: it would report correct programs. Scripts/sanitize links these functions of the same names into
// each program; they call the ones of the libraries.

#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define ASYNC __attribute__((swiftasynccall))
#define SELF __attribute__((swift_context)) void *self

void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void unlock_slow(SELF) __asm__(UNLOCK);

SWIFT void lock_slow(uint32_t thread, SELF) {
    SWIFT void (*original)(uint32_t, SELF) = dlsym(RTLD_NEXT, LOCK);
    original(thread, self);
    if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT void unlock_slow(SELF) {
    SWIFT void (*original)(SELF) = dlsym(RTLD_NEXT, UNLOCK);
    if (__tsan_release) __tsan_release(self);
    original(self);
}

void *swift_task_getCurrent(void) SWIFT;
ASYNC void swift_continuation_await(void *context);

// The last argument is the error of the one function that has it.
#define RESUME(name)                                                      \
    SWIFT void name(void *task, void *error);                             \
    SWIFT void name(void *task, void *error) {                            \
        SWIFT void (*original)(void *, void *) = dlsym(RTLD_NEXT, #name); \
        if (__tsan_release) __tsan_release(task);                         \
        original(task, error);                                            \
    }

RESUME(swift_continuation_resume)
RESUME(swift_continuation_throwingResume)
RESUME(swift_continuation_throwingResumeWithError)

ASYNC void swift_continuation_await(void *context) {
    ASYNC void (*original)(void *) = dlsym(RTLD_NEXT, "swift_continuation_await");
    if (__tsan_acquire) __tsan_acquire(swift_task_getCurrent());
    __attribute__((musttail)) return original(context);
}
