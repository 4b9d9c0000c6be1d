#pragma once
#include <stdint.h>

/// How many blocks the process asked for so far.
uint64_t allocations_so_far(void);
/// CPU time of this thread in nanoseconds.
uint64_t thread_nanoseconds(void);
