import CSSEngine
import Foundation
import NimbusCSS
import NimbusDescribing
import NimbusViews
import Testing

@testable import NimbusUIKit

/// Attributed strings of InterfaCSS: the cases A1–A3 of its description, and what becomes of them later.
@MainActor @Suite struct InterfaCSSAttributedTextTests {
    private func attributes(_ text: NSAttributedString?, at index: Int) -> [NSAttributedString.Key: Any] {
        guard let text, index < text.length else { return [:] }
        return text.attributes(at: index, effectiveRange: nil)
    }

    @Test("A1: runs have their attributes")
    func runs() throws {
        let screen = try InterfaCSSScreen(
            ".a { attributedText: \"ab\" (font: Courier 12, color: red), \"cd\" (underlineStyle: double dot, kern: 2); }"
        )
        let label = screen.add(UILabel())
        #expect(label.text == "abcd")
        let first = attributes(label.attributedText, at: 1)
        #expect(first[.font] as? UIFont == UIFont(name: "Courier", size: 12))
        #expect(first[.foregroundColor] as? UIColor == .red && first.count == 2)
        let second = attributes(label.attributedText, at: 2)
        let style: NSUnderlineStyle = [.double, .patternDot]
        #expect(second[.underlineStyle] as? Int == style.rawValue && second[.kern] as? CGFloat == 2)
        #expect(second.count == 2)
    }

    @Test("A2: localised strings are joined")
    func localized() throws {
        let screen = try InterfaCSSScreen(".a { attributedText: L(\"k1\") (font: Courier 12) L(\"k2\") (); }")
        #expect(screen.add(UILabel()).attributedText?.string == "K1!K2!")
    }

    @Test("A3: a button has an attributed title for each state")
    func titles() throws {
        let screen = try InterfaCSSScreen(
            ".a { attributedTitle: \"x\" (color: blue); attributedTitle(highlighted): \"x\" (color: red); }")
        let button = UIButton(type: .custom)
        button.setTitle("app", for: .normal)
        screen.add(button)
        func color(_ state: UIControl.State) -> UIColor? {
            attributes(button.attributedTitle(for: state), at: 0)[.foregroundColor] as? UIColor
        }
        #expect(color(.normal) == .blue && color(.highlighted) == .red && button.title(for: .normal) == "app")
        try screen.load("")
        #expect(button.attributedTitle(for: .normal) == nil && button.attributedTitle(for: .highlighted) == nil)
        #expect(button.title(for: .normal) == "app")
    }

    @Test("All attributes reach the text")
    func allAttributes() throws {
        let screen = try InterfaCSSScreen(
            """
            .a { attributedText: "x" (backgroundColor: #369, ligature: 0, strikethroughStyle: thick, strokeColor: red,
                strokeWidth: 3, baselineOffset: 4, underlineColor: red, strikethroughColor: blue, obliqueness: 0.5,
                expansion: 0.25, shadowColor: red, shadowOffset: size(1, 2), textAlignment: center, lineSpacing: 5); }
            """)
        let values = attributes(screen.add(UILabel()).attributedText, at: 0)
        #expect(values[.backgroundColor] as? UIColor == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
        #expect(values[.ligature] as? Int == 0 && values[.strikethroughStyle] as? Int == 2)
        #expect(values[.strokeColor] as? UIColor == .red && values[.strokeWidth] as? CGFloat == 3)
        #expect(values[.baselineOffset] as? CGFloat == 4 && values[.underlineColor] as? UIColor == .red)
        #expect(values[.strikethroughColor] as? UIColor == .blue && values[.obliqueness] as? CGFloat == 0.5)
        #expect(values[.expansion] as? CGFloat == 0.25)
        let shadow = values[.shadow] as? NSShadow
        #expect(shadow?.shadowColor as? UIColor == .red && shadow?.shadowOffset == CGSize(width: 1, height: 2))
        let paragraph = values[.paragraphStyle] as? NSParagraphStyle
        #expect(paragraph?.alignment == .center && paragraph?.lineSpacing == 5)
    }

    @Test("Variables stand for strings, attributes and whole texts")
    func variables() throws {
        let screen = try InterfaCSSScreen(
            """
            @name: "Ann";
            @c: greenColor;
            @f: Courier 14;
            @all: "whole" (color: @c);
            .a { attributedText: "Hello @name" (color: @c, font: bigger(@f, 2)); }
            .b { attributedText: @all; }
            """)
        let label = screen.add(UILabel())
        #expect(label.text == "Hello Ann")
        let values = attributes(label.attributedText, at: 0)
        #expect(values[.foregroundColor] as? UIColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect((values[.font] as? UIFont)?.pointSize == 16)
        let whole = screen.add(UILabel(), cssClass: "b")
        #expect(whole.text == "whole")
        screen.dom.setVariable("name", to: "\"Bob\"")
        #expect(label.text == "Hello Bob")
    }

    // MARK: Undo

    @Test("An edit from an attributed text to a plain one, and back, is undone")
    func switching() throws {
        let rich = ".a { attributedText: \"rich\" (color: red); }"
        let plain = ".a { text-key: \"plain\"; }"
        for view in [UILabel(), UITextView(), UITextField()] as [any AttributedTextView] {
            let screen = try InterfaCSSScreen(rich)
            view.plainText = "app"
            screen.add(view)
            #expect(view.plainText == "rich")
            try screen.load(plain)
            #expect(view.plainText == "PLAIN!" && view.distinctAttributedText == nil)
            try screen.load(rich)
            #expect(attributes(view.distinctAttributedText, at: 0)[.foregroundColor] as? UIColor == .red)
            try screen.load("")
            #expect(view.plainText == "app" && view.distinctAttributedText == nil, "\(type(of: view))")
            #expect(!view.interactions.contains { $0 is ViewAttachment })
        }
    }

    @Test("The attributed text of the app comes back")
    func appText() throws {
        let own = NSAttributedString(string: "own", attributes: [.kern: 3 as CGFloat])
        for view in [UILabel(), UITextView(), UITextField()] as [any AttributedTextView] {
            view.shownAttributedText = own
            let screen = try InterfaCSSScreen(".a { attributedText: \"rich\" (color: red); }")
            screen.add(view)
            #expect(view.plainText == "rich")
            try screen.load(".a { text-key: \"plain\"; }")
            #expect(view.plainText == "PLAIN!")
            try screen.load("")
            #expect(view.shownAttributedText == own, "\(type(of: view))")
        }
    }

    @Test("A text that the app sets afterwards stays")
    func appChanges() throws {
        let screen = try InterfaCSSScreen(".a { attributedText: \"rich\" (color: red); }")
        let label = screen.add(UILabel())
        label.text = "later"
        screen.dom.refresh()
        #expect(label.text == "later")
        try screen.load("")
        #expect(label.text == "later")
    }

    @Test("The font and the colour of the view are independent of the attributed text")
    func fontAndColor() throws {
        let screen = try InterfaCSSScreen(
            ".a { attributedText: \"x\" (color: red); font: Courier 20; textColor: blue; }")
        let label = UILabel()
        let font = label.font
        screen.add(label)
        #expect(label.font == UIFont(name: "Courier", size: 20) && label.textColor == .blue)
        #expect(attributes(label.attributedText, at: 0)[.foregroundColor] as? UIColor == .red)
        try screen.load(".a { attributedText: \"x\" (color: red); font: Courier 30; }")
        #expect(label.font == UIFont(name: "Courier", size: 30) && label.textColor == .label)
        try screen.load("")
        #expect(label.font == font && label.text == nil)
    }

    @Test("A second pass sets nothing")
    func setters() {
        let scene = Scene(
            "UILabel { attributed-text: text('a', color(light-dark(red, blue)), shadow-color(red)) text('b') }")
        let label = scene.add(UILabel())
        #expect(label.text == "ab")
        #expect(scene.setters { scene.dom.refresh() } == [])
    }

    // MARK: Other views

    @Test("The title of a button with a configuration has attributes")
    func configuration() throws {
        typealias Color = AttributeScopes.UIKitAttributes.ForegroundColorAttribute
        let screen = try InterfaCSSScreen(".a { attributedTitle: \"Se\" (color: red) \"nd\" (kern: 2); }")
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Save"
        screen.add(button)
        let title = try #require(button.configuration?.attributedTitle)
        #expect(String(title.characters) == "Send" && title.runs.first?[Color.self] == .red)
        #expect(title.runs.count == 2)
        try screen.load(".a { text-key: \"plain\"; }")
        #expect(button.configuration?.title == "PLAIN!")
        try screen.load("")
        #expect(button.configuration?.title == "Save")
    }

    @Test("A placeholder has attributes, and the app's comes back")
    func placeholder() throws {
        let screen = try InterfaCSSScreen(".a { attributedPlaceholder: \"Na\" (color: red) \"me\" (kern: 1); }")
        let field = UITextField()
        field.placeholder = "app"
        screen.add(field)
        #expect(field.placeholder == "Name")
        #expect(attributes(field.attributedPlaceholder, at: 0)[.foregroundColor] as? UIColor == .red)
        #expect(attributes(field.attributedPlaceholder, at: 2)[.kern] as? CGFloat == 1)
        try screen.load(".a { placeholder: \"other\"; }")
        #expect(field.placeholder == "OTHER!")
        try screen.load("")
        #expect(field.placeholder == "app")
    }

    // MARK: Text output

    @Test("An attributed text is described as Swift and dumped as CSS")
    func description() {
        let scene = Scene("#a { attributed-text: text('ab', font(12px Georgia), color(red)) text('c') }")
        let label = scene.add(UILabel(), id: "a")
        let text = scene.dom.descriptionForView(label, withName: "title")
        #expect(text.contains("title.attributedText = NSAttributedString(\n    attributedString: [\n"))
        #expect(text.contains("NSAttributedString(string: \"c\"),"))
        let dump = ViewDump(in: label, scene.dom).text()
        #expect(dump.contains("text  text(\"ab\", font(Georgia 12 400), color(rgb(255, 0, 0))) text(\"c\")"), "\(dump)")
    }

    @Test("Thousands of runs are shown")
    func manyRuns() throws {
        let runs = (0..<3000).map { "\"\($0) \" (kern: \($0 % 7))" }.joined(separator: " ")
        let screen = try InterfaCSSScreen(".a { attributedText: \(runs); }")
        let label = screen.add(UILabel())
        #expect(label.text?.hasSuffix("2999 ") == true)
        #expect(attributes(label.attributedText, at: 0)[.kern] as? CGFloat == 0)
    }
}
