/// A style sheet as the oracle has it.
struct NaiveSheet {
    var name: String
    /// `@layer` statements before the imports.
    var layers: [[String]] = []
    var imports: [NaiveImport] = []
    var items: [NaiveItem] = []
}

struct NaiveImport {
    var file: String
    /// Nil for none; empty for an anonymous one.
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
}

/// A condition as it is written, and whether it holds where the case is played; nil is unknown.
struct NaiveCondition {
    var text: String
    var holds: Bool?
}

final class NaiveStyleRule {
    let selectors: [NaiveSelector]
    let items: [NaiveItem]
    /// Where the printer put it.
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
    /// Where the printer put it.
    var line = 0

    init(_ property: String, _ value: NaiveValue, isImportant: Bool) {
        self.property = property
        self.value = value
        self.isImportant = isImportant
    }
}

enum NaiveValue {
    case text(String)
    /// `inherit` and its like.
    case wide(String)
    /// With `var()`; the pieces stand next to each other with one space between them.
    case template([NaivePiece])
}

indirect enum NaivePiece {
    case text(String)
    case variable(String, fallback: [NaivePiece]?)
}
