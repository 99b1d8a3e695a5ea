import CSSEngine
import TestSupport

@testable import NimbusUIKit

/// A change of a screen. Views are numbered. A change that cannot be made is left out.
enum ScreenChange {
    /// Registers a view, or adds the classes to those that it has.
    case register(Int, [String])
    case unregister(Int)
    /// Replaces the classes.
    case setClasses(Int, [String])
    case toggleClass(Int, String)
    case setStyle(Int, String?)
    /// Sets `--ink`.
    case setInk(Int, String?)
    /// Moves a view into another one, or into the window.
    case insert(Int, into: Int?, at: Int)
    case remove(Int)
    case setStates(Int, isEnabled: Bool, isSelected: Bool, isHighlighted: Bool)
    case overrideScheme(Int, UIUserInterfaceStyle)
    /// Has the app set a property.
    case set(Int, AppSetter)
    case load([String])
    case setColorScheme(CSS.Environment.ColorScheme)
    case setTextScale(Double)
    case setLayoutDirection(CSS.Environment.LayoutDirection)
    case setWidth(Double)
    case rotate
    case refresh(reapplying: Bool)
}

/// A setter that the app calls itself.
enum AppSetter: CaseIterable {
    case alpha, backgroundColor, isHidden, borderWidth, borderColor, cornerRadius, clipsToBounds, transform
    case textColor, font, alignment, lineCount, normalTitleColor, highlightedTitleColor, insets, tint

    @MainActor func call(on view: UIView) {
        switch self {
        case .alpha: view.alpha = 0.5
        case .backgroundColor: view.backgroundColor = .brown
        case .isHidden: view.isHidden.toggle()
        case .borderWidth: view.layer.borderWidth = 2
        case .borderColor: view.layer.borderColor = UIColor.brown.cgColor
        case .cornerRadius: view.layer.cornerRadius = 3
        case .clipsToBounds: view.clipsToBounds.toggle()
        case .transform: view.transform = CGAffineTransform(scaleX: 2, y: 2)
        case .textColor:
            (view as? UILabel)?.textColor = .purple
            (view as? UITextField)?.textColor = .purple
        case .font:
            (view as? UILabel)?.font = .systemFont(ofSize: 21)
            (view as? UITextField)?.font = .systemFont(ofSize: 21)
        case .alignment: (view as? UILabel)?.textAlignment = .center
        case .lineCount: (view as? UILabel)?.numberOfLines = 3
        case .normalTitleColor: (view as? UIButton)?.setTitleColor(.magenta, for: .normal)
        case .highlightedTitleColor: (view as? UIButton)?.setTitleColor(.orange, for: .highlighted)
        case .insets: (view as? UIButton)?.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        case .tint: (view as? UINavigationBar)?.tintColor = .purple
        }
    }
}

/// A screen and the changes that are made to it.
struct ScreenCase {
    struct View {
        let kind: Int
        /// The number of an earlier view. `nil` for the window.
        let superview: Int?
        /// `nil` if the view is not registered at first.
        let classes: [String]?
        let id: String?
    }

    var rules: [String]
    var views: [View]
    /// Changes that are made together if the DOM coalesces changes, and otherwise one after another.
    var rounds: [[ScreenChange]]
    var coalescesChanges: Bool

    @MainActor init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        rules = Self.rules(&random)
        coalescesChanges = random.chance(oneIn: 2)
        var views: [View] = []
        var containers: [Int] = []
        for number in 0..<random.number(in: 2...7) {
            let kind = random.chance(oneIn: 3) ? 0 : random.number(below: SampleViews.kinds.count)
            views.append(
                View(
                    kind: kind,
                    superview: containers.isEmpty || random.chance(oneIn: 3) ? nil : random.pick(containers),
                    classes: random.chance(oneIn: 8) ? nil : Self.classes(&random),
                    id: random.chance(oneIn: 4) ? "i\(number % 3)" : nil))
            if kind < SampleViews.containerCount { containers.append(number) }
        }
        self.views = views
        rounds = (0..<8).map { _ in
            (0..<random.number(in: 1...3)).map { _ in Self.change(viewCount: views.count, containers, &random) }
        }
    }

    // MARK: Changes

    private static func change(
        viewCount: Int, _ containers: [Int], _ random: inout SeededGenerator
    ) -> ScreenChange {
        let view = random.number(below: viewCount)
        switch random.number(below: 20) {
        case 0, 1: return .register(view, classes(&random))
        case 2, 3: return .unregister(view)
        case 4: return .setClasses(view, classes(&random))
        case 5, 6, 7: return .toggleClass(view, random.pick(["a", "b", "c"]))
        case 8:
            return random.chance(oneIn: 4)
                ? .setInk(view, random.pick([nil, "green", "light-dark(red, blue)"]))
                : .setStyle(view, random.chance(oneIn: 3) ? nil : random.pick(declarations))
        case 9, 10:
            let container = containers.isEmpty || random.chance(oneIn: 3) ? nil : random.pick(containers)
            return .insert(view, into: container, at: random.number(below: 4))
        case 11: return .remove(view)
        case 12, 13:
            return .setStates(
                view, isEnabled: !random.chance(oneIn: 3), isSelected: random.chance(oneIn: 2),
                isHighlighted: random.chance(oneIn: 2))
        case 14: return .overrideScheme(view, random.pick([.unspecified, .light, .dark]))
        case 15, 16: return .set(view, random.pick(AppSetter.allCases))
        case 17: return .load(random.chance(oneIn: 6) ? [] : rules(&random))
        case 18:
            return random.pick([
                .setColorScheme(random.pick([.light, .dark])), .setTextScale(random.pick([1, 1.5])),
                .setLayoutDirection(random.pick([.leftToRight, .rightToLeft])), .setWidth(random.pick([300, 400])),
                .rotate,
            ])
        default: return .refresh(reapplying: random.chance(oneIn: 3))
        }
    }

    private static func classes(_ random: inout SeededGenerator) -> [String] {
        ["a", "b", "c"].filter { _ in random.chance(oneIn: 2) }
    }

    // MARK: Rules

    /// Declarations that do not decide the frames of views. `-ios-minimum-font-size` is not among them, because its
    /// effect depends on a font that the app has set.
    private static let declarations = [
        "color: red", "color: light-dark(red, blue)", "color: inherit", "color: none", "--ink: green",
        "color: var(--ink)", "background-color: navy", "background-color: color-mix(in srgb, currentcolor, white)",
        "opacity: 0.5", "opacity: 25%", "border: 2px solid", "border-color: light-dark(white, black)",
        "border-color: teal", "border-bottom: 1px solid red", "border-left: 4px dashed", "border-style: dotted",
        "border-width: 1px 2px", "border-inline-start: 3px solid light-dark(white, black)", "outline: 2px solid red",
        "outline-offset: 3px", "border-radius: 8px", "border-radius: 50%", "overflow: hidden", "overflow: visible",
        "visibility: hidden", "transform: rotate(45deg)", "transform: translate(50%, 1em)", "transform: none",
        "translate: 5px 50%", "translate: none", "rotate: 30deg", "rotate: y 180deg", "scale: 1.5 -2", "z-index: 2",
        "z-index: auto", "transform-origin: 0 100%", "clip-path: circle(40%)", "clip-path: border-box",
        "clip-path: none",
        "scroll-padding: 3px 5%", "scroll-padding-inline-start: 2px",
        "scroll-snap-type: x mandatory", "position: sticky", "backdrop-filter: blur(10px)", "backdrop-filter: none",
        "font-size: 20px", "font-size: 2em", "font: italic 13px Georgia", "font-weight: bold", "font-size: headline",
        "text-align: end", "text-align: center", "text-shadow: red 1px 2px", "text-shadow: none",
        "-ios-number-of-lines: 0", "-ios-adjusts-font-size: true",
        "-ios-line-break-mode: clip", "-ios-highlighted-color: green", "-mobile-title-insets: 1 2 3 4",
        "-mobile-content-insets: 3", "-ios-button-adjust: highlighted", "-mobile-content-halign: left",
        "-ios-tint-color: teal", "translucent: false", "-ios-scroll-view-indicator-style: white",
        "-ios-activity-indicator-style: large", "-ios-autoresizing: width", "color: initial",
        "level-color: light-dark(red, blue)", "level-color: none", "level-value: 0.25", "level-value: 2 !important",
        "level-needle: 1em", "border-radius: 0.5em", "--em: 1em", "letter-spacing: var(--em)", "level-unit: \"°\"",
        "level-unit: none", "level-color: var(--ink)",
        "all: unset", "font-size: unset !important", "opacity: 1 !important",
    ]

    private static let conditions = ["(prefers-color-scheme: dark)", "(min-width: 350px)", "(orientation: landscape)"]

    private static func rules(_ random: inout SeededGenerator) -> [String] {
        (0..<random.number(in: 1...6)).map { _ in
            let declarations = (0..<random.number(in: 1...4)).map { _ in random.pick(Self.declarations) }
            let rule = "\(random.pick(SampleViews.selectors)) { \(declarations.joined(separator: "; ")) }"
            return random.chance(oneIn: 6) ? "@media \(random.pick(conditions)) { \(rule) }" : rule
        }
    }

    // MARK: Shrinking

    /// Returns a case with as few changes, rules and views as possible that still fails.
    func shrunk(while fails: (ScreenCase) -> Bool) -> ScreenCase {
        var smallest = self
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for candidate in smallest.smallerCases where fails(candidate) {
                (smallest, isSmaller) = (candidate, true)
                break
            }
        }
        return smallest
    }

    /// The cases without one of the parts.
    private var smallerCases: [ScreenCase] {
        var cases: [ScreenCase] = []
        func add(_ change: (inout ScreenCase) -> Void) {
            var smaller = self
            change(&smaller)
            cases.append(smaller)
        }
        for round in rounds.indices.reversed() {
            add { $0.rounds.remove(at: round) }
            if rounds[round].count < 2 { continue }
            for index in rounds[round].indices { add { $0.rounds[round].remove(at: index) } }
        }
        for (index, view) in views.enumerated() where view.classes != nil {
            add { $0.views[index] = View(kind: view.kind, superview: view.superview, classes: nil, id: nil) }
        }
        for rule in rules.indices { add { $0.rules.remove(at: rule) } }
        for (round, changes) in rounds.enumerated() {
            for (index, change) in changes.enumerated() {
                guard case .load(let rules) = change else { continue }
                for rule in rules.indices {
                    add {
                        var rules = rules
                        rules.remove(at: rule)
                        $0.rounds[round][index] = .load(rules)
                    }
                }
            }
        }
        return cases
    }
}

extension ScreenCase: CustomStringConvertible {
    var description: String {
        let views = views.enumerated().map { index, view in
            "view \(index): kind \(view.kind) in \(view.superview.map { "view \($0)" } ?? "the window"), "
                + "\(view.classes.map { "classes \($0)" } ?? "unregistered") \(view.id.map { "#" + $0 } ?? "")"
        }
        let rounds = rounds.map { $0.map { "\($0)" }.joined(separator: ", ") }
        return ((coalescesChanges ? ["coalesces changes"] : []) + rules + views + rounds).joined(separator: "\n")
    }
}
