/// A `<length-percentage>` (CSS Values 4, section 5.5), such as a padding or a gap.
public enum LengthPercentage: Hashable, Sendable {
    /// In px.
    case length(Double)
    /// A percentage as a fraction: 0.5 for `50%`.
    case percentage(Double)
    case calculation(BoxCalculation)

    /// Zero px.
    public static let zero = LengthPercentage.length(0)
}

/// A margin or an inset: `auto` or a `<length-percentage>`.
public enum EdgeLength: Hashable, Sendable {
    case auto
    case fixed(LengthPercentage)

    /// Zero px.
    public static let zero = EdgeLength.fixed(.zero)

    /// Returns a length in px.
    public static func length(_ length: Double) -> EdgeLength { .fixed(.length(length)) }

    /// Returns a percentage. `fraction` is 0.5 for `50%`.
    public static func percentage(_ fraction: Double) -> EdgeLength { .fixed(.percentage(fraction)) }
}

/// A preferred, minimum or maximum size (CSS Sizing 3, section 3, and CSS Sizing 4, section 3).
public enum SizeValue: Hashable, Sendable {
    /// `auto`. In a maximum size, it stands for `none`.
    case auto
    case fixed(LengthPercentage)
    case minContent
    case maxContent
    /// `fit-content`, or `fit-content(<length-percentage>)` with the argument.
    case fitContent(LengthPercentage?)
    case stretch

    /// `none`, the initial value of maximum sizes.
    public static let none = SizeValue.auto

    /// Returns a length in px.
    public static func length(_ length: Double) -> SizeValue { .fixed(.length(length)) }

    /// Returns a percentage. `fraction` is 0.5 for `50%`.
    public static func percentage(_ fraction: Double) -> SizeValue { .fixed(.percentage(fraction)) }
}

/// The value of `flex-basis` (CSS Flexbox 1, section 7.2.3). The size `auto` refers to the main size property.
public enum FlexBasis: Hashable, Sendable {
    case content
    case size(SizeValue)

    /// The main size property, the initial value.
    public static let auto = FlexBasis.size(.auto)
}
