import Testing

@testable import HeadlessUIKit

/// The pixels of labels.
@MainActor @Suite struct TextDrawingTests {
    private func label(_ text: String, width: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 40))
        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = .black
        label.text = text
        return label
    }

    /// Returns the range of columns with text, in points.
    private func ink(_ label: UILabel) -> ClosedRange<CGFloat>? {
        let picture = Picture(label)
        let columns = stride(from: 0, to: label.bounds.width, by: 0.5).filter { x in
            stride(from: 0, to: label.bounds.height, by: 0.5).contains { picture.alpha(x, $0) > 0.3 }
        }
        guard let first = columns.first, let last = columns.last else { return nil }
        return first...last
    }

    @Test func alignmentMovesText() throws {
        let label = label("Ink", width: 200)
        let left = try #require(ink(label))
        label.textAlignment = .right
        let right = try #require(ink(label))
        label.textAlignment = .center
        let center = try #require(ink(label))
        #expect(left.upperBound < 60)
        #expect(right.lowerBound > 140)
        #expect(abs((center.lowerBound + center.upperBound) / 2 - 100) < 3)
    }

    @Test func aBrokenWordHasAHyphenIfItMayBeHyphenated() {
        func dark(_ text: String, _ factor: Float, _ mode: NSLineBreakMode = .byWordWrapping) -> Int {
            let style = NSMutableParagraphStyle()
            style.hyphenationFactor = factor
            let label = label("", width: 60)
            label.numberOfLines = 0
            label.lineBreakMode = mode
            label.attributedText = NSAttributedString(
                string: text, attributes: [.paragraphStyle: style, .font: label.font!, .foregroundColor: UIColor.black])
            label.lineBreakMode = mode
            label.frame.size.height = 100
            return Picture(label).count { $0.alpha > 0.5 }
        }
        #expect(dark("ooooooooo", 1) > dark("ooooooooo", 0))
        #expect(dark("ooooooooo", 1, .byCharWrapping) == dark("ooooooooo", 0, .byCharWrapping))
        #expect(dark("ooo ooo", 1) == dark("ooo ooo", 0))
    }

    @Test func emojiHaveTheirOwnColors() {
        let yellow = Picture(label("\u{1F600}", width: 60)).count { $0.red > 0.9 && $0.green > 0.6 && $0.blue < 0.4 }
        #expect(yellow > 100)
    }

    @Test("Characters of East Asia have glyphs", arguments: ["\u{4E2D}\u{6587}", "\u{3072}\u{3089}", "\u{D55C}"])
    func charactersOfEastAsiaHaveGlyphs(text: String) {
        #expect(TextLayout(TextContent(text, font: .label), TextFlow()).lines.allSatisfy { $0.missingCharacters == [] })
    }

    @Test func aPictureNamesCharactersWithoutGlyphs() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        for (index, text) in ["a\u{10FFFD}b", "\u{10FFFC}\u{10FFFD}"].enumerated() {
            let label = label(text, width: 100)
            label.frame.origin.y = CGFloat(index) * 40
            view.addSubview(label)
        }
        var missing: Set<Unicode.Scalar> = []
        _ = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            missing = context.cgContext.missingCharacters
        }
        #expect(missing == ["\u{10FFFC}", "\u{10FFFD}"])
    }

    @Test func truncatedTextStaysInsideTheLabel() throws {
        let label = label("A text that is much too long", width: 100)
        for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle, .byWordWrapping] {
            label.lineBreakMode = mode
            let picture = Picture(label, margin: 20)
            #expect(stride(from: CGFloat(0), to: 40, by: 0.5).allSatisfy { picture.alpha(110, $0) == 0 })
        }
        label.lineBreakMode = .byClipping
        #expect(try #require(ink(label)).upperBound > 90)
        #expect(Picture(label, margin: 20).alpha(101, 20) == 0)
    }

    @Test func truncationModesDiffer() {
        let label = label("Beginning and ending", width: 100)
        label.lineBreakMode = .byTruncatingHead
        let head = Picture(label).image.pngData()
        label.lineBreakMode = .byTruncatingTail
        #expect(head != Picture(label).image.pngData())
    }

    /// Returns whether two labels have the same pixels.
    private func areAlike(_ first: UILabel, _ second: UILabel) -> Bool {
        Picture(first).image.pngData() == Picture(second).image.pngData()
    }

    @Test(arguments: [NSLineBreakMode.byCharWrapping, .byWordWrapping])
    func wordsThatBreakHaveNoHyphen(mode: NSLineBreakMode) {
        let width = NSString(string: "nnnn").size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)]).width + 3
        func lines(_ text: String) -> UILabel {
            let label = label(text, width: width)
            label.frame.size.height = 90
            label.numberOfLines = 0
            label.lineBreakMode = mode
            return label
        }
        #expect(areAlike(lines("nnnnnnnnnn"), lines("nnnn\nnnnn\nnn")))
    }

    @Test func softHyphensAreVisibleAtLineBreaks() {
        let soft = label("nn\u{AD}nnn", width: 60)
        soft.frame.size.height = 60
        soft.numberOfLines = 0
        let typed = label("nn-\nnnn", width: 60)
        typed.frame.size.height = 60
        typed.numberOfLines = 0
        // Pango's hyphen has no tracking.
        for label in [soft, typed] { label.font = UIFont(name: "DejaVu Sans", size: 20) }
        #expect(Picture(soft).darkPixels == Picture(typed).darkPixels)
    }

    @Test func truncatedLinesAreAligned() throws {
        let label = label("nnnnnnnnnnnnnnn", width: 95)
        label.lineBreakMode = .byTruncatingTail
        label.textAlignment = .right
        let typed = self.label("nn…", width: 95)
        typed.textAlignment = .right
        #expect(try #require(ink(label)).upperBound == #require(ink(typed)).upperBound)
    }

    @Test func shadowsAreBelowTheText() {
        let label = label("III", width: 60)
        #expect(Picture(label).count { $0.red > 0.9 && $0.blue < 0.1 && $0.alpha > 0.9 } == 0)
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 4, height: 4)
        let picture = Picture(label)
        #expect(picture.count { $0.red > 0.9 && $0.blue < 0.1 && $0.alpha > 0.9 } > 50)
        #expect(picture.darkPixels > 50)
    }

    @Test func theTextColorDependsOnTheState() {
        let label = label("III", width: 60)
        label.highlightedTextColor = .red
        #expect(Picture(label).count { $0.red > 0.9 } == 0)
        label.isHighlighted = true
        #expect(Picture(label).count { $0.red > 0.9 && $0.alpha > 0.9 } > 50)
        label.isEnabled = false
        #expect(Picture(label).count { $0.alpha > 0.5 } == 0)
    }

    @Test func reducedFontsFitTheText() throws {
        let label = label("A text that is much too long", width: 100)
        label.lineBreakMode = .byClipping
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.1
        #expect(try #require(ink(label)).upperBound < 100)
    }

    @Test func equalLabelsAreDrawnEqually() {
        #expect(
            Picture(label("Twice", width: 80)).image.pngData() == Picture(label("Twice", width: 80)).image.pngData())
    }
}
