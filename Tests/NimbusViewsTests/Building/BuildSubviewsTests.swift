import NimbusCSS
import NimbusUIKit
import NimbusViews
import Testing

/// Views from the values of an app, in the ancestor's forms (`reference/nimbus.md`, section 8).
@MainActor @Suite struct BuildSubviewsTests {
    @Test("case 68: an array of classes, ids, classes for selectors, labels, tags and children")
    func case68() throws {
        let screen = BuiltScreen("UIView { top: 1px } .a { top: 2px; left: 1px } #box { left: 2px } .b { top: 3px }")
        let (views, problems) = screen.build([
            UIView.self, "#box", ".a", ".b", [UILabel.self, ".t", "Hint", 5],
        ])
        #expect(problems == [] && views.map { "\(type(of: $0))" } == ["UIView", "UILabel"])
        let (box, label) = (try #require(views.first), try #require(views.last))
        #expect(box.superview === screen.window && label.superview === box)
        #expect(label.tag == 5 && label.accessibilityLabel == "Hint" && screen.dom.hasCssClass("t", on: label))
        #expect(screen.target.box === box && screen.dom.viewById("box") === box)
        // The id wins over both classes, and of those the later one.
        #expect(box.frame.origin == CGPoint(x: 2, y: 3))
        #expect(screen.dom.hasCssClass("a", on: box) && screen.dom.hasCssClass("b", on: box))
    }

    @Test func everyElementSaysSomethingOfTheViewBeforeIt() {
        let screen = BuiltScreen()
        let own = UILabel()
        let button = UIButton(type: .custom)
        let (views, problems) = screen.build([
            own, UIColor.red, "Read out", 7, ".one", ".two words", "#first", "#last", ["text": "Key"],
            button, ViewAction { $0.tag += 1 }, 3,
        ])
        #expect(problems == [] && views == [own, button])
        #expect(own.backgroundColor == .red && own.accessibilityLabel == "Read out" && own.tag == 7)
        #expect(own.text == "<Key>" && screen.dom.viewById("last") === own && screen.dom.viewById("first") == nil)
        #expect(["one", "two", "words"].allSatisfy { screen.dom.hasCssClass($0, on: own) })
        button.sendActions(for: .touchUpInside)
        #expect(button.tag == 4 && own.tag == 7)
    }

    @Test func everyMemberOfADictionaryIsRead() throws {
        let screen = BuiltScreen()
        let values: [String: Any] = [
            "view": "UIButton", "id": "go", "cssClass": ["a", "b c"], "title": "Key", "image": "tile",
            "bg": 0xFF00_0033,
            "tag": 7, "selector": "goPressed", "label": "Go on", "frame": CGRect(x: 1, y: 2, width: 3, height: 4),
            "state": "selected disabled", "style": "opacity: 0.5", "subviews": [["view": "UILabel"]],
        ]
        let (views, problems) = screen.build([values])
        #expect(problems == [] && views.count == 2 && views[1].superview === views[0])
        let button = try #require(views.first as? UIButton)
        #expect(button.title(for: .normal) == "<Key>" && button.image(for: .normal) != nil && button.tag == 7)
        #expect(button.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.2))
        #expect(button.accessibilityLabel == "Go on" && button.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(button.isSelected && !button.isEnabled && button.alpha == 0.5)
        #expect(["a", "b", "c"].allSatisfy { screen.dom.hasCssClass($0, on: button) })
        button.sendActions(for: .touchUpInside)
        #expect(screen.target.pressed == ["go 7"])
    }

    @Test("A text field can have a placeholder, and other views cannot")
    func placeholders() {
        let (views, problems) = BuiltScreen().build([
            ["view": "UITextField", "placeholder": "Hint"], ["view": "UILabel", "placeholder": "Hint"],
        ])
        #expect((views.first as? UITextField)?.placeholder == "<Hint>")
        #expect(problems.count == 1 && problems.allSatisfy { $0.contains("shows no placeholder") }, "\(problems)")
    }

    @Test("Progress views have values, and views have content modes")
    func values() {
        let (views, problems) = BuiltScreen().build([
            ["view": "UIProgressView", "value": 0.5], ["view": "UIImageView", "contentMode": "scaleAspectFill"],
        ])
        #expect(problems == [])
        #expect((views[0] as? UIProgressView)?.progress == 0.5 && views[1].contentMode == .scaleAspectFill)
    }

    @Test("Images can be symbols of the system")
    func symbols() {
        let (views, problems) = BuiltScreen().build([
            ["view": "UIImageView", "symbol": "star.fill"], ["view": "UIButton", "symbol": "trash"],
            ["view": "UISegmentedControl", "items": [["symbol": "calendar"]]], ["view": "UILabel", "symbol": "star"],
            ["view": "UIImageView", "symbol": 3], ["view": "UIImageView", "symbol": ""],
        ])
        #expect((views[0] as? UIImageView)?.image?.isSymbolImage == true)
        #expect((views[0] as? UIImageView)?.image?.assetName == "star.fill")
        #expect((views[1] as? UIButton)?.image(for: .normal)?.isSymbolImage == true)
        #expect((views[2] as? UISegmentedControl)?.imageForSegment(at: 0)?.isSymbolImage == true)
        let expected = ["“UILabel” shows no image", "“symbol” must be a string", "“symbol” is empty"]
        #expect(problems.count == expected.count, "\(problems)")
        for sentence in expected { #expect(problems.contains { $0.contains(sentence) }, "\(sentence)") }
    }

    @Test("Stacks arrange their subviews")
    func stacks() throws {
        let (views, problems) = BuiltScreen().build([
            [
                "view": "UIStackView", "axis": "vertical", "alignment": "center", "distribution": "equalSpacing",
                "spacing": 7.5, "subviews": [["view": "UILabel"]],
            ] as [String: Any],
            ["view": "UIView", "axis": "vertical"], ["view": "UIStackView", "axis": "diagonal"],
            ["view": "UIStackView", "spacing": "wide"],
        ])
        let stack = try #require(views[0] as? UIStackView)
        #expect(stack.axis == .vertical && stack.alignment == .center && stack.distribution == .equalSpacing)
        #expect(stack.spacing == 7.5 && stack.arrangedSubviews == [views[1]])
        let expected = [
            "“UIView” has no “axis”", "“axis” must be horizontal or vertical", "“spacing” must be a number",
        ]
        #expect(problems.count == expected.count, "\(problems)")
        for sentence in expected { #expect(problems.contains { $0.contains(sentence) }, "\(sentence)") }
    }

    @Test("Segmented controls and tab bars have items, one of which is selected")
    func items() throws {
        let (views, problems) = BuiltScreen().build([
            ["view": "UISegmentedControl", "items": ["Day", ["title": "Week"], ["image": "tile"]], "value": 1],
            ["view": "UITabBar", "items": [["title": "Home", "image": "tile"], "Search"], "value": 1],
            ["view": "UISegmentedControl", "items": ["Day"], "value": 1.5],
        ])
        #expect(problems == [])
        let control = try #require(views[0] as? UISegmentedControl)
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["<Day>", "<Week>", nil])
        #expect(control.imageForSegment(at: 2) != nil && control.selectedSegmentIndex == 1)
        let bar = try #require(views[1] as? UITabBar)
        #expect(bar.items?.map(\.title) == ["<Home>", "<Search>"] && bar.items?.first?.image != nil)
        #expect(bar.selectedItem === bar.items?.last)
        #expect((views[2] as? UISegmentedControl)?.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("Items of other views, and other values of items, are problems")
    func wrongItems() {
        let (_, problems) = BuiltScreen().build([
            ["view": "UILabel", "items": ["a"]], ["view": "UITabBar", "items": "a"],
            ["view": "UITabBar", "items": [["titel": "a"]]], ["view": "UITabBar", "items": [["image": "nowhere"]]],
        ])
        let expected = ["“UILabel” has no “items”", "an array of titles", "has no “titel”", "no image “nowhere”"]
        #expect(problems.count == expected.count, "\(problems)")
        for sentence in expected { #expect(problems.contains { $0.contains(sentence) }, "\(sentence)") }
    }

    @Test("Page controls have pages")
    func pages() {
        let (pages, problems) = BuiltScreen().build([
            ["view": "UIPageControl", "currentPage": 2, "numberOfPages": 3], ["view": "UILabel", "currentPage": 1],
            ["view": "UIPageControl", "currentPage": "1", "numberOfPages": 1e9],
            ["view": "UIPageControl", "numberOfPages": -1.5],
        ])
        let control = pages[0] as? UIPageControl
        #expect(control?.numberOfPages == 3 && control?.currentPage == 2)
        #expect(
            problems == [
                "[2].currentPage: error: “currentPage” must be a whole number from 0 to 1000, not a string",
                "[2].numberOfPages: error: “numberOfPages” must be a whole number from 0 to 1000",
                "[3].numberOfPages: error: “numberOfPages” must be a whole number from 0 to 1000",
                "[1].currentPage: warning: “UILabel” has no “currentPage”",
            ])
    }

    #if !(os(tvOS) || UIKIT_CHECK_TVOS)
    @Test("Steppers have values")
    func steppers() {
        let (views, problems) = BuiltScreen().build([["view": "UIStepper", "value": 3]])
        #expect(problems == [] && (views[0] as? UIStepper)?.value == 3)
    }

    @Test("Switches are on, and sliders have values")
    func touchControls() {
        let (views, problems) = BuiltScreen().build([
            ["view": "UISwitch", "on": true], ["view": "UISlider", "value": 0.25],
        ])
        #expect(problems == [])
        #expect((views[0] as? UISwitch)?.isOn == true && (views[1] as? UISlider)?.value == 0.25)
    }
    #endif

    @Test("Members that a view does not have, and values of other types, are problems")
    func wrongValues() {
        let (_, problems) = BuiltScreen().build([
            ["view": "UILabel", "on": true], ["view": "UILabel", "value": 1], ["view": "UIButton", "on": "yes"],
            ["view": "UIProgressView", "value": "half"], ["view": "UIView", "contentMode": "huge"],
        ])
        let expected = [
            "“UILabel” has no “on”", "“UILabel” has no “value”", "true or false", "a number", "scaleAspectFit",
        ]
        #expect(problems.count == 5, "\(problems)")
        for sentence in expected { #expect(problems.contains { $0.contains(sentence) }, "\(sentence)") }
    }

    @Test("a number is 0xRRGGBBAA, a string a colour of CSS, and a colour itself", arguments: 0..<3)
    func backgrounds(_ form: Int) {
        let green: [Any] = [0x00FF_00FF, "lime", UIColor(red: 0, green: 1, blue: 0, alpha: 1)]
        let (views, problems) = BuiltScreen().build([["view": "UIView", "bg": green[form]]])
        #expect(problems == [] && views[0].backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    /// The example of the reference, as a file, as what a reader of JSON makes of it, and as literals.
    @Test func dataIsTheSameWhereverItComesFrom() throws {
        let json = Data(
            """
            [{"view":"UIView","id":"box","cssClass":["card","wide"],"subviews":[{"view":"UILabel","id":"title",
            "text":"HelloKey"},{"view":"UIButton","cssClass":"primary","text":"Go","selector":"goPressed","tag":7}]}]
            """.utf8)
        let (file, values, literals) = (BuiltScreen(), BuiltScreen(), BuiltScreen())
        let tree = try ViewTree(data: json, name: "a.json")
        let fromFile = file.window.buildSubviews(tree, in: file.dom) { Issue.record("\($0)") }
        let fromValues = values.build(try #require(JSONSerialization.jsonObject(with: json) as? [Any]))
        let label: [String: Any] = ["view": UILabel.self, "id": "#title", "text": "HelloKey"]
        let fromLiterals = literals.build([
            UIView.self, "#box", ".card", ".wide",
            [label, UIButton.self, ".primary", ["text": "Go"], ["selector": "goPressed"], 7],
        ])
        #expect(fromValues.problems == [] && fromLiterals.problems == [])
        for (screen, views) in [(file, fromFile), (values, fromValues.views), (literals, fromLiterals.views)] {
            #expect(views.map { "\(type(of: $0))" } == ["UIView", "UILabel", "UIButton"])
            #expect(screen.target.box === views[0] && views[0].subviews == Array(views[1...]))
            #expect((views[1] as? UILabel)?.text == "<HelloKey>" && screen.dom.viewById("title") === views[1])
            #expect((views[2] as? UIButton)?.title(for: .normal) == "<Go>" && views[2].tag == 7)
            (views[2] as? UIButton)?.sendActions(for: .touchUpInside)
            #expect(screen.target.pressed == ["go 7"] && screen.dom.hasCssClass("wide", on: views[0]))
        }
    }

    @Test func textsFollowTheirKeys() throws {
        let screen = BuiltScreen()
        let (views, problems) = screen.build([
            UILabel.self, NIUserInterfaceString("a"), UIButton.self, ["title": NIUserInterfaceString("b")],
            UILabel.self, ["text": "c"], UILabel.self, NIUserInterfaceString("", defaultValue: "d"),
            UILabel.self, NIUserInterfaceString(""), UIView.self, NIUserInterfaceString("e"),
        ])
        let resolver = try #require(screen.dom.resources.strings.resolver as? BracketedKeys)
        resolver.brackets = ("(", ")")
        screen.dom.resources.strings.update()
        let labels = views.map { ($0 as? UILabel)?.text }
        #expect(labels == ["(a)", nil, "(c)", "d", nil, nil])
        #expect((views[1] as? UIButton)?.title(for: .normal) == "(b)")
        #expect(
            problems
                == [
                    "[9]: warning: there is no text for the key “”", "[11]: warning: “UIView” shows no text",
                ])
    }

    @Test func formsMix() {
        let screen = BuiltScreen()
        let image = UIImage()
        let own = UIView()
        let (views, problems) = screen.build([
            ["view": UIView.self, "id": "#box", "subviews": [UILabel.self, "#inner", ["text": "Hi"]]],
            ".late", ["cssClass": "later", "subviews": [["view": own, "tag": 2]]],
            [["view": UIImageView.self, "image": image], [UIView.self, [UIView.self]]],
        ])
        #expect(problems == [])
        #expect(views.map { "\(type(of: $0))" } == ["UIView", "UILabel", "UIView", "UIImageView", "UIView", "UIView"])
        #expect(screen.dom.hasCssClass("late", on: views[0]) && screen.dom.hasCssClass("later", on: views[0]))
        #expect(views[0].subviews == [views[1], own, views[3]] && (views[3] as? UIImageView)?.image === image)
        #expect(views[4].superview === views[3] && views[5].superview === views[4] && own.tag == 2)
    }

    @Test func whatAViewSaysOfItselfStays() {
        let button = UIButton(type: .custom)
        button.isEnabled = false
        button.tag = 9
        #expect(BuiltScreen().build([button]).problems == [])
        #expect(!button.isEnabled && button.tag == 9)
    }

    @Test func nothingIsRegisteredWithoutADOM() {
        let view = UIView()
        let views = view.buildSubviews(
            [UILabel.self, "#a", ["text": "Hi"], UIButton.self, ["selector": "go"]], in: nil
        ) {
            Issue.record("\($0)")
        }
        #expect(view.subviews == views && (views[0] as? UILabel)?.text == "Hi")
    }

    @Test func viewsAreRegisteredInTheOrderInWhichTheyAreMade() {
        let screen = BuiltScreen()
        let (views, _) = screen.build([UIView.self, "#a", [UIView.self, "#a"]])
        #expect(screen.dom.viewById("a") === views[1])
    }

    // MARK: Classes

    @Test func appsAddTheirClasses() {
        let classes = ViewClasses().adding { AvatarView() }.adding("Face") { AvatarView() }
        let (views, problems) = BuiltScreen().build(
            [["view": "AvatarView"], AvatarView.self, ["view": "Face"], ["view": "AvatarVeiw"]], classes: classes)
        #expect(views.count == 3 && views.allSatisfy { $0 is AvatarView })
        #expect(problems == ["[3].view: error: there is no view class “AvatarVeiw”; did you mean “AvatarView”?"])
    }

    @Test func classesOfTheToolkitAreAsByName() {
        let (views, problems) = BuiltScreen().build([UIButton.self, UITableViewCell.self, UIActivityIndicatorView.self])
        #expect(problems == [] && views.count == 3 && (views[0] as? UIButton)?.buttonType == .custom)
    }

    @Test("View trees can contain the classes of Nimbus")
    func classesOfNimbus() {
        let (views, problems) = BuiltScreen().build([
            ["view": "NITextField", "text": "a"], NITextField.self, ["view": "NILabel", "text": "b"],
        ])
        #expect(views.count == 3 && problems.isEmpty && views[1] is NITextField && views[2] is NILabel)
    }
}
