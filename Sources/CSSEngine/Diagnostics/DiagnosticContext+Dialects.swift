// MARK: Names and words of other dialects

extension DiagnosticContext {
    /// The name of a property in sentences. In a stylesheet of another dialect, and for an alias, it is the name that the
    /// stylesheet uses.
    func name(of property: String) -> String {
        guard let written = writtenName else { return property }
        if diagnostic.dialectNames != nil { return written }
        return properties[asciiLowercased(written)].map { properties[$0].name } == property ? written : property
    }

    /// Whether the range is the name of a variable of another dialect, which belongs to the whole file.
    var isGlobalVariable: Bool { diagnostic.dialectNames != nil && (start.hasPrefix("@") || start.hasPrefix("--")) }

    /// The number of bytes before a value in which the name of its declaration is searched.
    private static let searchedBytes = 300

    /// The name of the declaration that contains the range. `nil` if it is not on the lines before the range.
    private var writtenName: String? {
        let text = diagnostic.source.text
        let end = diagnostic.range.lowerBound
        var start = end
        while start > 0, end - start < Self.searchedBytes, !"{};".utf8.contains(text[start - 1]) { start -= 1 }
        let declaration = diagnostic.source.string(start..<end).split(whereSeparator: \.isNewline).last { line in
            line.contains { $0 == ":" || $0 == "=" } && !line.drop(while: \.isWhitespace).hasPrefix("//")
        }
        // Without a value, the range is the name.
        let name = (declaration?.prefix { $0 != ":" && $0 != "=" } ?? self.start[...]).split(
            whereSeparator: \.isWhitespace)
        return name.count == 1 ? String(name[0]).escapedForTerminal : nil
    }

    /// Returns the word that is most similar to the source text in the range, whose letter case is ignored.
    func nearestWord(among words: [String]) -> String? {
        nearest(among: words.map(asciiLowercased)).flatMap { match in words.first { asciiLowercased($0) == match } }
    }

    /// The values that a dialect accepts for a property of CSS. `nil` if they have a syntax of their own.
    func dialectAlternatives(of property: String, _ names: any DialectNames) -> String? {
        switch names.alternatives(of: property) {
        case .words(let words): enumeration(words.map { quoted($0) })
        case .asInCSS: alternatives(of: property)
        case .ownSyntax: nil
        }
    }
}
