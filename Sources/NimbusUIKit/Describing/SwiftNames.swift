/// Names for views in Swift, each given once.
struct SwiftNames {
    private var taken: Set<String> = reserved
    /// The last number that a name was given with.
    private var numbers: [String: Int] = [:]

    /// Words of the language, and what a described screen has besides its views.
    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "any", "as", "await", "false", "is", "nil", "self", "super", "throws", "true", "try", "image", "target", "root",
        "roots", "text", "all", "styled", "traits", "putTogether", "updateLayerColors",
    ]

    /// One made of a view's id, or else of its class and a number.
    mutating func name(id: String?, viewClass: String) -> String {
        let (words, kind) = (Self.joined(id ?? ""), Self.variable(viewClass))
        let isName = words.unicodeScalars.first.map(Self.isLetter) ?? false
        if words.isEmpty { return take(kind, number: 1) }
        let plain = isName ? Self.lowerFirst(words) : kind + Self.upperFirst(words)
        return isFree(plain) ? take(plain) : take(plain + Self.upperFirst(kind))
    }

    private func isFree(_ name: String) -> Bool { !taken.contains(name) && !taken.contains(Self.setUp(name)) }

    /// Takes a name with a number, or, where there is none, with one if it has to be.
    private mutating func take(_ name: String, number first: Int? = nil) -> String {
        var number = numbers[name].map { $0 + 1 } ?? first ?? 1
        var candidate = first == nil && number == 1 ? name : "\(name)\(number)"
        while !isFree(candidate) {
            number += 1
            candidate = "\(name)\(number)"
        }
        numbers[name] = number
        taken.formUnion([candidate, Self.setUp(candidate)])
        return candidate
    }

    /// The method that sets a view up.
    static func setUp(_ name: String) -> String { "setUp" + upperFirst(name) }

    /// `label` for `UILabel`.
    static func variable(_ viewClass: String) -> String {
        let prefixes = ["UI", "NI", "TT"]
        let bare = prefixes.contains { viewClass.hasPrefix($0) } ? String(viewClass.dropFirst(2)) : viewClass
        let name = lowerFirst(joined(bare))
        guard let first = name.unicodeScalars.first, isLetter(first) else { return "view" }
        return name
    }

    /// The class of a view, within those that it is declared in.
    @MainActor static func type(of view: UIView) -> String {
        let viewClass: UIView.Type = Swift.type(of: view)
        let path = String(reflecting: viewClass)
        // What is private, or local, has a name only where it is declared.
        guard !path.contains("("), let dot = path.firstIndex(of: ".") else { return String(describing: viewClass) }
        return String(path[path.index(after: dot)...])
    }

    /// The name of a type, made of that of a file: `ProfileViews` for `profile.json`.
    static func type(file: String) -> String {
        let base = file.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
        let name = upperFirst(joined(base))
        guard let first = name.unicodeScalars.first, isLetter(first) else { return "Styled\(name)Views" }
        return name + "Views"
    }

    /// The words of a text, with capitals where there was something else than letters and digits between them.
    private static func joined(_ text: String) -> String {
        let words = text.unicodeScalars.split { !isLetter($0) && !("0"..."9").contains($0) }.map { String($0) }
        return (words.first ?? "") + words.dropFirst().map(upperFirst).joined()
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    private static func lowerFirst(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }
    private static func upperFirst(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
