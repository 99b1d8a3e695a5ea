import BoxLayout

/// Measures the content of a view without its padding.
///
/// `sizeThatFits(_:)` includes the padding that the view draws. The box layout adds the padding itself.
@MainActor final class LeafMeter {
    private let kind: ContentKind
    /// Whether the view measures its content. The default `sizeThatFits(_:)` only returns the current size.
    private var measuresItself: Bool
    /// The content of the last measurement. `nil` if a change can only be detected by a measurement.
    private var content: MeasuredContent?
    private var ownSize = CGSize.zero
    private var padding = UIEdgeInsets.zero
    /// The size of the content in unlimited space, once it was measured.
    private var naturalSize: CGSize?
    /// The width of unlimited space. Infinity is not a valid width for some views.
    private static let unlimited: CGFloat = 1_000_000

    init(_ view: UIView) {
        kind = ContentKind(of: view)
        measuresItself = kind != .other || view is UIStackView
    }

    // MARK: Changes

    /// Discards the measurements after a change of the content or the style.
    /// - Parameters:
    ///   - ownSize: The size of a view that does not measure itself.
    ///   - style: The style with the padding. Views of some classes draw the padding.
    func update(_ view: UIView, ownSize: CGSize, style: BoxStyle) {
        padding = view.hasPaddingInside ? style.padding.insets : .zero
        self.ownSize = ownSize
        (content, naturalSize) = (nil, nil)
    }

    /// Returns whether a measurement can have another result than the last one.
    func isOutdated(_ view: UIView) -> Bool {
        if view.isExactly(UIView.self) { return false }
        return content?.isCurrent(kind, of: view, in: nil) != true
    }

    // MARK: Measuring

    /// Whether the view has a natural size, such as an image or a control. Text fills the available width.
    func isReplaced(_ view: UIView) -> Bool {
        switch kind {
        case .label, .paddedLabel: false
        case .button: true
        case .other: view is UIImageView || view is UIControl || view is UIActivityIndicatorView
        }
    }

    /// Returns the size of the content.
    func metrics(of view: UIView, in width: LeafWidth) -> LeafMetrics {
        if content == nil, kind != .other { content = MeasuredContent(kind, of: view, in: nil) }
        switch width {
        case .minContent:
            if let label = view as? UILabel, label.numberOfLines != 1 {
                return LeafMetrics(width: Double(LongestWord.width(in: label)), height: 0)
            }
            // They scroll their text.
            if view is UITextField || view is UITextView { return LeafMetrics(width: 0, height: 0) }
            return metrics(of: view, fitting: Self.unlimited)
        case .maxContent: return metrics(of: view, fitting: Self.unlimited)
        case .definite(let width): return metrics(of: view, fitting: min(CGFloat(width), Self.unlimited))
        }
    }

    private func metrics(of view: UIView, fitting width: CGFloat) -> LeafMetrics {
        let size = size(of: view, in: width)
        let baselines = TextBaselines(of: view, contentHeight: size.height)
        return LeafMetrics(
            width: Double(size.width), height: Double(size.height), firstBaseline: baselines?.first,
            lastBaseline: baselines?.last)
    }

    private func size(of view: UIView, in width: CGFloat) -> CGSize {
        if view.isExactly(UIView.self) { return ownSize }
        guard width == Self.unlimited || !breaksLines(view) else { return size(of: view, fitting: width) }
        if let naturalSize { return naturalSize }
        let size = size(of: view, fitting: Self.unlimited)
        naturalSize = size
        return size
    }

    /// Whether the size depends on the space.
    private func breaksLines(_ view: UIView) -> Bool {
        switch kind {
        case .label, .paddedLabel:
            kind.label(view).map { $0.numberOfLines != 1 || $0.adjustsFontSizeToFitWidth } ?? true
        case .button, .other: true
        }
    }

    /// Measures the view.
    private func size(of view: UIView, fitting width: CGFloat) -> CGSize {
        let (horizontal, vertical) = (padding.left + padding.right, padding.top + padding.bottom)
        // A label treats a width of 0 as unlimited.
        let space = CGSize(width: max(width, 0.001) + horizontal, height: Self.unlimited)
        let fitting = view.contentSize(in: space)
        if !measuresItself {
            measuresItself =
                fitting != view.bounds.size || view.intrinsicContentSize.width != UIView.noIntrinsicMetric
        }
        guard measuresItself else { return ownSize }
        if fitting.width < Self.unlimited, fitting.height < Self.unlimited {
            return CGSize(width: max(0, fitting.width - horizontal), height: max(0, fitting.height - vertical))
        }
        // Some views return the whole space.
        let intrinsic = view.intrinsicContentSize
        let natural = fitting.width >= Self.unlimited ? max(intrinsic.width, ownSize.width) : fitting.width
        let height = fitting.height >= Self.unlimited ? max(intrinsic.height, ownSize.height) : fitting.height
        return CGSize(width: max(0, natural - horizontal), height: max(0, height - vertical))
    }
}

/// Computes the min-content width of a text: the width of its longest word.
@MainActor private enum LongestWord {
    static func width(in label: UILabel) -> CGFloat {
        let sample = UILabel()
        sample.font = label.font
        sample.numberOfLines = 1
        var longest: CGFloat = 0
        for word in words(of: label) {
            if let text = label.distinctAttributedText {
                sample.attributedText = text.attributedSubstring(from: word)
            } else {
                sample.text = (label.text.map { $0 as NSString })?.substring(with: word)
            }
            longest = max(longest, (sample as UIView).sizeThatFits(.zero).width)
        }
        return longest
    }

    /// The ranges of the words in UTF-16 code units.
    private static func words(of label: UILabel) -> [NSRange] {
        let text = label.distinctAttributedText?.string ?? label.text ?? ""
        var words: [NSRange] = []
        var start: Int?
        var index = 0
        var previous: Unicode.Scalar?
        func end() {
            if let start { words.append(NSRange(location: start, length: index - start)) }
            start = nil
        }
        for scalar in text.unicodeScalars {
            if scalar.isSpace {
                end()
            } else if start == nil || previous.map({ canBreak(between: $0, scalar) }) == true {
                end()
                start = index
            }
            previous = scalar
            index += UTF16.width(scalar)
        }
        end()
        return words
    }

    /// Whether a line can end between two characters that are not spaces. Lines of Chinese, Japanese and Korean end between
    /// ideographs, but not before a closing mark or after an opening one (UAX #14).
    private static func canBreak(between left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
        guard left.isIdeographic || right.isIdeographic else { return false }
        return !right.isClosing && !left.isOpening && !right.properties.isGraphemeExtend
    }
}

extension Unicode.Scalar {
    /// Whether the character is a space, a line break or the zero-width space. A no-break space is part of a word.
    fileprivate var isSpace: Bool {
        value == 0x20 || (0x09...0x0D).contains(value) || value == 0x200B || value == 0x2028
    }

    /// Whether the character is in a script whose lines break between all characters.
    fileprivate var isIdeographic: Bool {
        switch value {
        case 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    fileprivate var isOpening: Bool {
        switch properties.generalCategory {
        case .openPunctuation, .initialPunctuation: true
        default: false
        }
    }

    /// Whether the character is closing punctuation, or a mark or a small letter that does not begin a line.
    fileprivate var isClosing: Bool {
        switch properties.generalCategory {
        case .closePunctuation, .finalPunctuation: true
        default: Self.nonStarters.contains(self) || ",.:;!?".unicodeScalars.contains(self)
        }
    }

    private static let nonStarters = Set(
        "、。，．：；？！・ー々〻ゝゞヽヾ゛゜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ".unicodeScalars)
}

/// The distances from the top of a view's content to the baselines of its first and last line of text.
@MainActor private struct TextBaselines {
    let first, last: Double

    /// `nil` if the view has no text.
    init?(of view: UIView, contentHeight: CGFloat) {
        let height = Double(contentHeight)
        switch view {
        case let label as UILabel:
            guard let font = label.font, label.text?.isEmpty == false else { return nil }
            first = Double(font.ascender)
            last = height + Double(font.descender)
        case let button as UIButton:
            guard let font = button.titleLabel?.font else { return nil }
            (first, last) = Self.centered(font, in: height)
        case let field as UITextField:
            guard let font = field.font else { return nil }
            (first, last) = Self.centered(font, in: height)
        default: return nil
        }
    }

    private static func centered(_ font: UIFont, in height: Double) -> (Double, Double) {
        let baseline = (height - Double(font.lineHeight)) / 2 + Double(font.ascender)
        return (baseline, baseline)
    }
}

extension BoxEdges<LengthPercentage> {
    /// The lengths in points. Percentages are 0, because views that draw their padding accept only lengths.
    fileprivate var insets: UIEdgeInsets {
        func points(_ length: LengthPercentage) -> CGFloat {
            if case .length(let points) = length { CGFloat(points) } else { 0 }
        }
        return UIEdgeInsets(top: points(top), left: points(left), bottom: points(bottom), right: points(right))
    }
}
