import NimbusUIKit

/// The members of a stack view in data. `nil` for members that the data does not contain.
package struct StackData: Sendable {
    package var axis: NSLayoutConstraint.Axis?
    package var alignment: UIStackView.Alignment?
    package var distribution: UIStackView.Distribution?
    /// In points.
    package var spacing: Double?
    /// The names of the members, with the locations of their values.
    var members: [(name: MemberName, place: DataPlace)] = []
}

extension StackData {
    package nonisolated static let axes = NamedWords<NSLayoutConstraint.Axis>([
        "horizontal": .horizontal, "vertical": .vertical,
    ])
    package nonisolated static let alignments = NamedWords<UIStackView.Alignment>([
        "fill": .fill, "leading": .leading, "first-baseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "last-baseline": .lastBaseline, "top": .leading, "bottom": .trailing,
    ])
    package nonisolated static let distributions = NamedWords<UIStackView.Distribution>([
        "fill": .fill, "fill-equally": .fillEqually, "fill-proportionally": .fillProportionally,
        "equal-spacing": .equalSpacing, "equal-centering": .equalCentering,
    ])
}
