import CSSEngine
import InterfaCSS
import NimbusCSS
import Testing

@testable import NimbusUIKit

/// Nested views that `::part()` styles.
@MainActor @Suite struct PartTests {
    @Test("The title label of a button is styled, and gets its values back")
    func button() {
        let scene = Scene("UIButton::part(title-label) { -ios-number-of-lines: 3; color: red; font: 20 Courier }")
        let button = scene.add(UIButton(type: .custom), id: "b")
        let label = button.titleLabel
        #expect(label?.numberOfLines == 3 && button.titleColor(for: .normal) == .red)
        #expect(label?.font == UIFont(name: "Courier", size: 20))
        button.setTitle("x", for: .normal)
        scene.window.layoutIfNeeded()
        #expect(label?.textColor == .red)
        scene.load("UIButton { opacity: 0.5 }")
        #expect(label?.numberOfLines == 1 && button.titleColor(for: .normal) == .white)
        #expect(scene.dom.registeredViews.count == 1)
    }

    @Test("A rule for labels does not match the label of a button, but the InterfaCSS format's does")
    func labels() {
        let scene = Scene("UILabel { -ios-number-of-lines: 2 } UIButton::part(title-label) { opacity: 0.5 }")
        let button = scene.add(UIButton())
        #expect(button.titleLabel?.numberOfLines == 1 && button.titleLabel?.alpha == 0.5)

        let sheet = NIStylesheet(dialect: .interfaCSS)
        sheet.load(text: "label { numberOfLines: 2 } button { titleLabel.alpha: 0.5 }", name: "a.iss")
        let dom = NIDOM(stylesheet: sheet)
        let other = UIButton()
        dom.register(other)
        #expect(other.titleLabel?.numberOfLines == 2 && other.titleLabel?.alpha == 0.5)
    }

    @Test("The part and the host set the same property: the part decides, and undoing each shows the other")
    func sharedProperty() {
        let scene = Scene(
            """
            .a { color: blue; font-size: 11px } .b { color: green; font-size: 12px }
            .c::part(title-label) { color: red; font-size: 13px }
            """)
        let button = scene.add(UIButton(type: .custom), cssClass: "a")
        func expect(_ color: UIColor, _ size: CGFloat) {
            #expect(button.titleColor(for: .normal) == color && button.titleLabel?.font.pointSize == size)
        }
        expect(.blue, 11)
        scene.dom.addCssClass("c", to: button)
        expect(.red, 13)
        scene.dom.setCssClass("b c", of: button)
        expect(.red, 13)
        scene.dom.setCssClass("b", of: button)
        expect(UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1), 12)
        scene.dom.setCssClass("c", of: button)
        expect(.red, 13)
        scene.dom.setCssClass(nil, of: button)
        #expect(button.titleColor(for: .normal) == .white)
    }

    @Test("The parts of a cell are different views")
    func cell() {
        let scene = Scene(
            """
            UITableViewCell::part(text-label) { color: red }
            UITableViewCell::part(detail-text-label) { color: blue }
            UITableViewCell::part(content-view) { opacity: 0.5 }
            UITableViewCell::part(content-view-text-label) { opacity: 0.1 }
            """)
        let cell = scene.add(UITableViewCell(style: .subtitle, reuseIdentifier: nil))
        #expect(cell.textLabel?.textColor == .red && cell.detailTextLabel?.textColor == .blue)
        #expect(cell.contentView.alpha == 0.5 && cell.textLabel?.alpha == 1)
    }

    @Test("A replaced view loses its style, and the new one gets it")
    func replacement() {
        let scene = Scene("UITableViewCell::part(background-view) { background-color: red }")
        let cell = scene.add(UITableViewCell(style: .default, reuseIdentifier: nil))
        let (first, second) = (UIView(), UIView())
        cell.backgroundView = first
        scene.dom.setNeedsStyle(cell)
        scene.dom.styleIfNeeded()
        #expect(first.backgroundColor == .red)
        cell.backgroundView = second
        scene.dom.styleIfNeeded()
        #expect(first.backgroundColor == nil && second.backgroundColor == .red)
        cell.backgroundView = nil
        scene.dom.styleIfNeeded()
        #expect(second.backgroundColor == nil && scene.dom.registeredViews.count == 1)
    }

    @Test("A view that is not in the hierarchy is a part as well")
    func inputView() {
        let scene = Scene("UITextField { --a: 0.25 } UITextField::part(input-view) { opacity: var(--a) }")
        let field = UITextField()
        field.inputView = UIView()
        scene.add(field)
        #expect(field.inputView?.alpha == 0.25)
    }

    @Test("A view that the app registers is a part and an ordinary view")
    func registeredPart() {
        let scene = Scene("UITextField::part(left-view) { opacity: 0.5 } UIImageView { background-color: red }")
        let field = UITextField()
        let image = UIImageView()
        field.leftView = image
        scene.add(field)
        #expect(image.alpha == 0.5 && image.backgroundColor == nil)
        scene.dom.register(image)
        scene.dom.styleIfNeeded()
        #expect(image.alpha == 0.5 && image.backgroundColor == .red)
        field.leftView = nil
        scene.dom.styleIfNeeded()
        #expect(image.alpha == 1 && image.backgroundColor == .red)
        #expect(scene.dom.registeredViews.count == 2)
    }

    @Test("Parts are no subviews to other selectors, in any order of registration")
    func siblings() {
        let scene = Scene(
            "UITableViewCell::part(text-label) { opacity: 0.5 } UILabel:first-child { -ios-number-of-lines: 2 }"
                + "UILabel:last-child { text-align: right }")
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "x"
        scene.add(cell)
        let (first, last) = (UILabel(), UILabel())
        for label in [first, last] { cell.contentView.addSubview(label) }
        scene.dom.register(last)
        scene.dom.register(first)
        #expect(first.numberOfLines == 2 && last.numberOfLines == 1)
        #expect(first.textAlignment != .right && last.textAlignment == .right)
        #expect(cell.textLabel?.alpha == 0.5)
    }

    @Test("Unregistering and deallocating a host removes its parts")
    func removal() {
        let scene = Scene("UIButton::part(title-label) { opacity: 0.5 }")
        let button = scene.add(UIButton())
        #expect(scene.dom.registeredViews.count == 2)
        scene.dom.unregister(button)
        #expect(scene.dom.registeredViews.isEmpty)
        var other: UIButton? = UIButton()
        let label = other?.titleLabel
        scene.dom.register(other!)
        #expect(label?.alpha == 0.5 && scene.dom.registeredViews.count == 2)
        other = nil
        scene.dom.refresh()
        #expect(scene.dom.registeredViews.isEmpty)
    }

    @Test("A stylesheet without ::part() creates no labels and registers no views")
    func unused() {
        let scene = Scene("UIButton { opacity: 0.5 }")
        let button = scene.add(UIButton())
        #expect(button.subviews.isEmpty && scene.dom.registeredViews.count == 1)
    }
}
