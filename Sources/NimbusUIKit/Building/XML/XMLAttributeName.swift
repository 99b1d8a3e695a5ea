/// The attributes of an element that describes a view, by their canonical names. Letter case does not matter.
enum XMLAttributeName: String, CaseIterable {
    case id
    case `class`
    case property
    case layout
    case prototype
    case prototypeScope
    case addSubview
    case implementation
    case collectionViewLayout
    case accessibilityIdentifier
    case style
    case type
    case image
    case title
    case placeholder
    case label
    case tag
    case state
    case selector

    /// The attributes by their names in lowercase. Version 2.0 of InterfaCSS added `src` and `text`.
    private static let byName: [String: XMLAttributeName] = {
        var names = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })
        let aliases: [(String, XMLAttributeName)] = [
            ("elementid", .id), ("isslayout", .layout), ("scope", .prototypeScope), ("add", .addSubview),
            ("impl", .implementation), ("layoutclass", .collectionViewLayout), ("src", .image), ("text", .title),
        ]
        for (alias, name) in aliases { names[alias] = name }
        return names
    }()

    /// Returns the attribute with a name or an alias. `nil` if there is none.
    init?(_ name: String) {
        guard let known = Self.byName[name.lowercased()] else { return nil }
        self = known
    }

    /// Whether a value without words, such as an empty id, is a problem.
    var needsWord: Bool {
        switch self {
        case .id, .property, .prototype, .implementation, .collectionViewLayout, .style, .layout, .selector: true
        case .class, .prototypeScope, .addSubview, .accessibilityIdentifier, .type, .image, .title, .placeholder,
            .label, .tag, .state:
            false
        }
    }
}
