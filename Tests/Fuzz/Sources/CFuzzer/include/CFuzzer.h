/// The entry point of libFuzzer, for a program with a main function of its own, and what an input costs.

#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*body)(const uint8_t *bytes, size_t count));

/// The processor time and the memory that the process has taken since the measurement began.
struct CFuzzerCost {
    double seconds;
    /// The maximum of the allocated bytes that were not yet freed; zero in a build without the sanitizer.
    size_t bytes;
};

/// Begins a measurement.
void CFuzzerBeginMeasurement(void);

/// Returns the cost since the measurement began.
struct CFuzzerCost CFuzzerMeasuredCost(void);

#endif
