import CSSEngine
import NimbusCSS
import NimbusUIKit

/// An app's own view with properties of all types that effects can set.
class DialView: UIView, NIStyleableView {
    enum Style: String, CaseIterable {
        case round, flat
        case halfRound = "half-round"
    }

    struct Angle: Equatable { var degrees: Double }

    var dialColor = UIColor.black { didSet { setters.append("dialColor") } }
    var needleColor: UIColor?
    var ringWidth: CGFloat = 1
    var speed: Double = 1
    var steps = 10
    var isLogarithmic = false
    var unit = "°"
    var caption: String?
    var font = UIFont.systemFont(ofSize: 11)
    var captionFont: UIFont?
    var inset = UIEdgeInsets.zero
    var knobSize = CGSize(width: 1, height: 1)
    var face: UIImage?
    var dialStyle = Style.round
    var cap = Style.flat
    var start = Angle(degrees: 0)
    private(set) var setters: [String] = []

    private(set) weak var dom: NIDOM?
    var isPressed = false { didSet { dom?.setNeedsStyle(self) } }
    var value = 0 { didSet { dom?.setNeedsStyle(self) } }
    private(set) var styles: [String] = []

    var additionalStyleState: NIStyleState { value == 100 ? .selected : [] }
    var customStyleStates: [String] { isPressed ? ["press"] : [] }
    var hasCustomStyleText: Bool { value > 0 }
    var customInlineStyle: String? { value == 7 ? "opacity: 0.75" : nil }
    func customStyleAttribute(_ name: String) -> String? { name == "value" ? "\(value)" : nil }
    func didRegisterForStyling(in dom: NIDOM) { self.dom = dom }
    func styleDidChange(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
        styles.append((difference.changes.map(\.property) + difference.undeclaredProperties).joined(separator: " "))
    }

    func takeSetters() -> [String] {
        defer { setters = [] }
        return setters
    }

    func takeStyles() -> [String] {
        defer { styles = [] }
        return styles
    }

    static var effects: [ViewEffect] {
        [
            ViewEffect("dial-color", on: DialView.self, \.dialColor),
            ViewEffect("needle-color", on: DialView.self, \.needleColor),
            ViewEffect("ring-width", on: DialView.self, \.ringWidth),
            ViewEffect("dial-speed", on: DialView.self, \.speed, named: "speed"),
            ViewEffect("dial-steps", on: DialView.self, \.steps, named: "steps"),
            ViewEffect("is-logarithmic", on: DialView.self, \.isLogarithmic),
            ViewEffect("dial-unit", on: DialView.self, \.unit, named: "unit"),
            ViewEffect("dial-caption", on: DialView.self, \.caption, named: "caption"),
            ViewEffect("font", on: DialView.self, \.font),
            ViewEffect("caption-font", on: DialView.self, \.captionFont),
            ViewEffect("dial-inset", on: DialView.self, \.inset, named: "inset"),
            ViewEffect("knob-size", on: DialView.self, \.knobSize),
            ViewEffect("dial-face", on: DialView.self, \.face, named: "face"),
            ViewEffect("dial-style", on: DialView.self, \.dialStyle),
            ViewEffect("dial-cap", on: DialView.self, \.cap, named: "cap", keywords: ["Sharp": .flat, "left": .round]),
            ViewEffect(
                Property("dial-start", syntax: .angle, initial: .angle(0), classes: ["DialView"]), on: DialView.self,
                \.start,
                named: "start", swift: { "Angle(degrees: \($0.degrees))" },
                value: { if case .angle(let degrees) = $0 { Angle(degrees: degrees) } else { nil } }),
        ]
    }
}
