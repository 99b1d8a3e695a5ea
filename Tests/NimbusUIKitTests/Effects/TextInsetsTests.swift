import NimbusUIKit
import Testing

/// Text fields and labels with padding around their text.
@MainActor @Suite struct TextInsetsTests {
    private let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    private let plainField = UITextField()
    private let field = NITextField()

    private func label<Label: UILabel>(_ label: Label, _ text: String = "Harbour") -> Label {
        label.text = text
        return label
    }

    // MARK: Text fields

    @Test("A field without insets places its text as a UITextField does")
    func fieldWithoutInsets() {
        for field in [plainField, field] { field.borderStyle = .roundedRect }
        #expect(field.textRect(forBounds: bounds) == plainField.textRect(forBounds: bounds))
        #expect(field.editingRect(forBounds: bounds) == plainField.editingRect(forBounds: bounds))
        #expect(field.placeholderRect(forBounds: bounds) == plainField.placeholderRect(forBounds: bounds))
    }

    @Test("The insets of a field replace those of its border")
    func fieldWithInsets() {
        field.borderStyle = .roundedRect
        field.textInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let inner = CGRect(x: 2, y: 1, width: 94, height: 26)
        #expect(field.textRect(forBounds: bounds) == inner && field.editingRect(forBounds: bounds) == inner)
        #expect(field.placeholderRect(forBounds: bounds) == inner)
        #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 3, height: 30)).width == 0)
    }

    @Test("Stylesheets set the insets of a field and restore them")
    func styledField() {
        let scene = Scene("NITextField { -mobile-title-insets: 1 2 3 4 } UITextField { color: red }")
        field.textInsets.left = 9
        scene.add(field)
        scene.add(plainField)
        // In the order of UIEdgeInsets: top, left, bottom, right.
        #expect(field.textInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) && field.textColor == .red)
        scene.load("")
        #expect(field.textInsets == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0))
    }

    @Test("`padding` is inside a field, and the field fits it")
    func paddedField() {
        let scene = Scene(
            "UITextField { width: auto; height: auto; padding: 1px 2px 3px 4px } .own { -mobile-title-insets: 5 6 7 8 }"
        )
        for field in [plainField, field] { field.text = "Harbour" }
        let text = plainField.sizeThatFits(.zero)
        scene.add(field)
        #expect(field.textInsets == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(field.frame.size == CGSize(width: text.width + 6, height: text.height + 4))
        #expect(field.intrinsicContentSize == field.frame.size)
        scene.dom.addCssClass("own", to: field)
        #expect(field.textInsets == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
        #expect(field.frame.size == CGSize(width: text.width + 14, height: text.height + 12))
        scene.load("")
        #expect(field.textInsets == .zero && field.sizeThatFits(.zero) == text)
    }

    // MARK: Labels

    @Test("The size of a label includes its insets")
    func labelSize() {
        let (plain, padded) = (label(UILabel()), label(NILabel()))
        let (text, unlimited) = (plain.sizeThatFits(.zero), CGSize(width: 1000, height: 1000))
        #expect(padded.sizeThatFits(.zero) == text && padded.intrinsicContentSize == plain.intrinsicContentSize)
        padded.textInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let size = CGSize(width: text.width + 6, height: text.height + 4)
        #expect(padded.sizeThatFits(.zero) == size && padded.sizeThatFits(unlimited) == size)
        #expect(padded.intrinsicContentSize == size)
        #expect(padded.textRect(forBounds: bounds, limitedToNumberOfLines: 1).origin == .zero)
    }

    @Test("Lines of a label break inside its insets")
    func labelLines() {
        let text = "Boats on large lakes, and what the water says"
        let (plain, padded) = (label(UILabel(), text), label(NILabel(), text))
        for label in [plain, padded] { label.numberOfLines = 0 }
        padded.textInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        let inner = plain.sizeThatFits(CGSize(width: 80, height: 1000))
        #expect(padded.sizeThatFits(CGSize(width: 120, height: 1000)).height == inner.height)
    }

    @Test("`padding` is inside an NILabel and adds to the size of a UILabel")
    func styledLabels() {
        let scene = Scene("UILabel { width: auto; height: auto; padding: 1px 2px 3px 4px } .fixed { width: 50px }")
        let (plain, padded) = (label(UILabel()), label(NILabel()))
        scene.add(plain)
        scene.add(padded)
        let text = plain.sizeThatFits(.zero)
        #expect(padded.textInsets == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(padded.frame.size == CGSize(width: text.width + 6, height: text.height + 4))
        // Once for each axis, as in Nimbus CSS.
        #expect(plain.frame.size == CGSize(width: text.width + 2, height: text.height + 1))
        scene.dom.addCssClass("fixed", to: padded)
        #expect(padded.frame.width == 50)
        scene.load("")
        #expect(padded.textInsets == .zero && padded.frame.size == .zero)
    }

    @Test("A percentage as padding inside a view is a problem")
    func percentages() {
        let scene = Scene("NILabel, UIButton { padding: 10% 2px } UIView { padding: 3% }")
        let views = [label(NILabel()), UIButton(), UIView()]
        for view in views { scene.add(view) }
        #expect((views[0] as? NILabel)?.textInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
        #expect(
            scene.dom.layoutProblems.map { "\($0.kind) \($0.viewClass)" } == [
                #"percentagePadding(property: "padding-bottom") NILabel"#,
                #"percentagePadding(property: "padding-bottom") UIButton"#,
                #"percentagePadding(property: "padding-top") NILabel"#,
                #"percentagePadding(property: "padding-top") UIButton"#,
            ])
    }

    #if canImport(HeadlessUIKit)
    @Test("A label draws its text inside its insets")
    func drawing() {
        let padded = label(NILabel(), "▇▇▇▇")
        padded.textColor = .red
        padded.textInsets = UIEdgeInsets(top: 10, left: 30, bottom: 0, right: 0)
        padded.frame.size = padded.sizeThatFits(.zero)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: padded.bounds.size, format: format).image {
            padded.layer.render(in: $0.cgContext)
        }
        let plain = label(UILabel(), "▇▇▇▇")
        plain.textColor = .red
        plain.frame.size = plain.sizeThatFits(.zero)
        let same = UIGraphicsImageRenderer(size: padded.bounds.size, format: format).image {
            $0.cgContext.translateBy(x: 30, y: 10)
            plain.layer.render(in: $0.cgContext)
        }
        #expect(image.pngData() == same.pngData())
    }
    #endif
}
