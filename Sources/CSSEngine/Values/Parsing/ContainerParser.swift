/// Parses the properties of query containers (CSS Conditional 5, section 4).
enum ContainerParser {
    /// The types of a container whose size can be queried.
    static let sizeTypes: KeywordSet = [.size, .inlineSize]
    /// The types that combine with a size, in the order of the serialisation. They have no effect here.
    static let otherTypes: [Keyword] = [.scrollState, .anchored]

    /// Parses `normal`, or types in any order. The value is a keyword, or a list in the order of the serialisation.
    static func type(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "normal") { return .keyword(.normal) }
        var size: Keyword?
        var others: [Keyword] = []
        while true {
            if size == nil, let keyword = stream.consume(sizeTypes) {
                size = keyword
            } else if let keyword = stream.consumeKeyword(where: { otherTypes.contains($0) && !others.contains($0) }) {
                others.append(keyword)
            } else {
                break
            }
        }
        let types = (size.map { [$0] } ?? []) + otherTypes.filter(others.contains)
        guard let first = types.first else { return nil }
        return types.count == 1 ? .keyword(first) : .list(types.map { .keyword($0) })
    }

    /// Parses `none`, or names. The value of one name is an identifier, the value of several names a list.
    static func names(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        var names: [Value] = []
        while let name = name(&stream) { names.append(.identifier(name)) }
        return names.count > 1 ? .list(names) : names.first
    }

    private static func name(_ stream: inout ComponentValueStream) -> String? {
        guard stream.kind == .ident, isName(stream.tokens.name(stream.position)) else { return nil }
        return stream.consumeIdentifier()
    }

    /// Whether an identifier can be the name of a container: it is no CSS-wide keyword and no part of the syntax of a
    /// condition.
    static func isName(_ identifier: String) -> Bool {
        let name = asciiLowercased(identifier)
        return !reservedNames.contains(name) && CSSWideKeyword(rawValue: name) == nil
    }

    private static let reservedNames: Set<String> = ["none", "and", "or", "not", "default"]

    /// Parses names, and a type after a slash. Returns the names and the type.
    static func shorthand(_ stream: inout ComponentValueStream) -> [Value]? {
        guard let names = names(&stream) else { return nil }
        guard stream.consume(delimiter: "/") else { return [names, .keyword(.normal)] }
        return type(&stream).map { [names, $0] }
    }
}
