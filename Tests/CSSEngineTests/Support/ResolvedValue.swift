@testable import CSSEngine

/// Values of properties in a context whose inputs all differ from each other.
enum ResolvedValue {
    static let place: ResolutionContext = {
        var place = ResolutionContext(
            CSS.Environment(width: 300, height: 500), fontSize: 10, rootFontSize: 20,
            currentColor: CSS.Color(rgb: 0x01_02_03))
        place.percentageBase = nil
        return place
    }()

    /// Returns the computed value of a declaration, or `nil` if the declaration is invalid.
    static func text(_ property: String, _ text: String, in place: ResolutionContext = place) -> String? {
        value(property, text)?.resolved(in: place).cssText
    }

    /// Returns the typed value before it is resolved.
    static func value(_ property: String, _ text: String) -> Value? {
        parse(text) { PropertyTable.standard.grammar(of: PropertyTable.standard[property]!).parse(&$0) }
    }

    /// Returns the result of a parser for the whole text.
    static func parse(_ text: String, _ body: (inout ComponentValueStream) -> Value?) -> Value? {
        ValueParser.parse(Source(name: "", text: text), body)
    }
}
