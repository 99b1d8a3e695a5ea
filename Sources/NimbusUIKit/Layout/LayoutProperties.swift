import CSSEngine

/// The properties that say where a view is put, as one table numbers them.
struct LayoutProperties {
    private let names: [String: PropertyID]
    private let all: Set<PropertyID>

    init(_ table: PropertyTable) {
        let known = [
            "width", "height", "min-width", "min-height", "max-width", "max-height", "padding-top", "padding-right",
            "-mobile-hpadding", "-mobile-vpadding", "top", "left", "bottom", "right", "-mobile-halign",
            "-mobile-valign",
            "-mobile-relative", "margin-top", "margin-right", "margin-bottom", "margin-left",
        ]
        names = Dictionary(uniqueKeysWithValues: known.compactMap { name in table[name].map { (name, $0) } })
        all = Set(names.values)
    }

    func contains(_ property: PropertyID) -> Bool { all.contains(property) }

    func value(of name: String, in style: ComputedStyle) -> Value? { names[name].flatMap { style[$0] } }
}
