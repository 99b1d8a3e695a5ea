import CSSEngine
import InterfaCSS
import NimbusCSS
import Testing

@testable import NimbusUIKit

/// The cases of matching and of the cascade that describe what InterfaCSS does, or should have done. Their numbers are
/// those of the description.
@MainActor @Suite struct MatchingCaseTests {
    /// A window with views that one stylesheet of InterfaCSS styles.
    @MainActor private struct Screen {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let sheet = NIStylesheet()
        let dom: NIDOM

        init(_ text: String = "", ordering: RuleOrdering = .sourceOrder, _ environment: NIEnvironment = NIEnvironment())
        {
            let sheet = NIStylesheet(dialect: Dialect(.interfaCSS, ordering: ordering))
            sheet.load(text: text, name: "a.iss")
            dom = NIDOM(stylesheet: sheet, environment: environment)
            dom.register(window)
        }

        @discardableResult
        func add<View: UIView>(
            _ view: View, _ cssClass: String? = nil, id: String? = nil, in superview: UIView? = nil
        ) -> View {
            (superview ?? window).addSubview(view)
            dom.register(view, withCSSClass: cssClass, andId: id)
            return view
        }
    }

    // MARK: Matching

    private nonisolated static let trees: [(name: String, selector: String, matches: Bool)] = [
        ("M1", ".r label.c", true), ("M2", ".r > label.c", false), ("M3", ".other label", false),
        ("M4", "UIWindow * label.c", true), ("M4", "* label", true), ("M5", "view", false),
        ("M23", ".R #Foo", true), ("M23", ".R.x #foo", false),
    ]

    @Test("A selector matches a label inside two views", arguments: trees)
    func tree(_ name: String, _ selector: String, _ matches: Bool) {
        let screen = Screen("\(selector) { alpha: 0.5; }")
        let root = screen.add(UIView(), "r")
        let label = screen.add(UILabel(), "c", id: "foo", in: screen.add(UIView(), in: root))
        #expect((label.alpha == 0.5) == matches, "\(name)")
    }

    @Test("M4: `view *` and `* view *` match what is inside of views")
    func universal() {
        for selector in ["view *", "* view *"] {
            let screen = Screen("\(selector) { alpha: 0.5; }")
            let root = screen.add(UIView())
            let label = screen.add(UILabel(), in: root)
            #expect(label.alpha == 0.5 && root.alpha == 1)
        }
    }

    @Test("M6: a key path styles the title label of a button that the selector matches")
    func keyPath() {
        let screen = Screen("view > .v1 .v2 > button { titleLabel.alpha: 0.5; }")
        let outer = screen.add(UIView())
        let v1 = screen.add(UIView(), "v1", in: outer)
        let v2 = screen.add(UIView(), "v2", in: screen.add(UIView(), in: v1))
        let button = screen.add(UIButton(), in: v2)
        #expect(button.titleLabel?.alpha == 0.5 && button.alpha == 1)
    }

    private nonisolated static let siblings: [(name: String, order: String, adjacent: Bool, general: Bool)] = [
        ("M7", "BL", true, true), ("M8", "BXL", false, true), ("M9", "LB", false, false),
    ]

    @Test("Sibling combinators", arguments: siblings)
    func siblings(_ name: String, _ order: String, _ adjacent: Bool, _ general: Bool) {
        for (selector, matches) in [("button + label", adjacent), ("button ~ label", general)] {
            let screen = Screen("\(selector) { alpha: 0.5; }")
            let label = UILabel()
            for letter in order { screen.add(letter == "B" ? UIButton() : letter == "L" ? label : UIView()) }
            #expect((label.alpha == 0.5) == matches, "\(name) \(selector)")
        }
    }

    @Test("M10: a compound needs all its classes")
    func classes() {
        let screen = Screen(".p { alpha: 0.5; } .p.q { clipsToBounds: YES; }")
        let view = screen.add(UIView(), "p")
        #expect(view.alpha == 0.5 && !view.clipsToBounds)
        screen.dom.setCssClass("p z", of: view)
        #expect(view.alpha == 0.5 && !view.clipsToBounds)
        screen.dom.setCssClass("p q z", of: view)
        #expect(view.alpha == 0.5 && view.clipsToBounds)
    }

    private class Foo: UIView {}
    private final class Bar: Foo {}
    private final class Baz: UIView {}

    @Test("M11: a custom class matches its subclasses")
    func customClasses() {
        let screen = Screen("Foo { alpha: 0.5; }")
        let views = [Foo(), Bar(), Baz(), UIView()].map { screen.add($0) }
        #expect(views.map { $0.alpha == 0.5 } == [true, true, false, false])
    }

    private nonisolated static let positions: [(name: String, selector: String, indices: [Int])] = [
        ("M15", ":nth-child(odd)", [1, 3, 5]), ("M15", ":nth-child(even)", [2, 4]), ("M15", ":nthChild(0n+5)", [5]),
        ("M15", ":first-child", [1]), ("M15", ":nth-last-child(0n+5)", [1]), ("M15", ":lastChild", [5]),
        ("M17", ":nth-child(-n+2)", [1, 2]), ("M18", ":nth-child(3)", [3]),
        ("M16", "label:nth-of-type(2n)", [3]), ("M16", "label:last-of-type", [5]), ("M16", "button:only-of-type", []),
    ]

    @Test("Positions among siblings", arguments: positions)
    func positions(_ name: String, _ selector: String, _ indices: [Int]) {
        let screen = Screen("\(selector.hasPrefix(":") ? ".i" : "")\(selector) { alpha: 0.5; }")
        let parent = screen.add(UIView())
        let views = (1...5).map { screen.add($0 % 2 == 1 ? UILabel() : UIButton(), "i", in: parent) }
        #expect(views.indices.filter { views[$0].alpha == 0.5 }.map { $0 + 1 } == indices, "\(name) \(selector)")
    }

    @Test("M19: a view is empty until it has a subview")
    func empty() {
        let screen = Screen(".r:empty { alpha: 0.5; }")
        let root = screen.add(UIView(), "r")
        #expect(root.alpha == 0.5)
        screen.add(UIView(), in: root)
        #expect(root.alpha == 1)
    }

    @Test("M20: the states of a button")
    func states() {
        let states = ["disabled", "enabled", "selected", "highlighted", "selected:highlighted"]
        let button = UIButton()
        func expect(_ expected: [Bool]) {
            let matched = states.map { state in
                let screen = Screen("button:\(state) { clipsToBounds: YES; }")
                screen.add(button)
                defer { button.clipsToBounds = false }
                return button.clipsToBounds
            }
            #expect(matched == expected)
        }
        button.isEnabled = false
        expect([true, false, false, false, false])
        button.isEnabled = true
        expect([false, true, false, false, false])
        button.isSelected = true
        expect([false, true, true, false, false])
        button.isHighlighted = true
        expect([false, true, true, true, true])
    }

    private nonisolated static let devices: [(name: String, selector: String, matches: Bool)] = [
        ("M21", "minOSVersion(12.1)", true), ("M21", "minOSVersion(11)", true), ("M21", "minOSVersion(13)", false),
        ("M21", "maxOSVersion(12.1)", true), ("M21", "maxOSVersion(11)", false), ("M21", "maxOSVersion(13)", true),
        ("M22", "screenWidth(375)", true), ("M22", "screenWidth(374)", false),
        ("M22", "screenWidthLessThan(376)", true), ("M22", "screenWidthLessThan(374)", false),
        ("M22", "screenWidthGreaterThan(374)", true), ("M22", "screenWidthGreaterThan(376)", false),
        ("M22", "screenHeight(667)", true), ("M22", "screenHeightLessThan(667)", false),
    ]

    @Test("The system and the screen", arguments: devices)
    func device(_ name: String, _ selector: String, _ matches: Bool) {
        var environment = NIEnvironment()
        environment.systemVersion = [12, 1]
        (environment.screenWidth, environment.screenHeight) = (375, 667)
        let screen = Screen("view:\(selector) { alpha: 0.5; }", environment)
        #expect((screen.add(UIView()).alpha == 0.5) == matches, "\(name) \(selector)")
    }

    @Test("M24: a view that moves under another parent matches again")
    func moved() {
        let screen = Screen(".c { alpha: 0.25; } .p { .c { alpha: 0.75; } }")
        let view = screen.add(UIView(), "c")
        let parent = screen.add(UIView(), "p")
        #expect(view.alpha == 0.25)
        parent.addSubview(view)
        screen.dom.refresh()
        #expect(view.alpha == 0.75)
    }

    // MARK: Cascade

    @Test("C1: the last rule wins, and the one before it applies when the class is removed")
    func lastRule() {
        let screen = Screen(".b { alpha: 0.25; } .a { alpha: 0.125; }")
        let view = screen.add(UIView(), "a b")
        #expect(view.alpha == 0.125)
        screen.dom.removeCssClass("a", from: view)
        #expect(view.alpha == 0.25)
    }

    @Test("C2: of two stylesheets with equal selectors, the later one wins")
    func laterSheet() {
        let sheets = ["0.25", "0.75"].map { alpha in
            let sheet = NIStylesheet(dialect: .interfaCSS)
            sheet.load(text: ".a { alpha: \(alpha); }", name: "a.iss")
            return sheet
        }
        let view = UIView()
        let dom = NIDOM(stylesheets: sheets)
        dom.register(view, withCSSClass: "a")
        #expect(view.alpha == 0.75)
    }

    @Test("C3: specificity decides by option")
    func specificity() {
        for (ordering, alpha) in [(RuleOrdering.sourceOrder, CGFloat(0.25)), (.cascade, 0.5)] {
            let screen = Screen(
                "view .y { alpha: 0.75; } #e .x { alpha: 0.5; } .x { alpha: 0.25; }", ordering: ordering)
            let parent = screen.add(UIView(), id: "e")
            #expect(screen.add(UIView(), "x y", in: parent).alpha == alpha)
        }
    }

    @Test("C4: `current` keeps the value of the app")
    func current() {
        let screen = Screen(".a { alpha: 0.25; } .b { alpha: current; }")
        let view = UIView()
        view.alpha = 0.75
        #expect(screen.add(view, "a b").alpha == 0.75)
    }

    @Test("C11: a property that a view does not have changes nothing")
    func otherProperty() {
        let screen = Screen(".a { showsTouchWhenHighlighted: YES; alpha: 0.75; }")
        #expect(screen.add(UILabel(), "a").alpha == 0.75)
    }

    @Test("C12: a class that is added and removed")
    func addedClass() {
        let screen = Screen("#i { alpha: 0.25; } #i.k { alpha: 0.75; }")
        let view = screen.add(UIView(), id: "i")
        screen.dom.addCssClass("k", to: view)
        #expect(view.alpha == 0.75)
        screen.dom.removeCssClass("k", from: view)
        #expect(view.alpha == 0.25)
    }

    @Test("C13: the state of a label, or of the control around it")
    func toggledState() {
        let screen = Screen(
            """
            .a label:enabled { alpha: 0.25; } .a label:disabled { alpha: 0.75; }
            .b control:enabled label { alpha: 0.25; } .b control:disabled label { alpha: 0.75; }
            """)
        let label = screen.add(UILabel(), in: screen.add(UIView(), "a"))
        let control = screen.add(UIControl(), in: screen.add(UIView(), "b"))
        let inner = screen.add(UILabel(), in: control)
        for isEnabled in [true, false, true] {
            (label.isEnabled, control.isEnabled) = (isEnabled, isEnabled)
            screen.dom.refresh()
            #expect(label.alpha == (isEnabled ? 0.25 : 0.75) && inner.alpha == label.alpha)
        }
    }
}
