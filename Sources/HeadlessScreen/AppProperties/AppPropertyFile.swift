import CSSEngine
import Foundation

/// A file with an app's own properties and pseudo-classes: CSS custom data, which Visual Studio Code also reads.
package struct AppPropertyFile {
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

    /// The end of the names of files that are found without an option.
    package static let fileExtension = ".css-data.json"
    /// The maximum number of properties. A table has room for 65,535, the standard ones included.
    private static let limit = 10_000

    /// - Parameter path: The path of the file, for messages.
    package init(_ data: Data, path: String) throws(AppPropertyError) {
        self.path = path
        do {
            contents = try JSONDecoder().decode(Contents.self, from: data)
        } catch let error as DecodingError {
            throw AppPropertyError(path: path, reason: Self.reason(error), .unreadable)
        } catch {
            throw AppPropertyError(path: path, reason: "cannot be read", .unreadable)
        }
    }

    /// Returns the paths of the regular files beside stylesheets, sorted in each folder, the folders of the first stylesheet first.
    /// - Parameters:
    ///   - stylesheets: The paths of the stylesheets. `-` has no folder.
    ///   - folder: A folder. Its files, and those of the folders between it and a stylesheet in it, belong to the stylesheet
    ///     too.
    package static func paths(beside stylesheets: [String], in folder: String? = nil) -> [String] {
        var folders: [String] = []
        for stylesheet in stylesheets where stylesheet != "-" {
            var current = (stylesheet as NSString).deletingLastPathComponent
            let isInside = folder.map { self.folder(current, isIn: $0) } ?? false
            while true {
                if !folders.contains(current) { folders.append(current) }
                guard isInside, let folder, standardized(current) != standardized(folder) else { break }
                current = (current as NSString).deletingLastPathComponent
            }
        }
        return folders.flatMap { folder in
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
            return (names ?? []).filter { $0.hasSuffix(fileExtension) && !$0.hasPrefix(".") }.sorted()
                .map { (folder as NSString).appendingPathComponent($0) }.filter(RegularFile.exists)
        }
    }

    private static func folder(_ path: String, isIn folder: String) -> Bool {
        let outer = standardized(folder)
        return standardized(path) == outer || standardized(path).hasPrefix(outer == "/" ? outer : outer + "/")
    }

    private static func standardized(_ folder: String) -> String {
        URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL.path
    }

    /// Returns the standard properties and those of some files.
    /// - Parameter areFound: Whether the files were found beside stylesheets. Then, standard properties are ignored, which a
    ///   file for an editor lists too, and so are properties that an earlier file has. Otherwise, a property replaces the
    ///   standard one with its name, and cannot be declared twice.
    package static func table(
        of files: [AppPropertyFile], areFound: Bool = false
    ) throws(AppPropertyError) -> PropertyTable {
        guard !files.isEmpty else { return .standard }
        var properties: [Property] = []
        var pseudoClasses: [String] = []
        var names: Set<String> = []
        for file in files {
            for property in try file.declaredProperties(keepsStandard: areFound) {
                guard names.insert(property.name).inserted else {
                    if areFound { continue }
                    throw AppPropertyError(path: file.path, reason: "\(property.name) is declared twice", .invalid)
                }
                properties.append(property)
            }
            pseudoClasses += try file.declaredPseudoClasses()
            guard properties.count <= limit else {
                throw AppPropertyError(path: file.path, reason: "more than \(limit) properties", .invalid)
            }
        }
        if properties.isEmpty, pseudoClasses.isEmpty { return .standard }
        return PropertyTable(adding: properties, pseudoClasses: pseudoClasses)
    }

    private func declaredProperties(keepsStandard: Bool) throws(AppPropertyError) -> [Property] {
        var properties: [Property] = []
        for entry in contents.properties ?? [] {
            guard Self.isIdentifier(entry.name), !entry.name.hasPrefix("--") else {
                throw invalid("“\(entry.name)” is not the name of a property")
            }
            if keepsStandard, PropertyTable.standard[entry.name] != nil { continue }
            do throws(ValueSyntaxError) {
                properties.append(
                    Property(
                        entry.name.lowercased(), try Self.grammar(of: entry), initial: .keyword(.none),
                        classes: entry.classes ?? ["UIView"], entry.description?.text ?? ""))
            } catch {
                throw invalid("\(entry.name): \(error.description)")
            }
        }
        return properties
    }

    private func declaredPseudoClasses() throws(AppPropertyError) -> [String] {
        var names: [String] = []
        for pseudoClass in contents.pseudoClasses ?? [] {
            let name = pseudoClass.name.hasPrefix(":") ? String(pseudoClass.name.dropFirst()) : pseudoClass.name
            guard Self.isIdentifier(name) else { throw invalid("“\(pseudoClass.name)” is not a pseudo-class") }
            names.append(name)
        }
        return names
    }

    /// Returns the grammar of a property. Without a syntax, it accepts the keywords among the values.
    private static func grammar(of entry: Contents.Entry) throws(ValueSyntaxError) -> PropertyGrammar {
        if let syntax = entry.syntax { return try ValueSyntaxParser.grammar(of: syntax) }
        guard let values = entry.values, !values.isEmpty else {
            throw ValueSyntaxError("has neither a syntax nor values")
        }
        return try ValueSyntaxParser.grammar(of: values.map(\.name).joined(separator: " | "))
    }

    private func invalid(_ problem: String) -> AppPropertyError {
        AppPropertyError(path: path, reason: problem, .invalid)
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

/// The error thrown for a file with an app's properties that cannot be used.
package struct AppPropertyError: Error, CustomStringConvertible {
    package enum Kind: Sendable {
        /// The file cannot be read, or is not JSON of the expected form.
        case unreadable
        /// A property or pseudo-class is invalid.
        case invalid
    }

    package let path: String
    package let reason: String
    package let kind: Kind

    package init(path: String, reason: String, _ kind: Kind) {
        self.path = path
        self.reason = reason
        self.kind = kind
    }

    package var description: String { "\(path): \(reason)" }
}
