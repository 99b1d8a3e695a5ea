import NimbusUIKit
import NimbusViews
import Testing

/// Whatever the data is, what is right in it is built, and what is not is told with its place.
@MainActor @Suite struct HostileDataTests {
    private struct Meaningless {}

    private static let cases: [(values: [Any], expected: [String])] = [
        ([], []),
        (["#a"], ["[0]: error: an array begins with a view or a class of views, and this is a string"]),
        ([["tag": 1]], ["[0]: error: an array begins with a view or a class of views, and this is an object"]),
        ([[UIView.self]], ["[0]: error: an array begins with a view or a class of views, and this is an array"]),
        ([UIView.self, Meaningless()], ["[1]: error: expected a view, found of the type Meaningless"]),
        ([UIView.self, true], ["[1]: error: expected a view, found true or false"]),
        ([UIView.self, 1.5], ["[1]: error: “tag” must be a whole number"]),
        ([UIView.self, 1e300], ["[1]: error: “tag” must be a whole number"]),
        ([UIView.self, Double.nan], ["[1]: error: “tag” must be a whole number"]),
        ([UIView.self, UInt64.max], ["[1]: error: expected a view, found of the type UInt64"]),
        ([UIView.self, "#"], ["[1]: warning: “id” is empty"]),
        ([UIView.self, NSNull(), Int?.none as Any], []),
        (
            [UIView.self, ["tag": "x", "nope": 1]],
            [
                "[1]: warning: a view has no “nope”", "[1].tag: error: “tag” must be a whole number",
            ]
        ),
        ([UIView.self, ["bg": -1]], ["[1].bg: error: “bg” must be a colour of CSS or a number 0xRRGGBBAA"]),
        ([UIView.self, ["bg": "teel"]], ["[1].bg: error: “teel” is not a colour"]),
        ([["view": 7]], ["[0].view: error: “view” must be a string, not a number"]),
        ([["view": NSNull()]], ["[0].view: error: “view” must be a string, not null"]),
        ([["view": ""], ".of-the-lost-one", [UIView.self]], ["[0].view: error: “view” is empty"]),
        (
            [UIView.self, ["selector": "go"]],
            ["[1].selector: error: “UIView” is not a control, so “selector” has no effect"]
        ),
        (
            [UIView.self, ["text": "a", "image": "tile"]],
            [
                "[1].text: warning: “UIView” shows no text", "[1].image: warning: “UIView” shows no image",
            ]
        ),
        ([UIImageView.self, ["image": "tyle"]], ["[1].image: warning: there is no image “tyle”"]),
        ([AvatarView.self], ["[0]: error: “AvatarView” is not among the view classes, with a closure that makes one"]),
        (
            [UIView.self, [UIView.self, [UIView.self, ["subviews": [["view": "UILable"]]]]]],
            [
                "[1][1][1].subviews[0].view: error: there is no view class “UILable”; did you mean “UILabel”?"
            ]
        ),
        (
            [UIView.self, ["style": "colr: red"]],
            ["[1].style: warning: unknown property “colr”; did you mean “color”?"]
        ),
        ([UIView.self, ["\u{1B}[31m": 1]], ["[1]: warning: a view has no “␛[31m”"]),
    ]

    @Test func whatIsWrongIsTold() {
        for (values, expected) in Self.cases { #expect(BuiltScreen().build(values).problems == expected) }
    }

    @Test func theRestIsBuilt() {
        let (views, problems) = BuiltScreen().build([
            "lost", ["view": "UIGauge", "subviews": [["view": "UIView"]]], UILabel.self, 1.5, 2,
            ["tag": "three", "text": "Hi"],
        ])
        #expect(views.count == 1 && (views[0] as? UILabel)?.text == "<Hi>" && views[0].tag == 2 && problems.count == 4)
    }

    /// What a layer would not take, and what would overflow.
    @Test(arguments: [
        [Double.nan, 0, 1, 1], [0, -.infinity, 1, 1], [0, 0, .infinity, 1], [1e308, 0, 1e308, 1], [0, 1e308, 1, 1e308],
    ])
    func framesAreFinite(_ numbers: [Double]) {
        let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        for value in [frame, numbers] as [Any] {
            let (views, problems) = BuiltScreen().build([UIView.self, ["frame": value]])
            #expect(views[0].frame == .zero)
            #expect(problems == ["[1].frame: error: “frame” must be an array of four numbers: x, y, width, height"])
        }
    }

    @Test func focusComesToViewsThatAreThere() {
        let screen = BuiltScreen()
        let field = WindowNotingField()
        let (_, problems) = screen.build([UIView.self, [field, ["state": "focused"]]])
        #expect(problems.isEmpty && field.windowAtFocus === screen.window)
    }

    /// Views take the focus in windows only.
    private final class WindowNotingField: UITextField {
        private(set) weak var windowAtFocus: UIWindow?

        override func becomeFirstResponder() -> Bool {
            windowAtFocus = window
            return super.becomeFirstResponder()
        }
    }

    @Test func noViewIsPutIntoItself() {
        let screen = BuiltScreen()
        let outer = UIView()
        let (views, problems) = screen.build([
            outer, [UIView.self, [outer, screen.window, UILabel.self]],
        ])
        #expect(views.count == 3 && outer.superview === screen.window && views[2] is UILabel)
        #expect(
            problems == [
                "[1][1][0]: error: a view cannot be put into itself",
                "[1][1][1]: error: a view cannot be put into itself",
            ])
    }

    @Test func noViewIsThereTwice() {
        let view = UIView()
        let screen = BuiltScreen()
        let (views, problems) = screen.build([view, ".a", UIView.self, [view]])
        #expect(views.count == 2 && problems == ["[3][0]: error: this view already exists"])
        #expect(view.superview === screen.window)
    }

    @Test func depthIsLimited() {
        var values: [Any] = [UIView.self]
        for _ in 0..<2000 { values = [UIView.self, values] }
        let (views, problems) = BuiltScreen().build(values)
        #expect(views.count == 512 && problems.count == 1)
        #expect(problems.first?.hasSuffix(": error: arrays and dictionaries are nested more than 512 deep") == true)
        var dictionary: [String: Any] = ["view": "UIView"]
        for _ in 0..<2000 { dictionary = ["view": "UIView", "subviews": [dictionary]] }
        #expect(BuiltScreen().build([dictionary]).problems.count == 1)
    }
}
