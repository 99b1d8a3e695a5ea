/// An attribute of the title of a button with a configuration, named as in `AttributeContainer`.
enum TitleAttribute {
    case font, foregroundColor

    /// The name of the attribute's type in `AttributeScopes.UIKitAttributes`.
    var typeName: String {
        switch self {
        case .font: "FontAttribute"
        case .foregroundColor: "ForegroundColorAttribute"
        }
    }
}

/// The attributes that stylesheets set on the title of a button with a configuration.
///
/// A transformer in the configuration adds the attributes, after it has called the transformer of the app.
private final class StyledTitleAttributes: ViewAttachment {
    /// The transformer of the app. `nil` if the app has set none.
    let appTransformer: UIConfigurationTextAttributesTransformer?
    var font: UIFont?
    var color: UIColor?

    init(following appTransformer: UIConfigurationTextAttributesTransformer?) {
        self.appTransformer = appTransformer
    }

    /// The transformer that adds the attributes, or the app's transformer if there are no attributes.
    var transformer: UIConfigurationTextAttributesTransformer? {
        if font == nil, color == nil { return appTransformer }
        return Self.transformer(font, color, following: appTransformer)
    }

    /// Returns whether a transformer adds the attributes.
    func isAdded(by transformer: UIConfigurationTextAttributesTransformer?) -> Bool {
        guard let transformer else { return false }
        return transformer.value(of: .font) == ViewValue(font ?? appTransformer?.font)
            && transformer.value(of: .foregroundColor) == ViewValue(color ?? appTransformer?.color)
    }

    /// UIKit does not document the thread that calls a transformer, so that the closure must not be isolated to the
    /// main actor.
    private nonisolated static func transformer(
        _ font: UIFont?, _ color: UIColor?, following appTransformer: UIConfigurationTextAttributesTransformer?
    ) -> UIConfigurationTextAttributesTransformer {
        UIConfigurationTextAttributesTransformer { attributes in
            var attributes = appTransformer?(attributes) ?? attributes
            if let font { attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font }
            if let color { attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color }
            return attributes
        }
    }
}

extension UIConfigurationTextAttributesTransformer {
    fileprivate var font: UIFont? { self(AttributeContainer())[AttributeScopes.UIKitAttributes.FontAttribute.self] }

    fileprivate var color: UIColor? {
        self(AttributeContainer())[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
    }

    /// Returns the value that the transformer sets for an attribute of a title without attributes.
    func value(of attribute: TitleAttribute) -> ViewValue {
        switch attribute {
        case .font: ViewValue(font)
        case .foregroundColor: ViewValue(color)
        }
    }
}

extension UIButton {
    /// Sets the value of an attribute of the configuration's title. `.none` restores the app's value.
    func setTitleAttribute(_ attribute: TitleAttribute, to value: ViewValue) {
        guard let current = configuration?.titleTextAttributesTransformer else {
            return styleTitle(StyledTitleAttributes(following: nil), attribute, value)
        }
        let known = attachment(StyledTitleAttributes.self)
        if let known, known.isAdded(by: current) { return styleTitle(known, attribute, value) }
        styleTitle(StyledTitleAttributes(following: current), attribute, value)
    }

    private func styleTitle(_ attributes: StyledTitleAttributes, _ attribute: TitleAttribute, _ value: ViewValue) {
        switch attribute {
        case .font: attributes.font = value.font
        case .foregroundColor: attributes.color = value.color
        }
        if let former = attachment(StyledTitleAttributes.self), former !== attributes { removeInteraction(former) }
        let isStyled = attributes.font != nil || attributes.color != nil
        if isStyled, attributes.view == nil { addInteraction(attributes) }
        if !isStyled, attributes.view != nil { removeInteraction(attributes) }
        configuration?.titleTextAttributesTransformer = attributes.transformer
    }
}
