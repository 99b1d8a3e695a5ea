import Foundation
import Testing

@testable import CSSEngine

/// Every property accepts each documented form and rejects all others.
@Suite struct PropertyCaseTests {
    @Test("Every property has cases")
    func everyPropertyHasCases() {
        let taking = Set(PropertyCase.all.filter { $0.expected != nil }.map(\.property))
        let rejecting = Set(PropertyCase.all.filter { $0.expected == nil }.map(\.property))
        let names = Property.standard.map(\.name)
        #expect(names.filter { !taking.contains($0) || !rejecting.contains($0) } == [])
        #expect(taking.union(rejecting).subtracting(names) == [])
    }

    @Test("A value is parsed as its case says", arguments: PropertyCase.all)
    func isParsed(_ it: PropertyCase) {
        #expect(PropertyCase.typed(it.property, it.value) == it.expected)
    }

    @Test("The initial value is valid for the property", arguments: Property.standard)
    func initialValueIsValid(_ property: Property) {
        if case .shorthand = property.grammar { return }
        let text = property.initial == .string("") ? "\"\"" : property.initial.cssText
        #expect(PropertyCase.typed(property.name, text) == property.initial.cssText)
    }

    // MARK: In a stylesheet

    @Test(
        "An invalid value is reported at its location and affects no other declaration",
        arguments: PropertyCase.all.filter { $0.expected == nil })
    func invalidValueIsReported(_ it: PropertyCase) throws {
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

    @Test(
        "Comments, blanks and letter case do not change a value",
        arguments: PropertyCase.all.filter { $0.expected != nil })
    func spacingIsIgnored(_ it: PropertyCase) {
        let name = it.property.uppercased()
        #expect(PropertyCase.typed(name, "/**/\(it.value)/**/") == it.expected)
        #expect(PropertyCase.typed(name, "\n\t\(it.value) /* : */ ") == it.expected)
        if it.value.contains(where: { "\"'".contains($0) }) { return }
        let spread = it.value.replacingOccurrences(of: " ", with: " /**/\n")
        #expect(PropertyCase.typed(name, spread) == it.expected)
    }

    @Test(
        "A calculation can replace any length or percentage",
        arguments: PropertyCase.all.filter { $0.value == $0.expected })
    func calculationIsEqual(_ it: PropertyCase) {
        guard let unit = ["px", "%"].first(where: { it.value.hasSuffix($0) }) else { return }
        guard let number = Double(it.value.dropLast(unit.count)) else { return }
        #expect(PropertyCase.typed(it.property, "calc(\(number - 1)\(unit) + 1\(unit))") == it.expected)
    }

    @Test(
        "The serialisation of a value is parsed as the value", arguments: PropertyCase.all.filter { $0.expected != nil }
    )
    func serialisationIsEqual(_ it: PropertyCase) throws {
        let isShorthand = PropertyTable.standard.isShorthand(try #require(PropertyTable.standard[it.property]))
        let written = try #require(it.expected)
        for longhand in isShorthand ? written.components(separatedBy: "; ") : ["\(it.property): \(written)"] {
            let parts = longhand.components(separatedBy: ": ")
            #expect(PropertyCase.typed(parts[0], parts[1]) == parts[1])
        }
    }

    @Test("A value with trailing tokens is invalid", arguments: PropertyCase.all.filter { $0.expected != nil })
    func trailingTokensAreInvalid(_ it: PropertyCase) {
        for more in ["!", "()", "[]", "@a", "&", "unknown()", "1x", ", !", "{}"] {
            // The names of a line, of which there are none.
            if more == "[]", it.property.hasPrefix("grid-template") || it.property == "grid" { continue }
            let text = it.value + " " + more
            #expect(PropertyCase.typed(it.property, text) == nil, "\(text)")
        }
    }

    @Test("Values of a wrong type are invalid", arguments: Property.standard)
    func wrongTypesAreRejected(_ property: Property) {
        for text in [
            "", "12q5", "10dpi", "calc(1s)", "calc(1px * 1px)", "?", "U+26", "<!--", "auto!", "((1px))", "1px;",
        ] {
            // A line with a name and a number.
            if text == "U+26", property.name.hasPrefix("grid-") || property.name == "animation" { continue }
            if text == "calc(1s)", property.isTimed { continue }
            #expect(PropertyCase.typed(property.name, text) == nil, "\(property.name): \(text)")
        }
    }
}

extension Property {
    /// Whether a time can be the value.
    fileprivate var isTimed: Bool {
        ["transition", "animation"].contains(name) || name.hasSuffix("-duration") || name.hasSuffix("-delay")
    }
}
