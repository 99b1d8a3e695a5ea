import CSSEngine
import CSSLint
import NimbusCSS
import NimbusDescribing
import TestSupport
import Testing

@testable import NimbusUIKit

/// Properties of an app's own views, set by stylesheets.
@MainActor @Suite struct ViewEffectTests {
    private let effects = DialView.effects
    private let stylesheet: NIStylesheet
    private let dom: NIDOM
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
        stylesheet = NIStylesheet(properties: PropertyTable(viewEffects: effects, pseudoClasses: ["press"]))
        dom = NIDOM(stylesheet: stylesheet)
        dom.viewEffects = effects
    }

    private func add(_ css: String, _ view: DialView = DialView()) -> DialView {
        stylesheet.load(text: css, name: "a.css")
        dom.refresh()
        window.addSubview(view)
        dom.register(view)
        return view
    }

    private func load(_ css: String) {
        stylesheet.load(text: css, name: "a.css")
        dom.refresh()
    }

    /// Declares each property once.
    private static let everyProperty = """
        DialView {
            dial-color: red; needle-color: rgb(0 0 255); ring-width: 2.5; dial-speed: 3; dial-steps: 4;
            is-logarithmic: yes; dial-unit: "K"; dial-caption: one two; font: bold 20px "Georgia"; caption-font-size: 9px;
            dial-inset: 1px 2px; knob-size: 3px 4px; dial-face: url(face.png); dial-style: half-round; dial-cap: LEFT;
            dial-start: 0.5turn;
        }
        """

    @Test("Values of all types are set, and undone when the rule goes")
    func types() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        dom.resources.image = { $0 == "face.png" ? image : nil }
        let dial = add(Self.everyProperty)
        #expect(dial.dialColor == .red && dial.needleColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(dial.ringWidth == 2.5 && dial.speed == 3 && dial.steps == 4 && dial.isLogarithmic)
        #expect(dial.unit == "K" && dial.caption == "one two")
        #expect(dial.font.pointSize == 20 && dial.captionFont?.pointSize == 9)
        #expect(dial.inset == UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
        #expect(dial.knobSize == CGSize(width: 3, height: 4) && dial.face === image)
        #expect(dial.dialStyle == .halfRound && dial.cap == .round && dial.start == DialView.Angle(degrees: 180))
        #expect(dom.styledProperties(of: dial).count == effects.count)

        load("")
        let fresh = DialView()
        #expect(dial.dialColor == fresh.dialColor && dial.needleColor == nil)
        #expect(dial.ringWidth == 1 && dial.speed == 1 && dial.steps == 10 && !dial.isLogarithmic)
        #expect(dial.unit == "°" && dial.caption == nil && dial.font == fresh.font && dial.captionFont == nil)
        #expect(dial.inset == .zero && dial.knobSize == CGSize(width: 1, height: 1) && dial.face == nil)
        #expect(dial.dialStyle == .round && dial.cap == .flat && dial.start == DialView.Angle(degrees: 0))
        #expect(dom.styledProperties(of: dial).isEmpty)
    }

    @Test("A value is set only when it changes")
    func changes() {
        let dial = add("DialView { dial-color: red; ring-width: 1 } .wide { ring-width: 3 } .red { dial-color: #f00 }")
        #expect(dial.takeSetters() == ["dialColor"])
        dom.addCssClass("wide red", to: dial)
        dom.refresh()
        #expect(dial.ringWidth == 3 && dial.takeSetters() == [])
        dial.dialColor = .green
        dom.refresh()
        #expect(dial.dialColor == .green)
        load("")
        #expect(dial.dialColor == .green)
    }

    @Test("Subclasses have the effects, and other classes have not")
    func classes() {
        final class SmallDial: DialView {}
        let small = add("* { ring-width: 4 }", SmallDial())
        #expect(small.ringWidth == 4)
        let label = UILabel()
        window.addSubview(label)
        dom.register(label)
        #expect(dom.styledProperties(of: label).isEmpty)
    }

    @Test("A standard property can have an effect on an own view")
    func standardProperty() {
        let effect = ViewEffect("color", on: DialView.self, \.needleColor, named: "needleColor")
        #expect(effect.properties.isEmpty)
        dom.viewEffects = [effect]
        let dial = add("DialView { color: red; needle-color: blue }")
        #expect(dial.needleColor == .red)
        #expect(dom.styledProperties(of: dial).map(\.name) == ["needleColor"])
    }

    @Test("Effects set later apply to registered views, and those taken away are undone")
    func replacingEffects() {
        dom.viewEffects = []
        let dial = add("DialView { dial-color: red; alpha: 1; opacity: 0.5 }")
        #expect(dial.dialColor == .black && dial.alpha == 0.5)
        dom.viewEffects = effects
        #expect(dial.dialColor == .red)
        dom.viewEffects = Array(effects.reversed())
        #expect(dial.dialColor == .red && dial.alpha == 0.5)
        dom.viewEffects = []
        #expect(dial.dialColor == .black && dial.alpha == 0.5)
    }

    @Test("An effect without a declared property does nothing")
    func undeclaredProperty() {
        let stylesheet = NIStylesheet()
        stylesheet.load(text: "DialView { dial-color: red }")
        let dom = NIDOM(stylesheet: stylesheet)
        dom.viewEffects = effects
        let dial = DialView()
        dom.register(dial)
        #expect(dial.dialColor == .black)
        #expect(dial.takeStyles() == ["dial-color"])
    }

    @Test("Values that the property does not accept are diagnostics")
    func invalidValues() {
        let declarations = [
            "dial-color: 3px", "dial-color: none", "ring-width: red", "ring-width: 50%", "dial-speed: 1px",
            "dial-steps: 1.5", "dial-steps: 99999999999", "is-logarithmic: perhaps", "dial-inset: 1px 2px 3px 4px 5px",
            "knob-size: 1px 2px 3px", "knob-size: -1px", "dial-style: square", "dial-cap: middle", "dial-start: 3px",
            "caption-font-size: red",
        ]
        for declaration in declarations {
            let dial = add("DialView { \(declaration) }")
            #expect(stylesheet.diagnostics.map(\.severity) == [.error], "\(declaration)")
            #expect(dom.styledProperties(of: dial).isEmpty, "\(declaration)")
        }
    }

    @Test("Extreme values are set or ignored")
    func extremeValues() {
        for declaration in [
            "ring-width: 1e300px", "ring-width: calc(1px * infinity)", "ring-width: calc(0px * (1 / 0))",
            "dial-speed: calc(-infinity)", "dial-steps: 2147483647", "dial-unit: \"\"", "dial-face: url(missing.png)",
            "dial-color: initial", "dial-style: unset", "dial-start: calc(1turn * infinity)", "dial-color: var(--none)",
        ] {
            let dial = add("DialView { \(declaration) }")
            load("")
            #expect(dial.dialColor == .black && dial.ringWidth == 1 && dial.steps == 10, "\(declaration)")
            #expect(dom.styledProperties(of: dial).isEmpty)
        }
    }

    @Test("Variables, states and the colour scheme reach the effects")
    func dependencies() {
        let dial = add(
            """
            DialView { --width: 3px; ring-width: var(--width); dial-color: light-dark(#010101, #020202) }
            DialView:press { dial-style: flat }
            """)
        #expect(dial.ringWidth == 3 && dial.dialStyle == .round)
        dial.isPressed = true
        dom.styleIfNeeded()
        #expect(dial.dialStyle == .flat)
        dial.isPressed = false
        dom.styleIfNeeded()
        #expect(dial.dialStyle == .round)
        let dark = dial.dialColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == UIColor(red: 2 / 255, green: 2 / 255, blue: 2 / 255, alpha: 1))
    }

    @Test("Descriptions name the view's properties and the sources")
    func description() {
        let dial = add(
            "DialView { dial-color: rgb(1 2 3); dial-steps: 4; dial-style: half-round; dial-start: 90deg; needle-color: none }"
        )
        dial.needleColor = .red
        #expect(
            dom.descriptionForView(dial, withName: "dial") == """
                // Styles for dial
                // a.css:1:12 DialView
                dial.dialColor = UIColor(red: 1 / 255, green: 2 / 255, blue: 3 / 255, alpha: 1)
                // a.css:1:94 DialView
                dial.needleColor = nil
                // a.css:1:36 DialView
                dial.steps = 4
                // a.css:1:51 DialView
                dial.dialStyle = .halfRound
                // a.css:1:75 DialView
                dial.start = Angle(degrees: 90.0)

                """)
        let styled = dom.styledProperties(of: dial)
        #expect(styled.map(\.name) == ["dialColor", "needleColor", "steps", "dialStyle", "start"])
        #expect(styled.first?.declaration?.location?.description == "a.css:1:12")
    }

    @Test("Lint knows the properties, their values and their classes")
    func lint() {
        func kinds(_ css: String) -> [String] {
            stylesheet.load(text: css, name: "a.css")
            let formatter = DiagnosticFormatter(properties: stylesheet.properties)
            return Lint.diagnostics(of: [stylesheet.snapshot]).map { formatter.text(of: $0) }
        }
        #expect(kinds(Self.everyProperty).isEmpty)
        #expect(kinds("DialView { dial-colour: red }").first?.contains("did you mean “dial-color”?") == true)
        #expect(kinds("UILabel { dial-color: red }").first?.contains("DialView") == true)
        #expect(kinds("DialView { dial-style: halfround }").first?.contains("half-round") == true)
    }

    @Test("Effects on several classes can share a property")
    func sharedProperty() {
        let other = ViewEffect("dial-color", on: UILabel.self, \.textColor, named: "textColor")
        let table = PropertyTable(viewEffects: effects + [other])
        #expect(table["dial-color"].map { table[$0].classes } == ["DialView", "UILabel"])
    }
}

/// A view class with properties that are optional, or that several effects set.
private final class KnobView: UIView {
    enum Mode: String, CaseIterable { case none, round }

    var tone: UIColor? = .black
    var ring: CGFloat? = 5
    var speed: Double? = 6
    var steps: Int? = 7
    var isLogarithmic: Bool? = true
    var caption: String? = "own"
    var mode = Mode.round
    var width: CGFloat = 1
    var weight = 1.0
}

/// Effects that share a view's property or a CSS property, and those that cannot be.
@MainActor @Suite struct SharedEffectTests {
    private let view = KnobView()

    private func makeDOM(_ effects: [ViewEffect], _ css: String) -> (dom: NIDOM, stylesheet: NIStylesheet) {
        let stylesheet = NIStylesheet(properties: PropertyTable(viewEffects: effects))
        stylesheet.load(text: css, name: "a.css")
        let dom = NIDOM(stylesheet: stylesheet)
        dom.viewEffects = effects
        dom.register(view)
        return (dom, stylesheet)
    }

    // MARK: Optional values

    private var optionalEffects: [ViewEffect] {
        [
            ViewEffect("knob-tone", on: KnobView.self, \.tone), ViewEffect("knob-ring", on: KnobView.self, \.ring),
            ViewEffect("knob-speed", on: KnobView.self, \.speed), ViewEffect("knob-steps", on: KnobView.self, \.steps),
            ViewEffect("is-logarithmic", on: KnobView.self, \.isLogarithmic),
            ViewEffect("knob-caption", on: KnobView.self, \.caption),
            ViewEffect("knob-mode", on: KnobView.self, \.mode),
        ]
    }

    @Test("Optional numbers and flags are set, and `none` is nil")
    func optionalValues() {
        let (dom, stylesheet) = makeDOM(
            optionalEffects, "KnobView { knob-ring: 2px; knob-speed: 3.5; knob-steps: 4; is-logarithmic: false }")
        #expect(view.ring == 2 && view.speed == 3.5 && view.steps == 4 && view.isLogarithmic == false)
        stylesheet.load(
            text: "KnobView { knob-ring: none; knob-speed: none; knob-steps: none; is-logarithmic: none }",
            name: "a.css")
        dom.refresh()
        #expect(stylesheet.diagnostics.isEmpty)
        #expect(view.ring == nil && view.speed == nil && view.steps == nil && view.isLogarithmic == nil)
        stylesheet.load(text: "", name: "a.css")
        dom.refresh()
        #expect(view.ring == 5 && view.speed == 6 && view.steps == 7 && view.isLogarithmic == true)
    }

    @Test("`initial`, `unset` and `revert` are the view's own value", arguments: ["initial", "unset", "revert"])
    func initialValues(keyword: String) {
        let names = optionalEffects.flatMap(\.properties).map(\.name)
        let (dom, _) = makeDOM(
            optionalEffects, "KnobView { \(names.map { "\($0): \(keyword)" }.joined(separator: "; ")) }")
        #expect(view.tone == .black && view.ring == 5 && view.speed == 6 && view.steps == 7)
        #expect(view.isLogarithmic == true && view.caption == "own" && view.mode == .round)
        #expect(dom.styledProperties(of: view).isEmpty)
    }

    @Test("A closure that returns nil for an optional property sets it to nil")
    func optionalClosure() {
        let ring = Property(
            "knob-ring", syntax: .oneOf([.keywords([.none]), .length]), initial: .keyword(.none), classes: ["KnobView"])
        let effect = ViewEffect(ring, on: KnobView.self, \.ring) { value in
            if case .length(let points) = value { return CGFloat(points) }
            return nil
        }
        let (dom, stylesheet) = makeDOM([effect], "KnobView { knob-ring: none }")
        #expect(view.ring == nil)
        stylesheet.load(text: "KnobView { knob-ring: 9px }", name: "a.css")
        dom.refresh()
        #expect(view.ring == 9)
        stylesheet.load(text: "", name: "a.css")
        dom.refresh()
        #expect(view.ring == 5)
    }

    // MARK: One property of a view

    @Test("An effect on a property that a standard property sets as well wins while it has a value")
    func sharedWithStandardProperty() {
        let (dom, stylesheet) = makeDOM(
            [ViewEffect("card-color", on: KnobView.self, \.backgroundColor)],
            "KnobView { background-color: red } .card { card-color: blue }")
        func load(_ css: String) {
            stylesheet.load(text: css, name: "a.css")
            dom.refresh()
        }
        let (red, green, blue) = (UIColor.red, UIColor(red: 0, green: 1, blue: 0, alpha: 1), UIColor.blue)
        #expect(view.backgroundColor == red)
        dom.addCssClass("card", to: view)
        #expect(view.backgroundColor == blue)
        dom.removeCssClass("card", from: view)
        #expect(view.backgroundColor == red)
        dom.addCssClass("card", to: view)
        load("KnobView { background-color: lime; card-color: blue }")
        #expect(view.backgroundColor == blue)
        load("KnobView { background-color: lime }")
        #expect(view.backgroundColor == green)
        load("KnobView { background-color: lime; card-color: blue }")
        load("KnobView { card-color: blue }")
        #expect(view.backgroundColor == blue)
        load("")
        #expect(view.backgroundColor == nil)
        // Equal values, of which one goes.
        load("KnobView { background-color: red; card-color: red }")
        load("KnobView { card-color: red }")
        #expect(view.backgroundColor == red)
        load("")
        #expect(view.backgroundColor == nil)
        load("KnobView { background-color: red; card-color: red }")
        load("KnobView { background-color: lime; card-color: red }")
        #expect(view.backgroundColor == red)
        view.backgroundColor = .black
        load("")
        #expect(view.backgroundColor == .black)
        load("KnobView { background-color: red; card-color: blue }")
        dom.viewEffects = []
        #expect(view.backgroundColor == red)
        load("")
        #expect(view.backgroundColor == .black)
    }

    @Test("Two properties of one property of a view are undone in any order", arguments: [true, false])
    func sharedByOwnProperties(isFirstRemovedFirst: Bool) {
        let effects = [
            ViewEffect("knob-a", on: KnobView.self, \.width), ViewEffect("knob-b", on: KnobView.self, \.width),
        ]
        let (dom, stylesheet) = makeDOM(effects, "KnobView { knob-a: 2px; knob-b: 3px }")
        #expect(view.width == 3)
        stylesheet.load(text: isFirstRemovedFirst ? "* { knob-b: 3px }" : "* { knob-a: 2px }", name: "a.css")
        dom.refresh()
        #expect(view.width == (isFirstRemovedFirst ? 3 : 2))
        stylesheet.load(text: "", name: "a.css")
        dom.refresh()
        #expect(view.width == 1)
    }

    // MARK: One property in CSS

    @Test("A property of several classes accepts the values of all of them")
    func mergedGrammars() {
        let effects = [
            ViewEffect("m", on: KnobView.self, \.width, named: "width", keywords: ["x": 2, "y": 3]),
            ViewEffect("m", on: UILabel.self, \.numberOfLines, named: "numberOfLines", keywords: ["z": 4]),
            ViewEffect("n", on: KnobView.self, \.weight), ViewEffect("n", on: UILabel.self, \.text),
        ]
        let (dom, stylesheet) = makeDOM(effects, "KnobView { m: y; n: 5 } UILabel { m: z; n: five } .none { m: w }")
        let label = UILabel()
        dom.register(label)
        #expect(view.width == 3 && view.weight == 5 && label.numberOfLines == 4 && label.text == "five")
        #expect(stylesheet.diagnostics.count == 1)
        stylesheet.load(text: "KnobView { m: z; n: five }", name: "a.css")
        dom.refresh()
        #expect(view.width == 1 && view.weight == 1 && label.numberOfLines == 1)
    }

    @Test("Grammars whose values can be mistaken for each other are not merged")
    func conflictingGrammars() {
        #expect(PropertyGrammar.color([]).merged(with: .string) == nil)
        #expect(PropertyGrammar.boolean.merged(with: .number(range: 0...1, allowsPercentage: false)) == nil)
        #expect(PropertyGrammar.identifiers(["a"]).merged(with: .identifiers(["b"]))?.syntax == "a | b")
        #expect(PropertyGrammar.string.merged(with: .length([.none])) != nil)
        #expect(PropertyGrammar.color(.none).merged(with: .color([])) != nil)
    }

    @Test("Standard properties have effects on properties that can have their values")
    func standardProperties() {
        let effects = [
            ViewEffect("border-width", on: KnobView.self, \.weight), ViewEffect("opacity", on: KnobView.self, \.width),
            ViewEffect("max-width", on: KnobView.self, \.ring),
        ]
        _ = makeDOM(effects, "KnobView { border-width: 3px; opacity: 0.5; max-width: 20px }")
        #expect(view.weight == 3 && view.width == 0.5 && view.ring == 20)
    }

    @Test("Standard properties with other values, and shorthands, have none")
    func impossibleEffects() {
        let shorthand = ViewEffect.conflict(of: "border", accepting: .length)
        #expect(
            shorthand
                == "ViewEffect: “border” is a shorthand, which has no value. Use effects of its longhands: “border-width”, “border-style”, “border-color”."
        )
        let text = ViewEffect.conflict(of: "text-align", accepting: .string)
        #expect(text?.hasPrefix("ViewEffect: the view's property cannot have the values of “text-align”") == true)
        #expect(ViewEffect.conflict(of: "padding", accepting: .all) != nil)
        #expect(ViewEffect.conflict(of: "visibility", accepting: .flag) != nil)
        #expect(ViewEffect.conflict(of: "text-align", accepting: .keyword) == nil)
        #expect(ViewEffect.conflict(of: "dial-color", accepting: .string) == nil)
    }
}

/// Tests of ``NIStyleableView``: the states and attributes that selectors see, and the rulesets that the view receives.
@MainActor @Suite struct StyleableViewTests {
    private let stylesheet = NIStylesheet(properties: PropertyTable(adding: [], pseudoClasses: ["press"]))
    private let dial = DialView()

    private func makeDOM(_ css: String) -> NIDOM {
        stylesheet.load(text: css, name: "a.css")
        let dom = NIDOM(stylesheet: stylesheet)
        dom.register(dial)
        return dom
    }

    @Test("States, attributes, text and inline style of a view match selectors")
    func selectors() {
        let dom = makeDOM(
            """
            DialView[value="3"] { opacity: 0.25 } DialView:selected { opacity: 0.125 } DialView:empty { opacity: 0.875 }
            DialView:press { opacity: 0.5 } DialView[tag="5"] { visibility: hidden }
            """)
        #expect(dial.alpha == 0.875)
        func alpha(_ value: Int) -> CGFloat {
            dial.value = value
            dom.styleIfNeeded()
            return dial.alpha
        }
        #expect(alpha(3) == 0.25 && alpha(100) == 0.125 && alpha(7) == 0.75 && alpha(1) == 1)
        dial.isPressed = true
        dom.styleIfNeeded()
        #expect(dial.alpha == 0.5)
        dial.tag = 5
        dom.refreshView(dial)
        #expect(dial.isHidden)
    }

    @Test("Inline style of the DOM replaces the view's own")
    func inlineStyle() {
        let dom = makeDOM("")
        dial.value = 7
        dom.styleIfNeeded()
        #expect(dial.alpha == 0.75)
        dom.setStyle("opacity: 0.25", of: dial)
        #expect(dial.alpha == 0.25)
        dom.setStyle(nil, of: dial)
        #expect(dial.alpha == 0.75)
    }

    @Test("A view is told of changed and undeclared properties after they are applied")
    func ruleset() {
        let dom = makeDOM("DialView { opacity: 0.5; x-speed: 3 } .fast { x-speed: 4 }")
        #expect(dial.takeStyles() == ["opacity x-speed"])
        dom.addCssClass("fast", to: dial)
        #expect(dial.takeStyles() == ["x-speed"])
        dom.refresh()
        #expect(dial.takeStyles() == [])
    }

    @Test("Plain views are not told of undeclared properties")
    func plainViews() {
        let dom = makeDOM(".fast { x-speed: 4 }")
        let view = UIView()
        dom.register(view)
        dom.addCssClass("fast", to: view)
        #expect(dom.ruleset(of: view)?["x-speed"]?.text == "4")
        #expect(dom.styledProperties(of: view).isEmpty)
    }
}

/// A view whose properties set each other.
private final class GaugeView: UIView {
    var needle = UIColor.black
    var accent = UIColor.black { didSet { needle = accent } }
    var celsius: CGFloat = 0
    var fahrenheit: CGFloat {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
    }
    var shade: UIColor? = .white
}

/// Effects whose setters set the properties of other effects: the values are those of a new view with the same style.
@MainActor @Suite struct CoupledEffectTests {
    private static let effects = [
        ViewEffect("gauge-accent", on: GaugeView.self, \.accent),
        ViewEffect("gauge-needle", on: GaugeView.self, \.needle),
        ViewEffect("gauge-celsius", on: GaugeView.self, \.celsius),
        ViewEffect("gauge-fahrenheit", on: GaugeView.self, \.fahrenheit),
        ViewEffect("gauge-shade", on: GaugeView.self, \.shade), ViewEffect("gauge-tone", on: GaugeView.self, \.shade),
        ViewEffect("gauge-back", on: UIView.self, \.backgroundColor),
    ]
    private static let css = """
        .accent { gauge-accent: red } .both { gauge-accent: red; gauge-needle: red } .blue { gauge-accent: blue }
        .needle { gauge-needle: lime }
        .cold { gauge-celsius: 10px } .hot { gauge-fahrenheit: 212px } .warm { gauge-celsius: 30px }
        .shade { gauge-shade: red } .tone { gauge-tone: red } .dim { gauge-shade: gray } .pale { gauge-tone: white }
        .back { gauge-back: red } .color { background-color: red } .dark { background-color: black }
        """
    /// Classes whose rules set related properties.
    private nonisolated static let groups = [
        ["cold", "hot", "warm"], ["shade", "tone", "dim", "pale"],
        ["back", "color", "dark"], ["accent", "both", "blue", "needle"],
    ]

    private func makeDOM(_ effects: [ViewEffect]) -> NIDOM {
        let sheet = NIStylesheet(properties: PropertyTable(viewEffects: effects))
        sheet.load(text: Self.css, name: "a.css")
        let dom = NIDOM(stylesheet: sheet)
        dom.viewEffects = effects
        return dom
    }

    private func makeView() -> GaugeView {
        let view = GaugeView()
        view.accent = .green
        view.needle = .white
        view.celsius = 20
        view.backgroundColor = .gray
        return view
    }

    private func values(_ view: GaugeView) -> [String] {
        [
            "\(view.accent)", "\(view.needle)", "\(view.celsius)", view.shade.map { "\($0)" } ?? "none",
            view.backgroundColor.map { "\($0)" } ?? "none",
        ]
    }

    @Test("A property that sets another is changed and undone")
    func setsAnother() {
        let dom = makeDOM(Self.effects)
        let view = makeView()
        dom.register(view, withCSSClass: "both")
        #expect(view.accent == .red && view.needle == .red)
        dom.addCssClass("blue", to: view)
        #expect(view.accent == .blue && view.needle == .red)
        dom.removeCssClass("blue", from: view)
        #expect(view.accent == .red && view.needle == .red)
        dom.removeCssClass("both", from: view)
        #expect(view.accent == .green && view.needle == .white)
    }

    @Test("Classes in any order leave the values of a new view", arguments: groups)
    func anyOrder(group: [String]) {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<20 {
            let dom = makeDOM(Self.effects)
            let view = makeView()
            dom.register(view)
            var (classes, history): ([String], [String]) = ([], [])
            for _ in 0..<12 {
                let name = group[Int.random(in: 0..<group.count, using: &generator)]
                history.append(name)
                if let index = classes.firstIndex(of: name) {
                    classes.remove(at: index)
                    dom.removeCssClass(name, from: view)
                } else {
                    classes.append(name)
                    dom.addCssClass(name, to: view)
                }
                let new = makeView()
                makeDOM(Self.effects).register(new, withCSSClass: classes.joined(separator: " "))
                #expect(values(view) == values(new), "\(history)")
                if values(view) != values(new) { return }
            }
        }
    }
}
