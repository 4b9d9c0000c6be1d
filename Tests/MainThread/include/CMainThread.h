#ifndef C_MAIN_THREAD_H
#define C_MAIN_THREAD_H

// Nothing to call: to link this target keeps the main actor on the process's first thread.

#endif
