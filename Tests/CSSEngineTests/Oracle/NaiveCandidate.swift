import CSSEngine

/// A declaration that applies to an element, with everything that the cascade compares (CSS Cascade 5, section 6.1).
struct NaiveCandidate {
    var declaration: NaiveDeclaration
    var origin: Origin
    /// `nil` for an inline style.
    var layer: NaiveLayer?
    var specificity: NaiveSpecificity
    /// The index of the rule, and of the declaration in the rule.
    var order: (rule: Int, declaration: Int)
    /// `sheet:line`, or `inline` and the index of the inline declaration.
    var place: String

    var isInline: Bool { layer == nil }

    /// Origin and importance as one number, of which the higher one wins.
    private var tier: Int {
        switch (origin, declaration.isImportant) {
        case (.userAgent, false): 0
        case (.author, false): isInline ? 2 : 1
        case (.author, true): isInline ? 4 : 3
        case (.userAgent, true): 5
        }
    }

    func wins(over other: NaiveCandidate) -> Bool {
        if tier != other.tier { return tier > other.tier }
        if isLayerWeaker(than: other) { return declaration.isImportant }
        if other.isLayerWeaker(than: self) { return !declaration.isImportant }
        if specificity != other.specificity { return specificity > other.specificity }
        return order > other.order
    }

    /// Whether its layer is weaker, without regard to importance. The inline style is stronger than all layers.
    func isLayerWeaker(than other: NaiveCandidate) -> Bool {
        guard let layer, let otherLayer = other.layer else { return !isInline && other.isInline }
        return NaiveLayer.isWeaker(layer, otherLayer)
    }

    /// The declarations to which a keyword in this declaration rolls back; `nil` for other keywords.
    func rollback(_ keyword: String) -> ((NaiveCandidate) -> Bool)? {
        switch keyword {
        case "revert": { $0.origin == .userAgent && origin == .author }
        case "revert-layer": { $0.origin == origin ? $0.isLayerWeaker(than: self) : $0.origin == .userAgent }
        default: nil
        }
    }
}
