// Names as CSS compares them: ASCII case-insensitive, escapes resolved. Shared by the two grammars.

#ifndef NICSS_NAMES_H
#define NICSS_NAMES_H

#include "CFlexTokenizer.h"

/// What is left of a name to read.
typedef struct nicss_name {
    const uint8_t *at;
    const uint8_t *end;
} nicss_name;

/// The name in a token: an ident, a function without its parenthesis, a hash without its `#`, or a
/// dimension's unit. `token[1]` must exist, as it tells where the token ends.
nicss_name nicss_name_of(const uint8_t *text, const nicss_token *token);

/// Takes the next character, ASCII letters in lower case; 0 when there is none. Outside of ASCII it
/// is a code point where escaped and a byte where not: enough to tell that no keyword has it.
uint32_t nicss_name_next(nicss_name *name);

/// Writes the name in lower case and returns its length, or returns 0 when it cannot be a keyword:
/// not ASCII, or longer than `capacity`.
size_t nicss_name_fold(nicss_name name, char *buffer, size_t capacity);

/// Whether the name is `word`, which must be in lower case.
bool nicss_name_is(nicss_name name, const char *word);

#endif
