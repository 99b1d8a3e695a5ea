// The boundary between the generated C and Swift: bytes in, flat rows out.
//
// Behind this header stands what `make grammar` generates from Grammar/, and two small files of helpers. Nothing here
// allocates on behalf of the caller, calls back, keeps a global or fails: malformed CSS becomes rows too.
// Token indices and byte offsets are 32 bits wide; an input is at most NICSS_MAX_INPUT bytes.

#ifndef CFLEXTOKENIZER_H
#define CFLEXTOKENIZER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define NICSS_MAX_INPUT 0x40000000u

// MARK: Tokens (CSS Syntax 3, section 4)

/// The kinds of CSS Syntax 3's tokens, comments included, plus the end of the input.
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

/// Facts about one token that its kind does not tell; a bit set.
enum {
    /// Name, string or URL: holds a backslash, so its value differs from its text.
    NICSS_TOKEN_ESCAPED = 1,
    /// Number, percentage, dimension: has a fraction or an exponent (type flag "number").
    NICSS_TOKEN_FRACTIONAL = 2,
    /// Hash: its value would start an identifier (type flag "id").
    NICSS_TOKEN_IDENTIFIER = 4,
    /// Comment, string or URL: the input ended before it did.
    NICSS_TOKEN_UNCLOSED = 8
};

/// One token. Rows tile the input: a token ends where the next row starts, and the last row is
/// NICSS_TOKEN_END at the input's length.
typedef struct nicss_token {
    /// Byte offset of the token's first byte.
    uint32_t start;
    /// `{ [ (` and functions: row of the token that closes them, or of NICSS_TOKEN_END where none does.
    /// `} ] )`: row of the token that they close, or their own row where they close nothing.
    /// Dimensions: byte offset of the unit. Everything else: 0.
    uint32_t link;
    /// One of NICSS_TOKEN_….
    uint8_t kind;
    /// A set of NICSS_TOKEN_ESCAPED ….
    uint8_t flags;
    /// `{ [ (` and functions: how many blocks are open inside it, itself included, at most 65535.
    uint16_t depth;
} nicss_token;

/// What a scan is about to do or has done; zero-initialised but for `length` and `line_comments`.
typedef struct nicss_scan {
    /// Bytes of input.
    uint32_t length;
    /// Byte offset to scan from; afterwards where the scan stopped, `length` when it is complete.
    uint32_t position;
    /// Rows written so far.
    uint32_t count;
    /// One more than the row of the innermost open block; 0 when none is open.
    uint32_t open;
    /// The deepest nesting seen, at most 65535.
    uint16_t depth;
    /// Whether some bracket has no partner, or some string, URL or comment no end.
    bool flawed;
    /// Whether `//` starts a comment that runs to the end of the line.
    bool line_comments;
} nicss_scan;

/// Copies `length` bytes to `text` and appends two zero bytes, as `nicss_tokenize` wants its input;
/// U+0000 becomes 0xFF, a byte that UTF-8 never holds and that reads as U+FFFD.
/// Returns whether the copy is valid UTF-8 throughout.
bool nicss_copy(const uint8_t *source, size_t length, uint8_t *text);

/// Appends the tokens of `text` from `scan->position` on to `rows`, until the input or `capacity`
/// ends; call again with a larger buffer that starts with the same rows to go on. A scan that is
/// complete has written NICSS_TOKEN_END. `text` must come from `nicss_copy`; it is written to during
/// the call and left as it was.
void nicss_tokenize(uint8_t *text, nicss_scan *scan, nicss_token *rows, size_t capacity);

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
    /// `[name op value flag]`; `token` is the name, `argument` the value's token or 0, `flags` the
    /// operator (NICSS_ATTRIBUTE_…), `value` 0, 'i' or 's'.
    NICSS_SELECTOR_ATTRIBUTE,
    /// `&`.
    NICSS_SELECTOR_NESTING,
    /// A pseudo-class without argument; `value` is one of NICSS_PSEUDO_…, `token` its name.
    NICSS_SELECTOR_PSEUDO_CLASS,
    /// `:dir(x)` and `:lang(…)`; `value` tells which, `argument` is the argument's first token.
    NICSS_SELECTOR_PSEUDO_FUNCTION,
    /// `:is() :where() :not() :has()` and `:nth-…(An+B of S)`; `value` tells which. `first` is the row
    /// at which the argument's selectors start; they end just before this row, and `first` is this
    /// row itself where there are none. The `nth` family has A and B in `a` and `b`.
    NICSS_SELECTOR_LOGICAL,
    NICSS_SELECTOR_NTH,
    /// A pseudo-element; it matches nothing here. `token` is its name, `value` one of NICSS_PSEUDO_….
    NICSS_SELECTOR_PSEUDO_ELEMENT,
    /// Stands between two compounds, and before the first one of a relative selector that begins with
    /// a combinator; `flags` is NICSS_COMBINATOR_….
    NICSS_SELECTOR_COMBINATOR,
    /// Ends each complex selector; `first` is the row of its first part, `token` the source token of
    /// its first part, `argument` the token just after its last one.
    NICSS_SELECTOR_COMPLEX
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

/// Pseudo-classes and pseudo-elements that mean something here; all other known ones are INERT:
/// valid, and matching nothing.
enum {
    NICSS_PSEUDO_INERT = 0,
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
    NICSS_PSEUDO_PLACEHOLDER
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

/// What a grammar is to read.
enum {
    /// A list of complex selectors that is invalid as a whole where one of them is.
    NICSS_PARSE_SELECTORS = 1,
    /// The same, each of which may begin with a combinator (a nested rule's prelude).
    NICSS_PARSE_RELATIVE_SELECTORS,
    /// `An+B`, `even` or `odd` alone; the result is one row with `a` and `b`.
    NICSS_PARSE_NTH,
    /// One complex selector in which nothing is forgiven, as `@supports selector()` asks about.
    NICSS_PARSE_SUPPORTED_SELECTOR
};

/// Where and why a grammar gave up.
typedef struct nicss_failure {
    /// The row that could not be read on from.
    uint32_t token;
    /// How many of `expected` are set.
    uint32_t count;
    /// What could have stood there instead, as words for a person ("a class name", "')'").
    const char *expected[8];
} nicss_failure;

/// Parses the tokens `[first, end)` and writes rows in source order. Returns how many, or -1 where
/// the input is invalid (`failure` says where), or -2 where `capacity` is too small: no input needs
/// more than twice its tokens and two.
ptrdiff_t nicss_parse_selectors(const uint8_t *text, const nicss_token *tokens, uint32_t first, uint32_t end,
                                int what, nicss_selector_row *rows, size_t capacity, nicss_failure *failure);

/// A pseudo-class or pseudo-element that the grammar knows, in lower case: its colons, its name, and a parenthesis
/// where it is a function. NULL where `index` is past the last.
const char *nicss_pseudo_name(size_t index);

// MARK: Conditions (Media Queries 4 and 5, CSS Conditional 3 to 5)

/// The kinds of condition rows; they come in postfix order, operands before their operator.
enum {
    /// A media type; `token` is its name.
    NICSS_CONDITION_TYPE = 1,
    /// `(name)`; `token` is the name.
    NICSS_CONDITION_FEATURE,
    /// `(name: value)` or one comparison of a range; `token` is the name, `[first, end)` the value,
    /// `comparison` how the feature must stand to it. `(a < f <= b)` is two such rows and an AND.
    NICSS_CONDITION_COMPARISON,
    /// `(property: value)` in `@supports`: `[first, end)` is the declaration.
    NICSS_CONDITION_DECLARATION,
    /// `selector(…)` in `@supports`: `[first, end)` is the argument.
    NICSS_CONDITION_SELECTOR,
    /// A form that is reserved for the future: neither true nor false.
    NICSS_CONDITION_UNKNOWN,
    /// Operators; AND and OR have the number of their operands in `first`.
    NICSS_CONDITION_NOT,
    NICSS_CONDITION_AND,
    NICSS_CONDITION_OR
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
    /// One media query (the caller splits the list at its commas).
    NICSS_PARSE_MEDIA_QUERY = 1,
    /// A `<supports-condition>`.
    NICSS_PARSE_SUPPORTS_CONDITION,
    /// What `supports(…)` of `@import` holds: a condition or a bare declaration.
    NICSS_PARSE_IMPORT_SUPPORTS
};

/// As `nicss_parse_selectors`, for conditions.
ptrdiff_t nicss_parse_condition(const uint8_t *text, const nicss_token *tokens, uint32_t first, uint32_t end,
                                int what, nicss_condition_row *rows, size_t capacity, nicss_failure *failure);

#endif
