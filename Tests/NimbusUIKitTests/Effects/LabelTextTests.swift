import NimbusUIKit
import Testing

/// The properties that give the text of a label attributes.
@MainActor @Suite struct LabelTextTests {
    private func attribute(_ key: NSAttributedString.Key, of label: UILabel, at index: Int = 0) -> Any? {
        label.attributedText.flatMap { index < $0.length ? $0.attribute(key, at: index, effectiveRange: nil) : nil }
    }

    @Test("Letters are spaced, also those of a text that the app sets later")
    func spacing() {
        let scene = Scene(
            ".spaced { letter-spacing: 2px; font-size: 20px } .em { letter-spacing: 0.1em; font-size: 20px }")
        let label = scene.add(UILabel(), cssClass: "spaced")
        label.text = "Hello"
        #expect(attribute(.kern, of: label) as? CGFloat == 2 && label.text == "Hello")
        label.text = "World"
        #expect(attribute(.kern, of: label) as? CGFloat == 2 && label.text == "World")
        label.attributedText = NSAttributedString(string: "ab", attributes: [.kern: CGFloat(7)])
        #expect(attribute(.kern, of: label) as? CGFloat == 7)
        label.text = "Plain"
        #expect(label.font.pointSize == 20)
        scene.load("")
        #expect(attribute(.kern, of: label) == nil && label.text == "Plain" && label.font.pointSize == 17)
        let relative = scene.add(UILabel(), cssClass: "em")
        relative.text = "x"
        scene.load(".em { letter-spacing: 0.1em; font-size: 20px }")
        #expect(attribute(.kern, of: relative) as? CGFloat == 2)
    }

    @Test("A font and a colour replace the attributes of the whole text, also after a change of the spacing")
    func wholeText() {
        let scene = Scene("")
        let label = UILabel()
        let text = NSMutableAttributedString(string: "plain")
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.blue, .baselineOffset: CGFloat(1),
        ]
        text.append(NSAttributedString(string: "rich", attributes: attributes))
        label.attributedText = text
        scene.add(label)
        scene.load("UILabel { letter-spacing: 1px }")
        #expect(attribute(.foregroundColor, of: label, at: 6) as? UIColor == .blue)
        #expect(attribute(.kern, of: label, at: 6) as? CGFloat == 1)
        for spacing in [1, 2] {
            scene.load("UILabel { letter-spacing: \(spacing)px; color: #f00; font-size: 20px }")
            #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && label.font.pointSize == 20)
            #expect([nil, label.textColor].contains(attribute(.foregroundColor, of: label, at: 6) as? UIColor))
            #expect([nil, label.font].contains(attribute(.font, of: label, at: 6) as? UIFont))
            #expect(attribute(.baselineOffset, of: label, at: 6) as? CGFloat == 1)
            #expect(attribute(.kern, of: label, at: 6) as? CGFloat == CGFloat(spacing))
        }
        scene.load("")
        #expect(attribute(.foregroundColor, of: label, at: 6) as? UIColor != .blue)
        #expect(attribute(.kern, of: label, at: 6) == nil)
    }

    @Test("A line is as high as it should be, and its text is in the middle")
    func lineHeight() throws {
        let scene = Scene(
            """
            UILabel { font-size: 20px; white-space: normal }
            .points { line-height: 40px } .factor { line-height: 1.5 } .percent { line-height: 150% }
            """)
        for (name, height) in [("points", CGFloat(40)), ("factor", 30), ("percent", 30)] {
            let label = UILabel()
            label.text = "one\ntwo"
            scene.add(label, cssClass: name)
            let style = try #require(attribute(.paragraphStyle, of: label) as? NSParagraphStyle)
            #expect(style.minimumLineHeight == height && style.maximumLineHeight == height)
            #expect(label.sizeThatFits(CGSize(width: 500, height: 500)).height == height * 2)
        }
        let label = scene.add(UILabel(), cssClass: "factor")
        label.text = "one"
        scene.load(".factor { line-height: 2; font-size: 10px }")
        #expect(label.sizeThatFits(CGSize(width: 500, height: 500)).height == 20)
    }

    @Test("The first line of each paragraph is indented, also by a part of the label's width")
    func indentation() throws {
        let css = """
            UILabel { font-size: 20px; white-space: normal; width: 200px; height: 100px }
            .points { text-indent: 30px; line-height: 30px } .percent { text-indent: 25% } .hanging { text-indent: -1em }
            """
        let scene = Scene(css)
        for (name, indent) in [("points", CGFloat(30)), ("percent", 50), ("hanging", -20)] {
            let label = UILabel()
            label.text = "one\ntwo three"
            scene.add(label, cssClass: name)
            let style = try #require(attribute(.paragraphStyle, of: label) as? NSParagraphStyle)
            #expect(style.firstLineHeadIndent == indent && (style.minimumLineHeight == 30) == (name == "points"))
            let width = label.sizeThatFits(CGSize(width: 500, height: 500)).width
            scene.load(".points, .percent, .hanging { font-size: 20px; white-space: normal }")
            #expect(attribute(.paragraphStyle, of: label) == nil)
            #expect(width == label.sizeThatFits(CGSize(width: 500, height: 500)).width + indent)
            scene.load(css)
        }
    }

    @Test("Words are hyphenated by `hyphens: auto` only")
    func hyphens() throws {
        let scene = Scene(".auto { hyphens: auto } .manual { hyphens: manual }")
        for (name, factor) in [("auto", Float(1)), ("manual", 0)] {
            let label = UILabel()
            label.text = "one"
            scene.add(label, cssClass: name)
            #expect((attribute(.paragraphStyle, of: label) as? NSParagraphStyle)?.hyphenationFactor == factor)
        }
    }

    @Test("Lines are under and through the text, in their style and colour")
    func decoration() {
        let scene = Scene(
            """
            .a { text-decoration: underline } .b { text-decoration: line-through double red }
            .c { text-decoration: underline line-through; text-decoration-style: dashed } .c.none { text-decoration: none }
            """)
        let (a, b, c) = (UILabel(), UILabel(), UILabel())
        for label in [a, b, c] { label.text = "text" }
        scene.add(a, cssClass: "a")
        scene.add(b, cssClass: "b")
        scene.add(c, cssClass: "c")
        #expect(attribute(.underlineStyle, of: a) as? Int == 1 && attribute(.strikethroughStyle, of: a) == nil)
        #expect(attribute(.strikethroughStyle, of: b) as? Int == NSUnderlineStyle.double.rawValue)
        #expect(attribute(.strikethroughColor, of: b) as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(attribute(.underlineStyle, of: c) as? Int == NSUnderlineStyle([.single, .patternDash]).rawValue)
        scene.dom.addCssClass("none", to: c)
        scene.dom.refresh()
        #expect(attribute(.underlineStyle, of: c) == nil && attribute(.strikethroughStyle, of: c) == nil)
    }

    @Test(
        "The case of the text changes, and comes back",
        arguments: [
            ("uppercase", "DON’T STOP, ÉTÉ"), ("lowercase", "don’t stop, été"), ("capitalize", "Don’t Stop, Été"),
        ])
    func textCase(_ value: String, _ expected: String) {
        let scene = Scene("UILabel { text-transform: \(value) }")
        let label = UILabel()
        label.text = "Don’t stop, été"
        scene.add(label)
        #expect(label.text == expected)
        scene.load("UILabel { text-transform: none }")
        #expect(label.text == "Don’t stop, été")
    }

    @Test("The text of a stylesheet and the style of the text do not disturb each other")
    func text() {
        let scene = Scene("#a { text: \"one\"; text-transform: uppercase; letter-spacing: 1px }")
        let label = UILabel()
        label.text = "own"
        scene.add(label, id: "a")
        #expect(label.text == "ONE" && attribute(.kern, of: label) as? CGFloat == 1)
        scene.load("#a { text: \"two\"; text-transform: uppercase }")
        #expect(label.text == "TWO" && attribute(.kern, of: label) == nil)
        scene.load("#a { text-transform: uppercase }")
        #expect(label.text == "OWN")
        scene.load("")
        #expect(label.text == "own")
    }

    @Test("white-space, line-clamp and text-overflow decide the lines")
    func lines() {
        let scene = Scene(
            """
            .normal { white-space: normal } .nowrap { white-space: nowrap; text-overflow: clip }
            .clamp { line-clamp: 3; text-overflow: ellipsis } .both { white-space: nowrap; line-clamp: 2 }
            .pre-line { white-space: pre-line } .mode { white-space: normal; text-wrap-mode: nowrap }
            .pre { white-space: pre } .breaks { white-space-collapse: preserve-breaks }
            """)
        let labels = ["normal", "nowrap", "clamp", "both"].map { scene.add(UILabel(), cssClass: $0) }
        let others = ["pre-line", "mode", "pre", "breaks"].map { scene.add(UILabel(), cssClass: $0) }
        #expect(labels.map(\.numberOfLines) == [0, 1, 3, 2] && others.map(\.numberOfLines) == [0, 1, 0, 0])
        #expect(labels[1].lineBreakMode == .byClipping && labels[2].lineBreakMode == .byTruncatingTail)
        scene.load("")
        #expect(labels.map(\.numberOfLines) == [1, 1, 1, 1] && labels[1].lineBreakMode == .byTruncatingTail)
    }
}
