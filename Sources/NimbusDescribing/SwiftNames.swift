import NimbusUIKit

/// A generator of unique Swift names for views.
struct SwiftNames {
    private var taken: Set<String> = reserved
    /// The last number used for each name.
    private var numbers: [String: Int] = [:]

    /// The keywords of Swift, and the names in a generated file other than names of views.
    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "any", "as", "await", "false", "is", "nil", "self", "super", "throws", "true", "try", "image", "target", "root",
        "roots", "text", "all", "styled", "traits", "putTogether", "updateLayerColors",
        "startAnimations", "animation", "animator",
    ]

    /// Returns a name derived from a view's id, or from its class and a number if there is no id.
    mutating func name(id: String?, viewClass: String) -> String {
        let (words, kind) = (Self.joined(id ?? ""), Self.variable(viewClass))
        let isName = words.unicodeScalars.first.map(Self.isLetter) ?? false
        if words.isEmpty { return take(kind, number: 1) }
        let plain = isName ? Self.lowerFirst(words) : kind + Self.upperFirst(words)
        return isFree(plain) ? take(plain) : take(plain + Self.upperFirst(kind))
    }

    private func isFree(_ name: String) -> Bool { taken.isDisjoint(with: Self.all(name)) }

    /// The names that a view with a name takes.
    private static func all(_ name: String) -> [String] { [name, setUp(name), animate(name)] }

    /// Reserves and returns a name. Appends a number if `first` is given or the name is taken.
    private mutating func take(_ name: String, number first: Int? = nil) -> String {
        var number = numbers[name].map { $0 + 1 } ?? first ?? 1
        var candidate = first == nil && number == 1 ? name : "\(name)\(number)"
        while !isFree(candidate) {
            number += 1
            candidate = "\(name)\(number)"
        }
        numbers[name] = number
        taken.formUnion(Self.all(candidate))
        return candidate
    }

    /// Returns the name of the method that sets up a view.
    static func setUp(_ name: String) -> String { "setUp" + upperFirst(name) }

    /// Returns the name of the methods that move a view to the style of a state.
    static func animate(_ name: String) -> String { "animate" + upperFirst(name) }

    /// Returns the variable name for a class: `label` for `UILabel`.
    static func variable(_ viewClass: String) -> String {
        let prefixes = ["UI", "NI", "TT"]
        let bare = prefixes.contains { viewClass.hasPrefix($0) } ? String(viewClass.dropFirst(2)) : viewClass
        let name = lowerFirst(joined(bare))
        guard let first = name.unicodeScalars.first, isLetter(first) else { return "view" }
        return name
    }

    /// Returns the name of a view's class, qualified by its enclosing types.
    @MainActor static func type(of view: UIView) -> String {
        let viewClass: UIView.Type = Swift.type(of: view)
        let path = String(reflecting: viewClass)
        // A private or local type cannot be named outside its scope.
        guard !path.contains("("), let dot = path.firstIndex(of: ".") else { return String(describing: viewClass) }
        return String(path[path.index(after: dot)...])
    }

    /// Returns the type name for a file: `ProfileViews` for `profile.json`.
    static func type(file: String) -> String {
        let base = file.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
        let name = upperFirst(joined(base))
        guard let first = name.unicodeScalars.first, isLetter(first) else { return "Styled\(name)Views" }
        return name + "Views"
    }

    /// Returns the letters and digits of a string in camel case. All other characters separate words.
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
