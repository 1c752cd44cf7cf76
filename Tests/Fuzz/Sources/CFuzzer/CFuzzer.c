#include "CFuzzer.h"

#include <stdio.h>

/// Stands in for libFuzzer's own where the program was built without it.
__attribute__((weak)) int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*body)(const uint8_t *, size_t)) {
    (void)count, (void)arguments, (void)body;
    fputs("Build this with -Xswiftc -sanitize=fuzzer.\n", stderr);
    return 1;
}
