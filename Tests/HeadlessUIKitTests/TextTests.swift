import Testing

@testable import HeadlessUIKit

/// Widths, line breaks and truncation of text.
@MainActor @Suite struct TextTests {
    private let fox = "The quick brown fox jumps over the lazy dog"
    private let font = UIFont(name: "DejaVu Sans", size: 16) ?? .systemFont(ofSize: 16)

    private func layout(
        _ text: String, _ mode: NSLineBreakMode, lines: Int, width: CGFloat?, height: CGFloat? = nil
    ) -> TextLayout {
        TextLayout(
            TextContent(text, font: font), TextFlow(lineBreakMode: mode, maximumLines: lines), width: width,
            height: height)
    }

    /// UIKit declares both properties as `null_resettable`.
    @Test func nilRestoresTheDefaultFontAndColor() {
        let label = UILabel()
        let (font, color) = (label.font, label.textColor)
        label.font = .systemFont(ofSize: 3)
        label.textColor = .red
        label.font = nil
        label.textColor = nil
        #expect(label.font == font && label.textColor == color)
    }

    /// The expected widths are those of a browser for the same text and font, to 1/64 of a pixel.
    @Test func textWidthsAreExact() {
        let text = "0123456789"
        // Each digit of DejaVu Sans has a width of 1303/2048 em.
        #expect(abs(layout(text, .byClipping, lines: 1, width: nil).size.width - 10 * 16 * 1303 / 2048) < 0.02)
    }

    @Test func textWidthsAreProportionalToTheFontSize() {
        let once = NSString(string: fox).size(withAttributes: [.font: font])
        let twice = NSString(string: fox).size(withAttributes: [.font: font.withSize(32)])
        #expect(abs(once.width * 2 - twice.width) < 0.1)
    }

    @Test func linesWrapAtTheWidth() {
        let one = layout(fox, .byWordWrapping, lines: 0, width: nil)
        let many = layout(fox, .byWordWrapping, lines: 0, width: 120)
        #expect(one.lines.count == 1)
        #expect(many.lines.count > 2)
        #expect(many.size.width <= 120)
        #expect(many.size.height == font.lineHeight * CGFloat(many.lines.count))
        // Text fits in the width that was measured for it.
        #expect(layout(fox, .byWordWrapping, lines: 0, width: one.size.width).lines.count == 1)
        #expect(layout("abcdefghij", .byCharWrapping, lines: 0, width: 40).lines.count > 1)
        #expect(layout("a\nb\n\nc", .byWordWrapping, lines: 0, width: 40).lines.count == 4)
    }

    @Test(arguments: [
        (NSLineBreakMode.byWordWrapping, 1), (.byCharWrapping, 1), (.byTruncatingHead, 1), (.byTruncatingTail, 1),
        (.byTruncatingMiddle, 1), (.byWordWrapping, 2), (.byCharWrapping, 2), (.byTruncatingHead, 2),
        (.byTruncatingTail, 2), (.byTruncatingMiddle, 2),
    ])
    func linesAreLimited(mode: NSLineBreakMode, lines: Int) {
        let layout = layout(fox, mode, lines: lines, width: 100)
        #expect(layout.lines.count == lines)
        #expect(layout.size.width <= 100.5)
    }

    /// An ellipsis that truncates text has the width of an ellipsis in the text.
    @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle])
    func linesWithAnEllipsisAreAsWideAsTheirText(mode: NSLineBreakMode) {
        let text = "nonononononononono"
        func typed(_ start: Int, _ end: Int) -> CGFloat {
            layout(text.prefix(start) + "…" + text.suffix(end), .byClipping, lines: 1, width: nil).size.width
        }
        let counts = 0...text.count
        let widths =
            switch mode {
            case .byTruncatingHead: counts.map { typed(0, $0) }
            case .byTruncatingTail: counts.map { typed($0, 0) }
            default: counts.flatMap { start in counts.map { typed(start, $0) } }
            }
        for width in stride(from: CGFloat(41), to: 120, by: 13) {
            let truncated = layout(text, mode, lines: 1, width: width).size.width
            #expect(widths.contains { abs($0 - truncated) < 0.1 }, "\(truncated) of \(width)")
        }
    }

    @Test func clippedLinesKeepTheirWidth() {
        #expect(layout(fox, .byClipping, lines: 1, width: 100).size.width > 300)
    }

    @Test func theHeightLimitsTheNumberOfLines() {
        #expect(layout(fox, .byTruncatingTail, lines: 0, width: 100, height: font.lineHeight * 2.5).lines.count == 2)
        #expect(layout(fox, .byTruncatingTail, lines: 0, width: 100, height: 1).lines.count == 1)
    }

    @Test(arguments: [
        (NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1.0), (.natural, 0.0),
    ])
    func alignment(alignment: NSTextAlignment, share: Double) {
        let layout = TextLayout(TextContent("Word", font: font), TextFlow(alignment: alignment))
        let spare = 200 - layout.size.width
        #expect(abs(layout.indent(of: layout.lines[0], in: 200) - spare * share) < 1e-9)
    }

    @Test func rightToLeftTextIsRightAligned() {
        let layout = TextLayout(TextContent("שלום", font: font), TextFlow(alignment: .natural))
        #expect(layout.indent(of: layout.lines[0], in: 200) == 200 - layout.size.width)
    }

    @Test func sizesOfLabelsFitTheirText() {
        let label = UILabel()
        label.font = font
        label.text = fox
        label.sizeToFit()
        #expect(label.frame.height == font.lineHeight)
        #expect((label.frame.width * 2).rounded() == label.frame.width * 2)
        label.numberOfLines = 0
        let wrapped = label.sizeThatFits(CGSize(width: 150, height: 1_000))
        #expect(wrapped.width <= 150)
        #expect(wrapped.height >= font.lineHeight * 3)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 150, height: 1_000)).height == font.lineHeight * 2)
        label.text = nil
        #expect(label.sizeThatFits(.zero).width == 0)
    }

    @Test func fontSizesAreReducedToFit() {
        let fitted = FontFitting(smallest: 5).font(font, width: 200) { font in
            TextLayout(TextContent(fox, font: font), TextFlow()).size.width
        }
        #expect(fitted.pointSize < 10 && fitted.pointSize > 5)
        let floor = FontFitting(smallest: 12).font(font, width: 200) { font in
            TextLayout(TextContent(fox, font: font), TextFlow()).size.width
        }
        #expect(floor.pointSize == 12)
    }

    @Test("Adjacent runs can have different objects as attributes") func adjacentRuns() {
        let (near, far) = (NSShadow(), NSShadow())
        far.shadowBlurRadius = 3
        let (left, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        right.alignment = .right
        let values: [NSAttributedString.Key: [Any]] = [
            .foregroundColor: [UIColor.red, UIColor.blue, UIColor.blue.withAlphaComponent(1)],
            .font: [UIFont.systemFont(ofSize: 3), UIFont.systemFont(ofSize: 4)], .shadow: [near, far],
            .paragraphStyle: [left, right],
        ]
        for (key, values) in values {
            let text = NSMutableAttributedString(string: "")
            for value in values { text.append(NSAttributedString(string: "a", attributes: [key: value])) }
            for (index, value) in values.enumerated() {
                #expect(text.attribute(key, at: index, effectiveRange: nil) as? NSObject == value as? NSObject)
            }
        }
    }

    @Test func attributedTextKeepsItsAttributes() {
        let text = NSMutableAttributedString(string: "small LARGE")
        text.addAttribute(.font, value: font.withSize(40), range: NSRange(location: 6, length: 5))
        let label = UILabel()
        label.font = font
        label.attributedText = text
        #expect(label.text == "small LARGE")
        #expect(label.sizeThatFits(.zero).height > font.lineHeight * 2)
        label.text = "plain"
        #expect(label.sizeThatFits(.zero).height == font.lineHeight)
    }

    @Test("A new font or colour replaces the fonts or the colours of the whole text, as in UIKit")
    func viewReplacesAttributes() {
        let text = NSMutableAttributedString(string: "small LARGE", attributes: [.kern: CGFloat(1)])
        let large: [NSAttributedString.Key: Any] = [.font: font.withSize(40), .foregroundColor: UIColor.red]
        text.addAttributes(large, range: NSRange(location: 6, length: 5))
        let (label, field, textView) = (UILabel(), UITextField(), UITextView())
        label.attributedText = text
        field.attributedText = text
        textView.attributedText = text
        func keys(_ text: NSAttributedString?) -> Set<NSAttributedString.Key> {
            text.map { Set($0.attributes(at: 6, effectiveRange: nil).keys) } ?? []
        }
        func expect(_ expected: Set<NSAttributedString.Key>) {
            for text in [label.attributedText, field.attributedText, textView.attributedText] {
                #expect(keys(text) == expected && text?.string == "small LARGE")
            }
        }
        expect([.kern, .font, .foregroundColor])
        label.textColor = .blue
        field.textColor = .blue
        textView.textColor = .blue
        expect([.kern, .font])
        label.font = font
        field.font = font
        textView.font = font
        expect([.kern])
        #expect(label.sizeThatFits(.zero).height == font.lineHeight)
        label.attributedText = text
        #expect(keys(label.attributedText) == [.kern, .font, .foregroundColor])
    }

    @Test("The attributes of a button's title take precedence over the font and the colour of its label")
    func titleKeepsAttributes() {
        let button = UIButton(type: .custom)
        let title = NSAttributedString(string: "Title", attributes: [.font: font.withSize(40)])
        button.setAttributedTitle(title, for: .normal)
        button.setTitleColor(.red, for: .normal)
        let size = button.sizeThatFits(.zero)
        button.titleLabel?.font = font
        button.frame.size = size
        button.layoutIfNeeded()
        #expect(button.sizeThatFits(.zero) == size && size.height > font.lineHeight * 2)
    }
}
