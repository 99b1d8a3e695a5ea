import BoxLayout

/// Measures the content of a view without its padding and its border.
///
/// `sizeThatFits(_:)` includes the insets of the view's content. The box layout adds the padding and the border itself.
@MainActor final class LeafMeter {
    private let kind: ContentKind
    /// Whether UIKit never resizes the view.
    let isFixed: Bool
    /// Whether the view measures its content. The default `sizeThatFits(_:)` only returns the current size.
    private var measuresItself: Bool
    /// The content of the last measurement. `nil` before the first one.
    private var content: MeasuredContent?
    private var ownSize = CGSize.zero
    /// The part of the padding and the border that is inside the view.
    private(set) var edges = UIEdgeInsets.zero
    /// The last measurement in a limited width.
    private var lastFit: (width: CGFloat, size: CGSize)?
    /// The size of the content in unlimited space, once it was measured.
    private var naturalSize: CGSize?

    init(_ view: UIView) {
        kind = ContentKind(of: view)
        isFixed = kind == .other && view.fixedSize != nil
        measuresItself = kind != .other || view is UIStackView
    }

    // MARK: Changes

    /// Discards the measurements after a change of the content or the style.
    /// - Parameters:
    ///   - ownSize: The size of a view that does not measure itself.
    ///   - style: The style with the padding and the border. Views of some classes draw them.
    func update(_ view: UIView, ownSize: CGSize, style: BoxStyle) {
        let insets = view.contentInsets(isMirrored: style.direction == .rightToLeft)
        edges = insets.map { style.contentInsets.limited(by: $0) } ?? .zero
        self.ownSize = ownSize
        (content, naturalSize, lastFit) = (nil, nil, nil)
    }

    /// Returns whether a measurement can have another result than the last one.
    func isOutdated(_ view: UIView) -> Bool {
        if view.isExactly(UIView.self) { return false }
        return content?.isCurrent(kind, of: view, in: nil) != true
    }

    /// Returns whether the text or another known input differs from the last measurement.
    func hasOtherContent(_ view: UIView) -> Bool { content?.hasChanged(kind, of: view, in: nil) == true }

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
        if content == nil, !view.isExactly(UIView.self) { content = MeasuredContent(kind, of: view, in: nil) }
        switch width {
        case .minContent:
            if let label = view as? UILabel, label.numberOfLines != 1 {
                return LeafMetrics(width: Double(LongestPart.width(in: label)), height: 0)
            }
            if view is UIStackView { return LeafMetrics(width: Double(view.minContentWidth), height: 0) }
            // They scroll their text.
            if view is UITextField || view is UITextView { return LeafMetrics(width: 0, height: 0) }
            return metrics(of: view, fitting: UIView.unlimitedWidth)
        case .maxContent: return metrics(of: view, fitting: UIView.unlimitedWidth)
        case .definite(let width): return metrics(of: view, fitting: min(CGFloat(width), UIView.unlimitedWidth))
        }
    }

    private func metrics(of view: UIView, fitting width: CGFloat) -> LeafMetrics {
        let size = size(of: view, in: width)
        let baselines = TextBaselines(of: view, height: size.height, width: width, edges: edges)
        return LeafMetrics(
            width: Double(size.width), height: Double(size.height), firstBaseline: baselines.map { Double($0.first) },
            lastBaseline: baselines.map { Double($0.last) }, shareAbove: baselines.map { Double($0.shareAbove) } ?? 0)
    }

    /// Returns whether a text loses a line or a word if the view is narrower than in the layout.
    /// - Parameters:
    ///   - width: The exact width of the view.
    ///   - narrower: The width with the edges on pixels, which differs by less than a pixel.
    ///   - pixel: The size of a pixel, in points. Views measure text in whole pixels.
    func losesText(_ view: UIView, width: CGFloat, narrower: CGFloat, pixel: CGFloat) -> Bool {
        guard narrower < width - 1e-6, view is UILabel || view is UIButton || view is UITextView else { return false }
        let horizontal = edges.left + edges.right
        let needed = size(of: view, in: width - horizontal).width + horizontal
        return needed > narrower + 1e-6 && needed < width + pixel
    }

    private func size(of view: UIView, in width: CGFloat) -> CGSize {
        if view.isExactly(UIView.self) { return ownSize }
        guard width == UIView.unlimitedWidth || !breaksLines(view) else {
            if let lastFit, lastFit.width == width { return lastFit.size }
            let size = size(of: view, fitting: width)
            lastFit = (width, size)
            return size
        }
        if let naturalSize { return naturalSize }
        let size = size(of: view, fitting: UIView.unlimitedWidth)
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
        let (horizontal, vertical) = (edges.left + edges.right, edges.top + edges.bottom)
        // A label treats a width of 0 as unlimited.
        let space = CGSize(width: max(width, 0.001) + horizontal, height: UIView.unlimitedWidth)
        let fitting = view.contentSize(in: space)
        if !measuresItself {
            measuresItself =
                fitting != view.bounds.size || view.intrinsicContentSize.width != UIView.noIntrinsicMetric
        }
        guard measuresItself else { return ownSize }
        if fitting.width < UIView.unlimitedWidth, fitting.height < UIView.unlimitedWidth {
            return CGSize(width: max(0, fitting.width - horizontal), height: max(0, fitting.height - vertical))
        }
        // Some views return the whole space.
        let intrinsic = view.intrinsicContentSize
        let natural = fitting.width >= UIView.unlimitedWidth ? max(intrinsic.width, ownSize.width) : fitting.width
        let height = fitting.height >= UIView.unlimitedWidth ? max(intrinsic.height, ownSize.height) : fitting.height
        return CGSize(width: max(0, natural - horizontal), height: max(0, height - vertical))
    }
}

/// Computes the min-content width of a text: the width of its longest part that no line break divides.
@MainActor enum LongestPart {
    static func width(in label: UILabel) -> CGFloat {
        let sample = UILabel()
        sample.font = label.font
        sample.numberOfLines = 1
        let attributed = label.distinctAttributedText
        let text = attributed?.string ?? label.text ?? ""
        var longest: CGFloat = 0
        var measured: Set<String> = []
        for part in LineBreaks.parts(of: text, breaksCharacters: label.lineBreakMode == .byCharWrapping) {
            if let attributed {
                let text = NSMutableAttributedString(attributedString: attributed.attributedSubstring(from: part.range))
                if part.endsWithSoftHyphen {
                    // The soft hyphen stays, because the engine does not kern the hyphen.
                    text.replaceCharacters(in: NSRange(location: text.length, length: 0), with: hyphen)
                }
                sample.attributedText = text
            } else {
                let text = (text as NSString).substring(with: part.range) + (part.endsWithSoftHyphen ? hyphen : "")
                guard measured.insert(text).inserted else { continue }
                sample.text = text
            }
            longest = max(longest, (sample as UIView).sizeThatFits(.zero).width)
        }
        return longest
    }

    /// The character that the text engine displays for a soft hyphen at the end of a line.
    private static let hyphen = "\u{2010}"
}

extension BoxStyle {
    /// The padding plus the border, in points. Percentages are 0, because views that draw their padding accept only lengths.
    fileprivate var contentInsets: UIEdgeInsets {
        func points(_ length: LengthPercentage, _ border: Double) -> CGFloat {
            if case .length(let points) = length { CGFloat(points + border) } else { CGFloat(border) }
        }
        return UIEdgeInsets(
            top: points(padding.top, border.top), left: points(padding.left, border.left),
            bottom: points(padding.bottom, border.bottom), right: points(padding.right, border.right))
    }
}

extension UIEdgeInsets {
    fileprivate func limited(by other: UIEdgeInsets) -> UIEdgeInsets {
        func limited(_ inset: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(inset, limit)) }
        return UIEdgeInsets(
            top: limited(top, other.top), left: limited(left, other.left), bottom: limited(bottom, other.bottom),
            right: limited(right, other.right))
    }
}
