// The boundary between the generated C and Swift: bytes in, flat rows out.
//
// `make grammar` generates the implementation from Grammar/; names.c, utf8.c, publish.c and memory.c are helpers. No
// function calls back. Except for those of memory.c, none allocates memory, uses global state or fails: malformed CSS has rows
// too.
// Token indices and byte offsets have 32 bits. An input has at most NICSS_MAX_INPUT bytes.

#ifndef CFLEXTOKENIZER_H
#define CFLEXTOKENIZER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define NICSS_MAX_INPUT 0x40000000u

// MARK: Tokens (CSS Syntax 3, section 4)

/// The kinds of tokens in CSS Syntax 3, and comments and the end of the input.
enum {
    NICSS_TOKEN_END = 0,
    NICSS_TOKEN_IDENT,
    NICSS_TOKEN_FUNCTION,
    NICSS_TOKEN_AT_KEYWORD,
    NICSS_TOKEN_HASH,
    NICSS_TOKEN_STRING,
    NICSS_TOKEN_BAD_STRING,
    NICSS_TOKEN_URL,
    NICSS_TOKEN_BAD_URL,
    NICSS_TOKEN_DELIM,
    NICSS_TOKEN_NUMBER,
    NICSS_TOKEN_PERCENTAGE,
    NICSS_TOKEN_DIMENSION,
    NICSS_TOKEN_WHITESPACE,
    NICSS_TOKEN_CDO,
    NICSS_TOKEN_CDC,
    NICSS_TOKEN_COLON,
    NICSS_TOKEN_SEMICOLON,
    NICSS_TOKEN_COMMA,
    NICSS_TOKEN_OPEN_SQUARE,
    NICSS_TOKEN_CLOSE_SQUARE,
    NICSS_TOKEN_OPEN_PAREN,
    NICSS_TOKEN_CLOSE_PAREN,
    NICSS_TOKEN_OPEN_CURLY,
    NICSS_TOKEN_CLOSE_CURLY,
    NICSS_TOKEN_COMMENT
};

/// The flags of a token: a set of bits.
enum {
    /// A name, string or URL contains a backslash, so that its value differs from its text.
    NICSS_TOKEN_ESCAPED = 1,
    /// A number, percentage or dimension has a fraction or an exponent (type flag "number").
    NICSS_TOKEN_FRACTIONAL = 2,
    /// The value of a hash is an identifier (type flag "id").
    NICSS_TOKEN_IDENTIFIER = 4,
    /// A comment, string or URL has no end.
    NICSS_TOKEN_UNCLOSED = 8
};

/// A token. The rows cover the input without gaps: a token ends where the next row starts. The last row is
/// NICSS_TOKEN_END.
typedef struct nicss_token {
    /// The byte offset of the token.
    uint32_t start;
    /// For `{ [ (` and functions, the index of the token that closes them, or of NICSS_TOKEN_END if there is none.
    /// For `} ] )`, the index of the token that they close, or their own index if there is none.
    /// For dimensions, the byte offset of the unit. For all other tokens, 0.
    uint32_t link;
    /// One of NICSS_TOKEN_….
    uint8_t kind;
    /// A set of NICSS_TOKEN_ESCAPED ….
    uint8_t flags;
    /// For `{ [ (` and functions, the number of open blocks, including this one, at most 65535. For all other tokens, 0.
    uint16_t depth;
} nicss_token;

/// The options and the state of a scan. Zero-initialised, except `length` and `line_comments`.
typedef struct nicss_scan {
    /// The number of bytes of the input.
    uint32_t length;
    /// The byte offset at which the scan continues; `length` if it is complete.
    uint32_t position;
    /// The number of rows.
    uint32_t count;
    /// The index of the innermost open block plus 1; 0 if there is none.
    uint32_t open;
    /// The maximum nesting of blocks, at most 65535.
    uint16_t depth;
    /// Whether a bracket has no partner, or a string, URL or comment has no end.
    bool flawed;
    /// Whether `//` starts a comment that runs to the end of the line.
    bool line_comments;
    /// Whether the input ends with a backslash. The text has 0xFF in its place, as the end of the input stands for U+FFFD.
    bool escapes_end;
} nicss_scan;

/// Copies `length` bytes to `text` and appends two zero bytes, as `nicss_tokenize` requires. Replaces U+0000 by 0xFF,
/// which is not part of UTF-8 and represents U+FFFD. Returns whether the copy is valid UTF-8.
bool nicss_copy(const uint8_t *source, size_t length, uint8_t *text);

/// Appends the tokens of `text` from `scan->position` on to `rows`, up to the end of the input or the capacity.
/// The last row of a complete scan is NICSS_TOKEN_END. To continue a scan, call the function again with a larger buffer
/// that starts with the same rows. `text` must come from `nicss_copy`. Several threads can scan the same text at once.
void nicss_tokenize(const uint8_t *text, nicss_scan *scan, nicss_token *rows, size_t capacity);

/// Whether a code point above U+007F cannot be part of a name (CSS Syntax 3, 4.2, "non-ASCII ident code point").
bool nicss_is_symbol(uint32_t code_point);

// MARK: Selectors (Selectors 4)

/// The kinds of selector rows.
enum {
    /// `E`; `token` is the name.
    NICSS_SELECTOR_TYPE = 1,
    /// `*`.
    NICSS_SELECTOR_UNIVERSAL,
    /// `.name`; `token` is the ident after the dot.
    NICSS_SELECTOR_CLASS,
    /// `#name`; `token` is the hash.
    NICSS_SELECTOR_ID,
    /// `[name operator value flag]`. `token` is the name, `argument` the token of the value or 0, `flags` the
    /// operator (NICSS_ATTRIBUTE_…), and `value` 0, 'i' or 's'.
    NICSS_SELECTOR_ATTRIBUTE,
    /// `&`.
    NICSS_SELECTOR_NESTING,
    /// A pseudo-class without argument. `value` is one of NICSS_PSEUDO_…, `token` the name.
    NICSS_SELECTOR_PSEUDO_CLASS,
    /// `:dir(…)`, `:lang(…)`, `:state(…)` or a test of the environment, by `value`. `argument` is the first token of the
    /// argument. Also a name in `::part(…)`, whose rows follow the row of a child combinator.
    NICSS_SELECTOR_PSEUDO_FUNCTION,
    /// `:is() :where() :not() :has()` or `:nth-…(An+B of S)`, by `value`. The rows of the argument's selectors start at
    /// `first` and end before this row. `first` is this row if there are none. An `:nth-…` has A and B in `a` and `b`.
    /// `flags` is NICSS_LOGICAL_DROPPED_NESTING or 0.
    NICSS_SELECTOR_LOGICAL,
    NICSS_SELECTOR_NTH,
    /// A pseudo-element. `value` is one of NICSS_PSEUDO_…, `token` the name.
    NICSS_SELECTOR_PSEUDO_ELEMENT,
    /// A combinator, between two compounds or at the start of a relative selector. `flags` is one of
    /// NICSS_COMBINATOR_….
    NICSS_SELECTOR_COMBINATOR,
    /// The end of a complex selector. `first` is the row of its first component, `token` its first token, and
    /// `argument` the token after its last one.
    NICSS_SELECTOR_COMPLEX
};

enum {
    /// A selector that `:is()` or `:where()` drops as invalid contains `&`.
    NICSS_LOGICAL_DROPPED_NESTING = 1
};

enum {
    NICSS_COMBINATOR_DESCENDANT = 1,
    NICSS_COMBINATOR_CHILD,
    NICSS_COMBINATOR_NEXT_SIBLING,
    NICSS_COMBINATOR_SUBSEQUENT_SIBLING
};

enum {
    NICSS_ATTRIBUTE_EXISTS = 1,
    NICSS_ATTRIBUTE_EQUALS,
    NICSS_ATTRIBUTE_INCLUDES,
    NICSS_ATTRIBUTE_DASH,
    NICSS_ATTRIBUTE_PREFIX,
    NICSS_ATTRIBUTE_SUFFIX,
    NICSS_ATTRIBUTE_SUBSTRING
};

/// The supported pseudo-classes and pseudo-elements. All other known ones are UNSUPPORTED: valid, but they never match.
enum {
    NICSS_PSEUDO_UNSUPPORTED = 0,
    NICSS_PSEUDO_ROOT,
    NICSS_PSEUDO_EMPTY,
    NICSS_PSEUDO_FIRST_CHILD,
    NICSS_PSEUDO_LAST_CHILD,
    NICSS_PSEUDO_ONLY_CHILD,
    NICSS_PSEUDO_FIRST_OF_TYPE,
    NICSS_PSEUDO_LAST_OF_TYPE,
    NICSS_PSEUDO_ONLY_OF_TYPE,
    NICSS_PSEUDO_ENABLED,
    NICSS_PSEUDO_DISABLED,
    NICSS_PSEUDO_SELECTED,
    /// `:highlighted` and `:active`.
    NICSS_PSEUDO_HIGHLIGHTED,
    /// `:focused` and `:focus`.
    NICSS_PSEUDO_FOCUSED,
    NICSS_PSEUDO_SCOPE,
    NICSS_PSEUDO_DIR,
    NICSS_PSEUDO_LANG,
    NICSS_PSEUDO_IS,
    NICSS_PSEUDO_WHERE,
    NICSS_PSEUDO_NOT,
    NICSS_PSEUDO_HAS,
    NICSS_PSEUDO_NTH_CHILD,
    NICSS_PSEUDO_NTH_LAST_CHILD,
    NICSS_PSEUDO_NTH_OF_TYPE,
    NICSS_PSEUDO_NTH_LAST_OF_TYPE,
    NICSS_PSEUDO_PLACEHOLDER,
    NICSS_PSEUDO_FOCUS_VISIBLE,
    NICSS_PSEUDO_FOCUS_WITHIN,
    NICSS_PSEUDO_PLACEHOLDER_SHOWN,
    NICSS_PSEUDO_READ_WRITE,
    NICSS_PSEUDO_READ_ONLY,
    NICSS_PSEUDO_DEFINED,
    NICSS_PSEUDO_CHECKED,
    /// `:state()`, whose argument is the name, or an app's own pseudo-class.
    NICSS_PSEUDO_STATE,
    /// Tests of the environment. Those from `:min-os-version()` on have an argument.
    NICSS_PSEUDO_LANDSCAPE,
    NICSS_PSEUDO_PORTRAIT,
    NICSS_PSEUDO_LANDSCAPE_LEFT,
    NICSS_PSEUDO_LANDSCAPE_RIGHT,
    NICSS_PSEUDO_PORTRAIT_UPRIGHT,
    NICSS_PSEUDO_PORTRAIT_UPSIDE_DOWN,
    NICSS_PSEUDO_PHONE,
    NICSS_PSEUDO_PAD,
    NICSS_PSEUDO_TV,
    NICSS_PSEUDO_MAC,
    NICSS_PSEUDO_VISION,
    NICSS_PSEUDO_REGULAR_WIDTH,
    NICSS_PSEUDO_COMPACT_WIDTH,
    NICSS_PSEUDO_REGULAR_HEIGHT,
    NICSS_PSEUDO_COMPACT_HEIGHT,
    NICSS_PSEUDO_MIN_OS_VERSION,
    NICSS_PSEUDO_MAX_OS_VERSION,
    NICSS_PSEUDO_DEVICE_MODEL,
    NICSS_PSEUDO_SCREEN_WIDTH,
    NICSS_PSEUDO_SCREEN_WIDTH_LESS_THAN,
    NICSS_PSEUDO_SCREEN_WIDTH_GREATER_THAN,
    NICSS_PSEUDO_SCREEN_HEIGHT,
    NICSS_PSEUDO_SCREEN_HEIGHT_LESS_THAN,
    NICSS_PSEUDO_SCREEN_HEIGHT_GREATER_THAN,
    /// `::part()`.
    NICSS_PSEUDO_PART,
    /// `:controller-root`.
    NICSS_PSEUDO_CONTROLLER_ROOT,
    /// A custom selector. `token` is its name, which starts with two dashes.
    NICSS_PSEUDO_CUSTOM
};

typedef struct nicss_selector_row {
    uint8_t kind;
    uint8_t flags;
    uint16_t value;
    uint32_t token;
    uint32_t first;
    uint32_t argument;
    int32_t a;
    int32_t b;
} nicss_selector_row;

/// The start symbols of the selector grammar.
enum {
    /// A list of complex selectors, which is invalid if one of them is.
    NICSS_PARSE_SELECTORS = 1,
    /// The same, but each can start with a combinator, as in the prelude of a nested rule.
    NICSS_PARSE_RELATIVE_SELECTORS,
    /// `An+B`, `even` or `odd`. The result is one row with `a` and `b`.
    NICSS_PARSE_NTH,
    /// One complex selector without error recovery, as in `@supports selector()`.
    NICSS_PARSE_SUPPORTED_SELECTOR,
    /// A list of complex selectors without pseudo-elements, as in `@custom-selector`.
    NICSS_PARSE_REAL_SELECTORS
};

/// The reason why the input of a grammar is invalid.
typedef struct nicss_failure {
    /// The index of the token that is not accepted.
    uint32_t token;
    /// The number of phrases in `expected`.
    uint32_t count;
    /// The expected alternatives, as phrases for diagnostics ("a class name", "')'").
    const char *expected[8];
} nicss_failure;

/// Parses the tokens `[first, end)` and writes rows in source order. Returns the number of rows, -1 if the input is
/// invalid (with the reason in `failure`), or -2 if `capacity` is too small. Twice the number of tokens plus two is
/// always enough.
///
/// `custom_names` are the names of an app's own pseudo-classes in lower case, and the names of custom selectors, which
/// start with two dashes and have their own letter case. A zero byte terminates each of them, and an empty name all of
/// them. NULL if there are none.
ptrdiff_t nicss_parse_selectors(const uint8_t *text, const nicss_token *tokens, uint32_t first, uint32_t end,
                                int what, const char *custom_names, nicss_selector_row *rows, size_t capacity,
                                nicss_failure *failure);

/// The name of a known pseudo-class or pseudo-element in lower case, with its colons, and with an opening parenthesis if
/// it is a function. NULL if `index` is too large.
const char *nicss_pseudo_name(size_t index);

// MARK: Conditions (Media Queries 4 and 5, CSS Conditional 3 to 5)

/// The kinds of condition rows. The rows are in postfix order, operands before their operator.
enum {
    /// A media type; `token` is its name.
    NICSS_CONDITION_TYPE = 1,
    /// `(name)`; `token` is the name.
    NICSS_CONDITION_FEATURE,
    /// `(name: value)` or one comparison of a range. `token` is the name, `[first, end)` the value, and `comparison` the
    /// relation of the feature to the value. `(a < f <= b)` is two such rows and an AND.
    NICSS_CONDITION_COMPARISON,
    /// `(property: value)` in `@supports` and style queries: `[first, end)` is the declaration.
    NICSS_CONDITION_DECLARATION,
    /// `selector(…)` in `@supports`: `[first, end)` is the argument.
    NICSS_CONDITION_SELECTOR,
    /// A condition of unknown syntax: neither true nor false.
    NICSS_CONDITION_UNKNOWN,
    /// Operators. AND and OR have the number of their operands in `first`.
    NICSS_CONDITION_NOT,
    NICSS_CONDITION_AND,
    NICSS_CONDITION_OR,
    /// `media(…)`, `supports(…)` and `style(…)` in the condition of `if()`: `[first, end)` is the argument.
    NICSS_CONDITION_MEDIA,
    NICSS_CONDITION_SUPPORTS,
    NICSS_CONDITION_STYLE,
    /// A comparison of values in a style query: `[first, end)` is the comparison.
    NICSS_CONDITION_RANGE
};

enum {
    /// `name: value`.
    NICSS_COMPARISON_PLAIN = 1,
    NICSS_COMPARISON_EQUAL,
    NICSS_COMPARISON_LESS,
    NICSS_COMPARISON_LESS_OR_EQUAL,
    NICSS_COMPARISON_GREATER,
    NICSS_COMPARISON_GREATER_OR_EQUAL
};

typedef struct nicss_condition_row {
    uint8_t kind;
    uint8_t comparison;
    uint16_t reserved;
    uint32_t token;
    uint32_t first;
    uint32_t end;
} nicss_condition_row;

enum {
    /// One media query. The caller splits a list at its commas.
    NICSS_PARSE_MEDIA_QUERY = 1,
    /// A `<supports-condition>`.
    NICSS_PARSE_SUPPORTS_CONDITION,
    /// The argument of `supports()` in `@import`: a condition or a declaration.
    NICSS_PARSE_IMPORT_SUPPORTS,
    /// The condition of a branch of `if()` (CSS Values 5).
    NICSS_PARSE_IF_CONDITION,
    /// The argument of `media()` in `if()`: a media condition or a media feature.
    NICSS_PARSE_IF_MEDIA,
    /// A `<style-query>` (CSS Conditional 5).
    NICSS_PARSE_STYLE_QUERY,
    /// A name, a `<container-query>` or both, in `@container` (CSS Conditional 5).
    NICSS_PARSE_CONTAINER_QUERY
};

/// Parses a condition, like `nicss_parse_selectors`.
ptrdiff_t nicss_parse_condition(const uint8_t *text, const nicss_token *tokens, uint32_t first, uint32_t end,
                                int what, nicss_condition_row *rows, size_t capacity, nicss_failure *failure);

// MARK: Publishing (publish.c)

/// Returns the pointer that a cell publishes, or NULL if nothing was published. Other threads may publish meanwhile.
void *nicss_published(void *const *cell);

/// Publishes a pointer in a cell that is NULL. Returns NULL, or the pointer that was published earlier.
void *nicss_publish(void **cell, void *pointer);

// MARK: Memory (memory.c)

/// Returns `size` bytes, at least 1, aligned to 16, that start with the bytes of `memory`, which is valid no longer. If there is
/// not enough memory, returns NULL, and `memory` stays valid. `memory` is NULL or a result of this function.
void *nicss_resize(void *memory, size_t size);

/// Frees a result of `nicss_resize`, or NULL.
void nicss_free(void *memory);

#endif
