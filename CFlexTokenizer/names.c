#include "names.h"

nicss_name nicss_name_of(const uint8_t *text, const nicss_token *token) {
    nicss_name name = {text + token[0].start, text + token[1].start};
    if (token->kind == NICSS_TOKEN_FUNCTION)
        name.end--;
    else if (token->kind == NICSS_TOKEN_HASH || token->kind == NICSS_TOKEN_AT_KEYWORD)
        name.at++;
    else if (token->kind == NICSS_TOKEN_DIMENSION)
        name.at = text + token->link;
    return name;
}

static int hex_digit(uint8_t byte) {
    if (byte >= '0' && byte <= '9') return byte - '0';
    uint8_t letter = byte | 0x20;
    return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

static uint32_t fold(uint32_t character) {
    return character >= 'A' && character <= 'Z' ? character + ('a' - 'A') : character;
}

/// Reads the rest of an escape after its backslash.
static uint32_t escape(nicss_name *name) {
    if (name->at == name->end) return 0xFFFD;
    if (hex_digit(*name->at) < 0) return *name->at++;
    uint32_t value = 0;
    for (int digits = 0; digits < 6 && name->at < name->end && hex_digit(*name->at) >= 0; digits++)
        value = value * 16 + (uint32_t)hex_digit(*name->at++);
    if (name->at < name->end) {
        uint8_t space = *name->at;
        if (space == ' ' || space == '\t' || space == '\n' || space == '\f' || space == '\r') name->at++;
        if (space == '\r' && name->at < name->end && *name->at == '\n') name->at++;
    }
    return value == 0 ? 0xFFFD : value;
}

uint32_t nicss_name_next(nicss_name *name) {
    if (name->at == name->end) return 0;
    uint8_t byte = *name->at++;
    return fold(byte == '\\' ? escape(name) : byte);
}

size_t nicss_name_fold(nicss_name name, char *buffer, size_t capacity) {
    size_t length = 0;
    for (uint32_t character; (character = nicss_name_next(&name)) != 0; length++) {
        if (character >= 0x80 || length == capacity) return 0;
        buffer[length] = (char)character;
    }
    return length;
}

/// Writes a code point in UTF-8 and returns the number of bytes.
static size_t encode(uint32_t code_point, uint8_t bytes[4]) {
    if (code_point > 0x10FFFF || (code_point >= 0xD800 && code_point < 0xE000)) code_point = 0xFFFD;
    if (code_point < 0x80) {
        bytes[0] = (uint8_t)code_point;
        return 1;
    }
    size_t length = code_point < 0x800 ? 2 : code_point < 0x10000 ? 3 : 4;
    for (size_t index = length; index-- > 1; code_point >>= 6) bytes[index] = 0x80 | (code_point & 0x3F);
    bytes[0] = (uint8_t)(0xF00 >> length | code_point);
    return length;
}

bool nicss_name_equals(nicss_name name, const char *text) {
    while (name.at < name.end) {
        if (*name.at != '\\') {
            if (*name.at++ != (uint8_t)*text++) return false;
            continue;
        }
        name.at++;
        bool is_number = name.at < name.end && hex_digit(*name.at) >= 0;
        uint32_t character = escape(&name);
        // Of an escaped character outside ASCII, `escape` reads the first byte.
        uint8_t bytes[4] = {(uint8_t)character};
        size_t length = is_number || character == 0xFFFD ? encode(character, bytes) : 1;
        for (size_t index = 0; index < length; index++)
            if (bytes[index] != (uint8_t)*text++) return false;
    }
    return *text == 0;
}

bool nicss_name_is(nicss_name name, const char *word) {
    for (; *word; word++)
        if (nicss_name_next(&name) != (uint8_t)*word) return false;
    return name.at == name.end;
}
