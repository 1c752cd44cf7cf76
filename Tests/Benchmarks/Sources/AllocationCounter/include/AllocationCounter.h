#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How often this process has asked for memory so far, on every thread, or -1 where that cannot be counted.
long long allocation_count(void);

#endif
