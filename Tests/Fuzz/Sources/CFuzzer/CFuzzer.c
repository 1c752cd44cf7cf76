#include "CFuzzer.h"

#include <stdio.h>

/// Replaces the function of libFuzzer in a build without it.
__attribute__((weak)) int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*body)(const uint8_t *, size_t)) {
    (void)count, (void)arguments, (void)body;
    fputs("Build this with -Xswiftc -sanitize=fuzzer.\n", stderr);
    return 1;
}
