import CSSEngine
import TestSupport

/// The names used in random trees and stylesheets. They are few, so that many selectors match.
enum OracleNames {
    static let types = ["UIView", "UILabel", "UIButton", "uilabel"]
    /// Custom view classes of an app.
    static let ownTypes = ["BigButton", "-x"]
    static let classes = ["a", "b", "c", "d", "1x", "é.b", "-"]
    static let ids = ["one", "two", "#3"]
    static let labels = ["", "alpha beta", "Alpha", "en-GB", "en", "7"]
    static let layers = ["base", "theme", "top"]
    static let variables = ["--a", "--b", "--c", "--d"]
    /// The names of pseudo-classes about the state of an element.
    static let states = [
        "disabled", "enabled", "selected", "highlighted", "active", "focused", "focus", "focus-within", "focus-visible",
        "placeholder-shown", "read-write", "read-only", "checked", "defined",
    ]
    /// Values of `lang`, and languages of environments.
    static let languages = ["en", "de", "de-AT", "zh-Hant-TW", ""]
    /// Ranges of `:lang()`.
    static let languageRanges = ["en", "de", "DE-at", "zh-TW", "*-AT", "*", ""]
    /// The order of a stylesheet's rules, which follows from its name.
    static func ordering(of sheet: String) -> StyleEngine.Ordering { sheet == "b.css" ? .sourceOrder : .cascade }

    static let lengths = ["width", "height", "top", "left", "margin-top", "margin-left"]
}

extension ElementState {
    /// The states that random edits change.
    static let oracleStates: [ElementState] = [
        .disabled, .selected, .highlighted, .focused, .checked, .focusVisible, .placeholderShown, .readWrite,
    ]

    /// A random state of a new element: usually none, or few.
    static func random(_ random: inout SeededGenerator) -> ElementState {
        guard random.chance(percent: 25) else { return [] }
        return ElementState((0..<random.number(in: 1...3)).map { _ in random.pick(oracleStates) })
    }
}
