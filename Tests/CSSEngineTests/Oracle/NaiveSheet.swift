/// A stylesheet as data.
struct NaiveSheet {
    var name: String
    /// `@layer` statements before the imports.
    var layers: [[String]] = []
    var imports: [NaiveImport] = []
    var items: [NaiveItem] = []
}

struct NaiveImport {
    var file: String
    /// `nil` for no layer; empty for an anonymous layer.
    var layer: [String]?
    var supports: NaiveCondition?
    var media: NaiveCondition?
}

indirect enum NaiveItem {
    case declaration(NaiveDeclaration)
    case style(NaiveStyleRule)
    /// An empty path is an anonymous layer.
    case layer([String], [NaiveItem])
    case layerStatement([[String]])
    case media(NaiveCondition, [NaiveItem])
    case supports(NaiveCondition, [NaiveItem])
    case unknownAtRule(String)
    /// `@extend`, directly in a style rule.
    case extend(NaiveSelector)
}

/// The source text of a condition, and its result in the case's environment; `nil` is unknown.
struct NaiveCondition {
    var text: String
    var holds: Bool?
}

final class NaiveStyleRule {
    let selectors: [NaiveSelector]
    let items: [NaiveItem]
    /// The line at which the printer wrote it.
    var line = 0

    init(_ selectors: [NaiveSelector], _ items: [NaiveItem]) {
        self.selectors = selectors
        self.items = items
    }
}

final class NaiveDeclaration {
    let property: String
    let value: NaiveValue
    let isImportant: Bool
    /// The line at which the printer wrote it.
    var line = 0

    init(_ property: String, _ value: NaiveValue, isImportant: Bool) {
        self.property = property
        self.value = value
        self.isImportant = isImportant
    }
}

enum NaiveValue {
    case text(String)
    /// A CSS-wide keyword.
    case wide(String)
    /// A value with `var()`: pieces separated by one space.
    case template([NaivePiece])
}

indirect enum NaivePiece {
    case text(String)
    case variable(String, fallback: [NaivePiece]?)
}
