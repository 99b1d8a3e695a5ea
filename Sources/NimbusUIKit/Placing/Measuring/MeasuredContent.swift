/// The kind of measurement that a class of views needs.
enum ContentKind {
    /// `UILabel` itself.
    case label
    /// ``NILabel`` itself.
    case paddedLabel
    /// `UIButton` itself.
    case button
    /// Any other class. A subclass can override `sizeThatFits(_:)`, so that its size is known only after a measurement.
    case other

    @MainActor init(of view: UIView) {
        if view.isExactly(UILabel.self) {
            self = .label
        } else if view.isExactly(NILabel.self) {
            self = .paddedLabel
        } else {
            self = view.isExactly(UIButton.self) ? .button : .other
        }
    }

    /// Returns the view as a label. `nil` if the kind is not a kind of label.
    @MainActor func label(_ view: UIView) -> UILabel? {
        switch self {
        // The class was checked when the kind was determined.
        case .label, .paddedLabel: unsafeDowncast(view, to: UILabel.self)
        case .button, .other: nil
        }
    }
}

/// The inputs of the last measurement of a label or button. The view is measured again only after an input has changed. For
/// other views, the intrinsic size, which many changes of the content change.
///
/// The inputs retain objects, so that no new object can have the same address. Numbers are stored as a 64-bit digest.
@MainActor final class MeasuredContent {
    private let text: String?
    private let attributedText: NSAttributedString?
    private let font: UIFont?
    private let traits: UITraitCollection
    private let digest: UInt64
    /// Whether a measurement has the same result if the inputs are the same.
    private let isComplete: Bool

    /// Records the content of a view.
    /// - Parameter container: The superview, if the space for the content depends on it.
    init(_ kind: ContentKind, of view: UIView, in container: UIView?) {
        let content = CurrentContent(kind, view, container)
        isComplete = content != nil
        (text, attributedText, font) = (content?.text, content?.attributedText, content?.font)
        (traits, digest) = (view.traitCollection, (content?.digest ?? Digest(ofIntrinsicSizeOf: view)).value)
    }

    /// Returns whether a known input has changed.
    func hasChanged(_ kind: ContentKind, of view: UIView, in container: UIView?) -> Bool {
        isComplete
            ? !isCurrent(kind, of: view, in: container) : Digest(ofIntrinsicSizeOf: view).value != digest
    }

    /// Returns whether a measurement of the view would have the same result.
    func isCurrent(_ kind: ContentKind, of view: UIView, in container: UIView?) -> Bool {
        guard isComplete, let content = CurrentContent(kind, view, container), content.digest.value == digest,
            content.font === font, Self.isSame(content.text, text),
            content.attributedText.map(RichText.init) == attributedText.map(RichText.init)
        else { return false }
        let current = view.traitCollection
        return current === traits || current == traits
    }

    /// Whether two strings are equal and have the same number of bytes. Canonically equivalent strings are equal but
    /// can have different code points.
    private static func isSame(_ text: String?, _ other: String?) -> Bool {
        text == other && text?.utf8.count == other?.utf8.count
    }
}

/// The current content of a view, except its traits.
@MainActor private struct CurrentContent {
    let text: String?
    let attributedText: NSAttributedString?
    let font: UIFont?
    var digest = Digest()

    init?(_ kind: ContentKind, _ view: UIView, _ container: UIView?) {
        switch kind {
        case .label, .paddedLabel:
            guard let label = kind.label(view), digest.add(label) else { return nil }
            attributedText = label.distinctAttributedText
            // A mutable attributed string can change in place, so that a comparison with it proves nothing.
            if attributedText is NSMutableAttributedString { return nil }
            (text, font) = (label.text, label.font)
            if kind == .paddedLabel { digest.add(unsafeDowncast(label, to: NILabel.self).textInsets) }
        case .button:
            let button = unsafeDowncast(view, to: UIButton.self)
            let state = button.state
            // An image can change its size, and the title label gets an attributed title only during layout.
            guard button.configuration == nil, let title = button.title(for: state), !title.isEmpty,
                button.attributedTitle(for: state) == nil, button.image(for: state) == nil,
                button.backgroundImage(for: state) == nil, let label = button.titleLabel, digest.add(label)
            else { return nil }
            (text, attributedText, font) = (title, nil, label.font)
            digest.add(button.contentEdgeInsets)
            digest.add(button.titleEdgeInsets)
        case .other: return nil
        }
        guard let container else { return }
        let size = container.bounds.size
        digest.add(size.width)
        digest.add(size.height)
    }
}

/// A digest of the numbers that a measurement depends on. Collisions are so improbable that they are ignored.
private struct Digest {
    private(set) var value: UInt64 = 0

    init() {}

    /// Creates the digest of a view's intrinsic size. Empty for texts with lines, whose size depends on the width of the view.
    @MainActor init(ofIntrinsicSizeOf view: UIView) {
        if view is UILabel || view is UITextView { return }
        let size = view.intrinsicContentSize
        add(size.width)
        add(size.height)
    }

    private mutating func add(_ bits: UInt64) {
        value = (value ^ bits) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
    }

    mutating func add(_ number: CGFloat) { add(Double(number).bitPattern) }

    mutating func add(_ insets: UIEdgeInsets) {
        add(insets.top)
        add(insets.left)
        add(insets.bottom)
        add(insets.right)
    }

    /// Adds the settings of a label.
    /// - Returns: Whether the digest is complete. `false` if the label shrinks its text, which depends on further
    ///   settings.
    @MainActor mutating func add(_ label: UILabel) -> Bool {
        add(UInt64(truncatingIfNeeded: label.numberOfLines))
        add(UInt64(truncatingIfNeeded: label.lineBreakMode.rawValue))
        return !label.adjustsFontSizeToFitWidth
    }
}

/// Measures the content of a view for one placement, and caches the last measurement.
@MainActor struct ContentMeter {
    private let view: UIView
    private let kind: ContentKind
    /// The size of a view without content.
    private let ownSize: CGSize
    private var last: (space: CGSize, size: CGSize)?
    /// Whether the view measures its content. The default `sizeThatFits(_:)` only returns the current size.
    private(set) var measuresItself: Bool

    init(_ view: UIView, _ kind: ContentKind, ownSize: CGSize, measuresItself: Bool) {
        self.view = view
        self.kind = kind
        self.ownSize = ownSize
        self.measuresItself = measuresItself || view is UIStackView
    }

    /// Whether the content of the view has a size of its own.
    var hasIntrinsicSize: Bool { view.intrinsicContentSize.width != UIView.noIntrinsicMetric }

    /// Whether the content was measured: the frame depends on it.
    var wasUsed: Bool { last != nil || usedMinContent }
    private var usedMinContent = false

    /// Returns a width that depends on the content. `nil` for all other widths, and for `auto`.
    /// - Parameter available: The width of the superview.
    mutating func width(_ extent: Extent, available: CGFloat) -> CGFloat? {
        switch extent {
        case .minContent:
            usedMinContent = true
            return (view as? UILabel)?.longestWordWidth ?? view.minContentWidth
        case .maxContent: return width(in: CGSize(width: UIView.unlimitedWidth, height: UIView.unlimitedWidth))
        case .fitContent(let limit):
            let space = limit.map { $0.points(of: available) ?? available } ?? available
            guard let (narrowest, widest) = both else { return nil }
            return min(widest, max(narrowest, space))
        case .auto, .stretch, .points, .share, .calculation: return nil
        }
    }

    private var both: (narrowest: CGFloat, widest: CGFloat)? {
        mutating get {
            guard let narrowest = width(.minContent, available: 0), let widest = width(.maxContent, available: 0) else {
                return nil
            }
            return (min(narrowest, widest), widest)
        }
    }

    mutating func width(in space: CGSize) -> CGFloat { size(in: space).width }

    mutating func height(in space: CGSize) -> CGFloat {
        // A single line has the same height at every width.
        if let last, let label = kind.label(view), label.numberOfLines == 1, !label.adjustsFontSizeToFitWidth {
            return last.size.height
        }
        return size(in: space).height
    }

    private mutating func size(in space: CGSize) -> CGSize {
        // The width and the height often need the same measurement, which is the most expensive part of a layout.
        if let last, last.space == space { return last.size }
        let fitting = view.contentSize(in: space)
        if !measuresItself {
            measuresItself =
                fitting != view.bounds.size || view.intrinsicContentSize.width != UIView.noIntrinsicMetric
        }
        let size = measuresItself ? fitting : ownSize
        last = (space, size)
        return size
    }
}

extension UIView {
    /// The width of unlimited space, which no content needs. Infinity is not a valid width for some views.
    static let unlimitedWidth: CGFloat = 1_000_000

    /// Returns the size of the content in a space. The size of a stack view results from its constraints.
    func contentSize(in space: CGSize) -> CGSize {
        guard self is UIStackView else { return sizeThatFits(space) }
        let natural = systemLayoutSizeFitting(.zero)
        guard natural.width > space.width else { return natural }
        return systemLayoutSizeFitting(
            CGSize(width: space.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}
