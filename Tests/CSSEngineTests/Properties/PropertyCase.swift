import Foundation
import TestSupport

@testable import CSSEngine

/// A value written for a property, and what it is typed as: a line of `Tests/Fixtures/Properties`.
///
/// A property's name stands alone on a line; below it, indented, values with what they become behind `=>`: as CSSOM
/// writes it, a shorthand's as its longhands in alphabetical order, nothing for what is rejected.
struct PropertyCase: CustomStringConvertible {
    let property: String
    let value: String
    /// Nil where it is rejected.
    let expected: String?

    var description: String { "\(property): \(value)" }

    /// All of them.
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

    /// What the engine types a value as, written as in the fixtures.
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
