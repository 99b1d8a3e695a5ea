import CSSEngine
import NimbusCSS

@testable import NimbusUIKit

/// A view of an app, which styles it by effects of its own.
final class LevelView: UIView {
    var levelColor: UIColor?
    var level = 0.5
    var needleWidth: CGFloat = 1
    var unit: String? = "%"

    static var effects: [ViewEffect] {
        [
            ViewEffect("level-color", on: LevelView.self, \.levelColor),
            ViewEffect("level-value", on: LevelView.self, \.level, named: "level"),
            ViewEffect("level-needle", on: LevelView.self, \.needleWidth, named: "needleWidth"),
            ViewEffect("level-unit", on: LevelView.self, \.unit, named: "unit"),
        ]
    }
}

/// Views of many classes for random screens, and selectors of them.
@MainActor enum SampleViews {
    /// Selectors of the classes, ids, states and positions of the views.
    nonisolated static let selectors = [
        "*", "UIView", "UILabel", "UIButton", "UITextField", "UIImageView", "UINavigationBar", ".a", ".b", ".c", "#i1",
        "#i2", ".a.b", ".a > *", ".b .c", ".a + *", ".c ~ .a", ":first-child", ":last-child", ":nth-child(even)",
        ":has(.b)", ":not(.a)", ":disabled", ":selected", ":highlighted", "UIButton:highlighted", "UIButton:disabled",
        "UILabel:highlighted", "UIButton:not(:highlighted)", "UITextField::placeholder", "[text=Go]", ":empty",
        ":dir(rtl)", "LevelView", "UIScrollView *", ":is(.a, .c):not(:first-child)", "UITableViewCell:selected",
    ]

    /// Closures that make a view with a text, if its class shows texts. The first ones make views that contain others.
    static let kinds: [@MainActor (String) -> UIView] = [
        { _ in UIView() }, { _ in UIScrollView() },
        { text in
            let label = UILabel()
            label.text = text
            return label
        },
        { text in
            let label = NILabel()
            label.text = text
            return label
        },
        { text in
            let button = UIButton(type: .system)
            button.setTitle(text, for: .normal)
            return button
        },
        { text in
            var configuration = UIButton.Configuration.filled()
            configuration.title = text
            return UIButton(configuration: configuration)
        },
        { text in
            let field = UITextField()
            field.placeholder = text
            return field
        },
        { _ in UIImageView() }, { _ in UITableViewCell(style: .default, reuseIdentifier: nil) },
        { _ in UINavigationBar() }, { _ in UIActivityIndicatorView(style: .medium) }, { _ in LevelView() },
    ]
    /// The app's effects on the views, and the properties with those that the effects declare.
    static let viewEffects = LevelView.effects
    static let properties = PropertyTable(viewEffects: viewEffects)
    /// The effects of the toolkit and of the app.
    static let effects = EffectTable.effects + viewEffects.map(\.effect)
    /// The number of kinds whose views contain other views.
    static let containerCount = 2
}

extension UIView {
    /// Sets the states that the view's class has.
    func setStates(isEnabled: Bool, isSelected: Bool, isHighlighted: Bool) {
        switch self {
        case let control as UIControl:
            control.isEnabled = isEnabled
            control.isSelected = isSelected
            control.isHighlighted = isHighlighted
        case let label as UILabel:
            label.isEnabled = isEnabled
            label.isHighlighted = isHighlighted
        case let cell as UITableViewCell:
            cell.isSelected = isSelected
            cell.isHighlighted = isHighlighted
        case let view as UIImageView: view.isHighlighted = isHighlighted
        default: break
        }
    }
}

extension ViewValue {
    /// Returns whether the values are equal. Dynamic colors are equal if they are so in light and in dark mode.
    @MainActor func looks(like other: ViewValue) -> Bool {
        guard let color, let other = other.color else { return self == other }
        return [UIUserInterfaceStyle.light, .dark].allSatisfy { style in
            let traits = UITraitCollection(userInterfaceStyle: style)
            return color.resolvedColor(with: traits) == other.resolvedColor(with: traits)
        }
    }
}
