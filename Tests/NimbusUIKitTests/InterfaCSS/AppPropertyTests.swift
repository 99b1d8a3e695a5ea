import CSSEngine
import InterfaCSS
import NimbusCSS
import NimbusUIKit
import NimbusViews
import Testing

/// The app's own properties and nested views in stylesheets of InterfaCSS.
@MainActor @Suite struct AppPropertyTests {
    struct Sides: OptionSet {
        let rawValue: Int
        static let left = Sides(rawValue: 1)
        static let right = Sides(rawValue: 2)
        static let top = Sides(rawValue: 4)
    }

    final class CardView: UIView {
        let badgeView = UILabel()
        var footer: CardView?
        var sides: Sides = []
        var cardColor = UIColor.clear
    }

    /// A window whose views have the app's properties.
    @MainActor private struct CardScene {
        let dom: NIDOM
        let sheet: NIStylesheet
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

        init(_ text: String, adding effects: [ViewEffect] = []) {
            let effects =
                DialView.effects + [
                    ViewEffect("card-color", on: CardView.self, \.cardColor).aliased("card-tint"),
                    ViewEffect(
                        "card-sides", on: CardView.self, \.sides,
                        options: ["left": .left, "right": .right, "top": .top]),
                ] + effects
            let properties = PropertyTable(viewEffects: effects, parts: ["badgeView", "footer"])
            sheet = NIStylesheet(dialect: .interfaCSS, properties: properties)
            sheet.load(text: text, name: "a.iss")
            dom = NIDOM(stylesheet: sheet)
            dom.viewEffects = effects
            dom.nestedViews = [
                NestedView("badgeView", on: CardView.self, \.badgeView),
                NestedView("footer", on: CardView.self, \.footer),
            ]
        }

        func add<View: UIView>(_ view: View, cssClass: String? = nil) -> View {
            window.addSubview(view)
            dom.register(view, withCSSClass: cssClass)
            return view
        }
    }

    @Test func namesAreInAnyCaseWithDashes() {
        for name in ["dial-color", "dialColor", "DIALCOLOR", "Dial-Color", "d-ialcolor"] {
            let scene = CardScene("DialView { \(name): redColor; }")
            #expect(scene.sheet.diagnostics.isEmpty, "\(scene.sheet.diagnostics)")
            #expect(scene.add(DialView()).dialColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1), "\(name)")
        }
    }

    @Test func valuesAreThoseOfInterfaCSS() {
        let scene = CardScene(
            """
            @step: 4;
            DialView {
                ringWidth: 2 * (1 + 0.5); dialSpeed = @step / 8; dialSteps: @step + 1; isLogarithmic: 3 > 2;
                dialColor: darken(#ff0000, 20%); dialUnit: Plain words; dialInset: insets(1, 2, 3, 4);
                knobSize: size(3 * 2, 4); dialStyle: flat;
            }
            """)
        let dial = scene.add(DialView())
        #expect(scene.sheet.diagnostics.isEmpty, "\(scene.sheet.diagnostics)")
        #expect(dial.ringWidth == 3 && dial.speed == 0.5 && dial.steps == 5 && dial.isLogarithmic)
        #expect(dial.unit == "Plain words" && dial.dialStyle == .flat)
        #expect(dial.inset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(dial.knobSize == CGSize(width: 6, height: 4))
        #expect(dial.dialColor == UIColor(red: 0.8, green: 0, blue: 0, alpha: 1))
    }

    @Test func optionsAreCombined() {
        for value in ["left right", "LEFT, right", "left | right", "right,left"] {
            let scene = CardScene("CardView { cardSides: \(value); }")
            #expect(scene.add(CardView()).sides == [.left, .right], "\(value) \(scene.sheet.diagnostics)")
        }
        let scene = CardScene("CardView { cardSides: lift; }")
        #expect(scene.add(CardView()).sides == [] && !scene.sheet.diagnostics.isEmpty)
    }

    @Test func aliasesAreTheSameProperty() {
        let scene = CardScene("CardView { cardColor: red; cardTint: blue; }")
        #expect(scene.add(CardView()).cardColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test func parametersAreStates() {
        let scene = CardScene("DialView { dialColor: red; dialColor(selected): blue; }")
        let dial = scene.add(DialView())
        #expect(dial.dialColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        dial.value = 100
        scene.dom.styleIfNeeded()
        #expect(dial.dialColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    // MARK: Nested views

    @Test func keyPathsReachNestedViewsOfTheApp() {
        let scene = CardScene(
            ".card { alpha: 0.5; badgeView.alpha: 0.25; BADGE-VIEW.text: New; footer.cardColor: red; }")
        let card = CardView()
        let footer = CardView()
        card.footer = footer
        _ = scene.add(card, cssClass: "card")
        #expect(card.alpha == 0.5 && card.badgeView.alpha == 0.25 && card.badgeView.text == "New")
        #expect(footer.alpha == 1 && footer.cardColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        scene.sheet.load(text: "", name: "a.iss")
        scene.dom.refresh()
        #expect(card.badgeView.alpha == 1 && footer.cardColor == .clear)
    }

    @Test func aKeyPathCanHaveSeveralLevels() {
        let scene = CardScene(".card { footer.badgeView.alpha: 0.75; }")
        let card = CardView()
        let footer = CardView()
        card.footer = footer
        _ = scene.add(card, cssClass: "card")
        #expect(footer.badgeView.alpha == 0.75 && card.badgeView.alpha == 1)
    }

    @Test func nestedViewsCanBeDeclaredLater() {
        let scene = CardScene("CardView { badgeView.alpha: 0.25; }")
        scene.dom.nestedViews = []
        let card = scene.add(CardView())
        #expect(card.badgeView.alpha == 1)
        scene.dom.nestedViews = [NestedView("badgeView", on: CardView.self, \.badgeView)]
        #expect(card.badgeView.alpha == 0.25)
        scene.dom.nestedViews = []
        #expect(card.badgeView.alpha == 1)
    }

    // MARK: Built-in properties

    @Test("C15: a setter of the app extends a built-in property")
    func customSetter() {
        let effect = ViewEffect("text", on: UILabel.self, \.text).handling { (label: UILabel, text: String) in
            label.tag == 7 ? text.uppercased() : nil
        }
        let scene = CardScene("label { text: \"Hello\"; }", adding: [effect])
        let seven = UILabel()
        seven.tag = 7
        let label = scene.add(UILabel())
        #expect(scene.add(seven).text == "HELLO" && label.text == "Hello")
        scene.sheet.load(text: "label { text: Bye; }", name: "a.iss")
        scene.dom.refresh()
        #expect(seven.text == "BYE" && label.text == "Bye")
        scene.sheet.load(text: "", name: "a.iss")
        scene.dom.refresh()
        #expect(seven.text == nil && label.text == nil)
    }

    @Test func anEffectIsForSomeViewsOnly() {
        let effect = ViewEffect("alpha-of-cards", on: CardView.self, \.alpha).handling { (card: CardView) in
            card.tag == 7
        }
        let scene = CardScene("CardView { alphaOfCards: 0.25; }", adding: [effect])
        let seven = CardView()
        seven.tag = 7
        #expect(scene.add(seven).alpha == 0.25 && scene.add(CardView()).alpha == 1)
    }

    @Test("C14: the last title of each state applies")
    func titles() {
        let scene = CardScene("button { title: A; title(selected): B; title: C; }")
        let button = scene.add(UIButton())
        #expect(button.title(for: .normal) == "C" && button.title(for: .selected) == "B")
        scene.sheet.load(text: "label { title: A; } button { text: B; }", name: "a.iss")
        scene.dom.refresh()
        #expect(button.title(for: .normal) == nil && button.title(for: .selected) == nil)
    }

    @Test(
        "S1: strings",
        arguments: [
            ("\"It's\"", "It's"), ("'Q'", "Q"), ("Plain words", "Plain words"),
            ("\"say \\\"no\\\" now\"", "say \"no\" now"),
            ("\"a\\nb\"", "a\nb"), ("\"\\u00e9\"", "é"),
        ])
    func strings(_ value: String, _ expected: String) {
        let scene = CardScene("label { text: \(value); }")
        #expect(scene.add(UILabel()).text == expected)
    }

    @Test("S1: localised strings") func localizedStrings() {
        let scene = CardScene("label { text: L(\"key\"); } button { title: localized('key'); }")
        scene.dom.resources = ViewResources(strings: UserInterfaceStrings(UppercaseStrings()))
        #expect(scene.add(UILabel()).text == "KEY!" && scene.add(UIButton()).title(for: .normal) == "KEY!")
    }

    // MARK: Nested views of UIKit

    @Test("C7, C8: a title label has its own values") func titleLabels() {
        let scene = CardScene(
            """
            .a { alpha: 0.5; titleLabel.alpha: 0.25; }
            .t { label { font: Courier 1; } button { titleLabel.font: Courier 2; } }
            """)
        let button = scene.add(UIButton(), cssClass: "a")
        #expect(button.alpha == 0.5 && button.titleLabel?.alpha == 0.25)
        let view = scene.add(UIView(), cssClass: "t")
        let nested = UIButton()
        view.addSubview(nested)
        scene.dom.register(nested)
        #expect(nested.titleLabel?.font == UIFont(name: "Courier", size: 2))
    }

    @Test("C9: labels of a cell have their own values") func cells() {
        let scene = CardScene(".c { textLabel.enabled: NO; detailTextLabel.alpha: 0.5; }")
        let cell = scene.add(UITableViewCell(style: .subtitle, reuseIdentifier: nil), cssClass: "c")
        #expect(cell.textLabel?.isEnabled == false && cell.textLabel?.alpha == 1)
        #expect(cell.detailTextLabel?.isEnabled == true && cell.detailTextLabel?.alpha == 0.5)
    }
}
