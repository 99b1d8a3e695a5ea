import BoxLayout
import CSSEngine

/// The box style of a computed style, as ``BoxStyleMapper`` has compiled it. Views with the same computed style share it.
package final class MappedBoxStyle: Sendable {
    /// A declared value that has no effect on a box.
    package struct Problem: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// The value has a meaning in Nimbus CSS only.
            case nonstandardValue
            /// The box layout does not scroll: a fixed box is absolute, and a sticky box in the flow, unless the caller moves
            /// it.
            case unsupportedPosition
            /// A calculation uses percentages in a function that the box layout does not evaluate.
            case unsupportedCalculation
        }

        package let kind: Kind
        package let property: PropertyID
    }

    /// The sizes and insets that the declarations of a style set, even if to `auto`.
    package struct Declarations: Hashable, Sendable {
        package var size = BoxAxes(false)
        package var inset = BoxEdges(false)
    }

    /// The computed style, retained so that its address stays unique.
    package let computed: ComputedStyle
    package let style: BoxStyle
    package let declarations: Declarations
    package let problems: [Problem]
    /// The insets of the optimal viewing region of a scroll container, by `scroll-padding`. `nil` if the style sets none.
    package let scrollPadding: BoxEdges<LengthPercentage>?

    init(
        _ computed: ComputedStyle, _ style: BoxStyle, _ declarations: Declarations, _ problems: [Problem],
        scrollPadding: BoxEdges<LengthPercentage>?
    ) {
        (self.computed, self.style, self.declarations, self.problems) = (computed, style, declarations, problems)
        self.scrollPadding = scrollPadding
    }
}
