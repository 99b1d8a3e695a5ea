import NimbusUIKit

extension TitleAttribute {
    /// The name of the attribute's type in `AttributeScopes.UIKitAttributes`.
    var typeName: String {
        switch self {
        case .font: "FontAttribute"
        case .foregroundColor: "ForegroundColorAttribute"
        case .kern: "KernAttribute"
        case .underlineStyle: "UnderlineStyleAttribute"
        case .strikethroughStyle: "StrikethroughStyleAttribute"
        case .underlineColor: "UnderlineColorAttribute"
        case .strikethroughColor: "StrikethroughColorAttribute"
        }
    }

    /// Returns the Swift expression of a value.
    func expression(_ value: String) -> String {
        switch self {
        case .underlineStyle, .strikethroughStyle: "NSUnderlineStyle(rawValue: \(value))"
        case .font, .foregroundColor, .kern, .underlineColor, .strikethroughColor: value
        }
    }
}
