#ifndef C_TEST_PROCESS_H
#define C_TEST_PROCESS_H

// What tests need of their process and Swift's C library module does not show. To link this target
// also keeps the main actor on the process's first thread: see MainThread.c.

// mallinfo2: the bytes in use, which a leak raises; the resident memory also counts free ones.
#include <malloc.h>

#endif
