import CSSEngine
import InterfaCSS
import NimbusCSS
import Testing

@testable import NimbusUIKit

/// The cases of values of the description of InterfaCSS, on views, from files. Their numbers are those of the description.
@MainActor @Suite struct InterfaCSSValueTests {
    /// Adds a view with some declarations, and passes it to `check`.
    private func style<View: UIView>(
        _ view: View, _ declarations: String, variables: String = "", in size: CGSize? = nil,
        _ check: (View) -> Void
    ) throws {
        let screen = try InterfaCSSScreen("\(variables)\n.a { \(declarations) }")
        if let size { screen.root.frame.size = size }
        screen.add(view)
        check(view)
    }

    private final class FittingView: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 80, height: 20) }
    }

    @Test("N1–N4: numbers, sizes, insets and offsets")
    func numbers() throws {
        try style(UIView(), "alpha: 3 * (1 - 0.75); cornerRadius: 7 ** 2; hidden: 3 >= 4;") {
            #expect($0.alpha == 0.75 && $0.layer.cornerRadius == 49 && !$0.isHidden)
        }
        let sizes: [(String, CGSize)] = [
            ("size(6 * 5, 3 ** 3)", CGSize(width: 30, height: 27)), ("7, 8", CGSize(width: 7, height: 8)),
            ("size(3)", CGSize(width: 3, height: 3)),
        ]
        for (value, size) in sizes {
            try style(UIScrollView(), "contentSize: \(value);") { #expect($0.contentSize == size, "\(value)") }
        }
        let insets: [(String, UIEdgeInsets)] = [
            ("insets(1,2,3,4)", UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            ("insets(5, 6)", UIEdgeInsets(top: 5, left: 6, bottom: 5, right: 6)),
            ("7", UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7)),
        ]
        for (value, insets) in insets {
            try style(UIScrollView(), "contentInset: \(value);") { #expect($0.contentInset == insets, "\(value)") }
        }
        #if !os(tvOS)
        try style(UISearchBar(), "searchTextPositionAdjustment: offset(3, 4);") {
            #expect($0.searchTextPositionAdjustment == UIOffset(horizontal: 3, vertical: 4))
        }
        #endif
    }

    @Test("A variable with a unit is a number in an expression")
    func units() throws {
        try style(UIView(), "cornerRadius: @w * 2;", variables: "@w: 5px;") { #expect($0.layer.cornerRadius == 10) }
        try style(UIView(), "alpha: (@w - 4) / 2;", variables: "@w: 5px;") { #expect($0.alpha == 0.5) }
        try style(UIView(), "layout: size(10, 10), left(parent + @gap), top(@gap);", variables: "@gap: 2 + 3;") {
            #expect($0.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
        }
    }

    @Test("A variable of another file is replaced in a string, and in a string of a variable")
    func variablesOfOtherFiles() {
        let (theme, screen) = (NIStylesheet(dialect: .interfaCSS), NIStylesheet(dialect: .interfaCSS))
        theme.load(text: "@who: Bob; @greeting: \"Hi @who\"; @face: \"Courier\"; @font: \"@face\";")
        screen.load(text: ".a { text: \"@greeting, me@home.org\"; font: @font 12; }")
        let dom = NIDOM(stylesheets: [theme, screen])
        let label = UILabel()
        dom.register(label, withCSSClass: "a")
        #expect(label.text == "Hi Bob, me@home.org" && label.font.familyName == "Courier")
    }

    @Test("N5: positions relative to the superview and the window")
    func points() throws {
        try style(UIView(), "center: parent(20, -30);") { #expect($0.center == CGPoint(x: 170, y: 70)) }
        try style(UIView(), "center: window(-10, 5);") { #expect($0.center == CGPoint(x: 190, y: 205)) }
        try style(UIView(), "center: point(8, 9);") { #expect($0.center == CGPoint(x: 8, y: 9)) }
    }

    nonisolated private static let rects: [(String, [CGFloat])] = [
        ("rect(1,2,3,4)", [1, 2, 3, 4]), ("parent(10, 20)", [10, 20, 280, 160]),
        ("parent(5, 10, 15, 20)", [10, 5, 270, 180]), ("size(20%, 25%).left(12).top(8)", [12, 8, 60, 50]),
        ("size(10%, 50%).right(30).bottom(20)", [240, 80, 30, 100]),
        ("size(auto, auto).left(10%).top(25%)", [30, 50, 270, 150]),
        ("left(50%).right(10).top(0)", [150, 0, 140, 200]),
        ("size(auto,auto).insets(10%,20%,30%,40%)", [60, 20, 120, 120]),
        ("size(100, 50).insets(auto,auto,auto,auto)", [100, 75, 100, 50]),
        ("size(auto,auto).left(auto).right(60)", [120, 0, 120, 200]),
        ("sizeToFit().top(10).left(20)", [20, 10, 80, 20]),
        ("sizeToFit(100%,100%).bottom(10).right(20)", [200, 170, 80, 20]), ("sizeToFit(5,5)", [0, 0, 5, 5]),
    ]

    @Test("R1–R5: rectangles in a superview of 300 × 200 points", arguments: InterfaCSSValueTests.rects)
    func rects(value: String, numbers: [CGFloat]) throws {
        let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        try style(FittingView(), "frame: \(value);") { #expect($0.frame == rect, "\(value)") }
    }

    @Test("R4: a rectangle with automatic insets in a square superview")
    func squareSuperview() throws {
        let size = CGSize(width: 300, height: 300)
        try style(UIView(), "frame: size(auto,auto).insets(auto,auto,auto,auto);", in: size) {
            #expect($0.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
        }
    }

    nonisolated private static let colors: [(String, String)] = [
        ("#369", "rgb(51, 102, 153)"), ("#3698", "rgba(51, 102, 153, 0.533)"), ("#336699", "rgb(51, 102, 153)"),
        ("#33669980", "rgba(51, 102, 153, 0.5)"), ("#12345", "rgb(255, 0, 255)"),
        ("rgb(10, 20, 30)", "rgb(10, 20, 30)"), ("rgba(10,20,30,0.5)", "rgba(10, 20, 30, 0.5)"),
        ("rgb(1,2)", "rgb(255, 0, 255)"), ("nosuch", "rgb(255, 0, 255)"), ("RED", "rgb(255, 0, 0)"),
        ("redColor", "rgb(255, 0, 0)"), ("\"red\"", "rgb(255, 0, 0)"), ("lighten(#336699, 25%)", "rgb(64, 128, 191)"),
        ("darken(#336699, 50%)", "rgb(26, 51, 77)"), ("saturate(#336699, 30%)", "rgb(20, 87, 153)"),
        ("desaturate(#336699, 50%)", "rgb(102, 128, 153)"), ("fadeout(#336699, 50%)", "rgba(51, 102, 153, 0.5)"),
        ("fadein(#336699, 50%)", "rgb(51, 102, 153)"),
        ("saturate(fadeout(#336699, 50%), 30%)", "rgba(20, 87, 153, 0.5)"),
    ]

    @Test("K1–K4: colours", arguments: InterfaCSSValueTests.colors)
    func colors(value: String, color: String) throws {
        for property in ["backgroundColor", "tintColor"] {
            try style(UIView(), "\(property): \(value);") { view in
                let styled = property == "tintColor" ? view.tintColor : view.backgroundColor
                #expect(styled.map { CSS.Color($0, in: view.traitCollection).cssText } == color, "\(value)")
            }
        }
    }

    @Test("F1 and F2: fonts")
    func fonts() throws {
        let fonts: [(String, UIFont)] = [
            ("Courier 12", .named("Courier", 12)), ("12 Courier", .named("Courier", 12)),
            ("\"Courier New\" 12pt", .named("Courier New", 12)), ("Courier", .named("Courier", UIFont.standardSize)),
            ("30", .systemFont(ofSize: 30)), ("system 30", .systemFont(ofSize: 30)),
            ("systemBold 30", .boldSystemFont(ofSize: 30)), ("systemItalic 30", .italicSystemFont(ofSize: 30)),
            ("bigger(@f, 2)", .named("Courier", 16)), ("smaller(@f, 2)", .named("Courier", 12)),
            ("fontWithSize(@f, 9)", .named("Courier", 9)),
        ]
        for (value, font) in fonts {
            try style(UILabel(), "font: \(value);", variables: "@f: Courier 14;") {
                #expect($0.font == font, "\(value)")
            }
        }
    }

    @Test("X1 and X2: transforms")
    func transforms() throws {
        try style(UIView(), "transform: rotate(90) translate(10, 0);") { view in
            let point = CGPoint(x: 1, y: 0).applying(view.transform)
            #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 1) < 1e-9)
        }
        try style(UIView(), "transform: scale(2);") { #expect($0.transform.a == 2 && $0.transform.d == 2) }
        try style(UIView(), "transform: none;") { #expect($0.transform.isIdentity) }
    }

    @Test("E1 and E2: words, which can also be raw values and the values of variables")
    func words() throws {
        for value in ["TopLeft", "UIViewContentModeTopLeft", "9", "@m", "@n"] {
            try style(UIView(), "contentMode: \(value);", variables: "@m: topLeft;\n@n: 9;") {
                #expect($0.contentMode == .topLeft, "\(value)")
            }
        }
        let masks: [(String, UIView.AutoresizingMask)] = [
            ("width, height left", [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]),
            ("UIViewAutoresizingFlexibleTopMargin", .flexibleTopMargin), ("18", [.flexibleWidth, .flexibleHeight]),
            ("@m, left", [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]), ("none", []), ("0", []),
        ]
        for (value, mask) in masks {
            try style(UIView(), "autoresizingMask: \(value);", variables: "@m: flexibleWidth, height;") {
                #expect($0.autoresizingMask == mask, "\(value)")
            }
        }
        try style(UIButton(type: .custom), "titleColor(UIControlStateDisabled): red;") {
            #expect($0.titleColor(for: .disabled) == .red && $0.titleColor(for: .normal) == .white)
        }
        try style(UILabel(), "lineBreakMode: sideways;") { #expect($0.lineBreakMode == .byTruncatingTail) }
        try style(UILabel(), "textAlign: 1; lineBreakMode: 3;") {
            #expect($0.textAlignment == .center && $0.lineBreakMode == .byTruncatingHead)
        }
    }

    @Test("A flex container has the defaults of Yoga, which other rules can replace")
    func flexbox() throws {
        let screen = try InterfaCSSScreen(
            """
            .row { flex-direction: row; }
            .a { flex-wrap: no-wrap; flex-width: 100; flex-height: 60; padding: 5; }
            view > label { flex-width: 30; flex-height: 40; flex-left: 2; padding: 4; }
            .shrinking label { flex-shrink: 1; }
            """)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let labels = [UILabel(), UILabel()]
        for label in labels {
            view.addSubview(label)
            screen.dom.register(label)
        }
        screen.add(view)
        #expect(view.bounds.size == CGSize(width: 100, height: 60))
        #expect(labels[0].frame == CGRect(x: 7, y: 5, width: 30, height: 40))
        #expect(labels[1].frame == CGRect(x: 7, y: 45, width: 30, height: 40))
        screen.dom.setCssClass("a row", of: view)
        #expect(labels[1].frame == CGRect(x: 37, y: 5, width: 30, height: 40))
        screen.dom.setCssClass("a shrinking", of: view)
        #expect(labels[1].frame == CGRect(x: 7, y: 30, width: 30, height: 25))
    }

    @Test("Y1 and Y3: shadows and keyboards")
    func shadows() throws {
        let shadow = "layer.shadowColor: red; shadowOffset: size(1,2); shadowOpacity: .5; shadowRadius: 3;"
        try style(UIView(), shadow) { view in
            #expect(view.layer.shadowColor == UIColor.red.cgColor && view.layer.shadowOpacity == 0.5)
            #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2) && view.layer.shadowRadius == 3)
        }
        try style(UILabel(), "shadowColor: red; shadowOffset: 1, 2;") {
            #expect($0.shadowColor == .red && $0.shadowOffset == CGSize(width: 1, height: 2))
        }
        try style(UITextField(), "keyboardType: emailAddress; returnKeyType: go;") {
            #expect($0.keyboardType == .emailAddress && $0.returnKeyType == .go)
        }
        try style(UITextField(), "borderStyle: roundedRect; background: pic.png;") {
            #expect($0.borderStyle == .roundedRect && $0.background != nil)
        }
    }
}

extension UIFont {
    fileprivate static func named(_ name: String, _ size: CGFloat) -> UIFont {
        UIFont(name: name, size: size) ?? .systemFont(ofSize: 1)
    }
}
