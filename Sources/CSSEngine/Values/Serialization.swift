/// Returns a number without a unit. Integers have all digits (CSSOM, "serialize a CSS component value").
func unitlessText(_ number: Double) -> String { Int32(exactly: number).map { "\($0)" } ?? numberText(number) }

/// Returns a number with at most six significant digits, as in browsers.
func numberText(_ number: Double) -> String {
    if number == 0 || number.isNaN { return "0" }
    var exponent = 0
    var scaled = abs(number)
    while scaled >= 10, exponent < 400 {
        scaled /= 10
        exponent += 1
    }
    while scaled < 1, exponent > -400 {
        scaled *= 10
        exponent -= 1
    }
    let digits: Double
    if exponent >= -17, exponent <= 5 {
        // Scales the number by one exact power of ten, because repeated divisions add rounding errors.
        var power = 1.0
        for _ in 0..<(5 - exponent) { power *= 10 }
        digits = (abs(number) * power).rounded(.toNearestOrEven)
    } else {
        digits = (scaled * 100_000).rounded(.toNearestOrEven)
    }
    var mantissa = Int(min(digits, 9_999_999))
    if mantissa >= 1_000_000 {
        mantissa /= 10
        exponent += 1
    }
    return (number < 0 ? "-" : "") + decimalText(mantissa, exponent: exponent)
}

/// Returns infinity as a calculation: CSS has no number for it.
func infinityText(_ value: Double) -> String { value < 0 ? "calc(-infinity)" : "calc(infinity)" }

/// Returns a number in the format of C's `%g`. The value is `mantissa`, with a point after its first digit, times ten to the
/// power of `exponent`.
private func decimalText(_ mantissa: Int, exponent: Int) -> String {
    var digits = Array(String(mantissa))
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    if exponent < -4 || exponent >= 6 {
        let fraction = digits.count > 1 ? "." + String(digits[1...]) : ""
        let sign = exponent < 0 ? "-" : "+"
        return "\(digits[0])\(fraction)e\(sign)\(abs(exponent) < 10 ? "0" : "")\(abs(exponent))"
    }
    if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + String(digits) }
    while digits.count <= exponent { digits.append("0") }
    let fraction = digits.count > exponent + 1 ? "." + String(digits[(exponent + 1)...]) : ""
    return String(digits[...exponent]) + fraction
}

/// Returns a string in double quotes (CSSOM, "serialize a string").
func stringText(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
        switch scalar {
        case "\"", "\\":
            text += "\\"
            text.unicodeScalars.append(scalar)
        case "\u{1}"..."\u{1F}", "\u{7F}":
            text += hexadecimalEscape(scalar)
        default:
            text.unicodeScalars.append(scalar)
        }
    }
    return text + "\""
}

/// Returns a string as an identifier (CSSOM, "serialize an identifier"). Also escapes what cannot be in an identifier since
/// CSS Syntax of 2023.
func identifierText(_ name: String) -> String {
    var text = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
        let isLeading = index == 0 || index == 1 && name.hasPrefix("-")
        if isLeading && ("0"..."9").contains(scalar) {
            text += hexadecimalEscape(scalar)
        } else {
            text += name == "-" ? "\\-" : nameText(scalar)
        }
    }
    return text
}

/// Returns a string as the name of a hash that is not an identifier (CSSOM, "serialize a name").
func nameText(_ name: String) -> String { name.unicodeScalars.map(nameText).joined() }

private func nameText(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "-", "_", "0"..."9", "a"..."z", "A"..."Z": String(scalar)
    case "\u{1}"..."\u{1F}", "\u{7F}": hexadecimalEscape(scalar)
    // A stylesheet that starts with a byte order mark loses it.
    case "\u{80}"...: isSymbol(scalar) || scalar == "\u{FEFF}" ? hexadecimalEscape(scalar) : String(scalar)
    default: "\\" + String(scalar)
    }
}

/// Returns the escape of a code point by its number (CSSOM, "escape a character as code point").
func hexadecimalEscape(_ scalar: Unicode.Scalar) -> String { "\\" + String(scalar.value, radix: 16) + " " }
