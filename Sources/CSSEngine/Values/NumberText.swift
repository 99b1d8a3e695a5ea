/// A number without a unit: whole ones, which may be integers, in full (CSSOM, "serialize a CSS component value").
func unitlessText(_ number: Double) -> String { Int32(exactly: number).map { "\($0)" } ?? numberText(number) }

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

/// An infinity as a calculation: CSS has no number for it.
func infinityText(_ value: Double) -> String { value < 0 ? "calc(-infinity)" : "calc(infinity)" }

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
