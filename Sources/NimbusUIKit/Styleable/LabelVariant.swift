import CSSEngine

/// The variants of labels in their order: the current state and the highlighted one.
enum LabelVariant: Int, CaseIterable {
    case plain, highlighted

    static let variants = allCases.map(\.variant)

    private var variant: StyleVariant { .state(self == .plain ? [] : .highlighted, among: .highlighted) }
}
