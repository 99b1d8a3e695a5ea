// Transcendental functions, which the standard library lacks. The results are the same on every platform, and accurate to a
// few units in the last place.

/// Returns e to the power of `x`.
func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 710 { return .infinity }
    if x < -746 { return 0 }
    let exponent = (x / ln2).rounded()
    let rest = (x - exponent * ln2High) - exponent * ln2Low
    var sum = 1.0
    for term in stride(from: 14.0, through: 1, by: -1) { sum = 1 + rest / term * sum }
    // In two steps, because subnormal results need a scale that is not representable.
    let half = Int(exponent) / 2
    return sum * powerOfTwo(half) * powerOfTwo(Int(exponent) - half)
}

/// Returns the natural logarithm.
func logarithm(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x.isInfinite { return x }
    var exponent = Double(x.exponent)
    var mantissa = x.significand
    if mantissa > 2.0.squareRoot() {
        mantissa /= 2
        exponent += 1
    }
    // log m = 2 artanh s
    let s = (mantissa - 1) / (mantissa + 1)
    var sum = 0.0
    for power in stride(from: 23.0, through: 1, by: -2) { sum = sum * s * s + 1 / power }
    return exponent * ln2High + (2 * s * sum + exponent * ln2Low)
}

/// Returns `base` to the power of `exponent`, as `pow` of IEEE 754.
func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 || base == -1 && exponent.isInfinite { return 1 }
    if exponent == exponent.rounded(), abs(exponent) <= 64 { return power(base, Int(exponent)) }
    let magnitude = exponential(exponent * logarithm(abs(base)))
    if base >= 0 { return magnitude }
    if exponent != exponent.rounded() { return .nan }
    return exponent.remainder(dividingBy: 2) == 0 ? magnitude : -magnitude
}

private func power(_ base: Double, _ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<abs(exponent) { result *= base }
    return exponent < 0 ? 1 / result : result
}

/// Returns the cube root. `x` can be negative.
func cubeRoot(_ x: Double) -> Double {
    if x == 0 || !x.isFinite { return x }
    let estimate = exponential(logarithm(abs(x)) / 3)
    let root = estimate - (estimate * estimate * estimate - abs(x)) / (3 * estimate * estimate)
    return x < 0 ? -root : root
}

/// Returns the square root of the sum of squares. Intermediate results do not overflow.
func hypotenuse(_ sides: [Double]) -> Double {
    if sides.contains(where: \.isNaN) { return .nan }
    let largest = sides.map(abs).max() ?? 0
    if largest == 0 || largest.isInfinite { return largest }
    return sides.reduce(0) { $0 + ($1 / largest) * ($1 / largest) }.squareRoot() * largest
}

private let ln2 = 0.693_147_180_559_945_3
/// The upper bits of the logarithm of 2. The product with a small integer is exact.
private let ln2High = 6.931_471_803_691_238_2e-1
private let ln2Low = 1.908_214_929_270_587_7e-10

private func powerOfTwo(_ exponent: Int) -> Double { Double(sign: .plus, exponent: exponent, significand: 1) }
