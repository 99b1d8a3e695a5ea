import Foundation

extension UILabel {
    var flow: TextFlow {
        var flow = TextFlow(
            alignment: resolved(textAlignment), lineBreakMode: lineBreakMode, maximumLines: numberOfLines)
        if let style = styledText?.paragraphStyle { flow.adoptLines(of: style) }
        return flow
    }

    /// Returns the size of the text in a space, rounded up to whole pixels.
    func textSize(in space: CGSize, lines: Int) -> CGSize {
        var flow = flow
        flow.maximumLines = lines
        return TextLayout.size(
            of: content(font), flow, width: space.width.limit, height: space.height.limit,
            scale: traitCollection.displayScale)
    }

    func content(_ font: UIFont) -> TextContent {
        (styledText ?? .plain("")).content(font, traits: traitCollection)
    }

    func drawText(in rect: CGRect, on context: CGContext) {
        guard let (layout, textFrame) = layout(in: rect) else { return }
        context.saveGState()
        if lineBreakMode == .byClipping { context.clip(to: rect) }
        let traits = UITraitCollection.current
        if let shadow = shadowColor?.rgba(with: traits) {
            layout.draw(in: textFrame.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height), shadow, on: context)
        }
        layout.draw(in: textFrame, shownColor.rgba(with: traits), on: context)
        context.restoreGState()
    }

    /// Returns the lines that are drawn in a rectangle, and their place. `nil` if there are none.
    private func layout(in rect: CGRect) -> (layout: TextLayout, frame: CGRect)? {
        guard let text, !text.isEmpty, rect.width > 0 else { return nil }
        let fitted = fittedFont(for: rect.width)
        let layout = TextLayout(content(fitted), flow, width: rect.width, height: rect.height)
        var frame = rect
        frame.origin.y += (rect.height - layout.size.height) / 2 + baselineShift(of: fitted)
        return (layout, frame)
    }

    /// Returns the baselines of the lines that are drawn in bounds.
    func baselines(in bounds: CGRect) -> DrawnBaselines? {
        layout(in: bounds).flatMap { layout, frame in layout.baselines(at: frame.minY) }
    }

    private var shownColor: UIColor {
        if !isEnabled { return .tertiaryLabel }
        return isHighlighted ? highlightedTextColor ?? textColor : textColor
    }

    /// Returns the font of the label, or a smaller font if a single line would not fit otherwise.
    private func fittedFont(for width: CGFloat) -> UIFont {
        let font: UIFont = self.font
        guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return font }
        return FontFitting(smallest: font.pointSize * minimumScaleFactor).font(font, width: width) {
            TextLayout(content($0), flow).size.width
        }
    }

    /// Returns the distance by which the baseline adjustment moves a shrunk line down from the vertical centre, in
    /// points.
    private func baselineShift(of fitted: UIFont) -> CGFloat {
        let (full, small) = (font.metrics, fitted.metrics)
        switch baselineAdjustment {
        case .alignCenters: return 0
        case .alignBaselines:
            return (full.ascent - full.lineHeight / 2) - (small.ascent - small.lineHeight / 2)
        case .none: return (small.lineHeight - full.lineHeight) / 2
        }
    }
}

extension CGFloat {
    /// The length as a limit. `nil` for 1,000,000 points or more, which mean no limit.
    fileprivate var limit: CGFloat? { self >= 1e6 ? nil : self }
}
