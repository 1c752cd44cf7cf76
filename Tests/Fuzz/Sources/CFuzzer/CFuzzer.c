#include "CFuzzer.h"

#include <stdatomic.h>
#include <stdio.h>
#include <time.h>

/// Replaces the function of libFuzzer in a build without it.
__attribute__((weak)) int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*body)(const uint8_t *, size_t)) {
    (void)count, (void)arguments, (void)body;
    fputs("Build this with -Xswiftc -sanitize=fuzzer.\n", stderr);
    return 1;
}

// The functions of the sanitizer (sanitizer/allocator_interface.h), which are missing in a build without it.
__attribute__((weak)) int __sanitizer_install_malloc_and_free_hooks(
    void (*allocated)(const volatile void *, size_t), void (*freed)(const volatile void *));
__attribute__((weak)) size_t __sanitizer_get_allocated_size(const volatile void *bytes);

static atomic_size_t allocated_bytes, maximum;
static size_t bytes_before;
static double seconds_before;

static void did_allocate(const volatile void *bytes, size_t count) {
    (void)bytes;
    size_t now = atomic_fetch_add(&allocated_bytes, count) + count;
    size_t last = atomic_load(&maximum);
    while (now > last && !atomic_compare_exchange_weak(&maximum, &last, now)) {}
}

static void will_free(const volatile void *bytes) {
    if (bytes) atomic_fetch_sub(&allocated_bytes, __sanitizer_get_allocated_size(bytes));
}

static double processor_seconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

void CFuzzerBeginMeasurement(void) {
    static int is_installed;
    // What was allocated before is freed below zero, so the count starts high enough for that.
    if (!is_installed && __sanitizer_install_malloc_and_free_hooks) {
        atomic_store(&allocated_bytes, (size_t)1 << 40);
        __sanitizer_install_malloc_and_free_hooks(did_allocate, will_free);
    }
    is_installed = 1;
    bytes_before = atomic_load(&allocated_bytes);
    atomic_store(&maximum, bytes_before);
    seconds_before = processor_seconds();
}

struct CFuzzerCost CFuzzerMeasuredCost(void) {
    struct CFuzzerCost cost = {processor_seconds() - seconds_before, atomic_load(&maximum) - bytes_before};
    return cost;
}
