import CSSEngine
import Foundation
import InterfaCSS
import NimbusCSS

/// Replaces the values of declarations in the bytes of a stylesheet, and checks that nothing else changes.
package struct StylesheetEditor {
    /// A new value for the bytes of an old one.
    package struct Replacement: Hashable {
        package let range: Range<Int>
        package let value: String

        package init(range: Range<Int>, value: String) {
            self.range = range
            self.value = value
        }
    }

    /// A declaration as written, without its position.
    private struct Written: Hashable {
        let name: String
        let value: String
        let isImportant: Bool
    }

    private let data: Data
    private let name: String
    private let properties: PropertyTable
    private let declarations: [Declaration]
    private let selectors: [String]

    private struct Declaration {
        /// The byte offsets of the value.
        let range: Range<Int>
        let written: Written
        let selector: String
    }

    /// - Parameter name: The name of the stylesheet, which decides its dialect.
    package init(_ data: Data, name: String, properties: PropertyTable = .standard) {
        self.data = data
        self.name = name
        self.properties = properties
        let stylesheet = Stylesheet(Source(name: name, data: data), dialects: [.interfaCSS], properties: properties)
        declarations = Self.declarations(of: stylesheet)
        selectors = stylesheet.sourceRules.map(\.selectorText)
    }

    private static func declarations(of stylesheet: Stylesheet) -> [Declaration] {
        stylesheet.sourceRules.flatMap { rule in
            rule.declarations.map { declaration in
                let source = rule.source
                let written = Written(
                    name: source.writtenText(declaration.nameRange),
                    value: source.writtenText(declaration.valueRange), isImportant: declaration.isImportant)
                return Declaration(
                    range: source.originalRange(declaration.valueRange), written: written,
                    selector: rule.selectorText)
            }
        }
    }

    /// Returns the value that has the same declaration as a value of an older version of the stylesheet. `nil` if the
    /// declaration is gone, has another value, or cannot be told from others.
    /// - Parameter range: The byte offsets of the value in the older version.
    package func range(of range: Range<Int>, in older: StylesheetEditor) -> Range<Int>? {
        guard let old = older.declarations.first(where: { $0.range == range }) else { return nil }
        func isSame(_ declaration: Declaration) -> Bool {
            declaration.selector == old.selector && declaration.written.name == old.written.name
        }
        let (before, after) = (older.declarations.filter(isSame), declarations.filter(isSame))
        let candidates: [Declaration]
        if before.count == after.count {
            candidates = zip(before, after).filter { $0.0.range == range && $0.1.written == old.written }.map(\.1)
        } else {
            candidates = after.filter { $0.written == old.written }
        }
        return Set(candidates.map(\.range)).count == 1 ? candidates.first?.range : nil
    }

    /// Returns the stylesheet with new values.
    /// - Throws: `EditProblem` if a range is not the range of a value, or if a text is not a valid value there.
    package func applying(_ replacements: [Replacement]) throws(EditProblem) -> Data {
        let replacements = replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }
        var expected = declarations.map(\.written)
        var edited = Data()
        var end = 0
        for replacement in replacements {
            guard replacement.range.lowerBound >= end else { throw .repeated }
            let places = declarations.indices.filter { declarations[$0].range == replacement.range }
            guard !places.isEmpty else { throw .noDeclaration }
            guard !replacement.value.allSatisfy(\.isWhitespace) else { throw .notOneValue }
            for place in places {
                let old = expected[place]
                expected[place] = Written(name: old.name, value: replacement.value, isImportant: old.isImportant)
            }
            edited += data[data.startIndex + end..<data.startIndex + replacement.range.lowerBound]
            edited += Data(replacement.value.utf8)
            end = replacement.range.upperBound
        }
        edited += data[(data.startIndex + end)...]
        try check(edited, has: expected, replacements)
        return edited
    }

    /// Checks that the edited stylesheet differs in the new values only, and that they are valid.
    private func check(
        _ edited: Data, has expected: [Written], _ replacements: [Replacement]
    ) throws(EditProblem) {
        let stylesheet = Stylesheet(Source(name: name, data: edited), dialects: [.interfaCSS], properties: properties)
        let newRanges = Self.newRanges(of: replacements)
        for diagnostic in stylesheet.diagnostics where diagnostic.severity == .error {
            let range = diagnostic.source.originalRange(diagnostic.range)
            guard newRanges.contains(where: { $0.overlaps(range) }) else { continue }
            throw .invalidValue(message: DiagnosticFormatter(properties: properties).sentence(diagnostic))
        }
        let declarations = Self.declarations(of: stylesheet)
        guard declarations.map(\.written) == expected, stylesheet.sourceRules.map(\.selectorText) == selectors else {
            throw .notOneValue
        }
    }

    /// Returns the ranges of the new values in the edited stylesheet.
    /// - Parameter replacements: The replacements in the order of their positions.
    package static func newRanges(of replacements: [Replacement]) -> [Range<Int>] {
        var shift = 0
        return replacements.map { replacement in
            let start = replacement.range.lowerBound + shift
            let size = replacement.value.utf8.count
            shift += size - replacement.range.count
            return start..<start + size
        }
    }
}
