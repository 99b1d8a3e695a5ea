import NimbusUIKit
import Testing

/// The properties that give the text of buttons, text fields and text views attributes.
@MainActor @Suite struct TitleTextTests {
    private let css = ".styled { letter-spacing: 3px; text-decoration: underline red; line-height: 40px }"

    private func width(_ view: UIView) -> CGFloat { view.sizeThatFits(CGSize(width: 1_000, height: 1_000)).width }

    private func attribute(_ key: NSAttributedString.Key, of text: NSAttributedString?) -> Any? {
        text.flatMap { $0.length > 0 ? $0.attribute(key, at: 0, effectiveRange: nil) : nil }
    }

    @Test("A button's title is spaced, also one that the app sets later")
    func button() {
        let scene = Scene(css + ".upper { text-transform: uppercase }")
        let button = UIButton(type: .custom)
        button.setTitle("Follow", for: .normal)
        let plain = width(button)
        scene.add(button, cssClass: "styled upper")
        #expect(button.titleLabel?.text == "FOLLOW" && button.title(for: .normal) == "Follow")
        #expect(width(button) > plain + 10)
        #expect(attribute(.underlineStyle, of: button.titleLabel?.attributedText) as? Int == 1)
        button.setTitle("Unfollow", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "UNFOLLOW")
        scene.load("")
        button.setTitle("Follow", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Follow" && width(button) == plain)
        #expect(attribute(.kern, of: button.titleLabel?.attributedText) == nil)
    }

    @Test("The title of a button with a configuration is spaced and underlined")
    func configuredButton() {
        let scene = Scene(css)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Follow"
        let button = UIButton(configuration: configuration)
        let plain = width(button)
        scene.add(button, cssClass: "styled")
        #expect(width(button) == plain + 18)
        scene.load("")
        #expect(width(button) == plain && button.configuration?.titleTextAttributesTransformer == nil)
    }

    @Test("The text of a field has the attributes when the user types it")
    func field() {
        let scene = Scene(css)
        let field = UITextField()
        field.text = "12"
        let plain = width(field)
        scene.add(field, cssClass: "styled")
        #expect(field.defaultTextAttributes[.kern] as? CGFloat == 3)
        #expect(
            field.defaultTextAttributes[.underlineColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(width(field) == plain + 6)
        #expect(field.font == .systemFont(ofSize: 17))
        scene.load("")
        #expect(field.defaultTextAttributes[.kern] == nil && width(field) == plain)
    }

    @Test("A text view keeps what the user types, with and without the attributes")
    func textView() {
        let scene = Scene(css)
        let view = UITextView()
        view.text = "one\ntwo"
        scene.add(view, cssClass: "styled")
        #expect(attribute(.kern, of: view.attributedText) as? CGFloat == 3)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 300)).height == 80 + view.textContainerInset.top * 2)
        view.text = "three"
        #expect(attribute(.kern, of: view.attributedText) as? CGFloat == 3)
        scene.load("")
        #expect(attribute(.kern, of: view.attributedText) == nil && view.text == "three")
    }
}
