// Reads names as CSS compares them: with escapes replaced, ignoring ASCII case. Used by the scanner and both grammars.

#ifndef NICSS_NAMES_H
#define NICSS_NAMES_H

#include "CFlexTokenizer.h"

/// The rest of a name that is being read.
typedef struct nicss_name {
    const uint8_t *at;
    const uint8_t *end;
} nicss_name;

/// The name of a token: an ident, a function without its parenthesis, a hash or at-keyword without its first
/// character, or the unit of a dimension. `token[1]` must exist, because the token ends at its start.
nicss_name nicss_name_of(const uint8_t *text, const nicss_token *token);

/// Reads the next character, with ASCII letters in lower case. Returns 0 at the end. Outside ASCII, the result is a
/// code point if it is escaped, else a byte. Either is enough to see that no keyword contains it.
uint32_t nicss_name_next(nicss_name *name);

/// Writes the name in lower case and returns its length. Returns 0 if the name cannot be a keyword, because it is not
/// ASCII or longer than `capacity`.
size_t nicss_name_fold(nicss_name name, char *buffer, size_t capacity);

/// Whether the name equals `word`, which must be in lower case.
bool nicss_name_is(nicss_name name, const char *word);

/// Whether the name equals `text`, which is UTF-8. Letter case is not ignored.
bool nicss_name_equals(nicss_name name, const char *text);

#endif
