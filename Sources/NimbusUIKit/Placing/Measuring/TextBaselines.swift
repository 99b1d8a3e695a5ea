import CSSEngine

/// The distances from the top of a view's content to the baselines of its first and last line of text, in points.
@MainActor struct TextBaselines {
    private(set) var first: CGFloat
    private(set) var last: CGFloat
    /// The share of free space above the text if the view is higher than its content, from 0 to 1.
    let shareAbove: CGFloat

    /// Creates the baselines. `nil` if the view has no text.
    /// - Parameters:
    ///   - height: The height of the content.
    ///   - width: The width that was available for the content.
    ///   - edges: The part of the padding and the border that is inside the view.
    init?(of view: UIView, height: CGFloat, width: CGFloat, edges: UIEdgeInsets) {
        switch view {
        case let label as UILabel: self.init(of: label, height: height, width: width)
        case let button as UIButton: self.init(of: button, height: height, edges: edges)
        case let field as UITextField: self.init(of: field, height: height, edges: edges)
        case let textView as UITextView: self.init(of: textView, height: height, width: width, edges: edges)
        case let control as UISegmentedControl:
            guard control.numberOfSegments > 0 else { return nil }
            let font = control.titleTextAttributes(for: .normal)?[.font] as? UIFont
            self.init(
                LineMetrics(font: font ?? .systemFont(ofSize: Self.segmentFontSize)), top: 0, height: height, share: 0.5
            )
        case let stack as UIStackView: self.init(of: stack, height: height, width: width)
        default: return nil
        }
    }

    /// Creates the baselines of the first and the last view in a column, or those of the highest view in a row.
    private init?(of stack: UIStackView, height: CGFloat, width: CGFloat) {
        let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        let space = CGSize(width: width - margins.left - margins.right, height: UIView.unlimitedWidth)
        let views = stack.arrangedSubviews.filter { !$0.isHidden }.map {
            ($0, height: $0.contentSize(in: space).height)
        }
        func baselines(_ view: UIView, _ height: CGFloat) -> TextBaselines? {
            let insets = view.contentInsets(isMirrored: false) ?? .zero
            guard
                var baselines = TextBaselines(
                    of: view, height: height - insets.top - insets.bottom,
                    width: space.width - insets.left - insets.right,
                    edges: insets)
            else { return nil }
            baselines.first += insets.top
            baselines.last += insets.top
            return baselines
        }
        guard stack.axis == .vertical else {
            let inner = height - margins.top - margins.bottom
            guard let highest = views.max(by: { $0.height < $1.height })?.0, let own = baselines(highest, inner) else {
                return nil
            }
            (first, last, shareAbove) = (margins.top + own.first, margins.top + own.last, own.shareAbove)
            return
        }
        guard let top = views.first, let bottom = views.last, let first = baselines(top.0, top.height)?.first,
            let last = baselines(bottom.0, bottom.height)?.last
        else { return nil }
        (self.first, self.last, shareAbove) = (
            margins.top + first, height - margins.bottom - bottom.height + last, 0
        )
    }

    /// The size of UIKit's font for the titles of segments, in points.
    private static let segmentFontSize: CGFloat = 13

    private init?(of label: UILabel, height: CGFloat, width: CGFloat) {
        guard let font = label.font, label.text?.isEmpty == false else { return nil }
        let shown = ShownText(label.distinctAttributedText, font: font, lineLimit: label.numberOfLines)
        self.init(shown.lines(width: width), top: 0, height: height, shareAbove: 0.5)
    }

    private init?(of textView: UITextView, height: CGFloat, width: CGFloat, edges: UIEdgeInsets) {
        guard textView.text?.isEmpty == false else { return nil }
        let insets = textView.textContainerInset
        let text = ShownText(textView.distinctAttributedText, font: textView.effectiveFont, lineLimit: 0)
        let lines = text.lines(width: width + edges.left + edges.right - insets.left - insets.right)
        let bottom = height - (insets.bottom - edges.bottom)
        self.init(lines, top: insets.top - edges.top, height: bottom, shareAbove: 0)
    }

    private init?(of button: UIButton, height: CGFloat, edges: UIEdgeInsets) {
        guard let label = button.titleLabel, let font = button.titleFont else { return nil }
        let insets = button.contentInsets(isMirrored: false) ?? .zero
        let share = button.contentVerticalAlignment.shareAbove
        let line = LineMetrics(button.attributedTitle(showing: label), font: font)
        let (top, bottom) = (insets.top - edges.top, insets.bottom - edges.bottom)
        self.init(line, top: top, height: height - bottom, share: share)
        guard button.configuration == nil else { return }
        let title = button.titleEdgeInsets
        let shift = title.top * (1 - share) - title.bottom * share
        (first, last) = (first + shift, last + shift)
    }

    private init?(of field: UITextField, height: CGFloat, edges: UIEdgeInsets) {
        guard let font = field.font else { return nil }
        let bounds = CGRect(x: 0, y: 0, width: Self.sampleWidth, height: height + edges.top + edges.bottom)
        let rect = field.textRect(forBounds: bounds)
        let isEmpty = field.text?.isEmpty != false
        let line = LineMetrics(isEmpty ? field.attributedPlaceholder : field.distinctAttributedText, font: font)
        self.init(
            line, top: rect.minY - edges.top, height: rect.maxY - edges.top,
            share: field.contentVerticalAlignment.shareAbove)
    }

    /// A width in which a field has space for its side views, in points.
    private static let sampleWidth: CGFloat = 1_000

    /// Creates the baselines of lines between two vertical positions.
    private init(
        _ lines: (first: LineMetrics, last: LineMetrics), top: CGFloat, height bottom: CGFloat, shareAbove: CGFloat
    ) {
        first = top + lines.first.baseline
        last = bottom - (lines.last.height - lines.last.baseline)
        self.shareAbove = shareAbove
    }

    /// Creates the baseline of a single line between two vertical positions.
    private init(_ line: LineMetrics, top: CGFloat, height bottom: CGFloat, share: CGFloat) {
        first = top + (bottom - top - line.height) * share + line.baseline
        last = first
        shareAbove = share
    }
}

/// The height and the baseline of a line of text, in points.
@MainActor private struct LineMetrics {
    let height: CGFloat
    /// The distance from the top of the line.
    let baseline: CGFloat

    init(font: UIFont) { self.init(nil, font: font) }

    /// Creates a line of text.
    /// - Parameters:
    ///   - text: The text with its attributes. `nil` if it has none.
    ///   - range: The range of the line. `nil` for the whole text.
    ///   - font: The font of text without a font.
    init(_ text: NSAttributedString?, in range: NSRange? = nil, font: UIFont) {
        var (ascent, descent) = (font.ascender, -font.descender)
        guard let text, text.length > 0 else {
            (height, baseline) = (ascent + descent, ascent)
            return
        }
        (ascent, descent) = (0, 0)
        var offset: CGFloat = 0
        var longest = 0
        text.enumerateAttributes(in: range ?? NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let font = attributes[.font] as? UIFont ?? font
            (ascent, descent) = (max(ascent, font.ascender), max(descent, -font.descender))
            guard range.length > longest else { return }
            longest = range.length
            offset = attributes[.baselineOffset].flatMap { RichText.number($0) }.map { CGFloat($0) } ?? 0
        }
        var height = ascent + descent
        if let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
            height = max(height, style.minimumLineHeight)
            if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        }
        // A line height changes only the space above the baseline.
        self.height = height
        baseline = height - descent - offset
    }
}

/// A text whose lines can have different heights.
@MainActor private struct ShownText {
    private let text: NSAttributedString?
    private let font: UIFont
    /// The maximum number of lines. 0 for no limit.
    private let lineLimit: Int

    init(_ text: NSAttributedString?, font: UIFont, lineLimit: Int) {
        (self.text, self.font, self.lineLimit) = (text, font, lineLimit)
    }

    /// Returns the first and the last line in a width.
    func lines(width: CGFloat) -> (first: LineMetrics, last: LineMetrics) {
        let line = LineMetrics(text, font: font)
        guard let text, lineLimit != 1, hasSeveralFonts(text) else { return (line, line) }
        let ranges = lineRanges(of: text, width: width)
        guard let first = ranges.first, let last = ranges.last else { return (line, line) }
        return (LineMetrics(text, in: first, font: font), LineMetrics(text, in: last, font: font))
    }

    private func hasSeveralFonts(_ text: NSAttributedString) -> Bool {
        var fonts: Set<UIFont> = []
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
            fonts.insert(value as? UIFont ?? font)
        }
        return fonts.count > 1
    }

    /// Returns the ranges of the lines, without the spaces at their ends. The last line has the rest of the text if there
    /// are more lines than the limit.
    private func lineRanges(of text: NSAttributedString, width: CGFloat) -> [NSRange] {
        let sample = UILabel()
        sample.font = font
        let parts = LineBreaks.parts(of: text.string)
        let string = text.string as NSString
        var lines: [NSRange] = []
        var index = 0
        while index < parts.count {
            let start = parts[index].range.location
            func range(to end: Int) -> NSRange {
                NSRange(location: start, length: NSMaxRange(parts[end].range) - start)
            }
            if lines.count + 1 == lineLimit { return lines + [range(to: parts.count - 1)] }
            func fits(_ end: Int) -> Bool {
                let range = range(to: end)
                if string.rangeOfCharacter(from: .newlines, options: [], range: range).location != NSNotFound {
                    return false
                }
                sample.attributedText = text.attributedSubstring(from: range)
                return (sample as UIView).sizeThatFits(.zero).width <= width
            }
            // The line ends with the last part that fits. At least one part is in each line.
            let end = (index + 1..<parts.count).partitioningIndex { !fits($0) } - 1
            lines.append(range(to: end))
            index = end + 1
        }
        return lines
    }
}

extension UIControl.ContentVerticalAlignment {
    /// The share of free space above the content, from 0 to 1.
    fileprivate var shareAbove: CGFloat {
        switch self {
        case .top: 0
        case .bottom: 1
        default: 0.5
        }
    }
}

extension UIButton {
    /// The font of the title. The configuration of a button determines the font before the title label has it.
    fileprivate var titleFont: UIFont? {
        guard let configuration else { return titleLabel?.font }
        if let font = configuration.titleTextAttributesTransformer?.value(of: .font).font { return font }
        return configuration.attributedTitle?[AttributeScopes.UIKitAttributes.FontAttribute.self]
            ?? .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    }

    /// Returns the title with its attributes. `nil` if the title is plain.
    fileprivate func attributedTitle(showing label: UILabel) -> NSAttributedString? {
        if configuration != nil { return nil }
        if let title = attributedTitle(for: state) { return title }
        guard let text = label.distinctAttributedText, text.string == title(for: state) else { return nil }
        return text
    }
}
