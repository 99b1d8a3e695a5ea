import CSSEngine

/// The looks that text fields keep, as the order of their variants: that of the text, and that of the placeholder.
enum FieldVariant: Int, CaseIterable {
    case filled, placeholder

    var variant: StyleVariant {
        switch self {
        case .filled: .nonEmpty
        case .placeholder: .placeholder
        }
    }
}
