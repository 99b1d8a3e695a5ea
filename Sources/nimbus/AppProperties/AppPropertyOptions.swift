import ArgumentParser
import CSSEngine
import Foundation

/// The properties and pseudo-classes that an app declares in addition to the standard ones.
struct AppPropertyOptions: ParsableArguments {
    @Option(
        name: .customLong("properties"),
        help: ArgumentHelp(
            "The JSON file with the app's own properties and pseudo-classes, as in nimbus properties --format vscode.",
            valueName: "file"))
    var paths: [String] = []

    /// Returns the standard properties and those of the files.
    /// - Throws: `FileError` if a file cannot be read or is not JSON. `ValidationError` if its contents are invalid.
    func table() throws -> PropertyTable {
        if paths.isEmpty { return .standard }
        var properties: [Property] = []
        var pseudoClasses: [String] = []
        for path in paths {
            let file = try AppPropertyFile(path)
            properties += try file.declaredProperties()
            pseudoClasses += try file.declaredPseudoClasses()
        }
        // The names of the first property with each name.
        var names: Set<String> = []
        if let second = properties.first(where: { !names.insert($0.name).inserted }) {
            throw ValidationError("--properties: \(second.name.escapedForTerminal) is declared twice")
        }
        guard properties.count <= Self.limit else {
            throw ValidationError("--properties: more than \(Self.limit) properties")
        }
        return PropertyTable(adding: properties, pseudoClasses: pseudoClasses)
    }

    /// The maximum number of properties. A table has room for 65,535, the standard ones included.
    private static let limit = 10_000
}

/// A file with an app's own properties and pseudo-classes: CSS custom data, which Visual Studio Code also reads.
struct AppPropertyFile {
    private struct Contents: Decodable {
        struct Entry: Decodable {
            struct Keyword: Decodable {
                var name: String
            }

            var name: String
            var syntax: String?
            var values: [Keyword]?
            var description: Description?
            var classes: [String]?
        }

        /// A sentence, or an object whose `value` is one.
        struct Description: Decodable {
            var text: String

            private enum Key: CodingKey {
                case value
            }

            init(from decoder: any Decoder) throws {
                if let text = try? decoder.singleValueContainer().decode(String.self) {
                    self.text = text
                } else {
                    text = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .value)
                }
            }
        }

        struct PseudoClass: Decodable {
            var name: String
        }

        var properties: [Entry]?
        var pseudoClasses: [PseudoClass]?
    }

    private let path: String
    private let contents: Contents

    init(_ path: String) throws {
        self.path = path
        let data = try InputFile.read(path)
        do {
            contents = try JSONDecoder().decode(Contents.self, from: data)
        } catch let error as DecodingError {
            throw FileError(path: path, reason: Self.reason(error))
        }
    }

    func declaredProperties() throws -> [Property] {
        try (contents.properties ?? []).map { entry in
            guard Self.isIdentifier(entry.name), !entry.name.hasPrefix("--") else {
                throw invalid("“\(entry.name)” is not the name of a property")
            }
            do throws(ValueSyntaxError) {
                return Property(
                    entry.name.lowercased(), try Self.grammar(of: entry), initial: .keyword(.none),
                    classes: entry.classes ?? ["UIView"], entry.description?.text ?? "")
            } catch {
                throw invalid("\(entry.name): \(error.description)")
            }
        }
    }

    func declaredPseudoClasses() throws -> [String] {
        try (contents.pseudoClasses ?? []).map { pseudoClass in
            let name = pseudoClass.name.hasPrefix(":") ? String(pseudoClass.name.dropFirst()) : pseudoClass.name
            guard Self.isIdentifier(name) else { throw invalid("“\(pseudoClass.name)” is not a pseudo-class") }
            return name
        }
    }

    /// Returns the grammar of a property. Without a syntax, it accepts the keywords among the values.
    private static func grammar(of entry: Contents.Entry) throws(ValueSyntaxError) -> PropertyGrammar {
        if let syntax = entry.syntax { return try ValueSyntaxParser.grammar(of: syntax) }
        guard let values = entry.values, !values.isEmpty else {
            throw ValueSyntaxError("has neither a syntax nor values")
        }
        return try ValueSyntaxParser.grammar(of: values.map(\.name).joined(separator: " | "))
    }

    private func invalid(_ problem: String) -> ValidationError {
        ValidationError("--properties: \(path): \(problem)".escapedForTerminal)
    }

    private static func isIdentifier(_ name: String) -> Bool {
        let first = name.drop { $0 == "-" }.first
        let isStart = first.map { $0.isLetter || $0 == "_" } ?? false
        return isStart && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// Returns what is wrong with a file, and where.
    private static func reason(_ error: DecodingError) -> String {
        func location(_ path: [any CodingKey]) -> String {
            path.reduce("") { text, key in
                text + (key.intValue.map { "[\($0)]" } ?? (text.isEmpty ? "" : ".") + key.stringValue)
            }
        }
        switch error {
        case .keyNotFound(let key, let context): return "\(location(context.codingPath + [key])) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            let place = location(context.codingPath)
            return "\(place.isEmpty ? "the file" : place) has another type than expected"
        case .dataCorrupted: return "is not JSON"
        @unknown default: return "cannot be read"
        }
    }
}
