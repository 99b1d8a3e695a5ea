import Foundation
import Testing

@testable import CSSEngine

/// Every property takes each documented form and rejects what is none.
@Suite struct PropertyCaseTests {
    @Test func everyRowHasCases() {
        let taking = Set(PropertyCase.all.filter { $0.expected != nil }.map(\.property))
        let rejecting = Set(PropertyCase.all.filter { $0.expected == nil }.map(\.property))
        let names = Property.standard.map(\.name)
        #expect(names.filter { !taking.contains($0) || !rejecting.contains($0) } == [])
        #expect(taking.union(rejecting).subtracting(names) == [])
    }

    @Test(arguments: PropertyCase.all)
    func isTyped(_ it: PropertyCase) {
        #expect(PropertyCase.typed(it.property, it.value) == it.expected)
    }

    /// The initial value is one that the property takes.
    @Test(arguments: Property.standard)
    func initialValueFits(_ property: Property) {
        if case .shorthand = property.grammar { return }
        let text = property.initial == .string("") ? "\"\"" : property.initial.cssText
        #expect(PropertyCase.typed(property.name, text) == property.initial.cssText)
    }

    // MARK: In a sheet

    /// What is rejected is reported where it stands, and takes nothing with it.
    @Test(arguments: PropertyCase.all.filter { $0.expected == nil })
    func isReportedInItsPlace(_ it: PropertyCase) throws {
        let view = OneView("* {\n  opacity: 0.5; \(it.property): \(it.value); --after: 1 }")
        let diagnostic = try #require(view.stylesheet.diagnostics.first)
        #expect(view.stylesheet.diagnostics.count == 1)
        #expect(diagnostic.kind == .invalidValue(property: it.property))
        let location = diagnostic.location
        #expect(location.line == 2)
        #expect(location.column == "  opacity: 0.5; \(it.property): ".utf16.count + 1)
        #expect(view.values == "--after: 1; opacity: 0.5")
    }

    // MARK: Generated

    /// Comments and blanks make no difference, nor does the case of a name.
    @Test(arguments: PropertyCase.all.filter { $0.expected != nil })
    func isTheSameHoweverItIsWritten(_ it: PropertyCase) {
        let name = it.property.uppercased()
        #expect(PropertyCase.typed(name, "/**/\(it.value)/**/") == it.expected)
        #expect(PropertyCase.typed(name, "\n\t\(it.value) /* : */ ") == it.expected)
        if it.value.contains(where: { "\"'".contains($0) }) { return }
        let spread = it.value.replacingOccurrences(of: " ", with: " /**/\n")
        #expect(PropertyCase.typed(name, spread) == it.expected)
    }

    /// A calculation stands for any length or percentage.
    @Test(arguments: PropertyCase.all.filter { $0.value == $0.expected })
    func isTheSameAsACalculation(_ it: PropertyCase) {
        guard let unit = ["px", "%"].first(where: { it.value.hasSuffix($0) }) else { return }
        guard let number = Double(it.value.dropLast(unit.count)) else { return }
        #expect(PropertyCase.typed(it.property, "calc(\(number - 1)\(unit) + 1\(unit))") == it.expected)
    }

    /// What is written back is read as the same.
    @Test(arguments: PropertyCase.all.filter { $0.expected != nil })
    func isTheSameReadAgain(_ it: PropertyCase) throws {
        let isShorthand = PropertyTable.standard.isShorthand(try #require(PropertyTable.standard[it.property]))
        let written = try #require(it.expected)
        for longhand in isShorthand ? written.components(separatedBy: "; ") : ["\(it.property): \(written)"] {
            let parts = longhand.components(separatedBy: ": ")
            #expect(PropertyCase.typed(parts[0], parts[1]) == parts[1])
        }
    }

    /// Nothing takes a value that goes on behind its end.
    @Test(arguments: PropertyCase.all.filter { $0.expected != nil })
    func isRejectedWithMoreBehindIt(_ it: PropertyCase) {
        for more in ["!", "()", "[]", "@a", "&", "unknown()", "1x", ", !", "{}"] {
            let text = it.value + " " + more
            #expect(PropertyCase.typed(it.property, text) == nil, "\(text)")
        }
    }

    /// Every row rejects values of the wrong type, whatever they are.
    @Test(arguments: Property.standard)
    func wrongTypesAreRejected(_ property: Property) {
        for text in [
            "", "12q5", "10dpi", "calc(1s)", "calc(1px * 1px)", "?", "U+26", "<!--", "auto!", "((1px))", "1px;",
        ] {
            #expect(PropertyCase.typed(property.name, text) == nil, "\(property.name): \(text)")
        }
    }
}
