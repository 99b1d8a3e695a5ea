import NimbusCSS
import NimbusUIKit
import Testing

@MainActor @Suite("Traits are tracked once a style depends on them") struct TraitTrackingTests {
    private let label = UILabel()

    @Test("An override from before the first style that depends on it has its effect")
    func earlierOverride() {
        let scene = Scene(".plain { opacity: 0.5 }")
        scene.add(label, cssClass: "late")
        label.semanticContentAttribute = .forceRightToLeft
        scene.dom.styleIfNeeded()
        let late = NIStylesheet()
        late.load(text: ".late { text-align: start }", name: "late.css")
        scene.dom.stylesheets.append(late)
        #expect(label.textAlignment == .right)
    }

    @Test("A class with such a style, added at once")
    func addedClass() {
        let scene = Scene(".start { text-align: start }")
        scene.add(label)
        label.semanticContentAttribute = .forceRightToLeft
        scene.dom.addCssClass("start", to: label)
        #expect(label.textAlignment == .right)
        label.semanticContentAttribute = .forceLeftToRight
        scene.dom.styleIfNeeded()
        #expect(label.textAlignment == .left)
    }

    @Test("A media condition that only a later stylesheet has")
    func laterCondition() {
        let scene = Scene(".plain { opacity: 0.5 }")
        scene.add(label, cssClass: "plain")
        label.overrideUserInterfaceStyle = .dark
        let late = NIStylesheet()
        late.load(text: "@media (prefers-color-scheme: dark) { .plain { opacity: 0.25 } }", name: "late.css")
        scene.dom.stylesheets.append(late)
        #expect(label.alpha == 0.25)
    }

    @Test("A view that is registered again, or whose styling is switched on again", arguments: [true, false])
    func returnedView(isUnregistered: Bool) {
        let scene = Scene(".plain { opacity: 0.5 } .start { text-align: start }")
        scene.add(label, cssClass: "plain")
        if isUnregistered {
            scene.dom.unregister(label)
            scene.dom.register(label, withCSSClass: "start")
        } else {
            scene.dom.setStylingEnabled(false, of: label)
            scene.dom.addCssClass("start", to: label)
            scene.dom.setStylingEnabled(true, of: label)
        }
        label.semanticContentAttribute = .forceRightToLeft
        scene.dom.styleIfNeeded()
        #expect(label.textAlignment == .right)
    }

    @Test("A view inside a view with its own direction does not inherit the direction")
    func directionOfSuperview() {
        let scene = Scene(".start { text-align: start }")
        let card = scene.add(UIView())
        card.semanticContentAttribute = .forceRightToLeft
        scene.add(label, cssClass: "start", in: card)
        let second = scene.add(UILabel(), cssClass: "start", in: card)
        #expect(label.textAlignment == .left && second.textAlignment == .left)
        scene.dom.refresh()
        #expect(label.textAlignment == .left && second.textAlignment == .left)
        card.semanticContentAttribute = .unspecified
        label.semanticContentAttribute = .forceRightToLeft
        scene.dom.styleIfNeeded()
        #expect(label.textAlignment == .right && second.textAlignment == .left)
    }

    @Test("A view keeps the scheme of the view around it after that view is unregistered")
    func unregisteredContainer() {
        let scene = Scene("@media (prefers-color-scheme: dark) { .plain { opacity: 0.25 } }")
        let container = UIView()
        scene.add(container)
        container.addSubview(label)
        scene.dom.register(label, withCSSClass: "plain")
        container.overrideUserInterfaceStyle = .dark
        scene.dom.styleIfNeeded()
        #expect(label.alpha == 0.25)
        scene.dom.unregister(container)
        scene.dom.styleIfNeeded()
        #expect(label.alpha == 0.25)
        container.overrideUserInterfaceStyle = .light
        scene.dom.refresh()
        #expect(label.alpha == 1)
    }

    @Test("A row that its table does not show does not inherit the direction of the table")
    func directionOfTable() {
        final class Source: TableRowSource {
            func stylesDidChange() {}
        }
        let scene = Scene("* { border-color: light-dark(red, lime) } :dir(rtl) { opacity: 0.5 }")
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        table.rowSource = Source()
        table.semanticContentAttribute = .forceRightToLeft
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        scene.add(table)
        table.appendRow(row)
        scene.dom.register(row)
        #expect(row.alpha == 1)
        scene.dom.refresh()
        #expect(row.alpha == 1)
    }
}
