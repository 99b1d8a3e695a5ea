extension Unit {
    /// The longest length in points: 2 to the power of 24, up to which a `Float` has every whole number. Chromium has
    /// the same where a point is two pixels.
    private static let longestLength = 16_777_216.0

    /// The nearest number of this unit that a typed value may have, and zero for NaN: whatever is worked out with it
    /// stays finite (CSS Values 4, section 5.1, and section 10.11 for calculations).
    package func bounded(_ value: Double) -> Double {
        if value.isNaN { return 0 }
        let limit = largest
        return min(max(value, -limit), limit)
    }

    /// What is no length is bounded as browsers do it, which keep single precision.
    private var largest: Double {
        switch self {
        case .px, .em, .rem, .vw, .vh, .vmin, .vmax: Self.longestLength
        case .number, .percent, .degrees, .seconds, .dppx: Double(Float.greatestFiniteMagnitude)
        }
    }
}
