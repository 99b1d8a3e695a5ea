import CSSEngine

/// The variants of cells in their order: with neither state, and both selected and highlighted.
enum CellVariant: Int, CaseIterable {
    case plain, active

    static let variants = allCases.map(\.variant)

    private var variant: StyleVariant {
        .state(self == .plain ? [] : [.selected, .highlighted], among: [.selected, .highlighted])
    }
}
