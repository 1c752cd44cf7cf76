#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// Returns the number of allocations of this process so far, on all threads, or -1 where they cannot be counted.
long long allocation_count(void);

#endif
