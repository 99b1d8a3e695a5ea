import CSSEngine

/// The variants of text fields: with text, and with the placeholder.
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
