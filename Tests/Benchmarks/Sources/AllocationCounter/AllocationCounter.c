#include "AllocationCounter.h"

#if defined(__GLIBC__) || defined(__linux__)

#include <stdatomic.h>
#include <stddef.h>

// A definition in the executable precedes the one of the C library, for the Swift runtime too. These functions count, and
// call the C library's internal names of the same functions; free is not counted.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Atomic long long count;

static void add_one(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

void *malloc(size_t size) {
    add_one();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    add_one();
    return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
    add_one();
    return __libc_realloc(pointer, size);
}

void *memalign(size_t alignment, size_t size) {
    add_one();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    add_one();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    add_one();
    void *memory = __libc_memalign(alignment, size);
    if (memory == NULL) return 12; // ENOMEM
    *result = memory;
    return 0;
}

long long allocation_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

#else

long long allocation_count(void) { return -1; }

#endif
