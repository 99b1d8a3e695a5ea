import CSSEngine

/// The insets that keep the content of a view inside the padding and the border of its box.
///
/// The effects set them, and `LeafMeter` subtracts them from the size that a view returns.
@MainActor enum ContentInsets {
    /// The CSS properties that determine the insets, in the order of `StyleInputs.contentInsets`.
    static let properties =
        physicalSides + ["padding-block-start", "padding-inline-end", "padding-block-end", "padding-inline-start"]
        + ["direction"] + BorderProperties.lines

    /// The physical longhands of `padding`, in CSS order.
    static let physicalSides = ["padding-top", "padding-right", "padding-bottom", "padding-left"]

    /// All longhands of `padding`.
    static let longhands = Array(properties.prefix(8))

    /// The properties of `scroll-padding`, in the order of ``properties``, without the border.
    static let scrollPadding =
        ["top", "right", "bottom", "left", "block-start", "inline-end", "block-end", "inline-start"].map {
            "scroll-padding-" + $0
        } + ["direction"]

    /// Returns the indices of the physical and of the logical property of each side, relative to the first property.
    static func sides(_ direction: CSS.Environment.LayoutDirection) -> [(physical: Int, logical: Int)] {
        direction == .leftToRight ? [(0, 4), (1, 5), (2, 6), (3, 7)] : [(0, 4), (1, 7), (2, 6), (3, 5)]
    }

    /// Returns whether values set a left or a right side, which the direction can mirror.
    /// - Parameter first: The index of the first property.
    static func haveInlineSide(_ values: [Value?], _ first: Int) -> Bool {
        sides(.leftToRight).contains { side in
            side.physical % 2 == 1 && (values[first + side.physical] ?? values[first + side.logical]) != nil
        }
    }

    /// The index of `direction`, relative to the first property.
    static let direction = 8
    /// The index of the first of the `BorderProperties.lines`, relative to the first property.
    static let border = 9

    /// UIKit's space above and below the title of a button without content insets, in points.
    private static let titlePadding: CGFloat = 6

    /// The insets of a text view without a style.
    private static let unstyledTextView = UITextView().textContainerInset

    /// Returns the insets of a button without a configuration, which has the alignment and the image of its style.
    ///
    /// UIKit has no space around the title if the insets are not zero. A border alone keeps this space: centred content needs
    /// no insets, and other content has this space in addition to the border.
    static func button(_ inputs: StyleInputs, _ first: Int) -> UIEdgeInsets? {
        inputs.contentInsets(first) {
            guard let button = inputs.place.view as? UIButton else { return nil }
            let isCentered = [.center, .fill].contains(button.contentVerticalAlignment)
            if isCentered, button.contentHorizontalAlignment == .center { return nil }
            let hasOnlyImage = button.image(for: .normal) != nil && button.currentTitle?.isEmpty != false
            let padding = hasOnlyImage ? 0 : titlePadding
            return UIEdgeInsets(top: padding, left: 0, bottom: padding, right: 0)
        }
    }

    /// Returns the insets of a button with a configuration. A border alone does not change them.
    static func configuration(_ inputs: StyleInputs, _ first: Int) -> UIEdgeInsets? {
        inputs.contentInsets(first) { nil }
    }

    /// Returns the insets of an ``NITextField``. A border alone does not change the padding of the border style.
    static func textField(_ inputs: StyleInputs, _ first: Int) -> UIEdgeInsets? {
        inputs.contentInsets(first) {
            (inputs.place.view as? UITextField)?.borderStyle == UITextField.BorderStyle.none ? .zero : nil
        }
    }

    /// Returns the insets of a text view. A border alone is added to UIKit's insets.
    static func textView(_ inputs: StyleInputs, _ first: Int) -> UIEdgeInsets? {
        inputs.contentInsets(first) { unstyledTextView }
    }
}

extension StyleInputs {
    /// Returns the padding plus the border, in the values of `ContentInsets.properties`. `nil` if neither is set.
    /// - Parameters:
    ///   - first: The index of the first property.
    ///   - unpadded: Returns the padding if the style sets only a border. `nil` if the border sets no insets.
    func contentInsets(_ first: Int, unpadded: () -> UIEdgeInsets? = { .zero }) -> UIEdgeInsets? {
        let border = (0..<4).map { points(first + ContentInsets.border + BorderProperties.width($0)) ?? 0 }
        let padding = ContentInsets.sides(direction(first)).map {
            points(first + $0.physical) ?? points(first + $0.logical)
        }
        if padding.contains(where: { $0 != nil }) || hasPadding(first) {
            let sides = zip(padding, border).map { ($0 ?? 0) + $1 }
            return UIEdgeInsets(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
        }
        guard border.contains(where: { $0 > 0 }), let insets = unpadded() else { return nil }
        return UIEdgeInsets(
            top: insets.top + border[0], left: insets.left + border[3], bottom: insets.bottom + border[2],
            right: insets.right + border[1])
    }

    /// Returns the insets in the values of `ContentInsets.scrollPadding`. `nil` if none is set.
    /// - Parameter first: The index of the first property.
    func scrollPadding(_ first: Int) -> UIEdgeInsets? {
        guard hasPadding(first) else { return nil }
        let sides = ContentInsets.sides(direction(first)).map { side -> CGFloat in
            guard let value = values[first + side.physical] ?? values[first + side.logical], value != .keyword(.auto)
            else { return 0 }
            if case .length(let points) = value { return CGFloat(points) }
            let length = side.physical % 2 == 0 ? place.size.height : place.size.width
            let context = ResolutionContext(percentageBase: Double(length))
            if case .length(let points) = value.resolved(in: context) { return CGFloat(points) }
            return 0
        }
        return UIEdgeInsets(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
    }

    /// Whether the style sets a padding. A percentage has the effect of 0.
    private func hasPadding(_ first: Int) -> Bool {
        values[first..<first + ContentInsets.direction].contains { $0 != nil }
    }

    /// Returns the direction of the box, which the style can override.
    private func direction(_ first: Int) -> CSS.Environment.LayoutDirection {
        place.surroundings.layoutDirection.overridden(by: values[first + ContentInsets.direction])
    }
}

extension CSS.Environment.LayoutDirection {
    /// Returns the direction of a view whose style has a value of `direction`. `nil` if the style sets none.
    func overridden(by value: Value?) -> Self {
        switch value {
        case .keyword(.ltr): .leftToRight
        case .keyword(.rtl): .rightToLeft
        default: self
        }
    }
}

extension UIView {
    /// Whether the view draws its padding and its border, between its edges and its content. For other views, the layout
    /// adds the padding to the size.
    var hasPaddingInside: Bool {
        self is UIButton || self is NILabel || self is NITextField || self is UITextView
    }

    /// The current insets of the content. `nil` if the view has none.
    /// - Parameter isMirrored: Whether the layout is right-to-left.
    func contentInsets(isMirrored: Bool) -> UIEdgeInsets? {
        switch self {
        case let label as NILabel: return label.textInsets
        case let field as NITextField: return field.textInsets
        case let text as UITextView: return text.textContainerInset
        case let button as UIButton:
            guard let insets = button.configuration?.contentInsets else { return button.contentEdgeInsets }
            let (left, right) =
                isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
            return UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
        default: return nil
        }
    }
}
