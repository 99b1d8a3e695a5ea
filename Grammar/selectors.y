// A bison grammar for selectors (Selectors 4, and what browsers add to it) over the rows of the tokenizer.
// Grammar/generate compiles it to CFlexTokenizer/selectors.c.
//
// A selector list is valid or invalid as a whole, except for the forgiving arguments of `:is()` and `:where()`, which
// drop only the invalid members. The scanner below makes the decisions that need more than the next token: whether white
// space is a combinator, which list forgives an error, and what can follow a pseudo-element. This way the rules stay
// those of the specification.

%define api.pure full
%define api.prefix {nicss_selectors_}
%define parse.lac full
%define parse.error custom
%param {struct context *context}
// Avoids a Clang warning: the generated parser counts errors, but never reads the count.
%initial-action { (void)yynerrs; }

%code requires {
#include "names.h"

struct context;

/// A token of this grammar, or the first token of a production.
struct part {
    /// The indices of the first token, and of the token with the name.
    uint32_t start, name;
    /// The index of the first output row.
    uint32_t row;
    /// One of NICSS_PSEUDO_…, or the flag of an attribute selector.
    uint16_t value;
    /// One of NICSS_COMBINATOR_… or NICSS_ATTRIBUTE_….
    uint8_t flags;
};

struct nth {
    int32_t a, b;
};
}

%code {
#include <string.h>

/// The maximum nesting. It bounds the stacks of this parser and of the code that reads the rows.
#define MAX_DEPTH 512

// Lists are left-recursive, so only nesting needs stack: at most six symbols per level.
#define YYINITDEPTH 200
#define YYMAXDEPTH (8 * MAX_DEPTH)

/// The syntax of the contents of a block.
enum mode { SELECTORS, AN_PLUS_B, ATTRIBUTE, WORDS, NUMBERS };

/// Restrictions on everything inside a block.
enum { IN_HAS = 1, ONLY_COMPOUNDS = 2 };

/// An open function or attribute selector. The outermost block is the whole input.
struct block {
    uint32_t opener;
    /// For a forgiving list, the number of output rows before the current member, and its first token.
    uint32_t kept, member;
    /// The innermost forgiving block that contains this one or is this one; 0 if there is none.
    uint16_t forgiving;
    /// The kinds of pseudo-element before the contents of the block, and before the selectors after it.
    uint16_t inside, after;
    uint8_t mode;
    uint8_t limits;
    /// Whether the number in the block is a version.
    bool is_version;
};

struct context {
    const uint8_t *text;
    const nicss_token *tokens;
    uint32_t cursor, end;

    nicss_selector_row *rows;
    size_t capacity;
    uint32_t count;
    bool overflow;

    /// The first token, which selects the start symbol; then 0.
    int start;
    /// Whether `:is()` and `:where()` do not forgive errors, and unsupported `::-webkit-` names are invalid.
    bool strict;

    /// The start of the current token, and the end of the one before it.
    uint32_t current, previous_end;
    /// Whether the previous token can end a compound, so that white space is a combinator.
    bool after_compound;
    /// The kind of pseudo-element before the current position.
    uint16_t continued;
    /// The names of the app's own pseudo-classes and of custom selectors. See `nicss_parse_selectors`.
    const char *custom_names;
    /// The keywords that the open function accepts, terminated by NULL; NULL if it accepts all.
    const char *const *keywords;

    /// For an INVALID token, the index of the token to report and what was expected instead.
    uint32_t blame;
    const char *wanted;
    bool failed;
    /// Whether the last member that a forgiving list dropped contains '&'.
    bool dropped_nesting;
    nicss_failure *failure;

    /// The number of open blocks, and the number before the current token.
    uint16_t height, previous_height;
    struct block *blocks;
};

static int nicss_selectors_lex(union NICSS_SELECTORS_STYPE *value, struct context *context);
static void nicss_selectors_error(struct context *context, const char *message);

static void simple(struct context *context, uint8_t kind, const struct part *part);
static void attribute(struct context *context, const struct part *name, const struct part *matcher,
                      const struct part *operand, uint16_t flag);
static void words(struct context *context, const struct part *function, const struct part *word);
static void begin_part(struct context *context, const struct part *function);
static void name_part(struct context *context, const struct part *name);
static void list(struct context *context, const struct part *function);
static void nth(struct context *context, const struct part *function, struct nth nth);
static void unsupported(struct context *context, uint8_t kind, const struct part *function);
static void complex(struct context *context, const struct part *first);
}

%union {
    struct part part;
    struct nth nth;
}

%token END 0
%token INVALID
%token START_SELECTORS START_RELATIVE START_REAL START_STRICT
%token <part> START_NTH

%token <part> TYPE UNIVERSAL CLASS ID NESTING PSEUDO_CLASS PSEUDO_ELEMENT COMBINATOR
%token <part> OPEN_SQUARE "[" QUALIFIED_NAME ATTRIBUTE_MATCHER ATTRIBUTE_FLAG
%token <part> IDENT STRING KEYWORD VERSION_NUMBER LENGTH_NUMBER

// One token for all functions with the same kind of argument.
%token <part> IS ":is(" NOT ":not(" HAS ":has(" NTH_CHILD ":nth-child(" NTH_OF_TYPE ":nth-of-type("
%token <part> DIR ":dir(" LANG ":lang(" STATE ":state(" TYPES ":active-view-transition-type("
%token <part> HOST ":host(" ANY ":-webkit-any("
%token <part> VERSION ":min-os-version(" MODEL ":device-model(" LENGTH ":screen-width("
%token <part> SLOTTED "::slotted(" CUE "::cue(" HIGHLIGHT "::highlight(" PART "::part("
%token <part> PICKER "::picker(" DIRECTION "::scroll-button(" TRANSITION "::view-transition-group("

// The tokens of An+B (CSS Syntax 3, section 6.2): all of it, as in `even` or `2n-1`; A, as in `2n`, which B can
// follow; A and the sign of B, as in `2n-`.
%token <nth> WHOLE_NTH NTH_A NTH_A_MINUS SIGNED_INTEGER SIGNLESS_INTEGER
%token PLUS "+" MINUS "-" OF "of"

%token CLOSE ")" CLOSE_SQUARE "]" COMMA ","

%type <part> complex_selector complex_real_selector relative_selector relative_real_selector combinator
%type <part> compound_selector simple_selector attribute_selector attribute_name attribute_value
%type <part> pseudo_class pseudo_element pseudo_compound_selector languages
%type <part> forgiving_selector_list forgiving_selector_list_start
%type <nth> an_plus_b

%%

input
    : START_SELECTORS selector_list
    | START_RELATIVE relative_selector_list
    | START_REAL complex_real_selector_list
    | START_STRICT complex_selector                     { complex(context, &$2); }
    | START_NTH an_plus_b                               { nth(context, &$1, $2); }

// MARK: Lists and complex selectors

selector_list
    : complex_selector                                  { complex(context, &$1); }
    | selector_list "," complex_selector                { complex(context, &$3); }

relative_selector_list
    : relative_selector                                 { complex(context, &$1); }
    | relative_selector_list "," relative_selector      { complex(context, &$3); }

relative_selector
    : complex_selector
    | combinator complex_selector

// A pseudo-element ends its selector, except for the selectors that its kind allows after it.
complex_selector
    : complex_real_selector
    | pseudo_compound_selector
    | complex_real_selector pseudo_compound_selector
    | complex_real_selector combinator pseudo_compound_selector

// "Real" selectors match elements, not pseudo-elements. Functions accept no others.
complex_real_selector_list
    : complex_real_selector                             { complex(context, &$1); }
    | complex_real_selector_list "," complex_real_selector
                                                        { complex(context, &$3); }

relative_real_selector_list
    : relative_real_selector                            { complex(context, &$1); }
    | relative_real_selector_list "," relative_real_selector
                                                        { complex(context, &$3); }

relative_real_selector
    : complex_real_selector
    | combinator complex_real_selector

complex_real_selector
    : compound_selector
    | complex_real_selector combinator compound_selector

combinator
    : COMBINATOR                                        { simple(context, NICSS_SELECTOR_COMBINATOR, &$1); }

// The start of a list is a separate symbol, because the parser returns to it after an error.
forgiving_selector_list
    : forgiving_selector_list_start
    | forgiving_selector_list_start complex_real_selector
                                                        { complex(context, &$2); }
    | forgiving_selector_list_start error
        {
            if (context->failed)
                YYABORT;
            context->count = context->blocks[context->height].kept;
            if (context->dropped_nesting)
                $$.flags = NICSS_LOGICAL_DROPPED_NESTING;
            yyclearin;
            yyerrok;
        }

forgiving_selector_list_start
    : ":is("
    | forgiving_selector_list ","                       { context->blocks[context->height].kept = context->count; }

compound_selector_list
    : compound_selector                                 { complex(context, &$1); }
    | compound_selector_list "," compound_selector      { complex(context, &$3); }

// MARK: Compound selectors

compound_selector
    : TYPE                                              { simple(context, NICSS_SELECTOR_TYPE, &$1); }
    | UNIVERSAL                                         { simple(context, NICSS_SELECTOR_UNIVERSAL, &$1); }
    | simple_selector
    | compound_selector simple_selector

simple_selector
    : CLASS                                             { simple(context, NICSS_SELECTOR_CLASS, &$1); }
    | ID                                                { simple(context, NICSS_SELECTOR_ID, &$1); }
    | NESTING                                           { simple(context, NICSS_SELECTOR_NESTING, &$1); }
    | attribute_selector
    | pseudo_class

pseudo_compound_selector
    : pseudo_element
    | pseudo_compound_selector pseudo_element
    | pseudo_compound_selector pseudo_class

attribute_selector
    : "[" attribute_name "]"                            { attribute(context, &$2, NULL, NULL, 0); }
    | "[" attribute_name ATTRIBUTE_MATCHER attribute_value "]"
                                                        { attribute(context, &$2, &$3, &$4, 0); }
    | "[" attribute_name ATTRIBUTE_MATCHER attribute_value ATTRIBUTE_FLAG "]"
                                                        { attribute(context, &$2, &$3, &$4, $5.value); }

// A flag is an ordinary identifier except after a value.
attribute_name
    : IDENT
    | ATTRIBUTE_FLAG
    | QUALIFIED_NAME

attribute_value
    : IDENT
    | ATTRIBUTE_FLAG
    | STRING

// MARK: Pseudo-classes and pseudo-elements

pseudo_class
    : PSEUDO_CLASS                                      { simple(context, NICSS_SELECTOR_PSEUDO_CLASS, &$1); }
    | forgiving_selector_list ")"                       { list(context, &$1); }
    | ":not(" complex_real_selector_list ")"            { list(context, &$1); }
    | ":has(" relative_real_selector_list ")"           { list(context, &$1); }
    | ":-webkit-any(" compound_selector_list ")"        { list(context, &$1); }
    | ":nth-of-type(" an_plus_b ")"                     { nth(context, &$1, $2); }
    | ":nth-child(" an_plus_b ")"                       { nth(context, &$1, $2); }
    | ":nth-child(" an_plus_b "of" complex_real_selector_list ")"
                                                        { nth(context, &$1, $2); }
    | ":dir(" IDENT ")"                                 { words(context, &$1, &$2); }
    | ":lang(" languages ")"                            { words(context, &$1, &$2); }
    | ":state(" IDENT ")"                               { words(context, &$1, &$2); }
    | ":min-os-version(" VERSION_NUMBER ")"             { words(context, &$1, &$2); }
    | ":device-model(" IDENT ")"                        { words(context, &$1, &$2); }
    | ":device-model(" STRING ")"                       { words(context, &$1, &$2); }
    | ":screen-width(" LENGTH_NUMBER ")"                { words(context, &$1, &$2); }
    | ":active-view-transition-type(" transition_types ")"
                                                        { unsupported(context, NICSS_SELECTOR_PSEUDO_CLASS, &$1); }
    | ":host(" compound_selector ")"                    { unsupported(context, NICSS_SELECTOR_PSEUDO_CLASS, &$1); }

pseudo_element
    : PSEUDO_ELEMENT                                    { simple(context, NICSS_SELECTOR_PSEUDO_ELEMENT, &$1); }
    | "::slotted(" compound_selector ")"                { unsupported(context, NICSS_SELECTOR_PSEUDO_ELEMENT, &$1); }
    | "::cue(" compound_selector_list ")"               { unsupported(context, NICSS_SELECTOR_PSEUDO_ELEMENT, &$1); }
    | "::highlight(" IDENT ")"                          { unsupported(context, NICSS_SELECTOR_PSEUDO_ELEMENT, &$1); }
    | "::part(" { begin_part(context, &$1); } parts ")"
    | "::picker(" KEYWORD ")"                           { unsupported(context, NICSS_SELECTOR_PSEUDO_ELEMENT, &$1); }
    | "::scroll-button(" KEYWORD ")"                    { unsupported(context, NICSS_SELECTOR_PSEUDO_ELEMENT, &$1); }
    | "::view-transition-group(" transition_name ")"    { unsupported(context, NICSS_SELECTOR_PSEUDO_ELEMENT, &$1); }

languages
    : IDENT
    | STRING
    | languages "," IDENT
    | languages "," STRING

transition_types
    : IDENT
    | transition_types "," IDENT

parts
    : IDENT                                             { name_part(context, &$1); }
    | parts IDENT                                       { name_part(context, &$2); }

transition_name
    : IDENT
    | UNIVERSAL
    | CLASS
    | transition_name CLASS

// MARK: An+B

an_plus_b
    : WHOLE_NTH
    | SIGNED_INTEGER
    | SIGNLESS_INTEGER
    | NTH_A
    | NTH_A SIGNED_INTEGER                              { $$.b = $2.b; }
    | NTH_A "+" SIGNLESS_INTEGER                        { $$.b = $3.b; }
    | NTH_A "-" SIGNLESS_INTEGER                        { $$.b = -$3.b; }
    | NTH_A_MINUS SIGNLESS_INTEGER                      { $$.b = -$2.b; }

%%

// MARK: Pseudo-classes and pseudo-elements by name

/// Kinds of pseudo-elements by the selectors that can follow them, one bit each. ELEMENT is no pseudo-element.
enum {
    ELEMENT = 1 << 0,
    OPAQUE = 1 << 1,
    INTERACTIVE = 1 << 2,
    BACKED = 1 << 3, // represents a real element
    SLOT = 1 << 4,
    GENERATED = 1 << 5,
    COLUMN = 1 << 6,
    SCROLLBAR = 1 << 7,
    SCROLL_MARKER = 1 << 8,
    MARKER_GROUP = 1 << 9,
    SCROLL_BUTTON = 1 << 10,
    SEARCH_TEXT = 1 << 11,
    SELECTION = 1 << 12,
    TRANSITION_PART = 1 << 13,
    USER_ACTION = INTERACTIVE | BACKED | SCROLL_MARKER | SCROLL_BUTTON,
    EVERY = 0x3FFF & ~(SLOT | COLUMN)
};

struct pseudo {
    const char *name;
    uint8_t length;
    /// One of NICSS_PSEUDO_….
    uint8_t value;
    uint16_t token;
    /// The kinds that it can follow, and the kind of the pseudo-element itself.
    uint16_t follows, kind;
};

#define PSEUDO(name, token, value, follows, kind)                                                            \
    {name, sizeof(name) - 1, NICSS_PSEUDO_##value, token, ELEMENT | (follows), kind}

// The names that Chromium knows, and those of Nimbus CSS: `:selected`, `:highlighted`, `:focused` and the tests of the
// environment, also without hyphens as in InterfaCSS. Sorted by length, then by name. All other names that start with `::-webkit-` are valid too.
static const struct pseudo pseudos[] = {
    PSEUDO(":tv", PSEUDO_CLASS, TV, 0, 0),
    PSEUDO(":end", PSEUDO_CLASS, UNSUPPORTED, SCROLLBAR, 0),
    PSEUDO(":is(", IS, IS, EVERY, 0),
    PSEUDO(":mac", PSEUDO_CLASS, MAC, 0, 0),
    PSEUDO(":pad", PSEUDO_CLASS, PAD, 0, 0),
    PSEUDO("::cue", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, INTERACTIVE),
    PSEUDO(":dir(", DIR, DIR, BACKED, 0),
    PSEUDO(":has(", HAS, HAS, 0, 0),
    PSEUDO(":host", PSEUDO_CLASS, UNSUPPORTED, 0, 0),
    PSEUDO(":link", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":not(", NOT, NOT, EVERY, 0),
    PSEUDO(":open", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":past", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":root", PSEUDO_CLASS, ROOT, 0, 0),
    PSEUDO("::cue(", CUE, UNSUPPORTED, 0, OPAQUE),
    PSEUDO(":after", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | SLOT, GENERATED),
    PSEUDO(":empty", PSEUDO_CLASS, EMPTY, 0, 0),
    PSEUDO(":focus", PSEUDO_CLASS, FOCUSED, USER_ACTION, 0),
    PSEUDO(":host(", HOST, UNSUPPORTED, 0, 0),
    PSEUDO(":hover", PSEUDO_CLASS, UNSUPPORTED, USER_ACTION | SCROLLBAR | MARKER_GROUP, 0),
    PSEUDO(":lang(", LANG, LANG, BACKED, 0),
    PSEUDO(":modal", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":phone", PSEUDO_CLASS, PHONE, 0, 0),
    PSEUDO(":scope", PSEUDO_CLASS, SCOPE, 0, 0),
    PSEUDO(":start", PSEUDO_CLASS, UNSUPPORTED, SCROLLBAR, 0),
    PSEUDO(":valid", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO("::after", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | SLOT, GENERATED),
    PSEUDO("::part(", PART, PART, 0, BACKED),
    PSEUDO(":active", PSEUDO_CLASS, HIGHLIGHTED, USER_ACTION | SCROLLBAR, 0),
    PSEUDO(":before", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | SLOT, GENERATED),
    PSEUDO(":future", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":state(", STATE, STATE, BACKED, 0),
    PSEUDO(":target", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":vision", PSEUDO_CLASS, VISION, 0, 0),
    PSEUDO(":where(", IS, WHERE, EVERY, 0),
    PSEUDO("::before", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | SLOT, GENERATED),
    PSEUDO("::column", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, COLUMN),
    PSEUDO("::marker", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | SLOT | GENERATED, OPAQUE),
    PSEUDO(":checked", PSEUDO_CLASS, CHECKED, BACKED, 0),
    PSEUDO(":current", PSEUDO_CLASS, UNSUPPORTED, SEARCH_TEXT, 0),
    PSEUDO(":default", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":defined", PSEUDO_CLASS, DEFINED, BACKED, 0),
    PSEUDO(":enabled", PSEUDO_CLASS, ENABLED, BACKED | SCROLLBAR | SCROLL_BUTTON, 0),
    PSEUDO(":focused", PSEUDO_CLASS, FOCUSED, USER_ACTION, 0),
    PSEUDO(":granted", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":invalid", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":visited", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO("::picker(", PICKER, UNSUPPORTED, BACKED | SLOT, BACKED),
    PSEUDO(":any-link", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":autofill", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":disabled", PSEUDO_CLASS, DISABLED, BACKED | SCROLLBAR | SCROLL_BUTTON, 0),
    PSEUDO(":in-range", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":optional", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":portrait", PSEUDO_CLASS, PORTRAIT, 0, 0),
    PSEUDO(":required", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":selected", PSEUDO_CLASS, SELECTED, BACKED, 0),
    PSEUDO(":vertical", PSEUDO_CLASS, UNSUPPORTED, SCROLLBAR, 0),
    PSEUDO("::backdrop", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | SLOT, OPAQUE),
    PSEUDO("::slotted(", SLOTTED, UNSUPPORTED, 0, SLOT),
    PSEUDO(":decrement", PSEUDO_CLASS, UNSUPPORTED, SCROLLBAR, 0),
    PSEUDO(":increment", PSEUDO_CLASS, UNSUPPORTED, SCROLLBAR, 0),
    PSEUDO(":landscape", PSEUDO_CLASS, LANDSCAPE, 0, 0),
    PSEUDO(":no-button", PSEUDO_CLASS, UNSUPPORTED, SCROLLBAR, 0),
    PSEUDO(":read-only", PSEUDO_CLASS, READ_ONLY, BACKED, 0),
    PSEUDO(":unbounded", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO("::checkmark", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | SLOT, OPAQUE),
    PSEUDO("::selection", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, SELECTION),
    PSEUDO(":first-line", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, OPAQUE),
    PSEUDO(":fullscreen", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":horizontal", PSEUDO_CLASS, UNSUPPORTED, SCROLLBAR, 0),
    PSEUDO(":last-child", PSEUDO_CLASS, LAST_CHILD, 0, 0),
    PSEUDO(":nth-child(", NTH_CHILD, NTH_CHILD, 0, 0),
    PSEUDO(":only-child", PSEUDO_CLASS, ONLY_CHILD, TRANSITION_PART, 0),
    PSEUDO(":read-write", PSEUDO_CLASS, READ_WRITE, BACKED, 0),
    PSEUDO(":user-valid", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":xr-overlay", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO("::first-line", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, OPAQUE),
    PSEUDO("::highlight(", HIGHLIGHT, UNSUPPORTED, BACKED, OPAQUE),
    PSEUDO(":first-child", PSEUDO_CLASS, FIRST_CHILD, 0, 0),
    PSEUDO(":highlighted", PSEUDO_CLASS, HIGHLIGHTED, USER_ACTION | SCROLLBAR, 0),
    PSEUDO(":-webkit-any(", ANY, IS, 0, 0),
    PSEUDO(":-webkit-drag", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO("::picker-icon", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | SLOT, OPAQUE),
    PSEUDO("::placeholder", PSEUDO_ELEMENT, PLACEHOLDER, BACKED | SLOT, OPAQUE),
    PSEUDO("::search-text", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, SEARCH_TEXT),
    PSEUDO("::target-text", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, OPAQUE),
    PSEUDO(":compactwidth", PSEUDO_CLASS, COMPACT_WIDTH, 0, 0),
    PSEUDO(":devicemodel(", MODEL, DEVICE_MODEL, 0, 0),
    PSEUDO(":first-letter", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, OPAQUE),
    PSEUDO(":focus-within", PSEUDO_CLASS, FOCUS_WITHIN, USER_ACTION | MARKER_GROUP, 0),
    PSEUDO(":last-of-type", PSEUDO_CLASS, LAST_OF_TYPE, 0, 0),
    PSEUDO(":nth-of-type(", NTH_OF_TYPE, NTH_OF_TYPE, 0, 0),
    PSEUDO(":only-of-type", PSEUDO_CLASS, ONLY_OF_TYPE, 0, 0),
    PSEUDO(":out-of-range", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":popover-open", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":regularwidth", PSEUDO_CLASS, REGULAR_WIDTH, 0, 0),
    PSEUDO(":screenwidth(", LENGTH, SCREEN_WIDTH, 0, 0),
    PSEUDO(":target-after", PSEUDO_CLASS, UNSUPPORTED, BACKED | SCROLL_MARKER, 0),
    PSEUDO(":user-invalid", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO("::first-letter", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, OPAQUE),
    PSEUDO(":compact-width", PSEUDO_CLASS, COMPACT_WIDTH, 0, 0),
    PSEUDO(":compactheight", PSEUDO_CLASS, COMPACT_HEIGHT, 0, 0),
    PSEUDO(":device-model(", MODEL, DEVICE_MODEL, 0, 0),
    PSEUDO(":double-button", PSEUDO_CLASS, UNSUPPORTED, SCROLLBAR, 0),
    PSEUDO(":first-of-type", PSEUDO_CLASS, FIRST_OF_TYPE, 0, 0),
    PSEUDO(":focus-visible", PSEUDO_CLASS, FOCUS_VISIBLE, USER_ACTION, 0),
    PSEUDO(":host-context(", HOST, UNSUPPORTED, 0, 0),
    PSEUDO(":indeterminate", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":landscapeleft", PSEUDO_CLASS, LANDSCAPE_LEFT, 0, 0),
    PSEUDO(":maxosversion(", VERSION, MAX_OS_VERSION, 0, 0),
    PSEUDO(":minosversion(", VERSION, MIN_OS_VERSION, 0, 0),
    PSEUDO(":regular-width", PSEUDO_CLASS, REGULAR_WIDTH, 0, 0),
    PSEUDO(":regularheight", PSEUDO_CLASS, REGULAR_HEIGHT, 0, 0),
    PSEUDO(":screen-width(", LENGTH, SCREEN_WIDTH, 0, 0),
    PSEUDO(":screenheight(", LENGTH, SCREEN_HEIGHT, 0, 0),
    PSEUDO(":single-button", PSEUDO_CLASS, UNSUPPORTED, SCROLLBAR, 0),
    PSEUDO(":target-before", PSEUDO_CLASS, UNSUPPORTED, BACKED | SCROLL_MARKER, 0),
    PSEUDO("::grammar-error", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, OPAQUE),
    PSEUDO("::scroll-marker", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | COLUMN, SCROLL_MARKER),
    PSEUDO(":compact-height", PSEUDO_CLASS, COMPACT_HEIGHT, 0, 0),
    PSEUDO(":corner-present", PSEUDO_CLASS, UNSUPPORTED, SCROLLBAR, 0),
    PSEUDO(":landscape-left", PSEUDO_CLASS, LANDSCAPE_LEFT, 0, 0),
    PSEUDO(":landscaperight", PSEUDO_CLASS, LANDSCAPE_RIGHT, 0, 0),
    PSEUDO(":regular-height", PSEUDO_CLASS, REGULAR_HEIGHT, 0, 0),
    PSEUDO(":screen-height(", LENGTH, SCREEN_HEIGHT, 0, 0),
    PSEUDO(":target-current", PSEUDO_CLASS, UNSUPPORTED, BACKED | SCROLL_MARKER, 0),
    PSEUDO("::scroll-button(", DIRECTION, UNSUPPORTED, BACKED, SCROLL_BUTTON),
    PSEUDO("::select-listbox", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | SLOT, BACKED),
    PSEUDO("::spelling-error", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, OPAQUE),
    PSEUDO(":controller-root", PSEUDO_CLASS, CONTROLLER_ROOT, 0, 0),
    PSEUDO(":interest-source", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":interest-target", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":landscape-right", PSEUDO_CLASS, LANDSCAPE_RIGHT, 0, 0),
    PSEUDO(":max-os-version(", VERSION, MAX_OS_VERSION, 0, 0),
    PSEUDO(":min-os-version(", VERSION, MIN_OS_VERSION, 0, 0),
    PSEUDO(":nth-last-child(", NTH_CHILD, NTH_LAST_CHILD, 0, 0),
    PSEUDO(":portraitupright", PSEUDO_CLASS, PORTRAIT_UPRIGHT, 0, 0),
    PSEUDO(":window-inactive", PSEUDO_CLASS, UNSUPPORTED, BACKED | SCROLLBAR | SELECTION, 0),
    PSEUDO(":-webkit-any-link", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":-webkit-autofill", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO("::-webkit-resizer", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, SCROLLBAR),
    PSEUDO("::details-content", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | SLOT, BACKED),
    PSEUDO("::interest-button", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | SLOT, OPAQUE),
    PSEUDO("::permission-icon", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | SLOT, BACKED),
    PSEUDO("::view-transition", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | SLOT, OPAQUE),
    PSEUDO(":portrait-upright", PSEUDO_CLASS, PORTRAIT_UPRIGHT, 0, 0),
    PSEUDO(":navigation-source", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":nth-last-of-type(", NTH_OF_TYPE, NTH_LAST_OF_TYPE, 0, 0),
    PSEUDO(":placeholder-shown", PSEUDO_CLASS, PLACEHOLDER_SHOWN, BACKED, 0),
    PSEUDO("::-webkit-scrollbar", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, SCROLLBAR),
    PSEUDO(":picture-in-picture", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":portraitupsidedown", PSEUDO_CLASS, PORTRAIT_UPSIDE_DOWN, 0, 0),
    PSEUDO(":-webkit-full-screen", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO("::scroll-marker-group", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, MARKER_GROUP),
    PSEUDO(":portrait-upside-down", PSEUDO_CLASS, PORTRAIT_UPSIDE_DOWN, 0, 0),
    PSEUDO(":screenwidthlessthan(", LENGTH, SCREEN_WIDTH_LESS_THAN, 0, 0),
    PSEUDO("::file-selector-button", PSEUDO_ELEMENT, UNSUPPORTED, BACKED | SLOT, INTERACTIVE),
    PSEUDO("::view-transition-new(", TRANSITION, UNSUPPORTED, BACKED | SLOT, TRANSITION_PART),
    PSEUDO("::view-transition-old(", TRANSITION, UNSUPPORTED, BACKED | SLOT, TRANSITION_PART),
    PSEUDO(":screenheightlessthan(", LENGTH, SCREEN_HEIGHT_LESS_THAN, 0, 0),
    PSEUDO(":active-view-transition", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO(":-webkit-full-page-media", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO("::view-transition-group(", TRANSITION, UNSUPPORTED, BACKED | SLOT, TRANSITION_PART),
    PSEUDO(":screen-width-less-than(", LENGTH, SCREEN_WIDTH_LESS_THAN, 0, 0),
    PSEUDO(":screenwidthgreaterthan(", LENGTH, SCREEN_WIDTH_GREATER_THAN, 0, 0),
    PSEUDO("::-webkit-scrollbar-thumb", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, SCROLLBAR),
    PSEUDO("::-webkit-scrollbar-track", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, SCROLLBAR),
    PSEUDO(":screen-height-less-than(", LENGTH, SCREEN_HEIGHT_LESS_THAN, 0, 0),
    PSEUDO(":screenheightgreaterthan(", LENGTH, SCREEN_HEIGHT_GREATER_THAN, 0, 0),
    PSEUDO("::-webkit-scrollbar-button", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, SCROLLBAR),
    PSEUDO("::-webkit-scrollbar-corner", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, SCROLLBAR),
    PSEUDO(":screen-width-greater-than(", LENGTH, SCREEN_WIDTH_GREATER_THAN, 0, 0),
    PSEUDO(":screen-height-greater-than(", LENGTH, SCREEN_HEIGHT_GREATER_THAN, 0, 0),
    PSEUDO(":-webkit-full-screen-ancestor", PSEUDO_CLASS, UNSUPPORTED, BACKED, 0),
    PSEUDO("::view-transition-image-pair(", TRANSITION, UNSUPPORTED, BACKED | SLOT, TRANSITION_PART),
    PSEUDO(":active-view-transition-type(", TYPES, UNSUPPORTED, BACKED, 0),
    PSEUDO("::-webkit-scrollbar-track-piece", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, SCROLLBAR),
    PSEUDO("::view-transition-group-children(", TRANSITION, UNSUPPORTED, BACKED | SLOT, TRANSITION_PART),
};

const char *nicss_pseudo_name(size_t index) {
    return index < sizeof pseudos / sizeof *pseudos ? pseudos[index].name : NULL;
}

static const char *const pickers[] = {"select", NULL};
static const char *const directions[] = {"*", "up", "right", "down", "left", "block-start", "inline-end",
                                         "block-end", "inline-start", NULL};

/// A pseudo-class of the app.
static const struct pseudo custom_state = PSEUDO("", PSEUDO_CLASS, STATE, BACKED, 0);

/// A custom selector.
static const struct pseudo custom_selector = PSEUDO("", PSEUDO_CLASS, CUSTOM, 0, 0);

/// Returns the pseudo-class of the app, or the custom selector, with a name. NULL if there is none.
static const struct pseudo *custom(nicss_name name, const char *names) {
    for (; names && *names; names += strlen(names) + 1) {
        bool is_selector = names[0] == '-' && names[1] == '-';
        if (is_selector ? nicss_name_equals(name, names) : nicss_name_is(name, names))
            return is_selector ? &custom_selector : &custom_state;
    }
    return NULL;
}

static const struct pseudo webkit_element = PSEUDO("::-webkit-", PSEUDO_ELEMENT, UNSUPPORTED, BACKED, INTERACTIVE);

// The names after `::-webkit-` that Chromium supports. All others are valid, but not supported (Selectors 4,
// appendix B).
static const char *const webkit_elements[] = {
    "calendar-picker-indicator", "clear-button", "color-swatch", "color-swatch-wrapper",
    "date-and-time-value", "datetime-edit", "datetime-edit-ampm-field", "datetime-edit-day-field",
    "datetime-edit-fields-wrapper", "datetime-edit-hour-field", "datetime-edit-millisecond-field",
    "datetime-edit-minute-field", "datetime-edit-month-field", "datetime-edit-second-field",
    "datetime-edit-text", "datetime-edit-week-field", "datetime-edit-year-field", "details-marker",
    "file-upload-button", "inner-spin-button", "input-placeholder", "media-controls",
    "media-controls-current-time-display", "media-controls-enclosure",
    "media-controls-fullscreen-button", "media-controls-mute-button",
    "media-controls-overlay-enclosure", "media-controls-overlay-play-button", "media-controls-panel",
    "media-controls-play-button", "media-controls-time-remaining-display", "media-controls-timeline",
    "media-controls-timeline-container", "media-controls-toggle-closed-captions-button",
    "media-controls-volume-slider", "media-slider-container", "media-slider-thumb",
    "media-text-track-container", "media-text-track-display", "media-text-track-region",
    "media-text-track-region-container", "meter-bar", "meter-even-less-good-value",
    "meter-inner-element", "meter-optimum-value", "meter-suboptimum-value", "progress-bar",
    "progress-inner-element", "progress-value", "search-cancel-button", "slider-container",
    "slider-runnable-track", "slider-thumb", "textfield-decoration-container", NULL};

static bool is_one_of(nicss_name name, const char *const *words) {
    for (; *words; words++)
        if (nicss_name_is(name, *words))
            return true;
    return false;
}

/// Returns the pseudo-class or pseudo-element with a name; NULL if it is unknown, or not supported and `strict` is set.
static const struct pseudo *pseudo(nicss_name name, bool element, bool function, bool strict) {
    char text[40];
    size_t colons = element ? 2 : 1;
    memcpy(text, "::", colons);
    size_t length = nicss_name_fold(name, text + colons, sizeof text - 1 - colons);
    length += length ? colons : 0;
    if (function)
        text[length++] = '(';

    size_t low = 0, high = sizeof pseudos / sizeof *pseudos;
    while (low < high) {
        size_t middle = (low + high) / 2;
        const struct pseudo *candidate = &pseudos[middle];
        int order = candidate->length != length ? (int)candidate->length - (int)length
                                                : memcmp(candidate->name, text, length);
        if (order == 0) {
            // A name can contain an escaped colon or parenthesis.
            bool same = text[colons] != ':' && (text[length - 1] == '(') == function;
            return same ? candidate : NULL;
        }
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }

    for (const char *prefix = "-webkit-"; *prefix; prefix++)
        if (nicss_name_next(&name) != (uint8_t)*prefix)
            return NULL;
    if (!element || function || (strict && !is_one_of(name, webkit_elements)))
        return NULL;
    return &webkit_element;
}

// MARK: Scanning

static uint8_t kind_at(const struct context *context, uint32_t row) {
    return row < context->end ? context->tokens[row].kind : NICSS_TOKEN_END;
}

/// The index of the next token that is not a comment.
static uint32_t after(const struct context *context, uint32_t row) {
    do
        row++;
    while (kind_at(context, row) == NICSS_TOKEN_COMMENT);
    return row;
}

/// The character of a delimiter; 0 for every other token.
static char delimiter(const struct context *context, uint32_t row) {
    return kind_at(context, row) == NICSS_TOKEN_DELIM ? (char)context->text[context->tokens[row].start] : 0;
}

static nicss_name name_at(const struct context *context, uint32_t row) {
    return nicss_name_of(context->text, &context->tokens[row]);
}

static int invalid(struct context *context, uint32_t blame, const char *wanted) {
    context->blame = blame;
    context->wanted = wanted;
    return INVALID;
}

/// Sets the name of a token that ends with `row`.
static int named(struct context *context, struct part *part, int token, uint32_t row) {
    part->name = row;
    context->cursor = row + 1;
    return token;
}

static int open(struct context *context, uint32_t row, enum mode mode, uint8_t limits) {
    if (context->tokens[row].depth > MAX_DEPTH) {
        context->failed = true;
        return invalid(context, row, "fewer levels of nesting");
    }
    const struct block *outer = &context->blocks[context->height];
    struct block *block = &context->blocks[++context->height];
    block->opener = row;
    block->member = row + 1;
    block->forgiving = outer->forgiving;
    block->inside = block->after = context->continued;
    block->mode = (uint8_t)mode;
    block->limits = outer->limits | limits;
    context->after_compound = false;
    return 0;
}

/// Closes the innermost block, at its closing bracket or at the end of the input.
static int close(struct context *context) {
    const struct block *block = &context->blocks[context->height--];
    context->continued = block->after;
    context->after_compound = true;
    return block->mode == ATTRIBUTE ? CLOSE_SQUARE : CLOSE;
}

static int comma(struct context *context) {
    context->continued = context->blocks[context->height].inside;
    context->after_compound = false;
    context->cursor++;
    context->blocks[context->height].member = context->cursor;
    return COMMA;
}

/// Scans the tokens that all modes have in common: the end of a block, a comma, or an invalid token.
static int punctuation(struct context *context) {
    const nicss_token *token = &context->tokens[context->cursor];
    switch (token->kind) {
    case NICSS_TOKEN_COMMA:
        return comma(context);
    case NICSS_TOKEN_CLOSE_PAREN:
    case NICSS_TOKEN_CLOSE_SQUARE:
        if (context->height == 0 || token->link != context->blocks[context->height].opener)
            break;
        context->cursor++;
        return close(context);
    }
    return invalid(context, context->cursor, NULL);
}

/// Skips white space and comments. Returns whether there was white space.
static bool skip(struct context *context) {
    bool space = false;
    for (;; context->cursor++) {
        uint8_t kind = kind_at(context, context->cursor);
        if (kind == NICSS_TOKEN_WHITESPACE)
            space = true;
        else if (kind != NICSS_TOKEN_COMMENT)
            return space;
    }
}

/// Opens a function after its name.
static int function(struct context *context, const struct pseudo *pseudo, uint32_t row) {
    enum mode mode = WORDS;
    uint8_t limits = 0;
    int token = pseudo->token;
    switch (token) {
    case IS:
        // `@supports selector()` is false for a selector of which a part would be dropped.
        if (context->strict)
            token = NOT;
        mode = SELECTORS;
        break;
    case HAS:
        if (context->blocks[context->height].limits)
            return invalid(context, context->current, "a selector without ':has()'");
        mode = SELECTORS;
        limits = IN_HAS;
        break;
    case NOT:
        mode = SELECTORS;
        break;
    case HOST:
    case ANY:
    case SLOTTED:
    case CUE:
        mode = SELECTORS;
        limits = ONLY_COMPOUNDS;
        break;
    case NTH_CHILD:
    case NTH_OF_TYPE:
        mode = AN_PLUS_B;
        break;
    case VERSION:
    case LENGTH:
        mode = NUMBERS;
        break;
    case PICKER:
        context->keywords = pickers;
        break;
    case DIRECTION:
        context->keywords = directions;
        break;
    default:
        context->keywords = NULL;
    }
    if (open(context, row, mode, limits) != 0)
        return INVALID;
    struct block *block = &context->blocks[context->height];
    block->is_version = token == VERSION;
    if (token == IS) {
        block->forgiving = context->height;
        block->kept = context->count;
    }
    if (pseudo->kind) {
        block->inside = ELEMENT;
        block->after = pseudo->kind;
    }
    context->continued = block->inside;
    return token;
}

/// Scans a pseudo-class or pseudo-element from its first colon.
static int lex_pseudo(struct context *context, struct part *part) {
    uint32_t row = after(context, context->cursor);
    bool element = kind_at(context, row) == NICSS_TOKEN_COLON;
    if (element)
        row = after(context, row);
    uint8_t kind = kind_at(context, row);
    const struct pseudo *found = NULL;
    if (kind == NICSS_TOKEN_IDENT || kind == NICSS_TOKEN_FUNCTION)
        found = pseudo(name_at(context, row), element, kind == NICSS_TOKEN_FUNCTION, context->strict);
    // An app's own pseudo-class replaces one that no view matches, or that tests the environment.
    bool is_replaceable = !found || (found->token == PSEUDO_CLASS && (found->value == NICSS_PSEUDO_UNSUPPORTED ||
                                                                      found->value >= NICSS_PSEUDO_LANDSCAPE));
    if (is_replaceable && !element && kind == NICSS_TOKEN_IDENT) {
        const struct pseudo *own = custom(name_at(context, row), context->custom_names);
        found = own ? own : found;
    }
    if (!found)
        return invalid(context, row, element ? "the name of a pseudo-element" : "the name of a pseudo-class");
    if (!(found->follows & context->continued))
        return invalid(context, context->cursor, "the end of the selector");
    part->name = row;
    part->value = found->value;
    context->cursor = row + 1;
    if (kind == NICSS_TOKEN_FUNCTION)
        return function(context, found, row);
    if (found->kind)
        context->continued = found->kind;
    return found->token;
}

/// Scans a type selector with its namespace prefix. The valid prefixes are `*|` and `|`, and both are dropped.
static int lex_type(struct context *context, struct part *part) {
    uint32_t row = context->cursor;
    uint32_t bar = delimiter(context, row) == '|' ? row : after(context, row);
    if (delimiter(context, bar) == '|') {
        uint32_t local = after(context, bar);
        bool prefix = kind_at(context, local) == NICSS_TOKEN_IDENT || delimiter(context, local) == '*';
        if (prefix && kind_at(context, row) == NICSS_TOKEN_IDENT)
            return invalid(context, row, "a name without a namespace");
        if (prefix)
            row = local;
    }
    if (kind_at(context, row) == NICSS_TOKEN_IDENT)
        return named(context, part, TYPE, row);
    if (delimiter(context, row) == '*')
        return named(context, part, UNIVERSAL, row);
    return invalid(context, row, NULL);
}

static int combinator(struct context *context, struct part *part, uint8_t which) {
    if (context->blocks[context->height].limits & ONLY_COMPOUNDS)
        return invalid(context, context->current, "a selector without combinators");
    context->after_compound = false;
    part->flags = which;
    return COMBINATOR;
}

static int lex_selector(struct context *context, struct part *part, bool space) {
    uint32_t row = context->cursor;
    uint8_t kind = context->tokens[row].kind;
    char character = delimiter(context, row);

    uint8_t which = character == '>'   ? NICSS_COMBINATOR_CHILD
                    : character == '+' ? NICSS_COMBINATOR_NEXT_SIBLING
                    : character == '~' ? NICSS_COMBINATOR_SUBSEQUENT_SIBLING
                                       : 0;
    if (which) {
        context->cursor++;
        return combinator(context, part, which);
    }

    if (kind == NICSS_TOKEN_NUMBER || kind == NICSS_TOKEN_DIMENSION)
        if (context->text[context->tokens[row].start] == '.')
            return invalid(context, row, "a class that does not start with a digit");

    bool starts_compound = kind == NICSS_TOKEN_IDENT || kind == NICSS_TOKEN_HASH || kind == NICSS_TOKEN_COLON ||
                           kind == NICSS_TOKEN_OPEN_SQUARE || character == '.' || character == '*' ||
                           character == '&' || character == '|';
    if (!starts_compound)
        return punctuation(context);
    if (space && context->after_compound)
        return combinator(context, part, NICSS_COMBINATOR_DESCENDANT);

    context->after_compound = true;
    if (kind == NICSS_TOKEN_COLON)
        return lex_pseudo(context, part);
    if (context->continued != ELEMENT)
        return invalid(context, row, "the end of the selector");
    switch (kind) {
    case NICSS_TOKEN_IDENT:
        return lex_type(context, part);
    case NICSS_TOKEN_HASH:
        if (!(context->tokens[row].flags & NICSS_TOKEN_IDENTIFIER))
            return invalid(context, row, "an id that does not start with a digit");
        return named(context, part, ID, row);
    case NICSS_TOKEN_OPEN_SQUARE:
        context->cursor++;
        return open(context, row, ATTRIBUTE, 0) ? INVALID : OPEN_SQUARE;
    }
    switch (character) {
    case '.':
        row = after(context, row);
        kind = kind_at(context, row);
        if (kind == NICSS_TOKEN_NUMBER || kind == NICSS_TOKEN_DIMENSION)
            return invalid(context, row, "a class that does not start with a digit");
        if (kind != NICSS_TOKEN_IDENT)
            return invalid(context, row, "a class name");
        return named(context, part, CLASS, row);
    case '&':
        return named(context, part, NESTING, row);
    }
    return lex_type(context, part);
}

static uint8_t matcher(char character) {
    switch (character) {
    case '=':
        return NICSS_ATTRIBUTE_EQUALS;
    case '~':
        return NICSS_ATTRIBUTE_INCLUDES;
    case '|':
        return NICSS_ATTRIBUTE_DASH;
    case '^':
        return NICSS_ATTRIBUTE_PREFIX;
    case '$':
        return NICSS_ATTRIBUTE_SUFFIX;
    case '*':
        return NICSS_ATTRIBUTE_SUBSTRING;
    }
    return 0;
}

static int lex_attribute(struct context *context, struct part *part) {
    uint32_t row = context->cursor;
    char character = delimiter(context, row);
    part->flags = matcher(character);
    if (character == '=')
        return named(context, part, ATTRIBUTE_MATCHER, row);
    // `a|=b` is a comparison, and `a|b` has a prefix. An operator cannot contain a comment.
    if (part->flags && delimiter(context, row + 1) == '=')
        return named(context, part, ATTRIBUTE_MATCHER, row + 1);

    uint32_t local = character == '*' ? after(context, row) : row;
    if (delimiter(context, local) == '|') {
        local = after(context, local);
        if (kind_at(context, local) == NICSS_TOKEN_IDENT)
            return named(context, part, QUALIFIED_NAME, local);
    }
    switch (context->tokens[row].kind) {
    case NICSS_TOKEN_IDENT:
        local = after(context, row);
        if (delimiter(context, local) == '|' && kind_at(context, after(context, local)) == NICSS_TOKEN_IDENT)
            return invalid(context, row, "a name without a namespace");
        part->value = nicss_name_is(name_at(context, row), "i")   ? 'i'
                      : nicss_name_is(name_at(context, row), "s") ? 's'
                                                                  : 0;
        return named(context, part, part->value ? ATTRIBUTE_FLAG : IDENT, row);
    case NICSS_TOKEN_STRING:
        return named(context, part, STRING, row);
    }
    return punctuation(context);
}

/// Scans the argument of a function that does not accept selectors.
static int lex_words(struct context *context, struct part *part) {
    uint32_t row = context->cursor;
    uint8_t kind = context->tokens[row].kind;
    if (context->keywords) {
        for (const char *const *keyword = context->keywords; *keyword; keyword++)
            if (kind == NICSS_TOKEN_IDENT ? nicss_name_is(name_at(context, row), *keyword)
                                          : delimiter(context, row) == **keyword)
                return named(context, part, KEYWORD, row);
        return punctuation(context);
    }
    if (kind == NICSS_TOKEN_IDENT)
        return named(context, part, IDENT, row);
    if (kind == NICSS_TOKEN_STRING)
        return named(context, part, STRING, row);
    if (delimiter(context, row) == '*')
        return named(context, part, UNIVERSAL, row);
    uint32_t name = after(context, row);
    if (delimiter(context, row) == '.' && kind_at(context, name) == NICSS_TOKEN_IDENT)
        return named(context, part, CLASS, name);
    return punctuation(context);
}

/// Whether a number token consists of digits and dots, without sign and exponent.
static bool is_plain_number(const struct context *context, uint32_t row) {
    nicss_name number = name_at(context, row);
    for (uint32_t character = nicss_name_next(&number); character; character = nicss_name_next(&number))
        if (character != '.' && (character < '0' || character > '9'))
            return false;
    return true;
}

/// Scans the number of a test of the environment: a version, as in `17.2.1`, or a length in px or without a unit.
static int lex_number(struct context *context, struct part *part) {
    uint32_t row = context->cursor;
    uint8_t kind = context->tokens[row].kind;
    bool version = context->blocks[context->height].is_version;
    if (kind == NICSS_TOKEN_DIMENSION && !version && nicss_name_is(name_at(context, row), "px"))
        return named(context, part, LENGTH_NUMBER, row);
    if (kind != NICSS_TOKEN_NUMBER || !is_plain_number(context, row))
        return punctuation(context);
    if (!version)
        return named(context, part, LENGTH_NUMBER, row);
    // The tokens of `17.2.1` are `17.2` and `.1`.
    uint32_t last = row;
    while (kind_at(context, last + 1) == NICSS_TOKEN_NUMBER && is_plain_number(context, last + 1))
        last++;
    context->cursor = last + 1;
    part->name = row;
    return VERSION_NUMBER;
}

/// The value of a sign and digits up to the first other character, clamped to 32 bits.
static int32_t integer(nicss_name digits, bool negative) {
    int64_t value = 0;
    uint32_t character = nicss_name_next(&digits);
    if (character == '+' || character == '-') {
        negative = character == '-';
        character = nicss_name_next(&digits);
    }
    for (; character >= '0' && character <= '9'; character = nicss_name_next(&digits))
        if (value <= INT32_MAX)
            value = value * 10 + (character - '0');
    value = negative ? -value : value;
    return value > INT32_MAX ? INT32_MAX : value < INT32_MIN ? INT32_MIN : (int32_t)value;
}

/// Scans `n`, `n-` or `n-1` after A. Returns 0 if there is anything else.
static int lex_n(nicss_name name, struct nth *nth) {
    if (nicss_name_next(&name) != 'n')
        return 0;
    uint32_t character = nicss_name_next(&name);
    if (character == 0)
        return NTH_A;
    nicss_name digits = name;
    if (character != '-')
        return 0;
    character = nicss_name_next(&name);
    if (character == 0)
        return NTH_A_MINUS;
    for (; character; character = nicss_name_next(&name))
        if (character < '0' || character > '9')
            return 0;
    nth->b = integer(digits, true);
    return WHOLE_NTH;
}

static int lex_nth(struct context *context, struct nth *nth) {
    uint32_t row = context->cursor;
    const nicss_token *token = &context->tokens[row];
    nicss_name name = name_at(context, row);
    int found = 0;
    *nth = (struct nth){0, 0};

    switch (token->kind) {
    case NICSS_TOKEN_NUMBER:
        if (token->flags & NICSS_TOKEN_FRACTIONAL)
            break;
        nth->b = integer(name, false);
        found = *name.at == '+' || *name.at == '-' ? SIGNED_INTEGER : SIGNLESS_INTEGER;
        break;

    case NICSS_TOKEN_DIMENSION:
        if (token->flags & NICSS_TOKEN_FRACTIONAL)
            break;
        nth->a = integer((nicss_name){context->text + token->start, name.at}, false);
        found = lex_n(name, nth);
        break;

    case NICSS_TOKEN_IDENT:
        nth->a = 1;
        found = lex_n(name, nth);
        if (nicss_name_is(name, "even")) {
            *nth = (struct nth){2, 0};
            found = WHOLE_NTH;
        } else if (nicss_name_is(name, "odd")) {
            *nth = (struct nth){2, 1};
            found = WHOLE_NTH;
        } else if (nicss_name_is(name, "of")) {
            context->blocks[context->height].mode = SELECTORS;
            found = OF;
        } else if (nicss_name_next(&name) == '-') {
            nth->a = -1;
            found = lex_n(name, nth);
        }
        break;

    case NICSS_TOKEN_DELIM: {
        // `+n` must not contain white space. `n + 1` may.
        uint32_t next = after(context, row);
        if (delimiter(context, row) == '+' && kind_at(context, next) == NICSS_TOKEN_IDENT) {
            nth->a = 1;
            found = lex_n(name_at(context, next), nth);
            row = next;
        } else if (delimiter(context, row) == '+') {
            found = PLUS;
        } else if (delimiter(context, row) == '-') {
            found = MINUS;
        }
        break;
    }
    }
    if (found == 0)
        return punctuation(context);
    context->cursor = row + 1;
    return found;
}

static int nicss_selectors_lex(union NICSS_SELECTORS_STYPE *value, struct context *context) {
    if (context->start) {
        int start = context->start;
        context->start = 0;
        value->part = (struct part){.name = context->cursor, .value = NICSS_PSEUDO_NTH_CHILD};
        return start;
    }
    struct part *part = &value->part;
    context->previous_end = context->cursor;
    context->previous_height = context->height;
    bool space = skip(context);
    context->current = context->cursor;
    if (context->cursor >= context->end)
        return context->height > 0 ? close(context) : END;

    *part = (struct part){.start = context->cursor, .name = context->cursor, .row = context->count};
    switch ((enum mode)context->blocks[context->height].mode) {
    case SELECTORS:
        return lex_selector(context, part, space);
    case AN_PLUS_B:
        return lex_nth(context, &value->nth);
    case ATTRIBUTE:
        return lex_attribute(context, part);
    case WORDS:
        return lex_words(context, part);
    case NUMBERS:
        return lex_number(context, part);
    }
    return INVALID;
}

// MARK: Errors

/// Continues the innermost forgiving list around an error at its next comma, or at its end. Returns whether there is
/// such a list.
static bool forgive(struct context *context) {
    uint16_t list = context->blocks[context->previous_height].forgiving;
    if (list == 0 || context->failed)
        return false;
    // An error in a nested block ends the outermost block in the list.
    uint32_t row = context->current;
    if (context->previous_height > list)
        row = context->tokens[context->blocks[list + 1].opener].link + 1;
    for (; row < context->end; row++) {
        const nicss_token *token = &context->tokens[row];
        if (token->kind == NICSS_TOKEN_COMMA)
            break;
        if (token->kind == NICSS_TOKEN_CLOSE_PAREN && token->link == context->blocks[list].opener)
            break;
        if (token->depth > 0)
            row = token->link;
    }
    context->cursor = row < context->end ? row : context->end;
    context->dropped_nesting = false;
    for (row = context->blocks[list].member; row < context->cursor; row++)
        if (delimiter(context, row) == '&')
            context->dropped_nesting = true;
    context->height = list;
    context->continued = context->blocks[list].inside;
    return true;
}

/// The phrase for a token in "expected …"; NULL if the phrases for other tokens are enough.
static const char *phrase(yysymbol_kind_t symbol) {
    switch (symbol) {
    case YYSYMBOL_TYPE:
    case YYSYMBOL_UNIVERSAL:
        return "a selector";
    case YYSYMBOL_COMBINATOR:
    case YYSYMBOL_CLASS:
    case YYSYMBOL_PSEUDO_CLASS:
        return "more of the selector";
    case YYSYMBOL_COMMA:
        return "','";
    case YYSYMBOL_CLOSE:
        return "')'";
    case YYSYMBOL_CLOSE_SQUARE:
        return "']'";
    case YYSYMBOL_IDENT:
        return "a name";
    case YYSYMBOL_STRING:
        return "a string";
    case YYSYMBOL_KEYWORD:
        return "one of its keywords";
    case YYSYMBOL_VERSION_NUMBER:
        return "a version like '17.2'";
    case YYSYMBOL_LENGTH_NUMBER:
        return "a number of points";
    case YYSYMBOL_ATTRIBUTE_MATCHER:
        return "a comparison";
    case YYSYMBOL_ATTRIBUTE_FLAG:
        return "'i' or 's'";
    case YYSYMBOL_WHOLE_NTH:
        return "a formula like '2n+1'";
    case YYSYMBOL_SIGNED_INTEGER:
    case YYSYMBOL_SIGNLESS_INTEGER:
        return "a whole number";
    case YYSYMBOL_OF:
        return "'of'";
    case YYSYMBOL_YYEOF:
        return "the end of the selector";
    default:
        return NULL;
    }
}

static void fail(struct context *context, uint32_t token, const char *wanted) {
    context->failed = true;
    *context->failure = (nicss_failure){.token = token, .count = wanted != NULL, .expected = {wanted}};
}

static void expect(nicss_failure *failure, const char *words) {
    if (!words || failure->count == sizeof failure->expected / sizeof *failure->expected)
        return;
    for (uint32_t index = 0; index < failure->count; index++)
        if (failure->expected[index] == words)
            return;
    failure->expected[failure->count++] = words;
}

static int yyreport_syntax_error(const yypcontext_t *parser, struct context *context) {
    if (forgive(context))
        return 0;
    bool is_invalid = yypcontext_token(parser) == YYSYMBOL_INVALID;
    if (is_invalid && context->wanted) {
        fail(context, context->blame, context->wanted);
        return 0;
    }
    fail(context, is_invalid ? context->blame : context->current, NULL);

    yysymbol_kind_t symbols[YYNTOKENS];
    int count = yypcontext_expected_tokens(parser, symbols, YYNTOKENS);
    bool possible[YYNTOKENS] = {false};
    for (int index = 0; index < count; index++)
        possible[symbols[index]] = true;
    // If a whole construct is expected, its parts are not listed.
    if (possible[YYSYMBOL_TYPE])
        possible[YYSYMBOL_COMBINATOR] = possible[YYSYMBOL_CLASS] = possible[YYSYMBOL_PSEUDO_CLASS] = false;
    if (possible[YYSYMBOL_IDENT])
        possible[YYSYMBOL_ATTRIBUTE_FLAG] = possible[YYSYMBOL_CLASS] = possible[YYSYMBOL_UNIVERSAL] = false;
    if (possible[YYSYMBOL_WHOLE_NTH])
        possible[YYSYMBOL_SIGNED_INTEGER] = possible[YYSYMBOL_SIGNLESS_INTEGER] = false;
    // The end, which is symbol 0, is the last.
    for (int symbol = 1; symbol <= YYNTOKENS; symbol++)
        if (possible[symbol % YYNTOKENS])
            expect(context->failure, phrase((yysymbol_kind_t)(symbol % YYNTOKENS)));
    return 0;
}

/// Called if the parser's stack is full.
static void nicss_selectors_error(struct context *context, const char *message) {
    (void)message;
    fail(context, context->current, "fewer levels of nesting");
}

// MARK: Rows

static void append(struct context *context, nicss_selector_row row) {
    if (context->count == context->capacity)
        context->overflow = true;
    else
        context->rows[context->count++] = row;
}

static void simple(struct context *context, uint8_t kind, const struct part *part) {
    append(context, (nicss_selector_row){
                        .kind = kind, .flags = part->flags, .value = part->value, .token = part->name});
}

static void attribute(struct context *context, const struct part *name, const struct part *matcher,
                      const struct part *operand, uint16_t flag) {
    append(context, (nicss_selector_row){.kind = NICSS_SELECTOR_ATTRIBUTE,
                                         .flags = matcher ? matcher->flags : NICSS_ATTRIBUTE_EXISTS,
                                         .value = flag,
                                         .token = name->name,
                                         .argument = operand ? operand->name : 0});
}

static void words(struct context *context, const struct part *function, const struct part *word) {
    append(context, (nicss_selector_row){.kind = NICSS_SELECTOR_PSEUDO_FUNCTION,
                                         .value = function->value,
                                         .token = function->name,
                                         .argument = word->name});
}

/// Appends the relation of a part to its host: the part is a child of the element that the compound before it matches.
/// Without such a compound, every element can be the host.
static void begin_part(struct context *context, const struct part *function) {
    uint8_t last = NICSS_SELECTOR_COMBINATOR;
    if (context->count > 0 && context->count <= context->capacity)
        last = context->rows[context->count - 1].kind;
    struct part child = *function;
    child.value = 0;
    child.flags = NICSS_COMBINATOR_CHILD;
    if (last == NICSS_SELECTOR_COMBINATOR || last == NICSS_SELECTOR_COMPLEX)
        simple(context, NICSS_SELECTOR_UNIVERSAL, &(struct part){.name = function->name});
    simple(context, NICSS_SELECTOR_COMBINATOR, &child);
}

static void name_part(struct context *context, const struct part *name) {
    append(context, (nicss_selector_row){.kind = NICSS_SELECTOR_PSEUDO_FUNCTION,
                                         .value = NICSS_PSEUDO_PART,
                                         .token = name->name,
                                         .argument = name->name});
}

static void list(struct context *context, const struct part *function) {
    append(context, (nicss_selector_row){.kind = NICSS_SELECTOR_LOGICAL,
                                         .flags = function->flags,
                                         .value = function->value,
                                         .token = function->name,
                                         .first = function->row});
}

static void nth(struct context *context, const struct part *function, struct nth nth) {
    append(context, (nicss_selector_row){.kind = NICSS_SELECTOR_NTH,
                                         .value = function->value,
                                         .token = function->name,
                                         .first = function->row,
                                         .a = nth.a,
                                         .b = nth.b});
}

/// Appends a function that never matches, without its argument.
static void unsupported(struct context *context, uint8_t kind, const struct part *function) {
    context->count = function->row;
    simple(context, kind, function);
}

static void complex(struct context *context, const struct part *first) {
    append(context, (nicss_selector_row){.kind = NICSS_SELECTOR_COMPLEX,
                                         .token = first->start,
                                         .first = first->row,
                                         .argument = context->previous_end});
}

ptrdiff_t nicss_parse_selectors(const uint8_t *text, const nicss_token *tokens, uint32_t first,
                                uint32_t end, int what, const char *custom_names,
                                nicss_selector_row *rows, size_t capacity, nicss_failure *failure) {
    static const int starts[] = {
        [NICSS_PARSE_SELECTORS] = START_SELECTORS,
        [NICSS_PARSE_RELATIVE_SELECTORS] = START_RELATIVE,
        [NICSS_PARSE_REAL_SELECTORS] = START_REAL,
        [NICSS_PARSE_NTH] = START_NTH,
        [NICSS_PARSE_SUPPORTED_SELECTOR] = START_STRICT,
    };
    struct block blocks[MAX_DEPTH + 1];
    blocks[0] = (struct block){
        .inside = ELEMENT, .after = ELEMENT, .mode = what == NICSS_PARSE_NTH ? AN_PLUS_B : SELECTORS};
    struct context context = {.text = text,
                              .tokens = tokens,
                              .cursor = first,
                              .end = end,
                              .rows = rows,
                              .capacity = capacity,
                              .start = starts[what],
                              .strict = what == NICSS_PARSE_SUPPORTED_SELECTOR,
                              .continued = ELEMENT,
                              .custom_names = custom_names,
                              .failure = failure,
                              .blocks = blocks};
    if (nicss_selectors_parse(&context) != 0)
        return -1;
    return context.overflow ? -2 : (ptrdiff_t)context.count;
}
