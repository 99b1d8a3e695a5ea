import CSSEngine
import TestSupport

/// The names used in random trees and stylesheets. They are few, so that many selectors match.
enum OracleNames {
    static let types = ["UIView", "UILabel", "UIButton", "uilabel"]
    /// Custom view classes of an app.
    static let ownTypes = ["BigButton", "-x"]
    /// The types of selectors that view controllers can have.
    static let controllerTypes = ["HomeController", "UIViewController", "BigButton"]
    /// The types of view controllers. `BigButton` is a view as well, so that its name alone does not decide.
    static let controllers = [
        ["HomeController", "UIViewController"], ["UIViewController"],
        ["BigButton", "HomeController", "UIViewController"],
    ]
    static let classes = ["a", "b", "c", "d", "1x", "é.b", "-", "A", "É.B"]
    static let ids = ["one", "two", "#3", "ONE"]
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
    /// The names of the stylesheets that are added after the first one. They have other dialects.
    static let laterSheets = ["b.css", "b.css", "c.css", "d.css", "e.css", "f.css", "g.css"]

    /// The dialect of a stylesheet, which follows from its name.
    static func dialect(of sheet: String) -> Dialect {
        switch sheet {
        case "b.css": Dialect(ordering: .sourceOrder)
        case "c.css": Dialect(selectorOptions: [.ignoresNameCase, .matchesExactTypes])
        case "d.css": Dialect(selectorOptions: .ignoresNameCase)
        case "e.css": Dialect(ordering: .sourceOrder, selectorOptions: .matchesExactTypes)
        case "f.css": Dialect(selectorOptions: .matchesControllers)
        case "g.css": Dialect(selectorOptions: [.matchesControllers, .matchesExactTypes, .ignoresNameCase])
        default: .css
        }
    }

    /// The rule that gives a stylesheet its dialect. `nil` if the stylesheet is loaded in the dialect.
    static func dialectRule(of sheet: String) -> String? {
        sheet == "e.css" ? "@dialect exact-types source-order;" : nil
    }

    /// The selector options of a file that a stylesheet imports, or of the stylesheet itself.
    static func selectorOptions(of file: String, importedBy sheet: String) -> SelectorOptions {
        dialectRule(of: sheet) == nil || file == sheet ? dialect(of: sheet).selectorOptions : []
    }

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
