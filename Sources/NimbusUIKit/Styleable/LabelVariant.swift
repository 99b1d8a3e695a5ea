import CSSEngine

/// The looks that labels keep, as the order of their variants: that of now, and that of being highlighted.
enum LabelVariant: Int, CaseIterable {
    case plain, highlighted

    var variant: StyleVariant { .state(self == .plain ? [] : .highlighted, among: .highlighted) }
}
