// Copies a text for the scanner: replaces zero bytes, appends two, and validates UTF-8.

#include "CFlexTokenizer.h"

#include <string.h>

/// Nonzero if a byte of `word` is zero or above 0x7F. Subtracting one sets the high bit of a zero byte.
static inline uint64_t special(uint64_t word) {
    const uint64_t ones = UINT64_C(0x0101010101010101);
    return ((word - ones) | word) & ones << 7;
}

/// The number of bytes of the well-formed code point above U+007F at `p` (The Unicode Standard, table 3-7); 0 if there
/// is none. `length` is the number of bytes at `p`, at least 1.
static inline size_t code_point_length(const uint8_t *p, size_t length) {
    const uint8_t lead = p[0];
    const size_t needed = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
    if (needed == 0 || needed > length) return 0;
    // The range of the second byte excludes overlong forms, surrogates and code points above U+10FFFF.
    const uint8_t least = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const uint8_t most = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (p[1] < least || p[1] > most) return 0;
    for (size_t i = 2; i < needed; ++i)
        if (p[i] >> 6 != 2) return 0;
    return needed;
}

bool nicss_copy(const uint8_t *source, size_t length, uint8_t *text) {
    bool valid = true;
    size_t i = 0;
    while (i < length) {
        uint64_t words[4];
        size_t end = length;
        if (length - i >= sizeof words) {
            end = i + sizeof words;
            memcpy(words, source + i, sizeof words);
            if ((special(words[0]) | special(words[1]) | special(words[2]) | special(words[3])) == 0) {
                memcpy(text + i, words, sizeof words);
                i = end;
                continue;
            }
        }
        while (i < end) {
            const uint8_t byte = source[i];
            if (byte != 0 && byte < 0x80) {
                text[i++] = byte;
                continue;
            }
            const size_t well_formed = code_point_length(source + i, length - i);
            if (well_formed == 0) valid = false;
            text[i] = byte == 0 ? 0xFF : byte;
            for (size_t j = 1; j < well_formed; ++j) text[i + j] = source[i + j];
            i += well_formed == 0 ? 1 : well_formed;
        }
    }
    text[length] = text[length + 1] = 0;
    return valid;
}
