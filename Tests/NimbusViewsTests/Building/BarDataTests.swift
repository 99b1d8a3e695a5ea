import NimbusCSS
import NimbusUIKit
import NimbusViews
import Testing

/// The items of bars, the configurations of buttons and the views above keyboards in data.
@MainActor @Suite struct BarDataTests {
    // MARK: Bars

    private static let bar: [String: Any] = [
        "view": "UINavigationBar", "id": "bar", "title": "Inbox",
        "leftBarButtonItems": ["Edit", ["id": "close", "title": "Close"]] as [Any],
        "rightBarButtonItems": [["cssClass": "main big", "symbol": "star"]],
    ]

    @Test("A navigation bar has a title and buttons on both sides")
    func navigationBar() throws {
        let (views, problems) = BuiltScreen().build([Self.bar])
        let item = try #require((views.first as? UINavigationBar)?.topItem)
        #expect(problems == [] && item.title == "<Inbox>")
        #expect(item.leftBarButtonItems?.map(\.title) == ["<Edit>", "<Close>"])
        #expect(item.rightBarButtonItems?.map(\.image?.assetName) == ["star"])
        var data = Self.bar
        data["title"] = nil
        let untitled = try #require(BuiltScreen().build([data]).views.first as? UINavigationBar)
        #expect(untitled.items?.count == 1 && untitled.topItem?.leftBarButtonItems?.count == 2)
    }

    @Test("A navigation bar has a prompt and a large title")
    func titles() throws {
        let screen = BuiltScreen()
        var data: [String: Any] = [
            "view": "UINavigationBar", "title": "Inbox", "prompt": "Mail", "prefersLargeTitles": true,
        ]
        let bar = try #require(screen.build([data]).views.first as? UINavigationBar)
        #expect(bar.topItem?.prompt == "<Mail>" && bar.topItem?.title == "<Inbox>" && bar.prefersLargeTitles)
        #expect(bar.topItem?.largeTitleDisplayMode == .automatic)
        screen.dom.resources.strings.resolver = LocalizedStrings()
        #expect(bar.topItem?.prompt == "Mail")
        data["largeTitleDisplayMode"] = "never"
        let small = try #require(screen.build([data]).views.first as? UINavigationBar)
        #expect(small.topItem?.largeTitleDisplayMode == .never && small.topItem?.prompt == "Mail")
        #if canImport(HeadlessUIKit)
        #expect(bar.sizeThatFits(.zero).height == 126 && small.sizeThatFits(.zero).height == 74)
        #endif
        let (_, problems) = screen.build([
            ["view": "UINavigationBar", "largeTitleDisplayMode": "big"], ["view": "UILabel", "prompt": "a"],
            ["view": "UINavigationBar", "leftBarButtonItems": [true]],
        ])
        #expect(
            problems == [
                "[0].largeTitleDisplayMode: error: “largeTitleDisplayMode” must be automatic, always or never",
                "[2].leftBarButtonItems[0]: error: an item of “leftBarButtonItems” is a title, or an object with “title” and “image” or “symbol”, and this is true or false",
                "[1].prompt: warning: “UILabel” has no “prompt”",
            ])
    }

    @Test("The items of all bars have ids and classes, which stylesheets select until they go away")
    func names() throws {
        let screen = BuiltScreen(
            """
            UINavigationBar > #close { accent-color: red } .big { width: 70px } UIToolbar > .a { enabled: false }
            UITabBarItem#t { -mobile-text-key: "css" } #bar > :nth-child(2) { accent-color: lime }
            """)
        let (views, problems) = screen.build([
            Self.bar,
            ["view": "UIToolbar", "items": [["title": "a", "cssClass": "a"], "b"] as [Any]] as [String: Any],
            ["view": "UITabBar", "items": [["title": "a", "id": "#t"]]] as [String: Any],
        ])
        let item = try #require((views[0] as? UINavigationBar)?.topItem)
        let (close, star) = (try #require(item.leftBarButtonItems?[1]), try #require(item.rightBarButtonItems?[0]))
        #expect(problems == [] && close.tintColor == .red && star.width == 70 && star.tintColor == .green)
        #expect(item.leftBarButtonItems?[0].tintColor == nil)
        #expect((views[1] as? UIToolbar)?.items?.map(\.isEnabled) == [false, true])
        let tab = try #require((views[2] as? UITabBar)?.items?.first)
        #expect(tab.title == "<css>" && (screen.dom.viewById("t") as? BarItemElement)?.item === tab)
        screen.load("")
        #expect(close.tintColor == nil && star.width == 0 && tab.title == "<a>")
    }

    @Test("The titles of named items follow the strings")
    func strings() throws {
        let screen = BuiltScreen()
        let (views, _) = screen.build([Self.bar])
        screen.dom.resources.strings.resolver = LocalizedStrings()
        #expect((views.first as? UINavigationBar)?.topItem?.leftBarButtonItems?.map(\.title) == ["Edit", "Close"])
    }

    // MARK: Buttons

    @Test(
        "A button has the configuration of its data",
        arguments: [
            "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
        ])
    func configuration(_ name: String) throws {
        let screen = BuiltScreen("UIButton { background-color: red; padding: 3px } UIButton:disabled { color: lime }")
        let (views, problems) = screen.build([
            ["view": "UIButton", "configuration": name, "title": "Go", "state": "disabled"]
        ])
        let button = try #require(views.first as? UIButton)
        #expect(problems == [] && button.title(for: .normal) == "<Go>")
        #expect(button.configuration?.background.backgroundColor == .red)
        #expect(button.configuration?.contentInsets.top == 3 && button.configuration?.baseForegroundColor == .green)
        screen.load("")
        #expect(button.configuration?.background.backgroundColor == nil)
        #expect(button.configuration?.contentInsets.top == UIButton.Configuration.plain().contentInsets.top)
    }

    // MARK: Keyboards

    private static let field: [String: Any] = [
        "view": "UITextField", "id": "field",
        "inputAccessoryView": [
            "view": "UIToolbar", "id": "keys", "cssClass": "dark", "items": [["title": "Next", "id": "next"]],
        ] as [String: Any],
    ]

    @Test("A view above the keyboard is a child of its field", arguments: ["UITextField", "UITextView", "NITextField"])
    func accessory(_ viewClass: String) throws {
        let screen = BuiltScreen(
            """
            #field > UIToolbar.dark { opacity: .5 } #next { accent-color: red }
            #field::part(input-accessory-view) { visibility: hidden } .screen { --ink: blue } #keys { accent-color: var(--ink) }
            """)
        var data = Self.field
        data["view"] = viewClass
        let (views, problems) = screen.build([
            ["view": "UIView", "cssClass": "screen", "subviews": [data]] as [String: Any]
        ])
        let keys = try #require(screen.dom.viewById("keys") as? UIToolbar)
        let accessory = (views[1] as? UITextField)?.inputAccessoryView ?? (views[1] as? UITextView)?.inputAccessoryView
        #expect(problems == [] && views.count == 3 && accessory === keys && keys.superview == nil)
        #expect(keys.alpha == 0.5 && keys.isHidden && keys.tintColor == .blue && keys.items?.first?.tintColor == .red)
        screen.dom.refresh()
        #expect(keys.alpha == 0.5 && keys.isHidden)
        screen.load("#field > UIToolbar { opacity: .25 }")
        #expect(keys.alpha == 0.25 && !keys.isHidden)
        // UIKit moves the view into a window of its own.
        let keyboard = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        keyboard.addSubview(keys)
        screen.dom.refresh()
        #expect(keys.alpha == 0.25)
        screen.load("")
        #expect(keys.alpha == 1)
    }

    @Test("UIKit places a view above the keyboard, so that its position and its width are problems")
    func accessoryProblems() {
        let screen = BuiltScreen(
            "#keys { position: absolute; inset: auto 0 0 0; width: 100px; margin: 4px; height: 44px; opacity: .5 }")
        _ = screen.build([Self.field])
        let names: [String] = screen.dom.layoutProblems.compactMap { problem in
            if case .placedByToolkit(let name) = problem.kind { name } else { "\(problem.kind)" }
        }
        let margins = ["bottom", "left", "right", "top"].map { "margin-" + $0 }
        #expect(names.sorted() == ["bottom", "left"] + margins + ["position", "right", "top", "width"])
    }

    @Test("A view above the keyboard outlives its registered field")
    func unregisteredField() throws {
        let screen = BuiltScreen("#keys { opacity: .5 } #field > #keys { opacity: .25 }")
        let (views, _) = screen.build([Self.field])
        let keys = try #require(screen.dom.viewById("keys") as? UIView)
        #expect(keys.alpha == 0.25)
        screen.dom.unregister(views[0])
        screen.dom.refresh()
        #expect(keys.alpha == 0.5)
    }

    @Test("An existing view moves above the keyboard, and a view is not put into itself")
    func existingViews() {
        let screen = BuiltScreen()
        let (bar, field) = (UIView(), UITextField())
        screen.add(bar)
        let (_, problems) = screen.build([
            field, ["inputAccessoryView": bar], UITextField.self, ["inputAccessoryView": bar],
            UITextField.self, ["inputAccessoryView": screen.window], UILabel.self, ["inputAccessoryView": UIView.self],
            UITextField.self, ["inputAccessoryView": 7],
        ])
        #expect(field.inputAccessoryView === bar && bar.superview == nil)
        #expect(
            problems == [
                "[9].inputAccessoryView: error: “inputAccessoryView” must be a view, not a number",
                "[3].inputAccessoryView: error: this view already exists",
                "[5].inputAccessoryView: error: a view cannot be put into itself",
                "[7].inputAccessoryView: warning: “UILabel” has no “inputAccessoryView”",
            ])
    }

    @Test("A view above a keyboard contains no other one")
    func nesting() {
        let inner: [String: Any] = ["view": "UITextField", "inputAccessoryView": UIView.self]
        let outer: [String: Any] = ["view": "UIView", "subviews": [inner]]
        let (views, problems) = BuiltScreen().build([
            ["view": "UITextField", "inputAccessoryView": outer] as [String: Any],
            ["view": "UITextField", "inputAccessoryView": UIView.self],
        ])
        #expect(views.count == 5)
        #expect(
            problems == [
                "[0].inputAccessoryView.subviews[0].inputAccessoryView: error: a view above a keyboard contains no other one"
            ])
        var data = inner
        for _ in 0..<2000 { data = ["view": "UITextField", "inputAccessoryView": data] }
        #expect(BuiltScreen().build([data]).views.count == 2)
    }
}
