/// libFuzzer's entry, for a program that brings its own main function.

#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*body)(const uint8_t *bytes, size_t count));

#endif
