import Foundation

/// Text that is measured and drawn without a view.
struct StandaloneText {
    private let content: TextContent
    private let flow: TextFlow

    init(_ text: NSAttributedString) {
        let text = StyledText.rich(text)
        self.init(text.content(Self.standardFont, traits: .current), text.paragraphStyle)
    }

    init(_ text: NSString, _ attributes: [NSAttributedString.Key: Any]?) {
        let attributes = attributes ?? [:]
        let string = String(describing: text)
        let font = attributes[.font] as? UIFont ?? Self.standardFont
        var runs: [TextRun] = []
        if !attributes.isEmpty {
            runs = [TextRun(bytes: 0..<string.utf8.count, attributes, traits: .current)]
            runs[0].font = nil
        }
        self.init(TextContent(string, font: font, runs: runs), attributes[.paragraphStyle] as? NSParagraphStyle)
    }

    private init(_ content: TextContent, _ style: NSParagraphStyle?) {
        self.content = content
        flow = style?.flow ?? TextFlow(lineBreakMode: .byWordWrapping, maximumLines: 0)
    }

    private static var standardFont: UIFont { .systemFont(ofSize: 12) }

    func layout(width: CGFloat?) -> TextLayout { TextLayout(content, flow, width: width) }

    func draw(in rect: CGRect) { draw(layout(width: rect.width), at: rect.origin, width: rect.width) }

    func draw(at point: CGPoint) {
        let layout = layout(width: nil)
        draw(layout, at: point, width: layout.size.width)
    }

    private func draw(_ layout: TextLayout, at origin: CGPoint, width: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let rect = CGRect(origin: origin, size: CGSize(width: width, height: layout.size.height))
        layout.draw(in: rect, RGBA(hex: 0), on: context)
    }
}
