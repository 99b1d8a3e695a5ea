// Memory that can grow in place, or whose pages the system moves. Swift's own can only be copied.

#include "CFlexTokenizer.h"

#include <stdlib.h>

void *nicss_resize(void *memory, size_t size) {
    return realloc(memory, size);
}

void nicss_free(void *memory) {
    free(memory);
}
