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
    if (hex_digit(*name->at) < 0) return fold(*name->at++);
    uint32_t value = 0;
    for (int digits = 0; digits < 6 && name->at < name->end && hex_digit(*name->at) >= 0; digits++)
        value = value * 16 + (uint32_t)hex_digit(*name->at++);
    if (name->at < name->end) {
        uint8_t space = *name->at;
        if (space == ' ' || space == '\t' || space == '\n' || space == '\f' || space == '\r') name->at++;
        if (space == '\r' && name->at < name->end && *name->at == '\n') name->at++;
    }
    return value == 0 ? 0xFFFD : fold(value);
}

uint32_t nicss_name_next(nicss_name *name) {
    if (name->at == name->end) return 0;
    uint8_t byte = *name->at++;
    return byte == '\\' ? escape(name) : fold(byte);
}

size_t nicss_name_fold(nicss_name name, char *buffer, size_t capacity) {
    size_t length = 0;
    for (uint32_t character; (character = nicss_name_next(&name)) != 0; length++) {
        if (character >= 0x80 || length == capacity) return 0;
        buffer[length] = (char)character;
    }
    return length;
}

bool nicss_name_is(nicss_name name, const char *word) {
    for (; *word; word++)
        if (nicss_name_next(&name) != (uint8_t)*word) return false;
    return name.at == name.end;
}
