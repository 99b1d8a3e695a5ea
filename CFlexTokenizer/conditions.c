// Generated from Grammar/conditions.y by `make grammar`: change that file, not this one.
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
#define YYSTYPE         NICSS_CONDITIONS_STYPE
/* Substitute the variable and function names.  */
#define yyparse         nicss_conditions_parse
#define yylex           nicss_conditions_lex
#define yyerror         nicss_conditions_error
#define yydebug         nicss_conditions_debug
#define yynerrs         nicss_conditions_nerrs


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
#ifndef NICSS_CONDITIONS_DEBUG
# if defined YYDEBUG
#if YYDEBUG
#   define NICSS_CONDITIONS_DEBUG 1
#  else
#   define NICSS_CONDITIONS_DEBUG 0
#  endif
# else /* ! defined YYDEBUG */
#  define NICSS_CONDITIONS_DEBUG 0
# endif /* ! defined YYDEBUG */
#endif  /* ! defined NICSS_CONDITIONS_DEBUG */
#if NICSS_CONDITIONS_DEBUG
extern int nicss_conditions_debug;
#endif
/* "%code requires" blocks.  */

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


/* Token kinds.  */
#ifndef NICSS_CONDITIONS_TOKENTYPE
# define NICSS_CONDITIONS_TOKENTYPE
  enum nicss_conditions_tokentype
  {
    NICSS_CONDITIONS_EMPTY = -2,
    END = 0,                       /* END  */
    NICSS_CONDITIONS_error = 256,  /* error  */
    NICSS_CONDITIONS_UNDEF = 257,  /* "invalid token"  */
    INVALID = 258,                 /* INVALID  */
    START_MEDIA = 259,             /* START_MEDIA  */
    START_SUPPORTS = 260,          /* START_SUPPORTS  */
    START_IMPORT = 261,            /* START_IMPORT  */
    START_IF = 262,                /* START_IF  */
    START_IF_MEDIA = 263,          /* START_IF_MEDIA  */
    START_STYLE = 264,             /* START_STYLE  */
    START_CONTAINER = 265,         /* START_CONTAINER  */
    OPEN = 266,                    /* "("  */
    IDENT = 267,                   /* IDENT  */
    NUMBER = 268,                  /* NUMBER  */
    DIMENSION = 269,               /* DIMENSION  */
    FUNCTION = 270,                /* FUNCTION  */
    LESS = 271,                    /* LESS  */
    GREATER = 272,                 /* GREATER  */
    EQUAL = 273,                   /* EQUAL  */
    DECLARATION = 274,             /* DECLARATION  */
    SELECTOR = 275,                /* SELECTOR  */
    MEDIA_TEST = 276,              /* MEDIA_TEST  */
    SUPPORTS_TEST = 277,           /* SUPPORTS_TEST  */
    STYLE_TEST = 278,              /* STYLE_TEST  */
    RANGE = 279,                   /* RANGE  */
    CLOSE = 280,                   /* ")"  */
    COLON = 281,                   /* ":"  */
    SLASH = 282,                   /* "/"  */
    NOT = 283,                     /* "not"  */
    AND = 284,                     /* "and"  */
    OR = 285,                      /* "or"  */
    ONLY = 286,                    /* "only"  */
    LAYER = 287                    /* "layer"  */
  };
  typedef enum nicss_conditions_tokentype nicss_conditions_token_kind_t;
#endif

/* Value type.  */
#if ! defined NICSS_CONDITIONS_STYPE && ! defined NICSS_CONDITIONS_STYPE_IS_DECLARED
union NICSS_CONDITIONS_STYPE
{

    struct part part;
    uint32_t operands;


};
typedef union NICSS_CONDITIONS_STYPE NICSS_CONDITIONS_STYPE;
# define NICSS_CONDITIONS_STYPE_IS_TRIVIAL 1
# define NICSS_CONDITIONS_STYPE_IS_DECLARED 1
#endif




int nicss_conditions_parse (struct context *context);



/* Symbol kind.  */
enum yysymbol_kind_t
{
  YYSYMBOL_YYEMPTY = -2,
  YYSYMBOL_YYEOF = 0,                      /* END  */
  YYSYMBOL_YYerror = 1,                    /* error  */
  YYSYMBOL_YYUNDEF = 2,                    /* "invalid token"  */
  YYSYMBOL_INVALID = 3,                    /* INVALID  */
  YYSYMBOL_START_MEDIA = 4,                /* START_MEDIA  */
  YYSYMBOL_START_SUPPORTS = 5,             /* START_SUPPORTS  */
  YYSYMBOL_START_IMPORT = 6,               /* START_IMPORT  */
  YYSYMBOL_START_IF = 7,                   /* START_IF  */
  YYSYMBOL_START_IF_MEDIA = 8,             /* START_IF_MEDIA  */
  YYSYMBOL_START_STYLE = 9,                /* START_STYLE  */
  YYSYMBOL_START_CONTAINER = 10,           /* START_CONTAINER  */
  YYSYMBOL_OPEN = 11,                      /* "("  */
  YYSYMBOL_IDENT = 12,                     /* IDENT  */
  YYSYMBOL_NUMBER = 13,                    /* NUMBER  */
  YYSYMBOL_DIMENSION = 14,                 /* DIMENSION  */
  YYSYMBOL_FUNCTION = 15,                  /* FUNCTION  */
  YYSYMBOL_LESS = 16,                      /* LESS  */
  YYSYMBOL_GREATER = 17,                   /* GREATER  */
  YYSYMBOL_EQUAL = 18,                     /* EQUAL  */
  YYSYMBOL_DECLARATION = 19,               /* DECLARATION  */
  YYSYMBOL_SELECTOR = 20,                  /* SELECTOR  */
  YYSYMBOL_MEDIA_TEST = 21,                /* MEDIA_TEST  */
  YYSYMBOL_SUPPORTS_TEST = 22,             /* SUPPORTS_TEST  */
  YYSYMBOL_STYLE_TEST = 23,                /* STYLE_TEST  */
  YYSYMBOL_RANGE = 24,                     /* RANGE  */
  YYSYMBOL_CLOSE = 25,                     /* ")"  */
  YYSYMBOL_COLON = 26,                     /* ":"  */
  YYSYMBOL_SLASH = 27,                     /* "/"  */
  YYSYMBOL_NOT = 28,                       /* "not"  */
  YYSYMBOL_AND = 29,                       /* "and"  */
  YYSYMBOL_OR = 30,                        /* "or"  */
  YYSYMBOL_ONLY = 31,                      /* "only"  */
  YYSYMBOL_LAYER = 32,                     /* "layer"  */
  YYSYMBOL_YYACCEPT = 33,                  /* $accept  */
  YYSYMBOL_input = 34,                     /* input  */
  YYSYMBOL_media_query = 35,               /* media_query  */
  YYSYMBOL_media_type_condition = 36,      /* media_type_condition  */
  YYSYMBOL_media_type = 37,                /* media_type  */
  YYSYMBOL_media_condition = 38,           /* media_condition  */
  YYSYMBOL_media_condition_without_or = 39, /* media_condition_without_or  */
  YYSYMBOL_media_not = 40,                 /* media_not  */
  YYSYMBOL_media_and = 41,                 /* media_and  */
  YYSYMBOL_media_or = 42,                  /* media_or  */
  YYSYMBOL_media_in_parens = 43,           /* media_in_parens  */
  YYSYMBOL_media_feature = 44,             /* media_feature  */
  YYSYMBOL_media_above = 45,               /* media_above  */
  YYSYMBOL_media_below = 46,               /* media_below  */
  YYSYMBOL_comparison = 47,                /* comparison  */
  YYSYMBOL_media_value = 48,               /* media_value  */
  YYSYMBOL_media_bound = 49,               /* media_bound  */
  YYSYMBOL_media_ratio_side = 50,          /* media_ratio_side  */
  YYSYMBOL_supports_condition = 51,        /* supports_condition  */
  YYSYMBOL_supports_and = 52,              /* supports_and  */
  YYSYMBOL_supports_or = 53,               /* supports_or  */
  YYSYMBOL_supports_in_parens = 54,        /* supports_in_parens  */
  YYSYMBOL_if_condition = 55,              /* if_condition  */
  YYSYMBOL_if_and = 56,                    /* if_and  */
  YYSYMBOL_if_or = 57,                     /* if_or  */
  YYSYMBOL_if_in_parens = 58,              /* if_in_parens  */
  YYSYMBOL_style_condition = 59,           /* style_condition  */
  YYSYMBOL_style_and = 60,                 /* style_and  */
  YYSYMBOL_style_or = 61,                  /* style_or  */
  YYSYMBOL_style_in_parens = 62,           /* style_in_parens  */
  YYSYMBOL_style_feature = 63,             /* style_feature  */
  YYSYMBOL_container_query = 64,           /* container_query  */
  YYSYMBOL_container_name = 65,            /* container_name  */
  YYSYMBOL_container_condition = 66,       /* container_condition  */
  YYSYMBOL_container_and = 67,             /* container_and  */
  YYSYMBOL_container_or = 68,              /* container_or  */
  YYSYMBOL_container_in_parens = 69,       /* container_in_parens  */
  YYSYMBOL_general_enclosed = 70,          /* general_enclosed  */
  YYSYMBOL_reserved = 71                   /* reserved  */
};
typedef enum yysymbol_kind_t yysymbol_kind_t;



/* Unqualified %code blocks.  */

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
         || (defined NICSS_CONDITIONS_STYPE_IS_TRIVIAL && NICSS_CONDITIONS_STYPE_IS_TRIVIAL)))

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
#define YYFINAL  77
/* YYLAST -- Last index in YYTABLE.  */
#define YYLAST   246

/* YYNTOKENS -- Number of terminals.  */
#define YYNTOKENS  33
/* YYNNTS -- Number of nonterminals.  */
#define YYNNTS  39
/* YYNRULES -- Number of rules.  */
#define YYNRULES  112
/* YYNSTATES -- Number of states.  */
#define YYNSTATES  175

/* YYMAXUTOK -- Last valid token kind.  */
#define YYMAXUTOK   287


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
      25,    26,    27,    28,    29,    30,    31,    32
};

#if NICSS_CONDITIONS_DEBUG
/* YYRLINE[YYN] -- Source line where rule number YYN was defined.  */
static const yytype_int16 yyrline[] =
{
       0,   107,   107,   108,   109,   110,   111,   112,   113,   114,
     115,   116,   121,   122,   123,   124,   127,   128,   132,   135,
     136,   137,   138,   141,   142,   143,   146,   149,   150,   153,
     154,   157,   158,   159,   162,   163,   164,   165,   166,   167,
     168,   169,   173,   176,   179,   180,   181,   184,   185,   189,
     190,   191,   192,   195,   196,   201,   202,   203,   204,   207,
     209,   212,   214,   217,   218,   219,   220,   225,   226,   227,
     228,   231,   232,   235,   236,   239,   240,   241,   242,   243,
     248,   249,   250,   251,   254,   255,   258,   259,   262,   263,
     264,   267,   268,   269,   274,   275,   276,   279,   282,   283,
     284,   285,   288,   290,   294,   296,   299,   300,   301,   302,
     307,   308,   311
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
  "END", "error", "invalid token", "INVALID", "START_MEDIA",
  "START_SUPPORTS", "START_IMPORT", "START_IF", "START_IF_MEDIA",
  "START_STYLE", "START_CONTAINER", "(", "IDENT", "NUMBER", "DIMENSION",
  "FUNCTION", "LESS", "GREATER", "EQUAL", "DECLARATION", "SELECTOR",
  "MEDIA_TEST", "SUPPORTS_TEST", "STYLE_TEST", "RANGE", ")", ":", "/",
  "not", "and", "or", "only", "layer", "$accept", "input", "media_query",
  "media_type_condition", "media_type", "media_condition",
  "media_condition_without_or", "media_not", "media_and", "media_or",
  "media_in_parens", "media_feature", "media_above", "media_below",
  "comparison", "media_value", "media_bound", "media_ratio_side",
  "supports_condition", "supports_and", "supports_or",
  "supports_in_parens", "if_condition", "if_and", "if_or", "if_in_parens",
  "style_condition", "style_and", "style_or", "style_in_parens",
  "style_feature", "container_query", "container_name",
  "container_condition", "container_and", "container_or",
  "container_in_parens", "general_enclosed", "reserved", YY_NULLPTR
  };
  return yy_sname[yysymbol];
}
#endif

#define YYPACT_NINF (-42)

#define yypact_value_is_default(Yyn) \
  ((Yyn) == YYPACT_NINF)

#define YYTABLE_NINF (-55)

#define yytable_value_is_error(Yyn) \
  0

/* YYPACT[STATE-NUM] -- Index in YYTABLE of the portion describing
   STATE-NUM.  */
static const yytype_int16 yypact[] =
{
     199,    31,   153,   117,   133,   138,   148,     0,     8,    37,
     -42,   -42,    95,    15,   -42,   -42,     4,   -42,   -42,    18,
       5,   150,   -42,    30,    94,   -42,   182,   -42,    32,    28,
     189,   -42,   -42,   -42,   118,   -42,   -42,   -42,   163,   -42,
      67,    36,   191,   -42,   174,    47,   -42,   171,    29,   -42,
     -42,   105,   110,    72,    84,   119,   -42,   -42,   -42,    97,
     -42,   106,   112,   193,   -42,   -42,     6,   -42,   -42,    45,
     -42,   147,   -42,   128,   141,   195,   -42,   -42,   -42,   152,
     176,   -42,   -42,   -42,    26,    29,    29,    29,    29,   -42,
     201,   202,   -42,   182,   182,   182,   182,   203,   -42,   163,
     163,   163,   163,   -42,   -42,   -42,   198,   198,   181,   181,
     187,   217,   218,     1,   206,   207,   -42,    97,    97,    97,
      97,   208,   209,   -42,   -42,    45,    45,    45,    45,   -42,
     -42,   -42,   -42,    18,   210,   -42,   -42,   -42,   -42,   -42,
     -42,   -42,   -42,   -42,   -42,   -42,   -42,   -42,   -42,   -42,
     -42,   211,   -42,   -42,   -42,   -42,   -42,   -42,   -42,   -42,
     -42,   -42,   -42,   -42,   -42,   -42,   -42,   -42,   -42,   -42,
     -42,   -42,   -42,   -42,   -42
};

/* YYDEFACT[STATE-NUM] -- Default reduction number in state STATE-NUM.
   Performed when YYTABLE does not specify something else to do.  Zero
   means the default is an error.  */
static const yytype_int8 yydefact[] =
{
       0,     0,     0,     0,     0,     0,     0,     0,     0,     0,
      18,   110,     0,     0,     2,    13,    16,    12,    19,    21,
      22,    20,    33,     0,     0,    65,     0,     3,    57,    58,
      56,    66,     5,     4,     0,    76,    77,    78,     0,     6,
      69,    70,    68,    79,    34,    49,    50,   110,     0,     7,
       8,    38,    39,     0,     0,     0,    91,    92,    93,     0,
       9,    82,    83,    81,    10,    90,     0,    97,   108,     0,
      11,    94,    95,   100,   101,    99,   109,     1,   112,     0,
       0,    15,    26,    14,     0,     0,     0,     0,     0,   111,
       0,     0,    55,     0,     0,     0,     0,     0,    67,     0,
       0,     0,     0,    44,    45,    46,     0,     0,     0,     0,
       0,     0,     0,     0,     0,     0,    80,     0,     0,     0,
       0,     0,     0,    98,    96,     0,     0,     0,     0,    31,
      32,    17,    23,    25,    24,    28,    30,    27,    29,    64,
      63,    60,    62,    59,    61,    75,    72,    74,    71,    73,
      47,    51,    35,    48,    36,    40,    41,    42,    43,    37,
      53,    54,    52,    88,    89,    85,    87,    84,    86,   107,
     106,   103,   105,   102,   104
};

/* YYPGOTO[NTERM-NUM].  */
static const yytype_int16 yypgoto[] =
{
     -42,   -42,   -42,   170,   -42,   160,   -42,   151,   156,   -42,
      -9,    -3,   -42,   -42,   -42,   129,   108,   124,     7,   -42,
     -42,   -13,   212,   -42,   -42,   -29,   186,   -42,   -42,   -33,
     188,   -42,   -42,   -41,   -42,   -42,   -24,    -2,   -42
};

/* YYDEFGOTO[NTERM-NUM].  */
static const yytype_uint8 yydefgoto[] =
{
       0,     8,    14,    15,    16,    17,   131,    18,    19,    20,
      21,    50,    51,    52,   107,   152,    53,    54,    27,    28,
      29,    30,    39,    40,    41,    42,    60,    61,    62,    63,
      64,    70,    71,    72,    73,    74,    75,    22,    23
};

/* YYTABLE[YYPACT[STATE-NUM]] -- What to do in state STATE-NUM.  If
   positive, shift that token.  If negative, reduce the rule whose
   number is the opposite.  If YYTABLE_NINF, syntax error.  */
static const yytype_int16 yytable[] =
{
      31,    31,    43,    82,    65,    76,    80,    78,    77,    98,
      33,    66,    67,    92,   160,    11,   161,    66,    44,    45,
      46,    47,    31,    68,    31,   122,   116,    10,    69,    68,
     124,    91,    43,    84,    69,    86,    43,     9,    78,    82,
       9,    11,     9,    10,    11,   123,    11,    85,     9,    44,
      45,    46,    47,    65,    48,    89,    66,    65,    94,    12,
      11,    93,    13,   121,    76,    48,   100,    76,    68,    76,
     146,   147,   148,   149,   -53,   134,   135,   136,   137,   138,
     141,   142,   143,   144,   165,   166,   167,   168,   110,   111,
     112,    31,    31,    31,    31,    78,    99,    43,    43,    43,
      43,   171,   172,   173,   174,    24,     9,    10,    55,    11,
      11,   113,    11,    90,    25,    65,    65,    65,    65,    78,
      78,   108,    26,    76,    76,    76,    76,   109,    24,    34,
      55,    56,    11,    11,    11,   117,    32,    25,    57,    35,
      36,    37,   118,    58,    34,    26,    38,    59,    11,     9,
      44,    45,    46,    47,    35,    36,    37,   125,    66,    55,
      56,    38,    11,    11,    24,    49,    48,    57,    11,    79,
      68,   126,    58,    25,    34,    69,    59,   129,    11,    87,
      88,    26,    81,    83,    35,    36,    37,   -51,   -51,   -51,
     103,   104,   105,    24,    45,    46,   151,    11,   -54,   157,
     106,   130,    25,     1,     2,     3,     4,     5,     6,     7,
     150,    45,    46,   151,   153,   153,   155,   156,    95,    96,
     101,   102,   119,   120,   127,   128,   139,   140,   145,   158,
     159,   163,   164,   169,   170,   132,   154,   162,   -54,    87,
     133,   114,     0,   115,     0,     0,    97
};

static const yytype_int16 yycheck[] =
{
       2,     3,     4,    12,     6,     7,     9,     1,     0,    38,
       3,    11,    12,    26,    13,    15,    15,    11,    12,    13,
      14,    15,    24,    23,    26,    66,    59,    12,    28,    23,
      71,    24,    34,    29,    28,    30,    38,    11,     1,    48,
      11,    15,    11,    12,    15,    69,    15,    29,    11,    12,
      13,    14,    15,    55,    28,    25,    11,    59,    30,    28,
      15,    29,    31,    66,    66,    28,    30,    69,    23,    71,
      99,   100,   101,   102,    27,    84,    85,    86,    87,    88,
      93,    94,    95,    96,   117,   118,   119,   120,    16,    17,
      18,    93,    94,    95,    96,     1,    29,    99,   100,   101,
     102,   125,   126,   127,   128,    11,    11,    12,    11,    15,
      15,    27,    15,    19,    20,   117,   118,   119,   120,     1,
       1,    16,    28,   125,   126,   127,   128,    17,    11,    11,
      11,    12,    15,    15,    15,    29,    19,    20,    19,    21,
      22,    23,    30,    24,    11,    28,    28,    28,    15,    11,
      12,    13,    14,    15,    21,    22,    23,    29,    11,    11,
      12,    28,    15,    15,    11,     5,    28,    19,    15,     9,
      23,    30,    24,    20,    11,    28,    28,    25,    15,    29,
      30,    28,    12,    13,    21,    22,    23,    16,    17,    18,
      16,    17,    18,    11,    13,    14,    15,    15,    27,    12,
      26,    25,    20,     4,     5,     6,     7,     8,     9,    10,
      12,    13,    14,    15,   106,   107,   108,   109,    29,    30,
      29,    30,    29,    30,    29,    30,    25,    25,    25,    12,
      12,    25,    25,    25,    25,    84,   107,   113,    27,    29,
      84,    55,    -1,    55,    -1,    -1,    34
};

/* YYSTOS[STATE-NUM] -- The symbol kind of the accessing symbol of
   state STATE-NUM.  */
static const yytype_int8 yystos[] =
{
       0,     4,     5,     6,     7,     8,     9,    10,    34,    11,
      12,    15,    28,    31,    35,    36,    37,    38,    40,    41,
      42,    43,    70,    71,    11,    20,    28,    51,    52,    53,
      54,    70,    19,    51,    11,    21,    22,    23,    28,    55,
      56,    57,    58,    70,    12,    13,    14,    15,    28,    38,
      44,    45,    46,    49,    50,    11,    12,    19,    24,    28,
      59,    60,    61,    62,    63,    70,    11,    12,    23,    28,
      64,    65,    66,    67,    68,    69,    70,     0,     1,    38,
      44,    36,    43,    36,    29,    29,    30,    29,    30,    25,
      19,    51,    54,    29,    30,    29,    30,    55,    58,    29,
      30,    29,    30,    16,    17,    18,    26,    47,    16,    17,
      16,    17,    18,    27,    59,    63,    62,    29,    30,    29,
      30,    44,    66,    69,    66,    29,    30,    29,    30,    25,
      25,    39,    40,    41,    43,    43,    43,    43,    43,    25,
      25,    54,    54,    54,    54,    25,    58,    58,    58,    58,
      12,    15,    48,    49,    48,    49,    49,    12,    12,    12,
      13,    15,    50,    25,    25,    62,    62,    62,    62,    25,
      25,    69,    69,    69,    69
};

/* YYR1[RULE-NUM] -- Symbol kind of the left-hand side of rule RULE-NUM.  */
static const yytype_int8 yyr1[] =
{
       0,    33,    34,    34,    34,    34,    34,    34,    34,    34,
      34,    34,    35,    35,    35,    35,    36,    36,    37,    38,
      38,    38,    38,    39,    39,    39,    40,    41,    41,    42,
      42,    43,    43,    43,    44,    44,    44,    44,    44,    44,
      44,    44,    45,    46,    47,    47,    47,    48,    48,    49,
      49,    49,    49,    50,    50,    51,    51,    51,    51,    52,
      52,    53,    53,    54,    54,    54,    54,    55,    55,    55,
      55,    56,    56,    57,    57,    58,    58,    58,    58,    58,
      59,    59,    59,    59,    60,    60,    61,    61,    62,    62,
      62,    63,    63,    63,    64,    64,    64,    65,    66,    66,
      66,    66,    67,    67,    68,    68,    69,    69,    69,    69,
      70,    70,    71
};

/* YYR2[RULE-NUM] -- Number of symbols on the right-hand side of rule RULE-NUM.  */
static const yytype_int8 yyr2[] =
{
       0,     2,     2,     2,     2,     2,     2,     2,     2,     2,
       2,     2,     1,     1,     2,     2,     1,     3,     1,     1,
       1,     1,     1,     1,     1,     1,     2,     3,     3,     3,
       3,     3,     3,     1,     1,     3,     3,     3,     1,     1,
       3,     3,     3,     3,     1,     1,     1,     1,     1,     1,
       1,     1,     3,     1,     1,     2,     1,     1,     1,     3,
       3,     3,     3,     3,     3,     1,     1,     2,     1,     1,
       1,     3,     3,     3,     3,     3,     1,     1,     1,     1,
       2,     1,     1,     1,     3,     3,     3,     3,     3,     3,
       1,     1,     1,     1,     1,     1,     2,     1,     2,     1,
       1,     1,     3,     3,     3,     3,     3,     3,     1,     1,
       1,     2,     2
};


enum { YYENOMEM = -2 };

#define yyerrok         (yyerrstatus = 0)
#define yyclearin       (yychar = NICSS_CONDITIONS_EMPTY)

#define YYACCEPT        goto yyacceptlab
#define YYABORT         goto yyabortlab
#define YYERROR         goto yyerrorlab
#define YYNOMEM         goto yyexhaustedlab


#define YYRECOVERING()  (!!yyerrstatus)

#define YYBACKUP(Token, Value)                                    \
  do                                                              \
    if (yychar == NICSS_CONDITIONS_EMPTY)                                        \
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
   Use NICSS_CONDITIONS_error or NICSS_CONDITIONS_UNDEF. */
#define YYERRCODE NICSS_CONDITIONS_UNDEF


/* Enable debugging if requested.  */
#if NICSS_CONDITIONS_DEBUG

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
#else /* !NICSS_CONDITIONS_DEBUG */
# define YYDPRINTF(Args) ((void) 0)
# define YY_SYMBOL_PRINT(Title, Kind, Value, Location)
# define YY_STACK_PRINT(Bottom, Top)
# define YY_REDUCE_PRINT(Rule)
#endif /* !NICSS_CONDITIONS_DEBUG */


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
#if NICSS_CONDITIONS_DEBUG
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
#if NICSS_CONDITIONS_DEBUG
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
#if NICSS_CONDITIONS_DEBUG
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

  yychar = NICSS_CONDITIONS_EMPTY; /* Cause a token to be read.  */


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
  if (yychar == NICSS_CONDITIONS_EMPTY)
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
  else if (yychar == NICSS_CONDITIONS_error)
    {
      /* The scanner already issued an error message, process directly
         to error recovery.  But do not keep the error token as
         lookahead, it is too special and may lead us to an endless
         loop in error recovery. */
      yychar = NICSS_CONDITIONS_UNDEF;
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
  yychar = NICSS_CONDITIONS_EMPTY;
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
  case 5: /* input: START_IMPORT DECLARATION  */
                                            { operand(context, NICSS_CONDITION_DECLARATION, &(yyvsp[0].part)); }
    break;

  case 15: /* media_query: "not" media_type_condition  */
                                            { operator(context, NICSS_CONDITION_NOT, 1); }
    break;

  case 17: /* media_type_condition: media_type "and" media_condition_without_or  */
                                            { operator(context, NICSS_CONDITION_AND, 1 + (yyvsp[0].operands)); }
    break;

  case 18: /* media_type: IDENT  */
                                            { operand(context, NICSS_CONDITION_TYPE, &(yyvsp[0].part)); }
    break;

  case 21: /* media_condition: media_and  */
                                            { operator(context, NICSS_CONDITION_AND, (yyvsp[0].operands)); }
    break;

  case 22: /* media_condition: media_or  */
                                            { operator(context, NICSS_CONDITION_OR, (yyvsp[0].operands)); }
    break;

  case 23: /* media_condition_without_or: media_not  */
                                            { (yyval.operands) = 1; }
    break;

  case 24: /* media_condition_without_or: media_in_parens  */
                                            { (yyval.operands) = 1; }
    break;

  case 26: /* media_not: "not" media_in_parens  */
                                            { operator(context, NICSS_CONDITION_NOT, 1); }
    break;

  case 27: /* media_and: media_in_parens "and" media_in_parens  */
                                            { (yyval.operands) = 2; }
    break;

  case 28: /* media_and: media_and "and" media_in_parens  */
                                            { (yyval.operands) = (yyvsp[-2].operands) + 1; }
    break;

  case 29: /* media_or: media_in_parens "or" media_in_parens  */
                                            { (yyval.operands) = 2; }
    break;

  case 30: /* media_or: media_or "or" media_in_parens  */
                                            { (yyval.operands) = (yyvsp[-2].operands) + 1; }
    break;

  case 34: /* media_feature: IDENT  */
                                            { operand(context, NICSS_CONDITION_FEATURE, &(yyvsp[0].part)); }
    break;

  case 35: /* media_feature: IDENT ":" media_value  */
                                            { compare(context, &(yyvsp[-2].part), NICSS_COMPARISON_PLAIN, &(yyvsp[0].part)); }
    break;

  case 36: /* media_feature: IDENT comparison media_value  */
                                            { compare(context, &(yyvsp[-2].part), (yyvsp[-1].part).comparison, &(yyvsp[0].part)); }
    break;

  case 37: /* media_feature: media_bound EQUAL IDENT  */
                                            { compare(context, &(yyvsp[0].part), (yyvsp[-1].part).comparison, &(yyvsp[-2].part)); }
    break;

  case 40: /* media_feature: media_above LESS media_bound  */
                                            { both(context, &(yyvsp[-2].part), (yyvsp[-1].part).comparison, &(yyvsp[0].part)); }
    break;

  case 41: /* media_feature: media_below GREATER media_bound  */
                                            { both(context, &(yyvsp[-2].part), (yyvsp[-1].part).comparison, &(yyvsp[0].part)); }
    break;

  case 42: /* media_above: media_bound LESS IDENT  */
                                            { compare(context, &(yyvsp[0].part), reversed((yyvsp[-1].part).comparison), &(yyvsp[-2].part)); (yyval.part) = (yyvsp[0].part); }
    break;

  case 43: /* media_below: media_bound GREATER IDENT  */
                                            { compare(context, &(yyvsp[0].part), reversed((yyvsp[-1].part).comparison), &(yyvsp[-2].part)); (yyval.part) = (yyvsp[0].part); }
    break;

  case 52: /* media_bound: media_ratio_side "/" media_ratio_side  */
                                            { (yyval.part).end = (yyvsp[0].part).end; }
    break;

  case 55: /* supports_condition: "not" supports_in_parens  */
                                            { operator(context, NICSS_CONDITION_NOT, 1); }
    break;

  case 57: /* supports_condition: supports_and  */
                                            { operator(context, NICSS_CONDITION_AND, (yyvsp[0].operands)); }
    break;

  case 58: /* supports_condition: supports_or  */
                                            { operator(context, NICSS_CONDITION_OR, (yyvsp[0].operands)); }
    break;

  case 59: /* supports_and: supports_in_parens "and" supports_in_parens  */
                                            { (yyval.operands) = 2; }
    break;

  case 60: /* supports_and: supports_and "and" supports_in_parens  */
                                            { (yyval.operands) = (yyvsp[-2].operands) + 1; }
    break;

  case 61: /* supports_or: supports_in_parens "or" supports_in_parens  */
                                            { (yyval.operands) = 2; }
    break;

  case 62: /* supports_or: supports_or "or" supports_in_parens  */
                                            { (yyval.operands) = (yyvsp[-2].operands) + 1; }
    break;

  case 64: /* supports_in_parens: "(" DECLARATION ")"  */
                                            { operand(context, NICSS_CONDITION_DECLARATION, &(yyvsp[-1].part)); }
    break;

  case 65: /* supports_in_parens: SELECTOR  */
                                            { operand(context, NICSS_CONDITION_SELECTOR, &(yyvsp[0].part)); }
    break;

  case 67: /* if_condition: "not" if_in_parens  */
                                            { operator(context, NICSS_CONDITION_NOT, 1); }
    break;

  case 69: /* if_condition: if_and  */
                                            { operator(context, NICSS_CONDITION_AND, (yyvsp[0].operands)); }
    break;

  case 70: /* if_condition: if_or  */
                                            { operator(context, NICSS_CONDITION_OR, (yyvsp[0].operands)); }
    break;

  case 71: /* if_and: if_in_parens "and" if_in_parens  */
                                            { (yyval.operands) = 2; }
    break;

  case 72: /* if_and: if_and "and" if_in_parens  */
                                            { (yyval.operands) = (yyvsp[-2].operands) + 1; }
    break;

  case 73: /* if_or: if_in_parens "or" if_in_parens  */
                                            { (yyval.operands) = 2; }
    break;

  case 74: /* if_or: if_or "or" if_in_parens  */
                                            { (yyval.operands) = (yyvsp[-2].operands) + 1; }
    break;

  case 76: /* if_in_parens: MEDIA_TEST  */
                                            { operand(context, NICSS_CONDITION_MEDIA, &(yyvsp[0].part)); }
    break;

  case 77: /* if_in_parens: SUPPORTS_TEST  */
                                            { operand(context, NICSS_CONDITION_SUPPORTS, &(yyvsp[0].part)); }
    break;

  case 78: /* if_in_parens: STYLE_TEST  */
                                            { operand(context, NICSS_CONDITION_STYLE, &(yyvsp[0].part)); }
    break;

  case 80: /* style_condition: "not" style_in_parens  */
                                            { operator(context, NICSS_CONDITION_NOT, 1); }
    break;

  case 82: /* style_condition: style_and  */
                                            { operator(context, NICSS_CONDITION_AND, (yyvsp[0].operands)); }
    break;

  case 83: /* style_condition: style_or  */
                                            { operator(context, NICSS_CONDITION_OR, (yyvsp[0].operands)); }
    break;

  case 84: /* style_and: style_in_parens "and" style_in_parens  */
                                            { (yyval.operands) = 2; }
    break;

  case 85: /* style_and: style_and "and" style_in_parens  */
                                            { (yyval.operands) = (yyvsp[-2].operands) + 1; }
    break;

  case 86: /* style_or: style_in_parens "or" style_in_parens  */
                                            { (yyval.operands) = 2; }
    break;

  case 87: /* style_or: style_or "or" style_in_parens  */
                                            { (yyval.operands) = (yyvsp[-2].operands) + 1; }
    break;

  case 91: /* style_feature: IDENT  */
                                            { operand(context, NICSS_CONDITION_FEATURE, &(yyvsp[0].part)); }
    break;

  case 92: /* style_feature: DECLARATION  */
                                            { operand(context, NICSS_CONDITION_DECLARATION, &(yyvsp[0].part)); }
    break;

  case 93: /* style_feature: RANGE  */
                                            { operand(context, NICSS_CONDITION_RANGE, &(yyvsp[0].part)); }
    break;

  case 97: /* container_name: IDENT  */
                                            { operand(context, NICSS_CONDITION_TYPE, &(yyvsp[0].part)); }
    break;

  case 98: /* container_condition: "not" container_in_parens  */
                                            { operator(context, NICSS_CONDITION_NOT, 1); }
    break;

  case 100: /* container_condition: container_and  */
                                            { operator(context, NICSS_CONDITION_AND, (yyvsp[0].operands)); }
    break;

  case 101: /* container_condition: container_or  */
                                            { operator(context, NICSS_CONDITION_OR, (yyvsp[0].operands)); }
    break;

  case 102: /* container_and: container_in_parens "and" container_in_parens  */
                                            { (yyval.operands) = 2; }
    break;

  case 103: /* container_and: container_and "and" container_in_parens  */
                                            { (yyval.operands) = (yyvsp[-2].operands) + 1; }
    break;

  case 104: /* container_or: container_in_parens "or" container_in_parens  */
                                            { (yyval.operands) = 2; }
    break;

  case 105: /* container_or: container_or "or" container_in_parens  */
                                            { (yyval.operands) = (yyvsp[-2].operands) + 1; }
    break;

  case 108: /* container_in_parens: STYLE_TEST  */
                                            { operand(context, NICSS_CONDITION_STYLE, &(yyvsp[0].part)); }
    break;

  case 110: /* general_enclosed: FUNCTION  */
                                            { operand(context, NICSS_CONDITION_UNKNOWN, &(yyvsp[0].part)); }
    break;

  case 111: /* general_enclosed: reserved ")"  */
                                            { operand(context, NICSS_CONDITION_UNKNOWN, &(yyvsp[-1].part)); }
    break;

  case 112: /* reserved: "(" error  */
        {
            if (context->failed)
                YYABORT;
            context->count = (yyvsp[-1].part).row;
            yyclearin;
            yyerrok;
        }
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
  yytoken = yychar == NICSS_CONDITIONS_EMPTY ? YYSYMBOL_YYEMPTY : YYTRANSLATE (yychar);
  /* If not already recovering from an error, report this error.  */
  if (!yyerrstatus)
    {
      ++yynerrs;
      {
        yypcontext_t yyctx
          = {yyssp, yyesa, &yyes, &yyes_capacity, yytoken};
        if (yychar != NICSS_CONDITIONS_EMPTY)
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
          yychar = NICSS_CONDITIONS_EMPTY;
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
  if (yychar != NICSS_CONDITIONS_EMPTY)
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
