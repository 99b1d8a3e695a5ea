// Generated from Grammar/selectors.y by `make grammar`: change that file, not this one.
/* A Bison parser, made by GNU Bison 3.8.2.  */

/* Bison implementation for Yacc-like parsers in C

   Copyright (C) 1984, 1989-1990, 2000-2015, 2018-2021 Free Software Foundation,
   Inc.

   This program is free software: you can redistribute it and/or modify
   it under the terms of the GNU General Public License as published by
   the Free Software Foundation, either version 3 of the License, or
   (at your option) any later version.

   This program is distributed in the hope that it will be useful,
   but WITHOUT ANY WARRANTY; without even the implied warranty of
   MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.  See the
   GNU General Public License for more details.

   You should have received a copy of the GNU General Public License
   along with this program.  If not, see <https://www.gnu.org/licenses/>.  */

/* As a special exception, you may create a larger work that contains
   part or all of the Bison parser skeleton and distribute that work
   under terms of your choice, so long as that work isn't itself a
   parser generator using the skeleton or a modified version thereof
   as a parser skeleton.  Alternatively, if you modify or redistribute
   the parser skeleton itself, you may (at your option) remove this
   special exception, which will cause the skeleton and the resulting
   Bison output files to be licensed under the GNU General Public
   License without this special exception.

   This special exception was added by the Free Software Foundation in
   version 2.2 of Bison.  */

/* C LALR(1) parser skeleton written by Richard Stallman, by
   simplifying the original so-called "semantic" parser.  */

/* DO NOT RELY ON FEATURES THAT ARE NOT DOCUMENTED in the manual,
   especially those whose name start with YY_ or yy_.  They are
   private implementation details that can be changed or removed.  */

/* All symbols defined below should begin with yy or YY, to avoid
   infringing on user name space.  This should be done even for local
   variables, as they might otherwise be expanded by user macros.
   There are some unavoidable exceptions within include files to
   define necessary library symbols; they are noted "INFRINGES ON
   USER NAME SPACE" below.  */

/* Identify Bison output, and Bison version.  */
#define YYBISON 30802

/* Bison version string.  */
#define YYBISON_VERSION "3.8.2"

/* Skeleton name.  */
#define YYSKELETON_NAME "yacc.c"

/* Pure parsers.  */
#define YYPURE 2

/* Push parsers.  */
#define YYPUSH 0

/* Pull parsers.  */
#define YYPULL 1

/* Substitute the type names.  */
#define YYSTYPE         NICSS_SELECTORS_STYPE
/* Substitute the variable and function names.  */
#define yyparse         nicss_selectors_parse
#define yylex           nicss_selectors_lex
#define yyerror         nicss_selectors_error
#define yydebug         nicss_selectors_debug
#define yynerrs         nicss_selectors_nerrs


# ifndef YY_CAST
#  ifdef __cplusplus
#   define YY_CAST(Type, Val) static_cast<Type> (Val)
#   define YY_REINTERPRET_CAST(Type, Val) reinterpret_cast<Type> (Val)
#  else
#   define YY_CAST(Type, Val) ((Type) (Val))
#   define YY_REINTERPRET_CAST(Type, Val) ((Type) (Val))
#  endif
# endif
# ifndef YY_NULLPTR
#  if defined __cplusplus
#   if 201103L <= __cplusplus
#    define YY_NULLPTR nullptr
#   else
#    define YY_NULLPTR 0
#   endif
#  else
#   define YY_NULLPTR ((void*)0)
#  endif
# endif


/* Debug traces.  */
#ifndef NICSS_SELECTORS_DEBUG
# if defined YYDEBUG
#if YYDEBUG
#   define NICSS_SELECTORS_DEBUG 1
#  else
#   define NICSS_SELECTORS_DEBUG 0
#  endif
# else /* ! defined YYDEBUG */
#  define NICSS_SELECTORS_DEBUG 0
# endif /* ! defined YYDEBUG */
#endif  /* ! defined NICSS_SELECTORS_DEBUG */
#if NICSS_SELECTORS_DEBUG
extern int nicss_selectors_debug;
#endif
/* "%code requires" blocks.  */

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


/* Token kinds.  */
#ifndef NICSS_SELECTORS_TOKENTYPE
# define NICSS_SELECTORS_TOKENTYPE
  enum nicss_selectors_tokentype
  {
    NICSS_SELECTORS_EMPTY = -2,
    END = 0,                       /* END  */
    NICSS_SELECTORS_error = 256,   /* error  */
    NICSS_SELECTORS_UNDEF = 257,   /* "invalid token"  */
    INVALID = 258,                 /* INVALID  */
    START_SELECTORS = 259,         /* START_SELECTORS  */
    START_RELATIVE = 260,          /* START_RELATIVE  */
    START_REAL = 261,              /* START_REAL  */
    START_STRICT = 262,            /* START_STRICT  */
    START_NTH = 263,               /* START_NTH  */
    TYPE = 264,                    /* TYPE  */
    UNIVERSAL = 265,               /* UNIVERSAL  */
    CLASS = 266,                   /* CLASS  */
    ID = 267,                      /* ID  */
    NESTING = 268,                 /* NESTING  */
    PSEUDO_CLASS = 269,            /* PSEUDO_CLASS  */
    PSEUDO_ELEMENT = 270,          /* PSEUDO_ELEMENT  */
    COMBINATOR = 271,              /* COMBINATOR  */
    OPEN_SQUARE = 272,             /* "["  */
    QUALIFIED_NAME = 273,          /* QUALIFIED_NAME  */
    ATTRIBUTE_MATCHER = 274,       /* ATTRIBUTE_MATCHER  */
    ATTRIBUTE_FLAG = 275,          /* ATTRIBUTE_FLAG  */
    IDENT = 276,                   /* IDENT  */
    STRING = 277,                  /* STRING  */
    KEYWORD = 278,                 /* KEYWORD  */
    VERSION_NUMBER = 279,          /* VERSION_NUMBER  */
    LENGTH_NUMBER = 280,           /* LENGTH_NUMBER  */
    IS = 281,                      /* ":is("  */
    NOT = 282,                     /* ":not("  */
    HAS = 283,                     /* ":has("  */
    NTH_CHILD = 284,               /* ":nth-child("  */
    NTH_OF_TYPE = 285,             /* ":nth-of-type("  */
    DIR = 286,                     /* ":dir("  */
    LANG = 287,                    /* ":lang("  */
    STATE = 288,                   /* ":state("  */
    TYPES = 289,                   /* ":active-view-transition-type("  */
    HOST = 290,                    /* ":host("  */
    ANY = 291,                     /* ":-webkit-any("  */
    VERSION = 292,                 /* ":min-os-version("  */
    MODEL = 293,                   /* ":device-model("  */
    LENGTH = 294,                  /* ":screen-width("  */
    SLOTTED = 295,                 /* "::slotted("  */
    CUE = 296,                     /* "::cue("  */
    HIGHLIGHT = 297,               /* "::highlight("  */
    PART = 298,                    /* "::part("  */
    PICKER = 299,                  /* "::picker("  */
    DIRECTION = 300,               /* "::scroll-button("  */
    TRANSITION = 301,              /* "::view-transition-group("  */
    WHOLE_NTH = 302,               /* WHOLE_NTH  */
    NTH_A = 303,                   /* NTH_A  */
    NTH_A_MINUS = 304,             /* NTH_A_MINUS  */
    SIGNED_INTEGER = 305,          /* SIGNED_INTEGER  */
    SIGNLESS_INTEGER = 306,        /* SIGNLESS_INTEGER  */
    PLUS = 307,                    /* "+"  */
    MINUS = 308,                   /* "-"  */
    OF = 309,                      /* "of"  */
    CLOSE = 310,                   /* ")"  */
    CLOSE_SQUARE = 311,            /* "]"  */
    COMMA = 312                    /* ","  */
  };
  typedef enum nicss_selectors_tokentype nicss_selectors_token_kind_t;
#endif

/* Value type.  */
#if ! defined NICSS_SELECTORS_STYPE && ! defined NICSS_SELECTORS_STYPE_IS_DECLARED
union NICSS_SELECTORS_STYPE
{

    struct part part;
    struct nth nth;


};
typedef union NICSS_SELECTORS_STYPE NICSS_SELECTORS_STYPE;
# define NICSS_SELECTORS_STYPE_IS_TRIVIAL 1
# define NICSS_SELECTORS_STYPE_IS_DECLARED 1
#endif




int nicss_selectors_parse (struct context *context);



/* Symbol kind.  */
enum yysymbol_kind_t
{
  YYSYMBOL_YYEMPTY = -2,
  YYSYMBOL_YYEOF = 0,                      /* END  */
  YYSYMBOL_YYerror = 1,                    /* error  */
  YYSYMBOL_YYUNDEF = 2,                    /* "invalid token"  */
  YYSYMBOL_INVALID = 3,                    /* INVALID  */
  YYSYMBOL_START_SELECTORS = 4,            /* START_SELECTORS  */
  YYSYMBOL_START_RELATIVE = 5,             /* START_RELATIVE  */
  YYSYMBOL_START_REAL = 6,                 /* START_REAL  */
  YYSYMBOL_START_STRICT = 7,               /* START_STRICT  */
  YYSYMBOL_START_NTH = 8,                  /* START_NTH  */
  YYSYMBOL_TYPE = 9,                       /* TYPE  */
  YYSYMBOL_UNIVERSAL = 10,                 /* UNIVERSAL  */
  YYSYMBOL_CLASS = 11,                     /* CLASS  */
  YYSYMBOL_ID = 12,                        /* ID  */
  YYSYMBOL_NESTING = 13,                   /* NESTING  */
  YYSYMBOL_PSEUDO_CLASS = 14,              /* PSEUDO_CLASS  */
  YYSYMBOL_PSEUDO_ELEMENT = 15,            /* PSEUDO_ELEMENT  */
  YYSYMBOL_COMBINATOR = 16,                /* COMBINATOR  */
  YYSYMBOL_OPEN_SQUARE = 17,               /* "["  */
  YYSYMBOL_QUALIFIED_NAME = 18,            /* QUALIFIED_NAME  */
  YYSYMBOL_ATTRIBUTE_MATCHER = 19,         /* ATTRIBUTE_MATCHER  */
  YYSYMBOL_ATTRIBUTE_FLAG = 20,            /* ATTRIBUTE_FLAG  */
  YYSYMBOL_IDENT = 21,                     /* IDENT  */
  YYSYMBOL_STRING = 22,                    /* STRING  */
  YYSYMBOL_KEYWORD = 23,                   /* KEYWORD  */
  YYSYMBOL_VERSION_NUMBER = 24,            /* VERSION_NUMBER  */
  YYSYMBOL_LENGTH_NUMBER = 25,             /* LENGTH_NUMBER  */
  YYSYMBOL_IS = 26,                        /* ":is("  */
  YYSYMBOL_NOT = 27,                       /* ":not("  */
  YYSYMBOL_HAS = 28,                       /* ":has("  */
  YYSYMBOL_NTH_CHILD = 29,                 /* ":nth-child("  */
  YYSYMBOL_NTH_OF_TYPE = 30,               /* ":nth-of-type("  */
  YYSYMBOL_DIR = 31,                       /* ":dir("  */
  YYSYMBOL_LANG = 32,                      /* ":lang("  */
  YYSYMBOL_STATE = 33,                     /* ":state("  */
  YYSYMBOL_TYPES = 34,                     /* ":active-view-transition-type("  */
  YYSYMBOL_HOST = 35,                      /* ":host("  */
  YYSYMBOL_ANY = 36,                       /* ":-webkit-any("  */
  YYSYMBOL_VERSION = 37,                   /* ":min-os-version("  */
  YYSYMBOL_MODEL = 38,                     /* ":device-model("  */
  YYSYMBOL_LENGTH = 39,                    /* ":screen-width("  */
  YYSYMBOL_SLOTTED = 40,                   /* "::slotted("  */
  YYSYMBOL_CUE = 41,                       /* "::cue("  */
  YYSYMBOL_HIGHLIGHT = 42,                 /* "::highlight("  */
  YYSYMBOL_PART = 43,                      /* "::part("  */
  YYSYMBOL_PICKER = 44,                    /* "::picker("  */
  YYSYMBOL_DIRECTION = 45,                 /* "::scroll-button("  */
  YYSYMBOL_TRANSITION = 46,                /* "::view-transition-group("  */
  YYSYMBOL_WHOLE_NTH = 47,                 /* WHOLE_NTH  */
  YYSYMBOL_NTH_A = 48,                     /* NTH_A  */
  YYSYMBOL_NTH_A_MINUS = 49,               /* NTH_A_MINUS  */
  YYSYMBOL_SIGNED_INTEGER = 50,            /* SIGNED_INTEGER  */
  YYSYMBOL_SIGNLESS_INTEGER = 51,          /* SIGNLESS_INTEGER  */
  YYSYMBOL_PLUS = 52,                      /* "+"  */
  YYSYMBOL_MINUS = 53,                     /* "-"  */
  YYSYMBOL_OF = 54,                        /* "of"  */
  YYSYMBOL_CLOSE = 55,                     /* ")"  */
  YYSYMBOL_CLOSE_SQUARE = 56,              /* "]"  */
  YYSYMBOL_COMMA = 57,                     /* ","  */
  YYSYMBOL_YYACCEPT = 58,                  /* $accept  */
  YYSYMBOL_input = 59,                     /* input  */
  YYSYMBOL_selector_list = 60,             /* selector_list  */
  YYSYMBOL_relative_selector_list = 61,    /* relative_selector_list  */
  YYSYMBOL_relative_selector = 62,         /* relative_selector  */
  YYSYMBOL_complex_selector = 63,          /* complex_selector  */
  YYSYMBOL_complex_real_selector_list = 64, /* complex_real_selector_list  */
  YYSYMBOL_relative_real_selector_list = 65, /* relative_real_selector_list  */
  YYSYMBOL_relative_real_selector = 66,    /* relative_real_selector  */
  YYSYMBOL_complex_real_selector = 67,     /* complex_real_selector  */
  YYSYMBOL_combinator = 68,                /* combinator  */
  YYSYMBOL_forgiving_selector_list = 69,   /* forgiving_selector_list  */
  YYSYMBOL_forgiving_selector_list_start = 70, /* forgiving_selector_list_start  */
  YYSYMBOL_compound_selector_list = 71,    /* compound_selector_list  */
  YYSYMBOL_compound_selector = 72,         /* compound_selector  */
  YYSYMBOL_simple_selector = 73,           /* simple_selector  */
  YYSYMBOL_pseudo_compound_selector = 74,  /* pseudo_compound_selector  */
  YYSYMBOL_attribute_selector = 75,        /* attribute_selector  */
  YYSYMBOL_attribute_name = 76,            /* attribute_name  */
  YYSYMBOL_attribute_value = 77,           /* attribute_value  */
  YYSYMBOL_pseudo_class = 78,              /* pseudo_class  */
  YYSYMBOL_pseudo_element = 79,            /* pseudo_element  */
  YYSYMBOL_80_1 = 80,                      /* $@1  */
  YYSYMBOL_languages = 81,                 /* languages  */
  YYSYMBOL_transition_types = 82,          /* transition_types  */
  YYSYMBOL_parts = 83,                     /* parts  */
  YYSYMBOL_transition_name = 84,           /* transition_name  */
  YYSYMBOL_an_plus_b = 85                  /* an_plus_b  */
};
typedef enum yysymbol_kind_t yysymbol_kind_t;



/* Unqualified %code blocks.  */

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


#ifdef short
# undef short
#endif

/* On compilers that do not define __PTRDIFF_MAX__ etc., make sure
   <limits.h> and (if available) <stdint.h> are included
   so that the code can choose integer types of a good width.  */

#ifndef __PTRDIFF_MAX__
# include <limits.h> /* INFRINGES ON USER NAME SPACE */
# if defined __STDC_VERSION__ && 199901 <= __STDC_VERSION__
#  include <stdint.h> /* INFRINGES ON USER NAME SPACE */
#  define YY_STDINT_H
# endif
#endif

/* Narrow types that promote to a signed type and that can represent a
   signed or unsigned integer of at least N bits.  In tables they can
   save space and decrease cache pressure.  Promoting to a signed type
   helps avoid bugs in integer arithmetic.  */

#ifdef __INT_LEAST8_MAX__
typedef __INT_LEAST8_TYPE__ yytype_int8;
#elif defined YY_STDINT_H
typedef int_least8_t yytype_int8;
#else
typedef signed char yytype_int8;
#endif

#ifdef __INT_LEAST16_MAX__
typedef __INT_LEAST16_TYPE__ yytype_int16;
#elif defined YY_STDINT_H
typedef int_least16_t yytype_int16;
#else
typedef short yytype_int16;
#endif

/* Work around bug in HP-UX 11.23, which defines these macros
   incorrectly for preprocessor constants.  This workaround can likely
   be removed in 2023, as HPE has promised support for HP-UX 11.23
   (aka HP-UX 11i v2) only through the end of 2022; see Table 2 of
   <https://h20195.www2.hpe.com/V2/getpdf.aspx/4AA4-7673ENW.pdf>.  */
#ifdef __hpux
# undef UINT_LEAST8_MAX
# undef UINT_LEAST16_MAX
# define UINT_LEAST8_MAX 255
# define UINT_LEAST16_MAX 65535
#endif

#if defined __UINT_LEAST8_MAX__ && __UINT_LEAST8_MAX__ <= __INT_MAX__
typedef __UINT_LEAST8_TYPE__ yytype_uint8;
#elif (!defined __UINT_LEAST8_MAX__ && defined YY_STDINT_H \
       && UINT_LEAST8_MAX <= INT_MAX)
typedef uint_least8_t yytype_uint8;
#elif !defined __UINT_LEAST8_MAX__ && UCHAR_MAX <= INT_MAX
typedef unsigned char yytype_uint8;
#else
typedef short yytype_uint8;
#endif

#if defined __UINT_LEAST16_MAX__ && __UINT_LEAST16_MAX__ <= __INT_MAX__
typedef __UINT_LEAST16_TYPE__ yytype_uint16;
#elif (!defined __UINT_LEAST16_MAX__ && defined YY_STDINT_H \
       && UINT_LEAST16_MAX <= INT_MAX)
typedef uint_least16_t yytype_uint16;
#elif !defined __UINT_LEAST16_MAX__ && USHRT_MAX <= INT_MAX
typedef unsigned short yytype_uint16;
#else
typedef int yytype_uint16;
#endif

#ifndef YYPTRDIFF_T
# if defined __PTRDIFF_TYPE__ && defined __PTRDIFF_MAX__
#  define YYPTRDIFF_T __PTRDIFF_TYPE__
#  define YYPTRDIFF_MAXIMUM __PTRDIFF_MAX__
# elif defined PTRDIFF_MAX
#  ifndef ptrdiff_t
#   include <stddef.h> /* INFRINGES ON USER NAME SPACE */
#  endif
#  define YYPTRDIFF_T ptrdiff_t
#  define YYPTRDIFF_MAXIMUM PTRDIFF_MAX
# else
#  define YYPTRDIFF_T long
#  define YYPTRDIFF_MAXIMUM LONG_MAX
# endif
#endif

#ifndef YYSIZE_T
# ifdef __SIZE_TYPE__
#  define YYSIZE_T __SIZE_TYPE__
# elif defined size_t
#  define YYSIZE_T size_t
# elif defined __STDC_VERSION__ && 199901 <= __STDC_VERSION__
#  include <stddef.h> /* INFRINGES ON USER NAME SPACE */
#  define YYSIZE_T size_t
# else
#  define YYSIZE_T unsigned
# endif
#endif

#define YYSIZE_MAXIMUM                                  \
  YY_CAST (YYPTRDIFF_T,                                 \
           (YYPTRDIFF_MAXIMUM < YY_CAST (YYSIZE_T, -1)  \
            ? YYPTRDIFF_MAXIMUM                         \
            : YY_CAST (YYSIZE_T, -1)))

#define YYSIZEOF(X) YY_CAST (YYPTRDIFF_T, sizeof (X))


/* Stored state numbers (used for stacks). */
typedef yytype_uint8 yy_state_t;

/* State numbers in computations.  */
typedef int yy_state_fast_t;

#ifndef YY_
# if defined YYENABLE_NLS && YYENABLE_NLS
#  if ENABLE_NLS
#   include <libintl.h> /* INFRINGES ON USER NAME SPACE */
#   define YY_(Msgid) dgettext ("bison-runtime", Msgid)
#  endif
# endif
# ifndef YY_
#  define YY_(Msgid) Msgid
# endif
#endif


#ifndef YY_ATTRIBUTE_PURE
# if defined __GNUC__ && 2 < __GNUC__ + (96 <= __GNUC_MINOR__)
#  define YY_ATTRIBUTE_PURE __attribute__ ((__pure__))
# else
#  define YY_ATTRIBUTE_PURE
# endif
#endif

#ifndef YY_ATTRIBUTE_UNUSED
# if defined __GNUC__ && 2 < __GNUC__ + (7 <= __GNUC_MINOR__)
#  define YY_ATTRIBUTE_UNUSED __attribute__ ((__unused__))
# else
#  define YY_ATTRIBUTE_UNUSED
# endif
#endif

/* Suppress unused-variable warnings by "using" E.  */
#if ! defined lint || defined __GNUC__
# define YY_USE(E) ((void) (E))
#else
# define YY_USE(E) /* empty */
#endif

/* Suppress an incorrect diagnostic about yylval being uninitialized.  */
#if defined __GNUC__ && ! defined __ICC && 406 <= __GNUC__ * 100 + __GNUC_MINOR__
# if __GNUC__ * 100 + __GNUC_MINOR__ < 407
#  define YY_IGNORE_MAYBE_UNINITIALIZED_BEGIN                           \
    _Pragma ("GCC diagnostic push")                                     \
    _Pragma ("GCC diagnostic ignored \"-Wuninitialized\"")
# else
#  define YY_IGNORE_MAYBE_UNINITIALIZED_BEGIN                           \
    _Pragma ("GCC diagnostic push")                                     \
    _Pragma ("GCC diagnostic ignored \"-Wuninitialized\"")              \
    _Pragma ("GCC diagnostic ignored \"-Wmaybe-uninitialized\"")
# endif
# define YY_IGNORE_MAYBE_UNINITIALIZED_END      \
    _Pragma ("GCC diagnostic pop")
#else
# define YY_INITIAL_VALUE(Value) Value
#endif
#ifndef YY_IGNORE_MAYBE_UNINITIALIZED_BEGIN
# define YY_IGNORE_MAYBE_UNINITIALIZED_BEGIN
# define YY_IGNORE_MAYBE_UNINITIALIZED_END
#endif
#ifndef YY_INITIAL_VALUE
# define YY_INITIAL_VALUE(Value) /* Nothing. */
#endif

#if defined __cplusplus && defined __GNUC__ && ! defined __ICC && 6 <= __GNUC__
# define YY_IGNORE_USELESS_CAST_BEGIN                          \
    _Pragma ("GCC diagnostic push")                            \
    _Pragma ("GCC diagnostic ignored \"-Wuseless-cast\"")
# define YY_IGNORE_USELESS_CAST_END            \
    _Pragma ("GCC diagnostic pop")
#endif
#ifndef YY_IGNORE_USELESS_CAST_BEGIN
# define YY_IGNORE_USELESS_CAST_BEGIN
# define YY_IGNORE_USELESS_CAST_END
#endif


#define YY_ASSERT(E) ((void) (0 && (E)))

#if 1

/* The parser invokes alloca or malloc; define the necessary symbols.  */

# ifdef YYSTACK_ALLOC
   /* Pacify GCC's 'empty if-body' warning.  */
#  define YYSTACK_FREE(Ptr) do { /* empty */; } while (0)
#  ifndef YYSTACK_ALLOC_MAXIMUM
    /* The OS might guarantee only one guard page at the bottom of the stack,
       and a page size can be as small as 4096 bytes.  So we cannot safely
       invoke alloca (N) if N exceeds 4096.  Use a slightly smaller number
       to allow for a few compiler-allocated temporary stack slots.  */
#   define YYSTACK_ALLOC_MAXIMUM 4032 /* reasonable circa 2006 */
#  endif
# else
#  define YYSTACK_ALLOC YYMALLOC
#  define YYSTACK_FREE YYFREE
#  ifndef YYSTACK_ALLOC_MAXIMUM
#   define YYSTACK_ALLOC_MAXIMUM YYSIZE_MAXIMUM
#  endif
#  if (defined __cplusplus && ! defined EXIT_SUCCESS \
       && ! ((defined YYMALLOC || defined malloc) \
             && (defined YYFREE || defined free)))
#   include <stdlib.h> /* INFRINGES ON USER NAME SPACE */
#   ifndef EXIT_SUCCESS
#    define EXIT_SUCCESS 0
#   endif
#  endif
#  ifndef YYMALLOC
#   define YYMALLOC malloc
#   if ! defined malloc && ! defined EXIT_SUCCESS
void *malloc (YYSIZE_T); /* INFRINGES ON USER NAME SPACE */
#   endif
#  endif
#  ifndef YYFREE
#   define YYFREE free
#   if ! defined free && ! defined EXIT_SUCCESS
void free (void *); /* INFRINGES ON USER NAME SPACE */
#   endif
#  endif
# endif
# define YYCOPY_NEEDED 1
#endif /* 1 */

#if (! defined yyoverflow \
     && (! defined __cplusplus \
         || (defined NICSS_SELECTORS_STYPE_IS_TRIVIAL && NICSS_SELECTORS_STYPE_IS_TRIVIAL)))

/* A type that is properly aligned for any stack member.  */
union yyalloc
{
  yy_state_t yyss_alloc;
  YYSTYPE yyvs_alloc;
};

/* The size of the maximum gap between one aligned stack and the next.  */
# define YYSTACK_GAP_MAXIMUM (YYSIZEOF (union yyalloc) - 1)

/* The size of an array large to enough to hold all stacks, each with
   N elements.  */
# define YYSTACK_BYTES(N) \
     ((N) * (YYSIZEOF (yy_state_t) + YYSIZEOF (YYSTYPE)) \
      + YYSTACK_GAP_MAXIMUM)

# define YYCOPY_NEEDED 1

/* Relocate STACK from its old location to the new one.  The
   local variables YYSIZE and YYSTACKSIZE give the old and new number of
   elements in the stack, and YYPTR gives the new location of the
   stack.  Advance YYPTR to a properly aligned location for the next
   stack.  */
# define YYSTACK_RELOCATE(Stack_alloc, Stack)                           \
    do                                                                  \
      {                                                                 \
        YYPTRDIFF_T yynewbytes;                                         \
        YYCOPY (&yyptr->Stack_alloc, Stack, yysize);                    \
        Stack = &yyptr->Stack_alloc;                                    \
        yynewbytes = yystacksize * YYSIZEOF (*Stack) + YYSTACK_GAP_MAXIMUM; \
        yyptr += yynewbytes / YYSIZEOF (*yyptr);                        \
      }                                                                 \
    while (0)

#endif

#if defined YYCOPY_NEEDED && YYCOPY_NEEDED
/* Copy COUNT objects from SRC to DST.  The source and destination do
   not overlap.  */
# ifndef YYCOPY
#  if defined __GNUC__ && 1 < __GNUC__
#   define YYCOPY(Dst, Src, Count) \
      __builtin_memcpy (Dst, Src, YY_CAST (YYSIZE_T, (Count)) * sizeof (*(Src)))
#  else
#   define YYCOPY(Dst, Src, Count)              \
      do                                        \
        {                                       \
          YYPTRDIFF_T yyi;                      \
          for (yyi = 0; yyi < (Count); yyi++)   \
            (Dst)[yyi] = (Src)[yyi];            \
        }                                       \
      while (0)
#  endif
# endif
#endif /* !YYCOPY_NEEDED */

/* YYFINAL -- State number of the termination state.  */
#define YYFINAL  61
/* YYLAST -- Last index in YYTABLE.  */
#define YYLAST   416

/* YYNTOKENS -- Number of terminals.  */
#define YYNTOKENS  58
/* YYNNTS -- Number of nonterminals.  */
#define YYNNTS  28
/* YYNRULES -- Number of rules.  */
#define YYNRULES  99
/* YYNSTATES -- Number of states.  */
#define YYNSTATES  169

/* YYMAXUTOK -- Last valid token kind.  */
#define YYMAXUTOK   312


/* YYTRANSLATE(TOKEN-NUM) -- Symbol number corresponding to TOKEN-NUM
   as returned by yylex, with out-of-bounds checking.  */
#define YYTRANSLATE(YYX)                                \
  (0 <= (YYX) && (YYX) <= YYMAXUTOK                     \
   ? YY_CAST (yysymbol_kind_t, yytranslate[YYX])        \
   : YYSYMBOL_YYUNDEF)

/* YYTRANSLATE[TOKEN-NUM] -- Symbol number corresponding to TOKEN-NUM
   as returned by yylex.  */
static const yytype_int8 yytranslate[] =
{
       0,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     2,     2,     2,     2,     1,     2,     3,     4,
       5,     6,     7,     8,     9,    10,    11,    12,    13,    14,
      15,    16,    17,    18,    19,    20,    21,    22,    23,    24,
      25,    26,    27,    28,    29,    30,    31,    32,    33,    34,
      35,    36,    37,    38,    39,    40,    41,    42,    43,    44,
      45,    46,    47,    48,    49,    50,    51,    52,    53,    54,
      55,    56,    57
};

#if NICSS_SELECTORS_DEBUG
/* YYRLINE[YYN] -- Source line where rule number YYN was defined.  */
static const yytype_int16 yyrline[] =
{
       0,   162,   162,   163,   164,   165,   166,   171,   172,   175,
     176,   179,   180,   184,   185,   186,   187,   191,   192,   196,
     197,   201,   202,   205,   206,   209,   213,   214,   216,   228,
     229,   232,   233,   238,   239,   240,   241,   244,   245,   246,
     247,   248,   251,   252,   253,   256,   257,   259,   264,   265,
     266,   269,   270,   271,   276,   277,   278,   279,   280,   281,
     282,   283,   285,   286,   287,   288,   289,   290,   291,   292,
     294,   297,   298,   299,   300,   301,   301,   302,   303,   304,
     307,   308,   309,   310,   313,   314,   317,   318,   321,   322,
     323,   324,   329,   330,   331,   332,   333,   334,   335,   336
};
#endif

/** Accessing symbol of state STATE.  */
#define YY_ACCESSING_SYMBOL(State) YY_CAST (yysymbol_kind_t, yystos[State])

#if 1
/* The user-facing name of the symbol whose (internal) number is
   YYSYMBOL.  No bounds checking.  */
static const char *yysymbol_name (yysymbol_kind_t yysymbol) YY_ATTRIBUTE_UNUSED;

static const char *
yysymbol_name (yysymbol_kind_t yysymbol)
{
  static const char *const yy_sname[] =
  {
  "END", "error", "invalid token", "INVALID", "START_SELECTORS",
  "START_RELATIVE", "START_REAL", "START_STRICT", "START_NTH", "TYPE",
  "UNIVERSAL", "CLASS", "ID", "NESTING", "PSEUDO_CLASS", "PSEUDO_ELEMENT",
  "COMBINATOR", "[", "QUALIFIED_NAME", "ATTRIBUTE_MATCHER",
  "ATTRIBUTE_FLAG", "IDENT", "STRING", "KEYWORD", "VERSION_NUMBER",
  "LENGTH_NUMBER", ":is(", ":not(", ":has(", ":nth-child(",
  ":nth-of-type(", ":dir(", ":lang(", ":state(",
  ":active-view-transition-type(", ":host(", ":-webkit-any(",
  ":min-os-version(", ":device-model(", ":screen-width(", "::slotted(",
  "::cue(", "::highlight(", "::part(", "::picker(", "::scroll-button(",
  "::view-transition-group(", "WHOLE_NTH", "NTH_A", "NTH_A_MINUS",
  "SIGNED_INTEGER", "SIGNLESS_INTEGER", "+", "-", "of", ")", "]", ",",
  "$accept", "input", "selector_list", "relative_selector_list",
  "relative_selector", "complex_selector", "complex_real_selector_list",
  "relative_real_selector_list", "relative_real_selector",
  "complex_real_selector", "combinator", "forgiving_selector_list",
  "forgiving_selector_list_start", "compound_selector_list",
  "compound_selector", "simple_selector", "pseudo_compound_selector",
  "attribute_selector", "attribute_name", "attribute_value",
  "pseudo_class", "pseudo_element", "$@1", "languages", "transition_types",
  "parts", "transition_name", "an_plus_b", YY_NULLPTR
  };
  return yy_sname[yysymbol];
}
#endif

#define YYPACT_NINF (-42)

#define yypact_value_is_default(Yyn) \
  ((Yyn) == YYPACT_NINF)

#define YYTABLE_NINF (-27)

#define yytable_value_is_error(Yyn) \
  0

/* YYPACT[STATE-NUM] -- Index in YYTABLE of the portion describing
   STATE-NUM.  */
static const yytype_int16 yypact[] =
{
      20,   246,   208,   348,   246,    42,     5,   -42,   -42,   -42,
     -42,   -42,   -42,   -42,    11,   -42,   348,   317,    42,    42,
       9,    26,    14,    19,   348,   348,    34,    48,    -5,   348,
     348,    33,   -42,    27,    44,    12,    38,   -42,    37,     2,
     115,   377,   -42,   279,   -42,   -42,   -42,   -42,    46,   -42,
     -42,   246,    47,    89,   -42,   -42,   -16,    57,   -42,   -42,
     -42,   -42,   -42,   -42,   -42,    -1,     6,     7,   -42,    89,
     348,    43,    58,    63,   -42,   -42,    17,    65,   -42,    18,
     147,    29,   377,    67,    75,    76,    79,   177,    30,    80,
     112,    81,    82,   -42,   -42,   -42,     1,   246,   246,   279,
     -42,   -42,   -42,    89,   -42,   -42,   -42,   208,   -42,   348,
     348,   -42,    87,    88,   -42,    23,   -42,   -42,   -42,   317,
      89,   348,   -42,   -42,   -42,   -42,    78,   -42,   -42,   119,
     -42,   -42,   348,   -42,   -42,   -42,   -42,   -42,   -42,   -42,
     -42,    -4,   -42,   -42,   -42,   -42,   -42,   377,   279,   -42,
      89,   -42,   -42,   -42,   -42,   -42,    -7,   -42,    39,   -42,
     -42,   -42,   377,   -42,   -42,    99,   -42,   -42,   -42
};

/* YYDEFACT[STATE-NUM] -- Default reduction number in state STATE-NUM.
   Performed when YYTABLE does not specify something else to do.  Zero
   means the default is an error.  */
static const yytype_int8 yydefact[] =
{
       0,     0,     0,     0,     0,     0,     0,    33,    34,    37,
      38,    39,    54,    71,     0,    29,     0,     0,     0,     0,
       0,     0,     0,     0,     0,     0,     0,     0,     0,     0,
       0,     0,    75,     0,     0,     0,     2,     7,    13,     0,
       0,    23,    35,    14,    40,    41,    42,    25,     3,     9,
      11,     0,     4,    17,     5,    92,    95,     0,    93,    94,
       6,     1,    50,    49,    48,     0,     0,     0,    19,    21,
       0,     0,     0,     0,    80,    81,     0,     0,    84,     0,
       0,     0,    31,     0,     0,     0,     0,     0,     0,     0,
       0,     0,     0,    89,    90,    88,     0,     0,     0,    15,
      55,    30,    28,    27,    36,    44,    43,     0,    12,     0,
       0,    96,     0,     0,    99,     0,    45,    56,    57,     0,
      22,     0,    60,    59,    62,    63,     0,    64,    69,     0,
      70,    58,     0,    65,    66,    67,    68,    72,    73,    74,
      86,     0,    77,    78,    91,    79,     8,    24,    16,    10,
      18,    97,    98,    52,    51,    53,     0,    20,     0,    82,
      83,    85,    32,    87,    76,     0,    46,    61,    47
};

/* YYPGOTO[NTERM-NUM].  */
static const yytype_int8 yypgoto[] =
{
     -42,   -42,   -42,   -42,    49,    15,    -6,   -42,    50,    -2,
       4,   -42,   -42,   127,   -22,   -41,   -27,   -42,   -42,   -42,
     -39,   -34,   -42,   -42,   -42,   -42,   -42,    83
};

/* YYDEFGOTO[NTERM-NUM].  */
static const yytype_uint8 yydefgoto[] =
{
       0,     6,    36,    48,    49,    50,    52,    67,    68,    38,
     110,    39,    40,    81,    41,    42,    43,    44,    65,   156,
      45,    46,    90,    76,    79,   141,    96,    60
};

/* YYTABLE[YYPACT[STATE-NUM]] -- What to do in state STATE-NUM.  If
   positive, shift that token.  If negative, reduce the rule whose
   number is the opposite.  If YYTABLE_NINF, syntax error.  */
static const yytype_int16 yytable[] =
{
     104,    53,    80,    82,   105,    61,    51,    87,    82,   106,
      66,    99,   144,   165,    53,    69,    37,   163,   115,    54,
      86,    70,    93,    94,     1,     2,     3,     4,     5,    62,
      73,    63,    64,    95,   111,    77,   112,   113,   103,   104,
      78,   104,    98,   153,   154,   155,   104,    74,    75,   166,
      91,   164,    13,    47,    89,   116,   145,   100,    83,   101,
     105,   117,   118,   109,   119,   106,   108,    92,   120,    84,
      85,   148,   125,   128,   126,   129,   147,    29,    30,    31,
      32,    33,    34,    35,   131,   138,   132,   132,   147,    55,
      56,    57,    58,    59,   167,    97,   109,   121,   122,   159,
     160,    71,    72,   107,   109,    47,   104,   150,   114,   105,
     162,    51,   146,   123,   106,   158,   102,    69,   124,    53,
     127,   104,   133,    70,     7,     8,     9,    10,    11,    12,
     134,   135,    14,   140,   136,   139,   142,   143,   151,   152,
     161,    15,    16,    17,    18,    19,    20,    21,    22,    23,
      24,    25,    26,    27,    28,   168,   149,    88,     9,    10,
      11,    12,     0,     0,    14,     0,     0,     0,     0,   157,
     -26,     0,   -26,    15,    16,    17,    18,    19,    20,    21,
      22,    23,    24,    25,    26,    27,    28,     0,     9,    10,
      11,    12,     0,     0,    14,     0,     0,     0,     0,     0,
       0,     0,   130,    15,    16,    17,    18,    19,    20,    21,
      22,    23,    24,    25,    26,    27,    28,     7,     8,     9,
      10,    11,    12,    13,    47,    14,     0,     0,     0,     0,
       0,     0,   137,     0,    15,    16,    17,    18,    19,    20,
      21,    22,    23,    24,    25,    26,    27,    28,    29,    30,
      31,    32,    33,    34,    35,     7,     8,     9,    10,    11,
      12,    13,     0,    14,     0,     0,     0,     0,     0,     0,
       0,     0,    15,    16,    17,    18,    19,    20,    21,    22,
      23,    24,    25,    26,    27,    28,    29,    30,    31,    32,
      33,    34,    35,    12,    13,     0,     0,     0,     0,     0,
       0,     0,     0,     0,     0,    15,    16,    17,    18,    19,
      20,    21,    22,    23,    24,    25,    26,    27,    28,    29,
      30,    31,    32,    33,    34,    35,     7,     8,     9,    10,
      11,    12,     0,    47,    14,     0,     0,     0,     0,     0,
       0,     0,     0,    15,    16,    17,    18,    19,    20,    21,
      22,    23,    24,    25,    26,    27,    28,     7,     8,     9,
      10,    11,    12,     0,     0,    14,     0,     0,     0,     0,
       0,     0,     0,     0,    15,    16,    17,    18,    19,    20,
      21,    22,    23,    24,    25,    26,    27,    28,     9,    10,
      11,    12,     0,     0,    14,     0,     0,     0,     0,     0,
       0,     0,     0,    15,    16,    17,    18,    19,    20,    21,
      22,    23,    24,    25,    26,    27,    28
};

static const yytype_int16 yycheck[] =
{
      41,     3,    24,    25,    43,     0,     2,    29,    30,    43,
      16,    38,    11,    20,    16,    17,     1,    21,    19,     4,
      25,    17,    10,    11,     4,     5,     6,     7,     8,    18,
      21,    20,    21,    21,    50,    21,    52,    53,    40,    80,
      21,    82,    38,    20,    21,    22,    87,    21,    22,    56,
      23,    55,    15,    16,    21,    56,    55,    55,    24,    57,
      99,    55,    55,    57,    57,    99,    51,    23,    70,    21,
      22,    98,    55,    55,    57,    57,    98,    40,    41,    42,
      43,    44,    45,    46,    55,    55,    57,    57,   110,    47,
      48,    49,    50,    51,    55,    57,    57,    54,    55,    21,
      22,    18,    19,    57,    57,    16,   147,   109,    51,   148,
     132,   107,    97,    55,   148,   121,     1,   119,    55,   121,
      55,   162,    55,   119,     9,    10,    11,    12,    13,    14,
      55,    55,    17,    21,    55,    55,    55,    55,    51,    51,
      21,    26,    27,    28,    29,    30,    31,    32,    33,    34,
      35,    36,    37,    38,    39,    56,   107,    30,    11,    12,
      13,    14,    -1,    -1,    17,    -1,    -1,    -1,    -1,   119,
      55,    -1,    57,    26,    27,    28,    29,    30,    31,    32,
      33,    34,    35,    36,    37,    38,    39,    -1,    11,    12,
      13,    14,    -1,    -1,    17,    -1,    -1,    -1,    -1,    -1,
      -1,    -1,    55,    26,    27,    28,    29,    30,    31,    32,
      33,    34,    35,    36,    37,    38,    39,     9,    10,    11,
      12,    13,    14,    15,    16,    17,    -1,    -1,    -1,    -1,
      -1,    -1,    55,    -1,    26,    27,    28,    29,    30,    31,
      32,    33,    34,    35,    36,    37,    38,    39,    40,    41,
      42,    43,    44,    45,    46,     9,    10,    11,    12,    13,
      14,    15,    -1,    17,    -1,    -1,    -1,    -1,    -1,    -1,
      -1,    -1,    26,    27,    28,    29,    30,    31,    32,    33,
      34,    35,    36,    37,    38,    39,    40,    41,    42,    43,
      44,    45,    46,    14,    15,    -1,    -1,    -1,    -1,    -1,
      -1,    -1,    -1,    -1,    -1,    26,    27,    28,    29,    30,
      31,    32,    33,    34,    35,    36,    37,    38,    39,    40,
      41,    42,    43,    44,    45,    46,     9,    10,    11,    12,
      13,    14,    -1,    16,    17,    -1,    -1,    -1,    -1,    -1,
      -1,    -1,    -1,    26,    27,    28,    29,    30,    31,    32,
      33,    34,    35,    36,    37,    38,    39,     9,    10,    11,
      12,    13,    14,    -1,    -1,    17,    -1,    -1,    -1,    -1,
      -1,    -1,    -1,    -1,    26,    27,    28,    29,    30,    31,
      32,    33,    34,    35,    36,    37,    38,    39,    11,    12,
      13,    14,    -1,    -1,    17,    -1,    -1,    -1,    -1,    -1,
      -1,    -1,    -1,    26,    27,    28,    29,    30,    31,    32,
      33,    34,    35,    36,    37,    38,    39
};

/* YYSTOS[STATE-NUM] -- The symbol kind of the accessing symbol of
   state STATE-NUM.  */
static const yytype_int8 yystos[] =
{
       0,     4,     5,     6,     7,     8,    59,     9,    10,    11,
      12,    13,    14,    15,    17,    26,    27,    28,    29,    30,
      31,    32,    33,    34,    35,    36,    37,    38,    39,    40,
      41,    42,    43,    44,    45,    46,    60,    63,    67,    69,
      70,    72,    73,    74,    75,    78,    79,    16,    61,    62,
      63,    68,    64,    67,    63,    47,    48,    49,    50,    51,
      85,     0,    18,    20,    21,    76,    64,    65,    66,    67,
      68,    85,    85,    21,    21,    22,    81,    21,    21,    82,
      72,    71,    72,    24,    21,    22,    25,    72,    71,    21,
      80,    23,    23,    10,    11,    21,    84,    57,    68,    74,
      55,    57,     1,    67,    73,    78,    79,    57,    63,    57,
      68,    50,    52,    53,    51,    19,    56,    55,    55,    57,
      67,    54,    55,    55,    55,    55,    57,    55,    55,    57,
      55,    55,    57,    55,    55,    55,    55,    55,    55,    55,
      21,    83,    55,    55,    11,    55,    63,    72,    74,    62,
      67,    51,    51,    20,    21,    22,    77,    66,    64,    21,
      22,    21,    72,    21,    55,    20,    56,    55,    56
};

/* YYR1[RULE-NUM] -- Symbol kind of the left-hand side of rule RULE-NUM.  */
static const yytype_int8 yyr1[] =
{
       0,    58,    59,    59,    59,    59,    59,    60,    60,    61,
      61,    62,    62,    63,    63,    63,    63,    64,    64,    65,
      65,    66,    66,    67,    67,    68,    69,    69,    69,    70,
      70,    71,    71,    72,    72,    72,    72,    73,    73,    73,
      73,    73,    74,    74,    74,    75,    75,    75,    76,    76,
      76,    77,    77,    77,    78,    78,    78,    78,    78,    78,
      78,    78,    78,    78,    78,    78,    78,    78,    78,    78,
      78,    79,    79,    79,    79,    80,    79,    79,    79,    79,
      81,    81,    81,    81,    82,    82,    83,    83,    84,    84,
      84,    84,    85,    85,    85,    85,    85,    85,    85,    85
};

/* YYR2[RULE-NUM] -- Number of symbols on the right-hand side of rule RULE-NUM.  */
static const yytype_int8 yyr2[] =
{
       0,     2,     2,     2,     2,     2,     2,     1,     3,     1,
       3,     1,     2,     1,     1,     2,     3,     1,     3,     1,
       3,     1,     2,     1,     3,     1,     1,     2,     2,     1,
       2,     1,     3,     1,     1,     1,     2,     1,     1,     1,
       1,     1,     1,     2,     2,     3,     5,     6,     1,     1,
       1,     1,     1,     1,     1,     2,     3,     3,     3,     3,
       3,     5,     3,     3,     3,     3,     3,     3,     3,     3,
       3,     1,     3,     3,     3,     0,     4,     3,     3,     3,
       1,     1,     3,     3,     1,     3,     1,     2,     1,     1,
       1,     2,     1,     1,     1,     1,     2,     3,     3,     2
};


enum { YYENOMEM = -2 };

#define yyerrok         (yyerrstatus = 0)
#define yyclearin       (yychar = NICSS_SELECTORS_EMPTY)

#define YYACCEPT        goto yyacceptlab
#define YYABORT         goto yyabortlab
#define YYERROR         goto yyerrorlab
#define YYNOMEM         goto yyexhaustedlab


#define YYRECOVERING()  (!!yyerrstatus)

#define YYBACKUP(Token, Value)                                    \
  do                                                              \
    if (yychar == NICSS_SELECTORS_EMPTY)                                        \
      {                                                           \
        yychar = (Token);                                         \
        yylval = (Value);                                         \
        YYPOPSTACK (yylen);                                       \
        yystate = *yyssp;                                         \
        YY_LAC_DISCARD ("YYBACKUP");                              \
        goto yybackup;                                            \
      }                                                           \
    else                                                          \
      {                                                           \
        yyerror (context, YY_("syntax error: cannot back up")); \
        YYERROR;                                                  \
      }                                                           \
  while (0)

/* Backward compatibility with an undocumented macro.
   Use NICSS_SELECTORS_error or NICSS_SELECTORS_UNDEF. */
#define YYERRCODE NICSS_SELECTORS_UNDEF


/* Enable debugging if requested.  */
#if NICSS_SELECTORS_DEBUG

# ifndef YYFPRINTF
#  include <stdio.h> /* INFRINGES ON USER NAME SPACE */
#  define YYFPRINTF fprintf
# endif

# define YYDPRINTF(Args)                        \
do {                                            \
  if (yydebug)                                  \
    YYFPRINTF Args;                             \
} while (0)




# define YY_SYMBOL_PRINT(Title, Kind, Value, Location)                    \
do {                                                                      \
  if (yydebug)                                                            \
    {                                                                     \
      YYFPRINTF (stderr, "%s ", Title);                                   \
      yy_symbol_print (stderr,                                            \
                  Kind, Value, context); \
      YYFPRINTF (stderr, "\n");                                           \
    }                                                                     \
} while (0)


/*-----------------------------------.
| Print this symbol's value on YYO.  |
`-----------------------------------*/

static void
yy_symbol_value_print (FILE *yyo,
                       yysymbol_kind_t yykind, YYSTYPE const * const yyvaluep, struct context *context)
{
  FILE *yyoutput = yyo;
  YY_USE (yyoutput);
  YY_USE (context);
  if (!yyvaluep)
    return;
  YY_IGNORE_MAYBE_UNINITIALIZED_BEGIN
  YY_USE (yykind);
  YY_IGNORE_MAYBE_UNINITIALIZED_END
}


/*---------------------------.
| Print this symbol on YYO.  |
`---------------------------*/

static void
yy_symbol_print (FILE *yyo,
                 yysymbol_kind_t yykind, YYSTYPE const * const yyvaluep, struct context *context)
{
  YYFPRINTF (yyo, "%s %s (",
             yykind < YYNTOKENS ? "token" : "nterm", yysymbol_name (yykind));

  yy_symbol_value_print (yyo, yykind, yyvaluep, context);
  YYFPRINTF (yyo, ")");
}

/*------------------------------------------------------------------.
| yy_stack_print -- Print the state stack from its BOTTOM up to its |
| TOP (included).                                                   |
`------------------------------------------------------------------*/

static void
yy_stack_print (yy_state_t *yybottom, yy_state_t *yytop)
{
  YYFPRINTF (stderr, "Stack now");
  for (; yybottom <= yytop; yybottom++)
    {
      int yybot = *yybottom;
      YYFPRINTF (stderr, " %d", yybot);
    }
  YYFPRINTF (stderr, "\n");
}

# define YY_STACK_PRINT(Bottom, Top)                            \
do {                                                            \
  if (yydebug)                                                  \
    yy_stack_print ((Bottom), (Top));                           \
} while (0)


/*------------------------------------------------.
| Report that the YYRULE is going to be reduced.  |
`------------------------------------------------*/

static void
yy_reduce_print (yy_state_t *yyssp, YYSTYPE *yyvsp,
                 int yyrule, struct context *context)
{
  int yylno = yyrline[yyrule];
  int yynrhs = yyr2[yyrule];
  int yyi;
  YYFPRINTF (stderr, "Reducing stack by rule %d (line %d):\n",
             yyrule - 1, yylno);
  /* The symbols being reduced.  */
  for (yyi = 0; yyi < yynrhs; yyi++)
    {
      YYFPRINTF (stderr, "   $%d = ", yyi + 1);
      yy_symbol_print (stderr,
                       YY_ACCESSING_SYMBOL (+yyssp[yyi + 1 - yynrhs]),
                       &yyvsp[(yyi + 1) - (yynrhs)], context);
      YYFPRINTF (stderr, "\n");
    }
}

# define YY_REDUCE_PRINT(Rule)          \
do {                                    \
  if (yydebug)                          \
    yy_reduce_print (yyssp, yyvsp, Rule, context); \
} while (0)

/* Nonzero means print parse trace.  It is left uninitialized so that
   multiple parsers can coexist.  */
int yydebug;
#else /* !NICSS_SELECTORS_DEBUG */
# define YYDPRINTF(Args) ((void) 0)
# define YY_SYMBOL_PRINT(Title, Kind, Value, Location)
# define YY_STACK_PRINT(Bottom, Top)
# define YY_REDUCE_PRINT(Rule)
#endif /* !NICSS_SELECTORS_DEBUG */


/* YYINITDEPTH -- initial size of the parser's stacks.  */
#ifndef YYINITDEPTH
# define YYINITDEPTH 200
#endif

/* YYMAXDEPTH -- maximum size the stacks can grow to (effective only
   if the built-in stack extension method is used).

   Do not make this value too large; the results are undefined if
   YYSTACK_ALLOC_MAXIMUM < YYSTACK_BYTES (YYMAXDEPTH)
   evaluated with infinite-precision integer arithmetic.  */

#ifndef YYMAXDEPTH
# define YYMAXDEPTH 10000
#endif


/* Given a state stack such that *YYBOTTOM is its bottom, such that
   *YYTOP is either its top or is YYTOP_EMPTY to indicate an empty
   stack, and such that *YYCAPACITY is the maximum number of elements it
   can hold without a reallocation, make sure there is enough room to
   store YYADD more elements.  If not, allocate a new stack using
   YYSTACK_ALLOC, copy the existing elements, and adjust *YYBOTTOM,
   *YYTOP, and *YYCAPACITY to reflect the new capacity and memory
   location.  If *YYBOTTOM != YYBOTTOM_NO_FREE, then free the old stack
   using YYSTACK_FREE.  Return 0 if successful or if no reallocation is
   required.  Return YYENOMEM if memory is exhausted.  */
static int
yy_lac_stack_realloc (YYPTRDIFF_T *yycapacity, YYPTRDIFF_T yyadd,
#if NICSS_SELECTORS_DEBUG
                      char const *yydebug_prefix,
                      char const *yydebug_suffix,
#endif
                      yy_state_t **yybottom,
                      yy_state_t *yybottom_no_free,
                      yy_state_t **yytop, yy_state_t *yytop_empty)
{
  YYPTRDIFF_T yysize_old =
    *yytop == yytop_empty ? 0 : *yytop - *yybottom + 1;
  YYPTRDIFF_T yysize_new = yysize_old + yyadd;
  if (*yycapacity < yysize_new)
    {
      YYPTRDIFF_T yyalloc = 2 * yysize_new;
      yy_state_t *yybottom_new;
      /* Use YYMAXDEPTH for maximum stack size given that the stack
         should never need to grow larger than the main state stack
         needs to grow without LAC.  */
      if (YYMAXDEPTH < yysize_new)
        {
          YYDPRINTF ((stderr, "%smax size exceeded%s", yydebug_prefix,
                      yydebug_suffix));
          return YYENOMEM;
        }
      if (YYMAXDEPTH < yyalloc)
        yyalloc = YYMAXDEPTH;
      yybottom_new =
        YY_CAST (yy_state_t *,
                 YYSTACK_ALLOC (YY_CAST (YYSIZE_T,
                                         yyalloc * YYSIZEOF (*yybottom_new))));
      if (!yybottom_new)
        {
          YYDPRINTF ((stderr, "%srealloc failed%s", yydebug_prefix,
                      yydebug_suffix));
          return YYENOMEM;
        }
      if (*yytop != yytop_empty)
        {
          YYCOPY (yybottom_new, *yybottom, yysize_old);
          *yytop = yybottom_new + (yysize_old - 1);
        }
      if (*yybottom != yybottom_no_free)
        YYSTACK_FREE (*yybottom);
      *yybottom = yybottom_new;
      *yycapacity = yyalloc;
    }
  return 0;
}

/* Establish the initial context for the current lookahead if no initial
   context is currently established.

   We define a context as a snapshot of the parser stacks.  We define
   the initial context for a lookahead as the context in which the
   parser initially examines that lookahead in order to select a
   syntactic action.  Thus, if the lookahead eventually proves
   syntactically unacceptable (possibly in a later context reached via a
   series of reductions), the initial context can be used to determine
   the exact set of tokens that would be syntactically acceptable in the
   lookahead's place.  Moreover, it is the context after which any
   further semantic actions would be erroneous because they would be
   determined by a syntactically unacceptable token.

   YY_LAC_ESTABLISH should be invoked when a reduction is about to be
   performed in an inconsistent state (which, for the purposes of LAC,
   includes consistent states that don't know they're consistent because
   their default reductions have been disabled).  Iff there is a
   lookahead token, it should also be invoked before reporting a syntax
   error.  This latter case is for the sake of the debugging output.

   For parse.lac=full, the implementation of YY_LAC_ESTABLISH is as
   follows.  If no initial context is currently established for the
   current lookahead, then check if that lookahead can eventually be
   shifted if syntactic actions continue from the current context.
   Report a syntax error if it cannot.  */
#define YY_LAC_ESTABLISH                                                \
do {                                                                    \
  if (!yy_lac_established)                                              \
    {                                                                   \
      YYDPRINTF ((stderr,                                               \
                  "LAC: initial context established for %s\n",          \
                  yysymbol_name (yytoken)));                            \
      yy_lac_established = 1;                                           \
      switch (yy_lac (yyesa, &yyes, &yyes_capacity, yyssp, yytoken))    \
        {                                                               \
        case YYENOMEM:                                                  \
          YYNOMEM;                                                      \
        case 1:                                                         \
          goto yyerrlab;                                                \
        }                                                               \
    }                                                                   \
} while (0)

/* Discard any previous initial lookahead context because of Event,
   which may be a lookahead change or an invalidation of the currently
   established initial context for the current lookahead.

   The most common example of a lookahead change is a shift.  An example
   of both cases is syntax error recovery.  That is, a syntax error
   occurs when the lookahead is syntactically erroneous for the
   currently established initial context, so error recovery manipulates
   the parser stacks to try to find a new initial context in which the
   current lookahead is syntactically acceptable.  If it fails to find
   such a context, it discards the lookahead.  */
#if NICSS_SELECTORS_DEBUG
# define YY_LAC_DISCARD(Event)                                           \
do {                                                                     \
  if (yy_lac_established)                                                \
    {                                                                    \
      YYDPRINTF ((stderr, "LAC: initial context discarded due to "       \
                  Event "\n"));                                          \
      yy_lac_established = 0;                                            \
    }                                                                    \
} while (0)
#else
# define YY_LAC_DISCARD(Event) yy_lac_established = 0
#endif

/* Given the stack whose top is *YYSSP, return 0 iff YYTOKEN can
   eventually (after perhaps some reductions) be shifted, return 1 if
   not, or return YYENOMEM if memory is exhausted.  As preconditions and
   postconditions: *YYES_CAPACITY is the allocated size of the array to
   which *YYES points, and either *YYES = YYESA or *YYES points to an
   array allocated with YYSTACK_ALLOC.  yy_lac may overwrite the
   contents of either array, alter *YYES and *YYES_CAPACITY, and free
   any old *YYES other than YYESA.  */
static int
yy_lac (yy_state_t *yyesa, yy_state_t **yyes,
        YYPTRDIFF_T *yyes_capacity, yy_state_t *yyssp, yysymbol_kind_t yytoken)
{
  yy_state_t *yyes_prev = yyssp;
  yy_state_t *yyesp = yyes_prev;
  /* Reduce until we encounter a shift and thereby accept the token.  */
  YYDPRINTF ((stderr, "LAC: checking lookahead %s:", yysymbol_name (yytoken)));
  if (yytoken == YYSYMBOL_YYUNDEF)
    {
      YYDPRINTF ((stderr, " Always Err\n"));
      return 1;
    }
  while (1)
    {
      int yyrule = yypact[+*yyesp];
      if (yypact_value_is_default (yyrule)
          || (yyrule += yytoken) < 0 || YYLAST < yyrule
          || yycheck[yyrule] != yytoken)
        {
          /* Use the default action.  */
          yyrule = yydefact[+*yyesp];
          if (yyrule == 0)
            {
              YYDPRINTF ((stderr, " Err\n"));
              return 1;
            }
        }
      else
        {
          /* Use the action from yytable.  */
          yyrule = yytable[yyrule];
          if (yytable_value_is_error (yyrule))
            {
              YYDPRINTF ((stderr, " Err\n"));
              return 1;
            }
          if (0 < yyrule)
            {
              YYDPRINTF ((stderr, " S%d\n", yyrule));
              return 0;
            }
          yyrule = -yyrule;
        }
      /* By now we know we have to simulate a reduce.  */
      YYDPRINTF ((stderr, " R%d", yyrule - 1));
      {
        /* Pop the corresponding number of values from the stack.  */
        YYPTRDIFF_T yylen = yyr2[yyrule];
        /* First pop from the LAC stack as many tokens as possible.  */
        if (yyesp != yyes_prev)
          {
            YYPTRDIFF_T yysize = yyesp - *yyes + 1;
            if (yylen < yysize)
              {
                yyesp -= yylen;
                yylen = 0;
              }
            else
              {
                yyesp = yyes_prev;
                yylen -= yysize;
              }
          }
        /* Only afterwards look at the main stack.  */
        if (yylen)
          yyesp = yyes_prev -= yylen;
      }
      /* Push the resulting state of the reduction.  */
      {
        yy_state_fast_t yystate;
        {
          const int yylhs = yyr1[yyrule] - YYNTOKENS;
          const int yyi = yypgoto[yylhs] + *yyesp;
          yystate = (0 <= yyi && yyi <= YYLAST && yycheck[yyi] == *yyesp
                     ? yytable[yyi]
                     : yydefgoto[yylhs]);
        }
        if (yyesp == yyes_prev)
          {
            yyesp = *yyes;
            YY_IGNORE_USELESS_CAST_BEGIN
            *yyesp = YY_CAST (yy_state_t, yystate);
            YY_IGNORE_USELESS_CAST_END
          }
        else
          {
            if (yy_lac_stack_realloc (yyes_capacity, 1,
#if NICSS_SELECTORS_DEBUG
                                      " (", ")",
#endif
                                      yyes, yyesa, &yyesp, yyes_prev))
              {
                YYDPRINTF ((stderr, "\n"));
                return YYENOMEM;
              }
            YY_IGNORE_USELESS_CAST_BEGIN
            *++yyesp = YY_CAST (yy_state_t, yystate);
            YY_IGNORE_USELESS_CAST_END
          }
        YYDPRINTF ((stderr, " G%d", yystate));
      }
    }
}

/* Context of a parse error.  */
typedef struct
{
  yy_state_t *yyssp;
  yy_state_t *yyesa;
  yy_state_t **yyes;
  YYPTRDIFF_T *yyes_capacity;
  yysymbol_kind_t yytoken;
} yypcontext_t;

/* Put in YYARG at most YYARGN of the expected tokens given the
   current YYCTX, and return the number of tokens stored in YYARG.  If
   YYARG is null, return the number of expected tokens (guaranteed to
   be less than YYNTOKENS).  Return YYENOMEM on memory exhaustion.
   Return 0 if there are more than YYARGN expected tokens, yet fill
   YYARG up to YYARGN. */
static int
yypcontext_expected_tokens (const yypcontext_t *yyctx,
                            yysymbol_kind_t yyarg[], int yyargn)
{
  /* Actual size of YYARG. */
  int yycount = 0;

  int yyx;
  for (yyx = 0; yyx < YYNTOKENS; ++yyx)
    {
      yysymbol_kind_t yysym = YY_CAST (yysymbol_kind_t, yyx);
      if (yysym != YYSYMBOL_YYerror && yysym != YYSYMBOL_YYUNDEF)
        switch (yy_lac (yyctx->yyesa, yyctx->yyes, yyctx->yyes_capacity, yyctx->yyssp, yysym))
          {
          case YYENOMEM:
            return YYENOMEM;
          case 1:
            continue;
          default:
            if (!yyarg)
              ++yycount;
            else if (yycount == yyargn)
              return 0;
            else
              yyarg[yycount++] = yysym;
          }
    }
  if (yyarg && yycount == 0 && 0 < yyargn)
    yyarg[0] = YYSYMBOL_YYEMPTY;
  return yycount;
}




/* The kind of the lookahead of this context.  */
static yysymbol_kind_t
yypcontext_token (const yypcontext_t *yyctx) YY_ATTRIBUTE_UNUSED;

static yysymbol_kind_t
yypcontext_token (const yypcontext_t *yyctx)
{
  return yyctx->yytoken;
}



/* User defined function to report a syntax error.  */
static int
yyreport_syntax_error (const yypcontext_t *yyctx, struct context *context);

/*-----------------------------------------------.
| Release the memory associated to this symbol.  |
`-----------------------------------------------*/

static void
yydestruct (const char *yymsg,
            yysymbol_kind_t yykind, YYSTYPE *yyvaluep, struct context *context)
{
  YY_USE (yyvaluep);
  YY_USE (context);
  if (!yymsg)
    yymsg = "Deleting";
  YY_SYMBOL_PRINT (yymsg, yykind, yyvaluep, yylocationp);

  YY_IGNORE_MAYBE_UNINITIALIZED_BEGIN
  YY_USE (yykind);
  YY_IGNORE_MAYBE_UNINITIALIZED_END
}






/*----------.
| yyparse.  |
`----------*/

int
yyparse (struct context *context)
{
/* Lookahead token kind.  */
int yychar;


/* The semantic value of the lookahead symbol.  */
/* Default value used for initialization, for pacifying older GCCs
   or non-GCC compilers.  */
YY_INITIAL_VALUE (static YYSTYPE yyval_default;)
YYSTYPE yylval YY_INITIAL_VALUE (= yyval_default);

    /* Number of syntax errors so far.  */
    int yynerrs = 0;

    yy_state_fast_t yystate = 0;
    /* Number of tokens to shift before error messages enabled.  */
    int yyerrstatus = 0;

    /* Refer to the stacks through separate pointers, to allow yyoverflow
       to reallocate them elsewhere.  */

    /* Their size.  */
    YYPTRDIFF_T yystacksize = YYINITDEPTH;

    /* The state stack: array, bottom, top.  */
    yy_state_t yyssa[YYINITDEPTH];
    yy_state_t *yyss = yyssa;
    yy_state_t *yyssp = yyss;

    /* The semantic value stack: array, bottom, top.  */
    YYSTYPE yyvsa[YYINITDEPTH];
    YYSTYPE *yyvs = yyvsa;
    YYSTYPE *yyvsp = yyvs;

    yy_state_t yyesa[20];
    yy_state_t *yyes = yyesa;
    YYPTRDIFF_T yyes_capacity = 20 < YYMAXDEPTH ? 20 : YYMAXDEPTH;

  /* Whether LAC context is established.  A Boolean.  */
  int yy_lac_established = 0;
  int yyn;
  /* The return value of yyparse.  */
  int yyresult;
  /* Lookahead symbol kind.  */
  yysymbol_kind_t yytoken = YYSYMBOL_YYEMPTY;
  /* The variables used to return semantic value and location from the
     action routines.  */
  YYSTYPE yyval;



#define YYPOPSTACK(N)   (yyvsp -= (N), yyssp -= (N))

  /* The number of symbols on the RHS of the reduced rule.
     Keep to zero when no symbol should be popped.  */
  int yylen = 0;

  YYDPRINTF ((stderr, "Starting parse\n"));

  yychar = NICSS_SELECTORS_EMPTY; /* Cause a token to be read.  */


/* User initialization code.  */
{ (void)yynerrs; }


  goto yysetstate;


/*------------------------------------------------------------.
| yynewstate -- push a new state, which is found in yystate.  |
`------------------------------------------------------------*/
yynewstate:
  /* In all cases, when you get here, the value and location stacks
     have just been pushed.  So pushing a state here evens the stacks.  */
  yyssp++;


/*--------------------------------------------------------------------.
| yysetstate -- set current state (the top of the stack) to yystate.  |
`--------------------------------------------------------------------*/
yysetstate:
  YYDPRINTF ((stderr, "Entering state %d\n", yystate));
  YY_ASSERT (0 <= yystate && yystate < YYNSTATES);
  YY_IGNORE_USELESS_CAST_BEGIN
  *yyssp = YY_CAST (yy_state_t, yystate);
  YY_IGNORE_USELESS_CAST_END
  YY_STACK_PRINT (yyss, yyssp);

  if (yyss + yystacksize - 1 <= yyssp)
#if !defined yyoverflow && !defined YYSTACK_RELOCATE
    YYNOMEM;
#else
    {
      /* Get the current used size of the three stacks, in elements.  */
      YYPTRDIFF_T yysize = yyssp - yyss + 1;

# if defined yyoverflow
      {
        /* Give user a chance to reallocate the stack.  Use copies of
           these so that the &'s don't force the real ones into
           memory.  */
        yy_state_t *yyss1 = yyss;
        YYSTYPE *yyvs1 = yyvs;

        /* Each stack pointer address is followed by the size of the
           data in use in that stack, in bytes.  This used to be a
           conditional around just the two extra args, but that might
           be undefined if yyoverflow is a macro.  */
        yyoverflow (YY_("memory exhausted"),
                    &yyss1, yysize * YYSIZEOF (*yyssp),
                    &yyvs1, yysize * YYSIZEOF (*yyvsp),
                    &yystacksize);
        yyss = yyss1;
        yyvs = yyvs1;
      }
# else /* defined YYSTACK_RELOCATE */
      /* Extend the stack our own way.  */
      if (YYMAXDEPTH <= yystacksize)
        YYNOMEM;
      yystacksize *= 2;
      if (YYMAXDEPTH < yystacksize)
        yystacksize = YYMAXDEPTH;

      {
        yy_state_t *yyss1 = yyss;
        union yyalloc *yyptr =
          YY_CAST (union yyalloc *,
                   YYSTACK_ALLOC (YY_CAST (YYSIZE_T, YYSTACK_BYTES (yystacksize))));
        if (! yyptr)
          YYNOMEM;
        YYSTACK_RELOCATE (yyss_alloc, yyss);
        YYSTACK_RELOCATE (yyvs_alloc, yyvs);
#  undef YYSTACK_RELOCATE
        if (yyss1 != yyssa)
          YYSTACK_FREE (yyss1);
      }
# endif

      yyssp = yyss + yysize - 1;
      yyvsp = yyvs + yysize - 1;

      YY_IGNORE_USELESS_CAST_BEGIN
      YYDPRINTF ((stderr, "Stack size increased to %ld\n",
                  YY_CAST (long, yystacksize)));
      YY_IGNORE_USELESS_CAST_END

      if (yyss + yystacksize - 1 <= yyssp)
        YYABORT;
    }
#endif /* !defined yyoverflow && !defined YYSTACK_RELOCATE */


  if (yystate == YYFINAL)
    YYACCEPT;

  goto yybackup;


/*-----------.
| yybackup.  |
`-----------*/
yybackup:
  /* Do appropriate processing given the current state.  Read a
     lookahead token if we need one and don't already have one.  */

  /* First try to decide what to do without reference to lookahead token.  */
  yyn = yypact[yystate];
  if (yypact_value_is_default (yyn))
    goto yydefault;

  /* Not known => get a lookahead token if don't already have one.  */

  /* YYCHAR is either empty, or end-of-input, or a valid lookahead.  */
  if (yychar == NICSS_SELECTORS_EMPTY)
    {
      YYDPRINTF ((stderr, "Reading a token\n"));
      yychar = yylex (&yylval, context);
    }

  if (yychar <= END)
    {
      yychar = END;
      yytoken = YYSYMBOL_YYEOF;
      YYDPRINTF ((stderr, "Now at end of input.\n"));
    }
  else if (yychar == NICSS_SELECTORS_error)
    {
      /* The scanner already issued an error message, process directly
         to error recovery.  But do not keep the error token as
         lookahead, it is too special and may lead us to an endless
         loop in error recovery. */
      yychar = NICSS_SELECTORS_UNDEF;
      yytoken = YYSYMBOL_YYerror;
      goto yyerrlab1;
    }
  else
    {
      yytoken = YYTRANSLATE (yychar);
      YY_SYMBOL_PRINT ("Next token is", yytoken, &yylval, &yylloc);
    }

  /* If the proper action on seeing token YYTOKEN is to reduce or to
     detect an error, take that action.  */
  yyn += yytoken;
  if (yyn < 0 || YYLAST < yyn || yycheck[yyn] != yytoken)
    {
      YY_LAC_ESTABLISH;
      goto yydefault;
    }
  yyn = yytable[yyn];
  if (yyn <= 0)
    {
      if (yytable_value_is_error (yyn))
        goto yyerrlab;
      yyn = -yyn;
      YY_LAC_ESTABLISH;
      goto yyreduce;
    }

  /* Count tokens shifted since error; after three, turn off error
     status.  */
  if (yyerrstatus)
    yyerrstatus--;

  /* Shift the lookahead token.  */
  YY_SYMBOL_PRINT ("Shifting", yytoken, &yylval, &yylloc);
  yystate = yyn;
  YY_IGNORE_MAYBE_UNINITIALIZED_BEGIN
  *++yyvsp = yylval;
  YY_IGNORE_MAYBE_UNINITIALIZED_END

  /* Discard the shifted token.  */
  yychar = NICSS_SELECTORS_EMPTY;
  YY_LAC_DISCARD ("shift");
  goto yynewstate;


/*-----------------------------------------------------------.
| yydefault -- do the default action for the current state.  |
`-----------------------------------------------------------*/
yydefault:
  yyn = yydefact[yystate];
  if (yyn == 0)
    goto yyerrlab;
  goto yyreduce;


/*-----------------------------.
| yyreduce -- do a reduction.  |
`-----------------------------*/
yyreduce:
  /* yyn is the number of a rule to reduce with.  */
  yylen = yyr2[yyn];

  /* If YYLEN is nonzero, implement the default value of the action:
     '$$ = $1'.

     Otherwise, the following line sets YYVAL to garbage.
     This behavior is undocumented and Bison
     users should not rely upon it.  Assigning to YYVAL
     unconditionally makes the parser a bit smaller, and it avoids a
     GCC warning that YYVAL may be used uninitialized.  */
  yyval = yyvsp[1-yylen];


  YY_REDUCE_PRINT (yyn);
  {
    int yychar_backup = yychar;
    switch (yyn)
      {
  case 5: /* input: START_STRICT complex_selector  */
                                                        { complex(context, &(yyvsp[0].part)); }
    break;

  case 6: /* input: START_NTH an_plus_b  */
                                                        { nth(context, &(yyvsp[-1].part), (yyvsp[0].nth)); }
    break;

  case 7: /* selector_list: complex_selector  */
                                                        { complex(context, &(yyvsp[0].part)); }
    break;

  case 8: /* selector_list: selector_list "," complex_selector  */
                                                        { complex(context, &(yyvsp[0].part)); }
    break;

  case 9: /* relative_selector_list: relative_selector  */
                                                        { complex(context, &(yyvsp[0].part)); }
    break;

  case 10: /* relative_selector_list: relative_selector_list "," relative_selector  */
                                                        { complex(context, &(yyvsp[0].part)); }
    break;

  case 17: /* complex_real_selector_list: complex_real_selector  */
                                                        { complex(context, &(yyvsp[0].part)); }
    break;

  case 18: /* complex_real_selector_list: complex_real_selector_list "," complex_real_selector  */
                                                        { complex(context, &(yyvsp[0].part)); }
    break;

  case 19: /* relative_real_selector_list: relative_real_selector  */
                                                        { complex(context, &(yyvsp[0].part)); }
    break;

  case 20: /* relative_real_selector_list: relative_real_selector_list "," relative_real_selector  */
                                                        { complex(context, &(yyvsp[0].part)); }
    break;

  case 25: /* combinator: COMBINATOR  */
                                                        { simple(context, NICSS_SELECTOR_COMBINATOR, &(yyvsp[0].part)); }
    break;

  case 27: /* forgiving_selector_list: forgiving_selector_list_start complex_real_selector  */
                                                        { complex(context, &(yyvsp[0].part)); }
    break;

  case 28: /* forgiving_selector_list: forgiving_selector_list_start error  */
        {
            if (context->failed)
                YYABORT;
            context->count = context->blocks[context->height].kept;
            if (context->dropped_nesting)
                (yyval.part).flags = NICSS_LOGICAL_DROPPED_NESTING;
            yyclearin;
            yyerrok;
        }
    break;

  case 30: /* forgiving_selector_list_start: forgiving_selector_list ","  */
                                                        { context->blocks[context->height].kept = context->count; }
    break;

  case 31: /* compound_selector_list: compound_selector  */
                                                        { complex(context, &(yyvsp[0].part)); }
    break;

  case 32: /* compound_selector_list: compound_selector_list "," compound_selector  */
                                                        { complex(context, &(yyvsp[0].part)); }
    break;

  case 33: /* compound_selector: TYPE  */
                                                        { simple(context, NICSS_SELECTOR_TYPE, &(yyvsp[0].part)); }
    break;

  case 34: /* compound_selector: UNIVERSAL  */
                                                        { simple(context, NICSS_SELECTOR_UNIVERSAL, &(yyvsp[0].part)); }
    break;

  case 37: /* simple_selector: CLASS  */
                                                        { simple(context, NICSS_SELECTOR_CLASS, &(yyvsp[0].part)); }
    break;

  case 38: /* simple_selector: ID  */
                                                        { simple(context, NICSS_SELECTOR_ID, &(yyvsp[0].part)); }
    break;

  case 39: /* simple_selector: NESTING  */
                                                        { simple(context, NICSS_SELECTOR_NESTING, &(yyvsp[0].part)); }
    break;

  case 45: /* attribute_selector: "[" attribute_name "]"  */
                                                        { attribute(context, &(yyvsp[-1].part), NULL, NULL, 0); }
    break;

  case 46: /* attribute_selector: "[" attribute_name ATTRIBUTE_MATCHER attribute_value "]"  */
                                                        { attribute(context, &(yyvsp[-3].part), &(yyvsp[-2].part), &(yyvsp[-1].part), 0); }
    break;

  case 47: /* attribute_selector: "[" attribute_name ATTRIBUTE_MATCHER attribute_value ATTRIBUTE_FLAG "]"  */
                                                        { attribute(context, &(yyvsp[-4].part), &(yyvsp[-3].part), &(yyvsp[-2].part), (yyvsp[-1].part).value); }
    break;

  case 54: /* pseudo_class: PSEUDO_CLASS  */
                                                        { simple(context, NICSS_SELECTOR_PSEUDO_CLASS, &(yyvsp[0].part)); }
    break;

  case 55: /* pseudo_class: forgiving_selector_list ")"  */
                                                        { list(context, &(yyvsp[-1].part)); }
    break;

  case 56: /* pseudo_class: ":not(" complex_real_selector_list ")"  */
                                                        { list(context, &(yyvsp[-2].part)); }
    break;

  case 57: /* pseudo_class: ":has(" relative_real_selector_list ")"  */
                                                        { list(context, &(yyvsp[-2].part)); }
    break;

  case 58: /* pseudo_class: ":-webkit-any(" compound_selector_list ")"  */
                                                        { list(context, &(yyvsp[-2].part)); }
    break;

  case 59: /* pseudo_class: ":nth-of-type(" an_plus_b ")"  */
                                                        { nth(context, &(yyvsp[-2].part), (yyvsp[-1].nth)); }
    break;

  case 60: /* pseudo_class: ":nth-child(" an_plus_b ")"  */
                                                        { nth(context, &(yyvsp[-2].part), (yyvsp[-1].nth)); }
    break;

  case 61: /* pseudo_class: ":nth-child(" an_plus_b "of" complex_real_selector_list ")"  */
                                                        { nth(context, &(yyvsp[-4].part), (yyvsp[-3].nth)); }
    break;

  case 62: /* pseudo_class: ":dir(" IDENT ")"  */
                                                        { words(context, &(yyvsp[-2].part), &(yyvsp[-1].part)); }
    break;

  case 63: /* pseudo_class: ":lang(" languages ")"  */
                                                        { words(context, &(yyvsp[-2].part), &(yyvsp[-1].part)); }
    break;

  case 64: /* pseudo_class: ":state(" IDENT ")"  */
                                                        { words(context, &(yyvsp[-2].part), &(yyvsp[-1].part)); }
    break;

  case 65: /* pseudo_class: ":min-os-version(" VERSION_NUMBER ")"  */
                                                        { words(context, &(yyvsp[-2].part), &(yyvsp[-1].part)); }
    break;

  case 66: /* pseudo_class: ":device-model(" IDENT ")"  */
                                                        { words(context, &(yyvsp[-2].part), &(yyvsp[-1].part)); }
    break;

  case 67: /* pseudo_class: ":device-model(" STRING ")"  */
                                                        { words(context, &(yyvsp[-2].part), &(yyvsp[-1].part)); }
    break;

  case 68: /* pseudo_class: ":screen-width(" LENGTH_NUMBER ")"  */
                                                        { words(context, &(yyvsp[-2].part), &(yyvsp[-1].part)); }
    break;

  case 69: /* pseudo_class: ":active-view-transition-type(" transition_types ")"  */
                                                        { unsupported(context, NICSS_SELECTOR_PSEUDO_CLASS, &(yyvsp[-2].part)); }
    break;

  case 70: /* pseudo_class: ":host(" compound_selector ")"  */
                                                        { unsupported(context, NICSS_SELECTOR_PSEUDO_CLASS, &(yyvsp[-2].part)); }
    break;

  case 71: /* pseudo_element: PSEUDO_ELEMENT  */
                                                        { simple(context, NICSS_SELECTOR_PSEUDO_ELEMENT, &(yyvsp[0].part)); }
    break;

  case 72: /* pseudo_element: "::slotted(" compound_selector ")"  */
                                                        { unsupported(context, NICSS_SELECTOR_PSEUDO_ELEMENT, &(yyvsp[-2].part)); }
    break;

  case 73: /* pseudo_element: "::cue(" compound_selector_list ")"  */
                                                        { unsupported(context, NICSS_SELECTOR_PSEUDO_ELEMENT, &(yyvsp[-2].part)); }
    break;

  case 74: /* pseudo_element: "::highlight(" IDENT ")"  */
                                                        { unsupported(context, NICSS_SELECTOR_PSEUDO_ELEMENT, &(yyvsp[-2].part)); }
    break;

  case 75: /* $@1: %empty  */
                { begin_part(context, &(yyvsp[0].part)); }
    break;

  case 77: /* pseudo_element: "::picker(" KEYWORD ")"  */
                                                        { unsupported(context, NICSS_SELECTOR_PSEUDO_ELEMENT, &(yyvsp[-2].part)); }
    break;

  case 78: /* pseudo_element: "::scroll-button(" KEYWORD ")"  */
                                                        { unsupported(context, NICSS_SELECTOR_PSEUDO_ELEMENT, &(yyvsp[-2].part)); }
    break;

  case 79: /* pseudo_element: "::view-transition-group(" transition_name ")"  */
                                                        { unsupported(context, NICSS_SELECTOR_PSEUDO_ELEMENT, &(yyvsp[-2].part)); }
    break;

  case 86: /* parts: IDENT  */
                                                        { name_part(context, &(yyvsp[0].part)); }
    break;

  case 87: /* parts: parts IDENT  */
                                                        { name_part(context, &(yyvsp[0].part)); }
    break;

  case 96: /* an_plus_b: NTH_A SIGNED_INTEGER  */
                                                        { (yyval.nth).b = (yyvsp[0].nth).b; }
    break;

  case 97: /* an_plus_b: NTH_A "+" SIGNLESS_INTEGER  */
                                                        { (yyval.nth).b = (yyvsp[0].nth).b; }
    break;

  case 98: /* an_plus_b: NTH_A "-" SIGNLESS_INTEGER  */
                                                        { (yyval.nth).b = -(yyvsp[0].nth).b; }
    break;

  case 99: /* an_plus_b: NTH_A_MINUS SIGNLESS_INTEGER  */
                                                        { (yyval.nth).b = -(yyvsp[0].nth).b; }
    break;



        default: break;
      }
    if (yychar_backup != yychar)
      YY_LAC_DISCARD ("yychar change");
  }
  /* User semantic actions sometimes alter yychar, and that requires
     that yytoken be updated with the new translation.  We take the
     approach of translating immediately before every use of yytoken.
     One alternative is translating here after every semantic action,
     but that translation would be missed if the semantic action invokes
     YYABORT, YYACCEPT, or YYERROR immediately after altering yychar or
     if it invokes YYBACKUP.  In the case of YYABORT or YYACCEPT, an
     incorrect destructor might then be invoked immediately.  In the
     case of YYERROR or YYBACKUP, subsequent parser actions might lead
     to an incorrect destructor call or verbose syntax error message
     before the lookahead is translated.  */
  YY_SYMBOL_PRINT ("-> $$ =", YY_CAST (yysymbol_kind_t, yyr1[yyn]), &yyval, &yyloc);

  YYPOPSTACK (yylen);
  yylen = 0;

  *++yyvsp = yyval;

  /* Now 'shift' the result of the reduction.  Determine what state
     that goes to, based on the state we popped back to and the rule
     number reduced by.  */
  {
    const int yylhs = yyr1[yyn] - YYNTOKENS;
    const int yyi = yypgoto[yylhs] + *yyssp;
    yystate = (0 <= yyi && yyi <= YYLAST && yycheck[yyi] == *yyssp
               ? yytable[yyi]
               : yydefgoto[yylhs]);
  }

  goto yynewstate;


/*--------------------------------------.
| yyerrlab -- here on detecting error.  |
`--------------------------------------*/
yyerrlab:
  /* Make sure we have latest lookahead translation.  See comments at
     user semantic actions for why this is necessary.  */
  yytoken = yychar == NICSS_SELECTORS_EMPTY ? YYSYMBOL_YYEMPTY : YYTRANSLATE (yychar);
  /* If not already recovering from an error, report this error.  */
  if (!yyerrstatus)
    {
      ++yynerrs;
      {
        yypcontext_t yyctx
          = {yyssp, yyesa, &yyes, &yyes_capacity, yytoken};
        if (yychar != NICSS_SELECTORS_EMPTY)
          YY_LAC_ESTABLISH;
        if (yyreport_syntax_error (&yyctx, context) == 2)
          YYNOMEM;
      }
    }

  if (yyerrstatus == 3)
    {
      /* If just tried and failed to reuse lookahead token after an
         error, discard it.  */

      if (yychar <= END)
        {
          /* Return failure if at end of input.  */
          if (yychar == END)
            YYABORT;
        }
      else
        {
          yydestruct ("Error: discarding",
                      yytoken, &yylval, context);
          yychar = NICSS_SELECTORS_EMPTY;
        }
    }

  /* Else will try to reuse lookahead token after shifting the error
     token.  */
  goto yyerrlab1;


/*---------------------------------------------------.
| yyerrorlab -- error raised explicitly by YYERROR.  |
`---------------------------------------------------*/
yyerrorlab:
  /* Pacify compilers when the user code never invokes YYERROR and the
     label yyerrorlab therefore never appears in user code.  */
  if (0)
    YYERROR;
  ++yynerrs;

  /* Do not reclaim the symbols of the rule whose action triggered
     this YYERROR.  */
  YYPOPSTACK (yylen);
  yylen = 0;
  YY_STACK_PRINT (yyss, yyssp);
  yystate = *yyssp;
  goto yyerrlab1;


/*-------------------------------------------------------------.
| yyerrlab1 -- common code for both syntax error and YYERROR.  |
`-------------------------------------------------------------*/
yyerrlab1:
  yyerrstatus = 3;      /* Each real token shifted decrements this.  */

  /* Pop stack until we find a state that shifts the error token.  */
  for (;;)
    {
      yyn = yypact[yystate];
      if (!yypact_value_is_default (yyn))
        {
          yyn += YYSYMBOL_YYerror;
          if (0 <= yyn && yyn <= YYLAST && yycheck[yyn] == YYSYMBOL_YYerror)
            {
              yyn = yytable[yyn];
              if (0 < yyn)
                break;
            }
        }

      /* Pop the current state because it cannot handle the error token.  */
      if (yyssp == yyss)
        YYABORT;


      yydestruct ("Error: popping",
                  YY_ACCESSING_SYMBOL (yystate), yyvsp, context);
      YYPOPSTACK (1);
      yystate = *yyssp;
      YY_STACK_PRINT (yyss, yyssp);
    }

  /* If the stack popping above didn't lose the initial context for the
     current lookahead token, the shift below will for sure.  */
  YY_LAC_DISCARD ("error recovery");

  YY_IGNORE_MAYBE_UNINITIALIZED_BEGIN
  *++yyvsp = yylval;
  YY_IGNORE_MAYBE_UNINITIALIZED_END


  /* Shift the error token.  */
  YY_SYMBOL_PRINT ("Shifting", YY_ACCESSING_SYMBOL (yyn), yyvsp, yylsp);

  yystate = yyn;
  goto yynewstate;


/*-------------------------------------.
| yyacceptlab -- YYACCEPT comes here.  |
`-------------------------------------*/
yyacceptlab:
  yyresult = 0;
  goto yyreturnlab;


/*-----------------------------------.
| yyabortlab -- YYABORT comes here.  |
`-----------------------------------*/
yyabortlab:
  yyresult = 1;
  goto yyreturnlab;


/*-----------------------------------------------------------.
| yyexhaustedlab -- YYNOMEM (memory exhaustion) comes here.  |
`-----------------------------------------------------------*/
yyexhaustedlab:
  yyerror (context, YY_("memory exhausted"));
  yyresult = 2;
  goto yyreturnlab;


/*----------------------------------------------------------.
| yyreturnlab -- parsing is finished, clean up and return.  |
`----------------------------------------------------------*/
yyreturnlab:
  if (yychar != NICSS_SELECTORS_EMPTY)
    {
      /* Make sure we have latest lookahead translation.  See comments at
         user semantic actions for why this is necessary.  */
      yytoken = YYTRANSLATE (yychar);
      yydestruct ("Cleanup: discarding lookahead",
                  yytoken, &yylval, context);
    }
  /* Do not reclaim the symbols of the rule whose action triggered
     this YYABORT or YYACCEPT.  */
  YYPOPSTACK (yylen);
  YY_STACK_PRINT (yyss, yyssp);
  while (yyssp != yyss)
    {
      yydestruct ("Cleanup: popping",
                  YY_ACCESSING_SYMBOL (+*yyssp), yyvsp, context);
      YYPOPSTACK (1);
    }
#ifndef yyoverflow
  if (yyss != yyssa)
    YYSTACK_FREE (yyss);
#endif
  if (yyes != yyesa)
    YYSTACK_FREE (yyes);

  return yyresult;
}



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
