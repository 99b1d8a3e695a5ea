import Foundation
import TestSupport

@testable import CSSEngine

/// A value of a property and the result of parsing it: a line of `Tests/Fixtures/Properties`.
///
/// The name of a property is alone on a line. The indented lines after it have a value, `=>`, and the CSSOM
/// serialisation of the result. A shorthand has its longhands in alphabetical order. The result is empty for an invalid
/// value.
struct PropertyCase: CustomStringConvertible {
    let property: String
    let value: String
    /// The serialised result. `nil` if the value is invalid.
    let expected: String?

    var description: String { "\(property): \(value)" }

    /// The cases of all files.
    static let all: [PropertyCase] = {
        let folder = FixtureFolder(named: "Properties")
        let names = (try? folder.names(withExtension: "cases")) ?? []
        return names.flatMap { cases((try? folder.text($0 + ".cases")) ?? "") }
    }()

    private static func cases(_ text: String) -> [PropertyCase] {
        var property = ""
        return text.split(separator: "\n").compactMap { line in
            guard line.hasPrefix(" ") else {
                property = String(line)
                return nil
            }
            let parts = line.components(separatedBy: "=>").map { $0.trimmingCharacters(in: .whitespaces) }
            precondition(parts.count == 2, "no “=>” in: \(line)")
            return PropertyCase(property: property, value: parts[0], expected: parts[1].isEmpty ? nil : parts[1])
        }
    }

    /// Returns the serialised result of the engine, in the form of the fixtures.
    static func typed(_ property: String, _ text: String, in table: PropertyTable = .standard) -> String? {
        let id = table[property]!
        return TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            switch table.parsedValue(of: id, tokens, tokens.trimmed(0..<tokens.count)) {
            case .one(let value): value.cssText
            case .longhands(let values):
                zip(table.longhands(of: id), values).map { "\(table[$0].name): \($1.cssText)" }.sorted()
                    .joined(separator: "; ")
            case .wide(let keyword): keyword.rawValue
            case nil: nil
            }
        }
    }
}
