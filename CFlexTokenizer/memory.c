// Memory that can grow in place, or whose pages the system moves. Memory of Swift's allocator must be copied to grow.

#include "CFlexTokenizer.h"

#include <stdlib.h>

void *nicss_resize(void *memory, size_t size) {
    return realloc(memory, size);
}

void nicss_free(void *memory) {
    free(memory);
}
