/// An attribute of the title of a button with a configuration.
package enum TitleAttribute: CaseIterable {
    case font, foregroundColor, kern, underlineStyle, strikethroughStyle, underlineColor, strikethroughColor
}

/// The attributes that stylesheets set on the title of a button with a configuration.
///
/// A transformer in the configuration adds the attributes, after it has called the transformer of the app.
private final class StyledTitleAttributes: ViewAttachment {
    /// The transformer of the app. `nil` if the app has set none.
    let appTransformer: UIConfigurationTextAttributesTransformer?
    var style = TitleStyle()

    init(following appTransformer: UIConfigurationTextAttributesTransformer?) {
        self.appTransformer = appTransformer
    }

    /// The transformer that adds the attributes, or the app's transformer if there are no attributes.
    var transformer: UIConfigurationTextAttributesTransformer? {
        style == TitleStyle() ? appTransformer : Self.transformer(style, following: appTransformer)
    }

    /// Returns whether a transformer adds the attributes.
    func isAdded(by transformer: UIConfigurationTextAttributesTransformer?) -> Bool {
        guard let transformer else { return false }
        let expected = Self.transformer(style, following: appTransformer)(AttributeContainer())
        let actual = transformer(AttributeContainer())
        return TitleAttribute.allCases.allSatisfy { $0.value(in: actual) == $0.value(in: expected) }
    }

    /// UIKit does not document the thread that calls a transformer, so that the closure must not be isolated to the
    /// main actor.
    private nonisolated static func transformer(
        _ style: TitleStyle, following appTransformer: UIConfigurationTextAttributesTransformer?
    ) -> UIConfigurationTextAttributesTransformer {
        UIConfigurationTextAttributesTransformer { attributes in
            var attributes = appTransformer?(attributes) ?? attributes
            style.add(to: &attributes)
            return attributes
        }
    }
}

/// The attributes of a title. `nil` for attributes that stylesheets do not set.
private struct TitleStyle: Equatable {
    private typealias Attributes = AttributeScopes.UIKitAttributes

    var font: UIFont?
    var color: UIColor?
    /// The additional space between characters, in points.
    var kern: CGFloat?
    var underline: NSUnderlineStyle?
    var strikethrough: NSUnderlineStyle?
    var underlineColor: UIColor?
    var strikethroughColor: UIColor?

    mutating func set(_ attribute: TitleAttribute, to value: ViewValue) {
        switch attribute {
        case .font: font = value.font
        case .foregroundColor: color = value.color
        case .kern: kern = value.number
        case .underlineStyle: underline = value.integer.map { NSUnderlineStyle(rawValue: $0) }
        case .strikethroughStyle: strikethrough = value.integer.map { NSUnderlineStyle(rawValue: $0) }
        case .underlineColor: underlineColor = value.color
        case .strikethroughColor: strikethroughColor = value.color
        }
    }

    func add(to attributes: inout AttributeContainer) {
        if let font { attributes[Attributes.FontAttribute.self] = font }
        if let color { attributes[Attributes.ForegroundColorAttribute.self] = color }
        if let kern { attributes[Attributes.KernAttribute.self] = kern }
        if let underline { attributes[Attributes.UnderlineStyleAttribute.self] = underline }
        if let strikethrough { attributes[Attributes.StrikethroughStyleAttribute.self] = strikethrough }
        if let underlineColor { attributes[Attributes.UnderlineColorAttribute.self] = underlineColor }
        if let strikethroughColor { attributes[Attributes.StrikethroughColorAttribute.self] = strikethroughColor }
    }
}

extension UIConfigurationTextAttributesTransformer {
    /// Returns the value that the transformer gives an attribute of a title without attributes.
    func value(of attribute: TitleAttribute) -> ViewValue { attribute.value(in: self(AttributeContainer())) }
}

extension TitleAttribute {
    fileprivate func value(in attributes: AttributeContainer) -> ViewValue {
        typealias Attributes = AttributeScopes.UIKitAttributes
        func integer(_ style: NSUnderlineStyle?) -> ViewValue { style.map { .integer($0.rawValue) } ?? .none }
        return switch self {
        case .font: ViewValue(attributes[Attributes.FontAttribute.self])
        case .foregroundColor: ViewValue(attributes[Attributes.ForegroundColorAttribute.self])
        case .kern: attributes[Attributes.KernAttribute.self].map(ViewValue.number) ?? .none
        case .underlineStyle: integer(attributes[Attributes.UnderlineStyleAttribute.self])
        case .strikethroughStyle: integer(attributes[Attributes.StrikethroughStyleAttribute.self])
        case .underlineColor: ViewValue(attributes[Attributes.UnderlineColorAttribute.self])
        case .strikethroughColor: ViewValue(attributes[Attributes.StrikethroughColorAttribute.self])
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
        attributes.style.set(attribute, to: value)
        if let former = attachment(StyledTitleAttributes.self), former !== attributes { removeInteraction(former) }
        let isStyled = attributes.style != TitleStyle()
        if isStyled, attributes.view == nil { addInteraction(attributes) }
        if !isStyled, attributes.view != nil { removeInteraction(attributes) }
        configuration?.titleTextAttributesTransformer = attributes.transformer
    }
}
