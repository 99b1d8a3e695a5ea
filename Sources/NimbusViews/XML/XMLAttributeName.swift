/// The attributes of an element that describes a view, with their canonical names. Names are case-insensitive.
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

    /// The attributes by their lowercase names and aliases. InterfaCSS 2.0 added `src` and `text`.
    private static let byName: [String: XMLAttributeName] = {
        var names = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })
        let aliases: [(String, XMLAttributeName)] = [
            ("elementid", .id), ("isslayout", .layout), ("scope", .prototypeScope), ("add", .addSubview),
            ("impl", .implementation), ("layoutclass", .collectionViewLayout), ("src", .image), ("text", .title),
        ]
        for (alias, name) in aliases { names[alias] = name }
        return names
    }()

    /// Creates the attribute with a name or an alias. `nil` if there is none.
    init?(_ name: String) {
        guard let known = Self.byName[name.lowercased()] else { return nil }
        self = known
    }

    /// Whether an empty or blank value, such as an empty id, is a problem.
    var needsWord: Bool {
        switch self {
        case .id, .property, .prototype, .implementation, .collectionViewLayout, .style, .layout, .selector: true
        case .class, .prototypeScope, .addSubview, .accessibilityIdentifier, .type, .image, .title, .placeholder,
            .label, .tag, .state:
            false
        }
    }
}
