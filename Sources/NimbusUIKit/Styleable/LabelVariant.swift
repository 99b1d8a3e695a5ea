import CSSEngine

/// The variants of labels: not highlighted and highlighted.
enum LabelVariant: Int, CaseIterable {
    case plain, highlighted

    static let variants = allCases.map(\.variant)

    private var variant: StyleVariant { .state(self == .plain ? [] : .highlighted, among: .highlighted) }
}
