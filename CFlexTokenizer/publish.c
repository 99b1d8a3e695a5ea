// Publishes a pointer to other threads. Swift's own atomics need macOS 15 and iOS 18.

#include "CFlexTokenizer.h"

void *nicss_published(void *const *cell) {
    return __atomic_load_n(cell, __ATOMIC_ACQUIRE);
}

void *nicss_publish(void **cell, void *pointer) {
    void *earlier = NULL;
    __atomic_compare_exchange_n(cell, &earlier, pointer, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    return earlier;
}
