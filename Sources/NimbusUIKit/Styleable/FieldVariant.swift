import CSSEngine

/// The variants of text fields in their order: the text and the placeholder.
enum FieldVariant: Int, CaseIterable {
    case filled, placeholder

    static let variants = allCases.map(\.variant)

    private var variant: StyleVariant {
        switch self {
        case .filled: .nonEmpty
        case .placeholder: .placeholder
        }
    }
}
