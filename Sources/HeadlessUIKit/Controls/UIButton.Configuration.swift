import Foundation

extension UIButton {
    /// The content and appearance of a button.
    ///
    /// A button with a configuration ignores its insets and fonts, and its title colours and background images for
    /// states. HeadlessUIKit uses the button's title or image for a state if the configuration has no title or no
    /// image.
    @MainActor public struct Configuration {
        /// The rule for the radius of the background's corners.
        public enum CornerStyle: Hashable, Sendable {
            /// The radius of the background configuration.
            case fixed
            /// The radius of the background configuration, which scales with the text size.
            case dynamic
            /// A small system radius.
            case small
            /// A medium system radius.
            case medium
            /// A large system radius.
            case large
            /// Half of the button's height.
            case capsule
        }

        /// The styles, which derive the colours of a button from the base colours.
        enum Style {
            case plain, gray, tinted, filled
        }

        let style: Style

        /// The title with its attributes.
        public var attributedTitle: AttributedString?
        /// The title. Setting the title removes all attributes.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The transformer of the title's attributes. The button transforms the attributes before it displays the
        /// title.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image next to the title.
        public var image: UIImage?
        /// The distance from the image to the title, in points.
        public var imagePadding: CGFloat = 0
        /// The insets of the content, in points.
        public var contentInsets = standardInsets
        /// The configuration of the background.
        public var background: UIBackgroundConfiguration
        /// The rule for the radius of the background's corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour of the title and of template images. `nil` for the colour of the style.
        public var baseForegroundColor: UIColor?
        /// The colour from which the style derives the background. `nil` for grey in the grey style, and for the tint
        /// colour otherwise.
        public var baseBackgroundColor: UIColor?

        private static let standardInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The radius of a button's corners at the standard text size, in points.
        private static let standardRadius: CGFloat = 5.95

        private init(_ style: Style) {
            self.style = style
            background = .clear()
            background.cornerRadius = Self.standardRadius
        }

        /// Returns a configuration without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a configuration with a grey background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with a pale background in the tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a configuration with a background in the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }

        /// Returns a configuration without a background or a border. HeadlessUIKit draws it like a plain one.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Returns a configuration with the background of the platform. HeadlessUIKit draws it like a grey one, whose title
        /// has the tint colour.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with a pale background of the platform. HeadlessUIKit draws it like a tinted one.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// Returns a configuration with a prominent background of the platform. HeadlessUIKit draws it like a filled one.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Restores the insets of the style.
        public mutating func setDefaultContentInsets() { contentInsets = Self.standardInsets }
    }
}

// MARK: Drawing

extension UIButton.Configuration {
    /// Returns the colour of the title and of template images for the state of a button.
    private func foregroundColor(of button: UIButton) -> UIColor {
        if button.state.contains(.disabled) { return .tertiaryLabel }
        let color: UIColor = baseForegroundColor ?? (style == .filled ? .white : button.tintColor)
        return button.state.contains(.highlighted) ? color.dimmed(to: 0.75) : color
    }

    /// Returns the colour of the background for the state of a button. `nil` for no background.
    func backgroundColor(of button: UIButton) -> UIColor? {
        if let color = background.backgroundColor { return color }
        let isDisabled = button.state.contains(.disabled)
        let base = baseBackgroundColor ?? button.tintColor ?? .systemBlue
        let color: UIColor
        switch style {
        case .plain: return nil
        case .gray: color = baseBackgroundColor ?? .secondarySystemFill
        case .tinted: color = isDisabled ? .tertiarySystemFill : base.dimmed(to: 0.18)
        case .filled: color = isDisabled ? .tertiarySystemFill : base
        }
        return button.state.contains(.highlighted) ? color.dimmed(to: 0.75) : color
    }

    /// Returns the radius of the background's corners for the size of a button, in points.
    func cornerRadius(in size: CGSize, compatibleWith traits: UITraitCollection) -> CGFloat {
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic, .small, .medium, .large:
            UIFontMetrics.default.scaledValue(for: background.cornerRadius * scale, compatibleWith: traits)
        case .capsule: min(size.width, size.height) / 2
        }
    }

    /// The factor from the standard radius to the system radius of the style. UIKit does not document the radii.
    private var scale: CGFloat {
        switch cornerStyle {
        case .fixed, .dynamic, .medium, .capsule: 1
        case .small: 2 / 3
        case .large: 4 / 3
        }
    }

    /// Returns the title with its attributes for the state of a button. `nil` without a title.
    func styledTitle(of button: UIButton) -> StyledText? {
        guard let title else { return nil }
        let lines = textAttributes(of: button).lineAttributes
        return lines.isEmpty ? .plain(title) : .rich(NSAttributedString(string: title, attributes: lines))
    }

    /// Returns the font and colour of the title for the state of a button.
    func titleAttributes(of button: UIButton) -> (font: UIFont, color: UIColor) {
        let attributes = textAttributes(of: button)
        return (
            attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] ?? .button,
            attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] ?? foregroundColor(of: button)
        )
    }

    private func textAttributes(of button: UIButton) -> AttributeContainer {
        typealias Font = AttributeScopes.UIKitAttributes.FontAttribute
        typealias Color = AttributeScopes.UIKitAttributes.ForegroundColorAttribute
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: button.traitCollection)
        let color = foregroundColor(of: button)
        var attributes = AttributeContainer()
        attributes[Font.self] = attributedTitle?[Font.self] ?? font
        attributes[Color.self] = attributedTitle?[Color.self] ?? color
        var result = titleTextAttributesTransformer?(attributes) ?? attributes
        result[Font.self] = result[Font.self] ?? font
        result[Color.self] = result[Color.self] ?? color
        return result
    }

    /// Returns the content insets for the layout direction of a button.
    func insets(in button: UIButton) -> UIEdgeInsets {
        let isLeftToRight = button.effectiveUserInterfaceLayoutDirection == .leftToRight
        return UIEdgeInsets(
            top: contentInsets.top, left: isLeftToRight ? contentInsets.leading : contentInsets.trailing,
            bottom: contentInsets.bottom, right: isLeftToRight ? contentInsets.trailing : contentInsets.leading)
    }
}

extension AttributeContainer {
    /// The spacing and the lines of text, for an attributed string.
    fileprivate var lineAttributes: [NSAttributedString.Key: Any] {
        typealias Keys = AttributeScopes.UIKitAttributes
        var result: [NSAttributedString.Key: Any] = [:]
        result[.kern] = self[Keys.KernAttribute.self]
        result[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
        result[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
        result[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
        result[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
        return result
    }
}

extension UIColor {
    /// Returns a dynamic colour with the opacity of this colour multiplied by a factor.
    fileprivate func dimmed(to factor: CGFloat) -> UIColor {
        UIColor { @Sendable traits in self.resolvedColor(with: traits).faded(to: factor) }
    }
}
