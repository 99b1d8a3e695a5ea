/// How a class of views computes the size of its content.
enum ContentKind {
    /// `UILabel` itself, or ``NILabel`` itself.
    case label
    /// `UIButton` itself.
    case button
    /// Another class. A subclass can override `sizeThatFits(_:)`, so that only a measurement tells its size.
    case other

    @MainActor init(of view: UIView) {
        if view.isExactly(UILabel.self) || view.isExactly(NILabel.self) {
            self = .label
        } else {
            self = view.isExactly(UIButton.self) ? .button : .other
        }
    }
}

/// Everything that the size of a label or button depended on when it was measured. While it is the same, the view is
/// not measured again.
///
/// Objects are kept, so that no other object can have their address. Numbers are kept as a hash value of 64 bits.
@MainActor final class MeasuredContent {
    private let text: String?
    private let attributedText: NSAttributedString?
    private let font: UIFont?
    private let traits: UITraitCollection
    private let numbers: Int

    /// Records the content of a view. `nil` if only a measurement tells whether the content has changed.
    /// - Parameter container: The superview, if the space for the content depends on it.
    init?(_ kind: ContentKind, of view: UIView, in container: UIView?) {
        guard let content = Snapshot(kind, view, container) else { return nil }
        (text, attributedText, font) = (content.text, content.attributedText, content.font)
        (traits, numbers) = (view.traitCollection, content.numbers)
    }

    /// Returns whether a measurement of the view would have the same result.
    func isCurrent(_ kind: ContentKind, of view: UIView, in container: UIView?) -> Bool {
        guard let content = Snapshot(kind, view, container), content.numbers == numbers, content.font === font,
            Self.isSame(content.text, text), Self.isSame(content.attributedText, attributedText)
        else { return false }
        let current = view.traitCollection
        return current === traits || current == traits
    }

    /// Whether two texts have the same characters, and as many bytes: equal strings can differ in combining characters.
    private static func isSame(_ text: String?, _ other: String?) -> Bool {
        text == other && text?.utf8.count == other?.utf8.count
    }

    private static func isSame(_ text: NSAttributedString?, _ other: NSAttributedString?) -> Bool {
        text === other || text == other
    }
}

/// The current content of a view, without its traits.
@MainActor private struct Snapshot {
    let text: String?
    let attributedText: NSAttributedString?
    let font: UIFont?
    let numbers: Int

    init?(_ kind: ContentKind, _ view: UIView, _ container: UIView?) {
        var hasher = Hasher()
        if let container {
            hasher.combine(container.bounds.width)
            hasher.combine(container.bounds.height)
        }
        switch (kind, view) {
        case (.label, let label as UILabel):
            attributedText = label.distinctAttributedText
            // An attributed text that can be changed is no evidence.
            if attributedText is NSMutableAttributedString { return nil }
            (text, font) = (label.text, label.font)
            Self.add(label, to: &hasher)
            if let label = label as? NILabel { Self.add(label.textInsets, to: &hasher) }
        case (.button, let button as UIButton):
            let state = button.state
            // Images have sizes of their own, and the title label takes over an attributed title only at the layout.
            guard button.configuration == nil, let title = button.title(for: state), !title.isEmpty,
                button.attributedTitle(for: state) == nil, button.image(for: state) == nil,
                button.backgroundImage(for: state) == nil, let label = button.titleLabel
            else { return nil }
            (text, attributedText, font) = (title, nil, label.font)
            Self.add(label, to: &hasher)
            Self.add(button.contentEdgeInsets, to: &hasher)
            Self.add(button.titleEdgeInsets, to: &hasher)
        default: return nil
        }
        numbers = hasher.finalize()
    }

    private static func add(_ label: UILabel, to hasher: inout Hasher) {
        hasher.combine(label.numberOfLines)
        hasher.combine(label.lineBreakMode.rawValue)
        hasher.combine(label.adjustsFontSizeToFitWidth)
        hasher.combine(label.minimumScaleFactor)
    }

    private static func add(_ insets: UIEdgeInsets, to hasher: inout Hasher) {
        hasher.combine(insets.top)
        hasher.combine(insets.left)
        hasher.combine(insets.bottom)
        hasher.combine(insets.right)
    }
}

/// Measures the content of a view for one placement, once for each space.
@MainActor struct ContentMeter {
    private let view: UIView
    private let kind: ContentKind
    /// The size that a view without content has.
    private let ownSize: CGSize
    private var last: (space: CGSize, size: CGSize)?
    /// Whether the view measures its content. The default `sizeThatFits(_:)` only returns the current size.
    private(set) var measuresItself: Bool

    init(_ view: UIView, _ kind: ContentKind, ownSize: CGSize, measuresItself: Bool) {
        self.view = view
        self.kind = kind
        self.ownSize = ownSize
        self.measuresItself = measuresItself
    }

    /// Whether the frame depends on the content.
    var wasUsed: Bool { last != nil }

    mutating func width(in space: CGSize) -> CGFloat { size(in: space).width }

    mutating func height(in space: CGSize) -> CGFloat {
        // A single line has the same height in every space.
        if let last, kind == .label, let label = view as? UILabel, label.numberOfLines == 1,
            !label.adjustsFontSizeToFitWidth
        {
            return last.size.height
        }
        return size(in: space).height
    }

    private mutating func size(in space: CGSize) -> CGSize {
        // The width and the height often need the same measurement, which is the most expensive part of a layout.
        if let last, last.space == space { return last.size }
        let fitting = view.sizeThatFits(space)
        if !measuresItself {
            measuresItself =
                fitting != view.bounds.size || view.intrinsicContentSize.width != UIView.noIntrinsicMetric
        }
        let size = measuresItself ? fitting : ownSize
        last = (space, size)
        return size
    }
}
