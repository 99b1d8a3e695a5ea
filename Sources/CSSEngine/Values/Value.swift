/// The value of a property, typed.
///
/// Lengths are in points; `px` and `pt` are both points. Percentages are as written: 50 for `50%`.
public enum Value: Hashable, Sendable {
    case keyword(Keyword)
    case number(Double)
    case length(Double)
    /// A length in a unit that depends on where it is used.
    case relativeLength(Double, Unit)
    case percentage(Double)
    /// In degrees.
    case angle(Double)
    /// In seconds.
    case time(Double)
    case color(Color)
    /// A colour that depends on where it is used.
    case symbolicColor(ColorExpression)
    /// A calculation that does.
    indirect case math(MathExpression)
    case string(String)
    /// A word that is no keyword of ours.
    case identifier(String)
    /// A resource by name: `url(name)`, or the bare or quoted name where a property allows it.
    case image(String)
    /// Several values in the order of the property's grammar.
    case list([Value])
    /// Several values between commas, the one to be preferred first.
    case commaSeparated([Value])
    /// What `transform` does, the outermost function first.
    case transform([TransformFunction])

    /// As CSSOM serialises a computed value.
    public var cssText: String {
        switch self {
        case .keyword(let keyword): keyword.rawValue
        case .number(let number): numberText(number)
        case .length(let points): numberText(points) + "px"
        case .relativeLength(let value, let unit): numberText(value) + unit.symbol
        case .percentage(let percentage): numberText(percentage) + "%"
        case .angle(let degrees): numberText(degrees) + "deg"
        case .time(let seconds): numberText(seconds) + "s"
        case .color(let color): color.cssText
        case .symbolicColor(let color): color.cssText
        case .math(let expression): expression.cssText
        case .string(let string): stringText(string)
        case .identifier(let word): identifierText(word)
        case .image(let name): "url(\(stringText(name)))"
        case .list(let values): values.map(\.cssText).joined(separator: " ")
        case .commaSeparated(let values): values.map(\.cssText).joined(separator: ", ")
        case .transform(let functions): functions.cssText
        }
    }
}

/// A string in double quotes (CSSOM, "serialize a string").
func stringText(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
        switch scalar {
        case "\"", "\\":
            text += "\\"
            text.unicodeScalars.append(scalar)
        case "\u{1}"..."\u{1F}", "\u{7F}":
            text += "\\" + String(scalar.value, radix: 16) + " "
        default:
            text.unicodeScalars.append(scalar)
        }
    }
    return text + "\""
}

/// A word as an identifier (CSSOM, "serialize an identifier").
func identifierText(_ word: String) -> String {
    var text = ""
    for (index, scalar) in word.unicodeScalars.enumerated() {
        let isDigit = ("0"..."9").contains(scalar)
        let isLeading = index == 0 || index == 1 && word.hasPrefix("-")
        switch scalar {
        case "\u{1}"..."\u{1F}", "\u{7F}": text += "\\" + String(scalar.value, radix: 16) + " "
        case _ where isDigit && isLeading: text += "\\" + String(scalar.value, radix: 16) + " "
        case "-" where word == "-": text += "\\-"
        case "-", "_", "0"..."9", "a"..."z", "A"..."Z", "\u{80}"...: text.unicodeScalars.append(scalar)
        default: text += "\\" + String(scalar)
        }
    }
    return text
}

/// A number with at most six significant digits, as browsers write computed numbers.
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
        // Scale the number itself, so that no division's error shows.
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

/// Six digits with the point behind the first one moved `exponent` places, as C's `%g` writes them.
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
