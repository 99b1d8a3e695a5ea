// A bison grammar for conditions (Media Queries 4 and 5, CSS Conditional 3 to 5) over the rows of the tokenizer.
// Grammar/generate compiles it to CFlexTokenizer/conditions.c.
//
// Unknown syntax in parentheses is reserved for future use (`<general-enclosed>`): it is neither true nor false, and not
// an error. Therefore an error in parentheses turns the innermost pair into one unknown operand. Only an error outside
// all parentheses makes the input invalid.

%define api.pure full
%define api.prefix {nicss_conditions_}
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
    /// The range of tokens, and the index of the token with the name.
    uint32_t first, end, name;
    /// The index of the first output row.
    uint32_t row;
    /// One of NICSS_COMPARISON_….
    uint8_t comparison;
};
}

%code {
/// The maximum nesting. It bounds the stacks of this parser and of the code that reads the rows.
#define MAX_DEPTH 512

// Lists are left-recursive, so only nesting needs stack: at most four symbols per level.
#define YYINITDEPTH 100
#define YYMAXDEPTH (6 * MAX_DEPTH)

struct context {
    const uint8_t *text;
    const nicss_token *tokens;
    uint32_t first, cursor, end;

    nicss_condition_row *rows;
    size_t capacity;
    uint32_t count;
    bool overflow;

    /// The first token, which selects the start symbol; then 0.
    int start;
    /// Whether a name and a colon start a declaration. Otherwise they start a media feature.
    bool declarations;
    /// Whether `media()`, `supports()` and `style()` are tests.
    bool tests;
    /// Whether `style()` is a test in a container query.
    bool style_tests;
    /// Whether parentheses can contain a comparison of values, as in style queries.
    bool ranges;

    /// The start of the current token.
    uint32_t current;
    /// The phrase for what was expected instead of an INVALID token.
    const char *wanted;
    bool failed;
    nicss_failure *failure;

    /// The open parentheses, their number, and their number before the current token.
    uint32_t *open;
    uint32_t height, previous_height;
};

static int nicss_conditions_lex(union NICSS_CONDITIONS_STYPE *value, struct context *context);
static void nicss_conditions_error(struct context *context, const char *message);

static void operand(struct context *context, uint8_t kind, const struct part *part);
static void compare(struct context *context, const struct part *name, uint8_t comparison,
                    const struct part *value);
static void both(struct context *context, const struct part *name, uint8_t comparison,
                 const struct part *value);
static uint8_t reversed(uint8_t comparison);
static void operator(struct context *context, uint8_t kind, uint32_t operands);
}

%union {
    struct part part;
    uint32_t operands;
}

%token END 0
%token INVALID
%token START_MEDIA START_SUPPORTS START_IMPORT START_IF START_IF_MEDIA START_STYLE START_CONTAINER

%token <part> OPEN "(" IDENT NUMBER DIMENSION FUNCTION LESS GREATER EQUAL DECLARATION SELECTOR
%token <part> MEDIA_TEST SUPPORTS_TEST STYLE_TEST RANGE
%token CLOSE ")" COLON ":" SLASH "/"
%token NOT "not" AND "and" OR "or" ONLY "only" LAYER "layer"

%type <part> media_value media_bound media_ratio_side media_above media_below
%type <part> comparison reserved
%type <operands> media_condition_without_or media_and media_or supports_and supports_or
%type <operands> if_and if_or style_and style_or container_and container_or

%%

input
    : START_MEDIA media_query
    | START_SUPPORTS supports_condition
    | START_IMPORT supports_condition
    | START_IMPORT DECLARATION              { operand(context, NICSS_CONDITION_DECLARATION, &$2); }
    | START_IF if_condition
    | START_IF_MEDIA media_condition
    | START_IF_MEDIA media_feature
    | START_STYLE style_condition
    | START_STYLE style_feature
    | START_CONTAINER container_query

// MARK: Media queries

media_query
    : media_condition
    | media_type_condition
    | "only" media_type_condition
    | "not" media_type_condition            { operator(context, NICSS_CONDITION_NOT, 1); }

media_type_condition
    : media_type
    | media_type "and" media_condition_without_or
                                            { operator(context, NICSS_CONDITION_AND, 1 + $3); }

media_type
    : IDENT                                 { operand(context, NICSS_CONDITION_TYPE, &$1); }

media_condition
    : media_not
    | media_in_parens
    | media_and                             { operator(context, NICSS_CONDITION_AND, $1); }
    | media_or                              { operator(context, NICSS_CONDITION_OR, $1); }

media_condition_without_or
    : media_not                             { $$ = 1; }
    | media_in_parens                       { $$ = 1; }
    | media_and

media_not
    : "not" media_in_parens                 { operator(context, NICSS_CONDITION_NOT, 1); }

media_and
    : media_in_parens "and" media_in_parens { $$ = 2; }
    | media_and "and" media_in_parens       { $$ = $1 + 1; }

media_or
    : media_in_parens "or" media_in_parens  { $$ = 2; }
    | media_or "or" media_in_parens         { $$ = $1 + 1; }

media_in_parens
    : "(" media_condition ")"
    | "(" media_feature ")"
    | general_enclosed

media_feature
    : IDENT                                 { operand(context, NICSS_CONDITION_FEATURE, &$1); }
    | IDENT ":" media_value                 { compare(context, &$1, NICSS_COMPARISON_PLAIN, &$3); }
    | IDENT comparison media_value          { compare(context, &$1, $2.comparison, &$3); }
    | media_bound EQUAL IDENT               { compare(context, &$3, $2.comparison, &$1); }
    | media_above
    | media_below
    | media_above LESS media_bound          { both(context, &$1, $2.comparison, &$3); }
    | media_below GREATER media_bound       { both(context, &$1, $2.comparison, &$3); }

// `1px < width`, which `< 9px` can follow.
media_above
    : media_bound LESS IDENT                { compare(context, &$3, reversed($2.comparison), &$1); $$ = $3; }

media_below
    : media_bound GREATER IDENT             { compare(context, &$3, reversed($2.comparison), &$1); $$ = $3; }

comparison
    : LESS
    | GREATER
    | EQUAL

media_value
    : IDENT
    | media_bound

// The start of a range. A name there is the name of the feature.
media_bound
    : NUMBER
    | DIMENSION
    | FUNCTION
    | media_ratio_side "/" media_ratio_side { $$.end = $3.end; }

media_ratio_side
    : NUMBER
    | FUNCTION

// MARK: Supports conditions

supports_condition
    : "not" supports_in_parens              { operator(context, NICSS_CONDITION_NOT, 1); }
    | supports_in_parens
    | supports_and                          { operator(context, NICSS_CONDITION_AND, $1); }
    | supports_or                           { operator(context, NICSS_CONDITION_OR, $1); }

supports_and
    : supports_in_parens "and" supports_in_parens
                                            { $$ = 2; }
    | supports_and "and" supports_in_parens { $$ = $1 + 1; }

supports_or
    : supports_in_parens "or" supports_in_parens
                                            { $$ = 2; }
    | supports_or "or" supports_in_parens   { $$ = $1 + 1; }

supports_in_parens
    : "(" supports_condition ")"
    | "(" DECLARATION ")"                   { operand(context, NICSS_CONDITION_DECLARATION, &$2); }
    | SELECTOR                              { operand(context, NICSS_CONDITION_SELECTOR, &$1); }
    | general_enclosed

// MARK: Conditions of if()

if_condition
    : "not" if_in_parens                    { operator(context, NICSS_CONDITION_NOT, 1); }
    | if_in_parens
    | if_and                                { operator(context, NICSS_CONDITION_AND, $1); }
    | if_or                                 { operator(context, NICSS_CONDITION_OR, $1); }

if_and
    : if_in_parens "and" if_in_parens       { $$ = 2; }
    | if_and "and" if_in_parens             { $$ = $1 + 1; }

if_or
    : if_in_parens "or" if_in_parens        { $$ = 2; }
    | if_or "or" if_in_parens               { $$ = $1 + 1; }

if_in_parens
    : "(" if_condition ")"
    | MEDIA_TEST                            { operand(context, NICSS_CONDITION_MEDIA, &$1); }
    | SUPPORTS_TEST                         { operand(context, NICSS_CONDITION_SUPPORTS, &$1); }
    | STYLE_TEST                            { operand(context, NICSS_CONDITION_STYLE, &$1); }
    | general_enclosed

// MARK: Style queries

style_condition
    : "not" style_in_parens                 { operator(context, NICSS_CONDITION_NOT, 1); }
    | style_in_parens
    | style_and                             { operator(context, NICSS_CONDITION_AND, $1); }
    | style_or                              { operator(context, NICSS_CONDITION_OR, $1); }

style_and
    : style_in_parens "and" style_in_parens { $$ = 2; }
    | style_and "and" style_in_parens       { $$ = $1 + 1; }

style_or
    : style_in_parens "or" style_in_parens  { $$ = 2; }
    | style_or "or" style_in_parens         { $$ = $1 + 1; }

style_in_parens
    : "(" style_condition ")"
    | "(" style_feature ")"
    | general_enclosed

style_feature
    : IDENT                                 { operand(context, NICSS_CONDITION_FEATURE, &$1); }
    | DECLARATION                           { operand(context, NICSS_CONDITION_DECLARATION, &$1); }
    | RANGE                                 { operand(context, NICSS_CONDITION_RANGE, &$1); }

// MARK: Container queries

container_query
    : container_name
    | container_condition
    | container_name container_condition

container_name
    : IDENT                                 { operand(context, NICSS_CONDITION_TYPE, &$1); }

container_condition
    : "not" container_in_parens             { operator(context, NICSS_CONDITION_NOT, 1); }
    | container_in_parens
    | container_and                         { operator(context, NICSS_CONDITION_AND, $1); }
    | container_or                          { operator(context, NICSS_CONDITION_OR, $1); }

container_and
    : container_in_parens "and" container_in_parens
                                            { $$ = 2; }
    | container_and "and" container_in_parens
                                            { $$ = $1 + 1; }

container_or
    : container_in_parens "or" container_in_parens
                                            { $$ = 2; }
    | container_or "or" container_in_parens { $$ = $1 + 1; }

container_in_parens
    : "(" container_condition ")"
    | "(" media_feature ")"
    | STYLE_TEST                            { operand(context, NICSS_CONDITION_STYLE, &$1); }
    | general_enclosed

// MARK: Reserved syntax

general_enclosed
    : FUNCTION                              { operand(context, NICSS_CONDITION_UNKNOWN, &$1); }
    | reserved ")"                          { operand(context, NICSS_CONDITION_UNKNOWN, &$1); }

reserved
    : "(" error
        {
            if (context->failed)
                YYABORT;
            context->count = $1.row;
            yyclearin;
            yyerrok;
        }

%%

// MARK: Scanning

static uint8_t kind_at(const struct context *context, uint32_t row) {
    return row < context->end ? context->tokens[row].kind : NICSS_TOKEN_END;
}

static bool is_blank(uint8_t kind) { return kind == NICSS_TOKEN_WHITESPACE || kind == NICSS_TOKEN_COMMENT; }

/// The index of the first token from `row` that is not white space or a comment.
static uint32_t skip(const struct context *context, uint32_t row) {
    while (is_blank(kind_at(context, row)))
        row++;
    return row;
}

/// The end of the block that starts at `row`: its last token, or the end of the input.
static uint32_t closing(const struct context *context, uint32_t row) {
    uint32_t link = context->tokens[row].link;
    return link < context->end ? link : context->end;
}

/// The character of a delimiter; 0 for every other token.
static char delimiter(const struct context *context, uint32_t row) {
    return kind_at(context, row) == NICSS_TOKEN_DELIM ? (char)context->text[context->tokens[row].start] : 0;
}

static bool is_word(const struct context *context, uint32_t row, const char *word) {
    return nicss_name_is(nicss_name_of(context->text, &context->tokens[row]), word);
}

static int invalid(struct context *context, const char *wanted) {
    context->wanted = wanted;
    return INVALID;
}

/// Sets a part to the tokens `[first, end)` without leading and trailing blanks.
static void cover(const struct context *context, struct part *part, uint32_t first, uint32_t end) {
    part->first = skip(context, first);
    while (end > part->first && is_blank(kind_at(context, end - 1)))
        end--;
    part->end = end;
}

static int open(struct context *context, struct part *part) {
    uint32_t row = context->cursor++;
    if (context->tokens[row].depth > MAX_DEPTH) {
        context->failed = true;
        return invalid(context, "fewer levels of nesting");
    }
    context->open[context->height++] = row;
    part->end = closing(context, row);
    part->end += part->end < context->end;
    return OPEN;
}

/// The end of the innermost open block, or of the input.
static uint32_t block_end(const struct context *context) {
    return context->height ? closing(context, context->open[context->height - 1]) : context->end;
}

/// Scans the contents of a block, or the whole input, that has a comparison outside inner blocks.
static bool range(struct context *context, struct part *part) {
    uint32_t row = context->cursor;
    uint32_t start = context->height ? context->open[context->height - 1] + 1 : context->first;
    if (row != skip(context, start))
        return false;
    uint32_t end = block_end(context);
    for (uint32_t inner = row; inner < end; inner++) {
        char character = delimiter(context, inner);
        if (character == '<' || character == '>' || character == '=') {
            cover(context, part, row, end);
            context->cursor = end;
            return true;
        }
        if (context->tokens[inner].depth)
            inner = context->tokens[inner].link;
    }
    return false;
}

/// The token of a function that tests something in an `if()` or a container query; FUNCTION for others.
static int test(const struct context *context, uint32_t row) {
    if ((context->tests || context->style_tests) && is_word(context, row, "style"))
        return STYLE_TEST;
    if (context->tests && is_word(context, row, "media"))
        return MEDIA_TEST;
    return context->tests && is_word(context, row, "supports") ? SUPPORTS_TEST : FUNCTION;
}

/// Scans a function as one token, because no condition reads its arguments.
static int function(struct context *context, struct part *part) {
    uint32_t row = context->cursor;
    uint32_t close = closing(context, row);
    context->cursor = close + (close < context->end);
    if (context->declarations && is_word(context, row, "selector")) {
        cover(context, part, row + 1, close);
        return SELECTOR;
    }
    int token = test(context, row);
    if (token == FUNCTION)
        part->end = context->cursor;
    else
        cover(context, part, row + 1, close);
    return token;
}

/// Scans a declaration: a name and a colon at the start of a block or of the input, and the rest as the value.
static bool declaration(struct context *context, struct part *part) {
    uint32_t row = context->cursor;
    if (kind_at(context, skip(context, row + 1)) != NICSS_TOKEN_COLON)
        return false;
    uint32_t end = block_end(context);
    for (uint32_t inner = row; inner < end; inner++) {
        if (kind_at(context, inner) == NICSS_TOKEN_SEMICOLON)
            return false;
        if (context->tokens[inner].depth)
            inner = context->tokens[inner].link;
    }
    cover(context, part, row, end);
    context->cursor = end;
    return true;
}

static int word(const struct context *context, uint32_t row) {
    static const struct {
        const char *word;
        int token;
    } words[] = {{"not", NOT}, {"and", AND}, {"or", OR}, {"only", ONLY}, {"layer", LAYER}};
    for (size_t index = 0; index < sizeof words / sizeof *words; index++)
        if (is_word(context, row, words[index].word))
            return words[index].token;
    return IDENT;
}

static int symbol(struct context *context, struct part *part) {
    uint32_t row = context->cursor;
    char character = delimiter(context, row);
    uint32_t next = row + 1;
    while (kind_at(context, next) == NICSS_TOKEN_COMMENT)
        next++;
    bool or_equal = (character == '<' || character == '>') && delimiter(context, next) == '=';
    context->cursor = or_equal ? next : row;
    switch (character) {
    case '/':
        return SLASH;
    case '=':
        part->comparison = NICSS_COMPARISON_EQUAL;
        return EQUAL;
    case '<':
        part->comparison = or_equal ? NICSS_COMPARISON_LESS_OR_EQUAL : NICSS_COMPARISON_LESS;
        return LESS;
    case '>':
        part->comparison = or_equal ? NICSS_COMPARISON_GREATER_OR_EQUAL : NICSS_COMPARISON_GREATER;
        return GREATER;
    }
    return invalid(context, NULL);
}

static int nicss_conditions_lex(union NICSS_CONDITIONS_STYPE *value, struct context *context) {
    if (context->start) {
        int start = context->start;
        context->start = 0;
        return start;
    }
    context->previous_height = context->height;
    uint32_t row = context->current = context->cursor = skip(context, context->cursor);
    if (row >= context->end) {
        if (context->height == 0)
            return END;
        context->height--;
        return CLOSE;
    }

    struct part *part = &value->part;
    *part = (struct part){.first = row, .end = row + 1, .name = row, .row = context->count};
    if (context->ranges) {
        // The value of a declaration may have the characters of comparisons.
        if (context->tokens[row].kind == NICSS_TOKEN_IDENT && declaration(context, part))
            return DECLARATION;
        if (range(context, part))
            return RANGE;
    }
    switch (context->tokens[row].kind) {
    case NICSS_TOKEN_OPEN_PAREN:
        return open(context, part);
    case NICSS_TOKEN_FUNCTION:
        return function(context, part);
    case NICSS_TOKEN_IDENT:
        if (context->declarations && declaration(context, part))
            return DECLARATION;
        context->cursor++;
        return word(context, row);
    case NICSS_TOKEN_CLOSE_PAREN:
        if (context->height == 0)
            return invalid(context, NULL);
        context->cursor++;
        context->height--;
        return CLOSE;
    case NICSS_TOKEN_DELIM: {
        int token = symbol(context, part);
        context->cursor++;
        return token;
    }
    case NICSS_TOKEN_COLON:
        context->cursor++;
        return COLON;
    case NICSS_TOKEN_NUMBER:
        context->cursor++;
        return NUMBER;
    case NICSS_TOKEN_DIMENSION:
        context->cursor++;
        return DIMENSION;
    }
    return invalid(context, NULL);
}

/// The index of a token that makes even reserved syntax invalid: a malformed string or URL, or the end of a block that
/// does not start in the input. `end` if there is none.
static uint32_t broken(const struct context *context) {
    uint32_t row = context->cursor;
    for (; row < context->end; row++) {
        switch (context->tokens[row].kind) {
        case NICSS_TOKEN_BAD_STRING:
        case NICSS_TOKEN_BAD_URL:
            return row;
        case NICSS_TOKEN_CLOSE_PAREN:
        case NICSS_TOKEN_CLOSE_SQUARE:
        case NICSS_TOKEN_CLOSE_CURLY:
            if (context->tokens[row].link == row || context->tokens[row].link < context->cursor)
                return row;
        }
    }
    return row;
}

// MARK: Errors

/// Continues after the innermost parentheses around an error. Returns whether there are any.
static bool enclose(struct context *context) {
    if (context->previous_height == 0 || context->failed)
        return false;
    context->height = context->previous_height;
    context->cursor = closing(context, context->open[context->height - 1]);
    return true;
}

/// The phrase for a token in "expected …"; NULL if the phrases for other tokens are enough.
static const char *phrase(yysymbol_kind_t symbol) {
    switch (symbol) {
    case YYSYMBOL_IDENT:
        return "a media type";
    case YYSYMBOL_OPEN:
        return "a condition in parentheses";
    case YYSYMBOL_MEDIA_TEST:
        return "'media(…)'";
    case YYSYMBOL_SUPPORTS_TEST:
        return "'supports(…)'";
    case YYSYMBOL_STYLE_TEST:
        return "'style(…)'";
    case YYSYMBOL_NOT:
        return "'not'";
    case YYSYMBOL_AND:
        return "'and'";
    case YYSYMBOL_OR:
        return "'or'";
    case YYSYMBOL_ONLY:
        return "'only'";
    case YYSYMBOL_DECLARATION:
        return "a declaration";
    case YYSYMBOL_SELECTOR:
        return "'selector(…)'";
    case YYSYMBOL_YYEOF:
        return "the end of the condition";
    default:
        return NULL;
    }
}

static void fail(struct context *context, uint32_t token, const char *wanted) {
    context->failed = true;
    *context->failure = (nicss_failure){.token = token, .count = wanted != NULL, .expected = {wanted}};
}

static int yyreport_syntax_error(const yypcontext_t *parser, struct context *context) {
    if (enclose(context))
        return 0;
    bool known = yypcontext_token(parser) == YYSYMBOL_INVALID && context->wanted;
    fail(context, context->current, known ? context->wanted : NULL);
    if (known)
        return 0;

    yysymbol_kind_t symbols[YYNTOKENS];
    int count = yypcontext_expected_tokens(parser, symbols, YYNTOKENS);
    // The end, which is symbol 0, is the last.
    int first = count > 0 && symbols[0] == YYSYMBOL_YYEOF;
    nicss_failure *failure = context->failure;
    for (int index = first; index < count + first; index++) {
        const char *words = phrase(symbols[index % count]);
        if (words && failure->count < sizeof failure->expected / sizeof *failure->expected)
            failure->expected[failure->count++] = words;
    }
    return 0;
}

/// Called if the parser's stack is full.
static void nicss_conditions_error(struct context *context, const char *message) {
    (void)message;
    fail(context, context->current, "fewer levels of nesting");
}

// MARK: Rows

static void append(struct context *context, nicss_condition_row row) {
    if (context->count == context->capacity)
        context->overflow = true;
    else
        context->rows[context->count++] = row;
}

static void operand(struct context *context, uint8_t kind, const struct part *part) {
    append(context, (nicss_condition_row){
                        .kind = kind, .token = part->name, .first = part->first, .end = part->end});
}

static void compare(struct context *context, const struct part *name, uint8_t comparison,
                    const struct part *value) {
    append(context, (nicss_condition_row){.kind = NICSS_CONDITION_COMPARISON,
                                          .comparison = comparison,
                                          .token = name->name,
                                          .first = value->first,
                                          .end = value->end});
}

/// The second half of `1px < width < 9px`.
static void both(struct context *context, const struct part *name, uint8_t comparison,
                 const struct part *value) {
    compare(context, name, comparison, value);
    operator(context, NICSS_CONDITION_AND, 2);
}

/// Mirrors a comparison: `a < b` is `b > a`.
static uint8_t reversed(uint8_t comparison) {
    switch (comparison) {
    case NICSS_COMPARISON_LESS:
        return NICSS_COMPARISON_GREATER;
    case NICSS_COMPARISON_LESS_OR_EQUAL:
        return NICSS_COMPARISON_GREATER_OR_EQUAL;
    case NICSS_COMPARISON_GREATER:
        return NICSS_COMPARISON_LESS;
    case NICSS_COMPARISON_GREATER_OR_EQUAL:
        return NICSS_COMPARISON_LESS_OR_EQUAL;
    }
    return comparison;
}

static void operator(struct context *context, uint8_t kind, uint32_t operands) {
    append(context, (nicss_condition_row){.kind = kind, .first = operands});
}

ptrdiff_t nicss_parse_condition(const uint8_t *text, const nicss_token *tokens, uint32_t first,
                                uint32_t end, int what, nicss_condition_row *rows, size_t capacity,
                                nicss_failure *failure) {
    static const int starts[] = {
        [NICSS_PARSE_MEDIA_QUERY] = START_MEDIA,
        [NICSS_PARSE_SUPPORTS_CONDITION] = START_SUPPORTS,
        [NICSS_PARSE_IMPORT_SUPPORTS] = START_IMPORT,
        [NICSS_PARSE_IF_CONDITION] = START_IF,
        [NICSS_PARSE_IF_MEDIA] = START_IF_MEDIA,
        [NICSS_PARSE_STYLE_QUERY] = START_STYLE,
        [NICSS_PARSE_CONTAINER_QUERY] = START_CONTAINER,
    };
    uint32_t open[MAX_DEPTH];
    struct context context = {.text = text,
                              .tokens = tokens,
                              .first = first,
                              .cursor = first,
                              .end = end,
                              .rows = rows,
                              .capacity = capacity,
                              .start = starts[what],
                              .declarations = what == NICSS_PARSE_SUPPORTS_CONDITION ||
                                              what == NICSS_PARSE_IMPORT_SUPPORTS,
                              .tests = what == NICSS_PARSE_IF_CONDITION,
                              .style_tests = what == NICSS_PARSE_CONTAINER_QUERY,
                              .ranges = what == NICSS_PARSE_STYLE_QUERY,
                              .failure = failure,
                              .open = open};
    uint32_t blame = broken(&context);
    if (blame < end) {
        fail(&context, blame, NULL);
        return -1;
    }
    if (nicss_conditions_parse(&context) != 0)
        return -1;
    return context.overflow ? -2 : (ptrdiff_t)context.count;
}
