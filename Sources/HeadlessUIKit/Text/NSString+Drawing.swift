import Foundation

extension NSAttributedString {
    /// How large it is on as many lines as it has, in points.
    public func size() -> CGSize { layout(width: nil).size }

    /// Draws it into the current context, from the top left of `rect` on, in lines of its width.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout(width: rect.width).draw(in: rect, UIColor.black.rgba(with: .current), on: context)
    }

    /// Draws it into the current context, from `point` on.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: CGSize(width: 1e5, height: 1e5)))
    }

    private func layout(width: CGFloat?) -> TextLayout {
        let style = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        let content = TextContent(self, font: .systemFont(ofSize: 12), traits: .current)
        return TextLayout(
            content, style?.flow ?? TextFlow(lineBreakMode: .byWordWrapping, maximumLines: 0), width: width)
    }
}

extension NSString {
    /// How large it is with these attributes, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attrs).size()
    }

    /// Draws it with these attributes into the current context, in lines as wide as `rect`.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    /// Draws it with these attributes into the current context, from `point` on.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
}
