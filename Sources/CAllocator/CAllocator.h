#pragma once

// The statistics of the C library's allocator, which Swift's modules of the system leave out.
#ifdef __APPLE__
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif
