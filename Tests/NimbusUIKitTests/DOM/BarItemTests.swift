import CSSEngine
import InterfaCSS
import NimbusCSS
import NimbusViews
import Testing

@testable import NimbusUIKit

/// The items of bars as elements.
@MainActor @Suite struct BarItemTests {
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    private let left = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    private let right = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
    private let navigationItem = UINavigationItem(title: "Title")

    init() {
        navigationItem.leftBarButtonItem = left
        navigationItem.rightBarButtonItem = right
        bar.items = [navigationItem]
    }

    private func dom(_ text: String, name: String = "a.iss") -> (dom: NIDOM, sheet: NIStylesheet) {
        let sheet = NIStylesheet(dialects: [.interfaCSS])
        sheet.load(text: text, name: name)
        let dom = NIDOM(stylesheet: sheet)
        dom.register(bar, withCSSClass: "bar")
        return (dom, sheet)
    }

    @Test("The items of a registered bar are styled by InterfaCSS, and get their values back")
    func styles() {
        left.tintColor = .green
        left.setTitleTextAttributes([.kern: 2], for: .normal)
        let (dom, sheet) = dom(
            """
            .bar UIBarButtonItem { tintColor: red; width: 50; enabled: NO; imageInsets: insets(1, 2, 3, 4);
                titlePositionAdjustment: offset(3, 4); textColor: blue; font: Courier 20; textColor(highlighted): white; }
            """)
        #expect(sheet.diagnostics.isEmpty)
        for item in [left, right] {
            #expect(item.tintColor == .red && item.width == 50 && !item.isEnabled)
            #expect(item.imageInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 3, vertical: 4))
            let attributes = item.titleTextAttributes(for: .normal)
            #expect(attributes?[.foregroundColor] as? UIColor == .blue)
            #expect(attributes?[.font] as? UIFont == UIFont(name: "Courier", size: 20))
            #expect(item.titleTextAttributes(for: .highlighted)?[.foregroundColor] as? UIColor == .white)
        }
        #expect(left.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
        sheet.load(text: "", name: "a.iss")
        dom.refresh()
        #expect(left.tintColor == .green && right.tintColor == nil && left.width == 0 && left.isEnabled)
        #expect(left.imageInsets == .zero && left.titlePositionAdjustment(for: .default) == UIOffset())
        #expect(left.titleTextAttributes(for: .normal)?.keys.map(\.rawValue) == [NSAttributedString.Key.kern.rawValue])
        #expect(right.titleTextAttributes(for: .normal) == nil)
        #expect(right.titleTextAttributes(for: .highlighted) == nil)
    }

    @Test("An item has classes, an id and a position among the items")
    func selectors() {
        let (dom, _) = dom(
            """
            UIBarButtonItem:firstOfType { width: 1; } UIBarButtonItem:lastOfType { width: 2; } .wide { width: 30; }
            #i { tintColor: red; } UIBarButtonItem:disabled { tintColor: blue; }
            """)
        #expect(left.width == 1 && right.width == 2)
        dom.register(right, withCSSClass: "wide", andId: "i")
        #expect(right.width == 30 && right.tintColor == .red)
        #expect(dom.viewById("i") === dom.element(of: right))
        dom.removeCssClass("wide", from: dom.element(of: right))
        right.isEnabled = false
        dom.setNeedsStyle(dom.element(of: right))
        dom.styleIfNeeded()
        #expect(right.width == 2 && right.tintColor == .blue)
        #expect(dom.registeredViews.count == 3)
    }

    @Test("The custom view of an item is styled")
    func customView() {
        let view = UIView()
        navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: view)]
        let (dom, _) = dom(".c { customView.alpha: 0.5; }")
        dom.register(navigationItem.rightBarButtonItems![0], withCSSClass: "c")
        #expect(view.alpha == 0.5)
        dom.setCssClass(nil, of: dom.element(of: navigationItem.rightBarButtonItems![0]))
        #expect(view.alpha == 1)
    }

    @Test("Items that are added are styled in the next pass, and those that are removed are forgotten")
    func changes() {
        let (dom, _) = dom("UIBarButtonItem { width: 5; }")
        let new = UIBarButtonItem(title: "New", style: .plain, target: nil, action: nil)
        navigationItem.leftBarButtonItems = [new, left]
        navigationItem.rightBarButtonItems = nil
        dom.refresh()
        #expect(new.width == 5)
        let elements = dom.registeredViews.dropFirst()
        #expect(elements.elementsEqual([dom.element(of: new), dom.element(of: left)]) { $0 === $1 })
        dom.unregister(bar)
        #expect(dom.registeredViews.isEmpty)
    }

    @Test("In CSS, an item is an element once the app has registered it")
    func css() {
        let (dom, _) = dom("UINavigationBar > UIBarButtonItem { width: 5px; color: red } ", name: "a.css")
        #expect(left.width == 0 && dom.registeredViews.count == 1)
        dom.register(left)
        #expect(left.width == 5 && right.width == 0)
        #expect(left.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    }

    #if !(os(tvOS) || UIKIT_CHECK_TVOS)
    @Test("The items of a toolbar are elements, also of a toolbar that was registered before them")
    func toolbar() {
        let sheet = NIStylesheet(dialects: [.interfaCSS])
        sheet.load(text: "toolbar > UIBarButtonItem { tintColor: red; }", name: "a.iss")
        let dom = NIDOM(stylesheet: sheet)
        let toolbar = UIToolbar()
        dom.register(toolbar)
        toolbar.items = [left, .flexibleSpace(), right]
        dom.refresh()
        #expect(left.tintColor == .red && right.tintColor == .red && dom.registeredViews.count == 4)
    }
    #endif

    @Test("A dump shows the values of items")
    func dump() {
        let (dom, _) = dom("UIBarButtonItem { width: 5; tintColor: red; }")
        let entries = ViewDump(in: bar, dom).entries
        guard entries.count == 3 else { return #expect(entries.count == 3) }
        #expect(entries.map(\.viewClass) == ["UINavigationBar", "UIBarButtonItem", "UIBarButtonItem"])
        #expect(entries.map(\.depth) == [0, 1, 1])
        #expect(entries[1].set.map(\.name) == ["tintColor", "width"])
    }
}
