@testable import CSSEngine

/// Values of properties in a place where nothing is like anything else.
enum ResolvedValue {
    static let place: ResolutionContext = {
        var place = ResolutionContext(
            CSS.Environment(width: 300, height: 500), fontSize: 10, rootFontSize: 20,
            currentColor: CSS.Color(rgb: 0x01_02_03))
        place.percentageBase = nil
        return place
    }()

    /// What a declaration of `text` computes to; nil where it is rejected.
    static func text(_ property: String, _ text: String, in place: ResolutionContext = place) -> String? {
        value(property, text)?.resolved(in: place).cssText
    }

    /// The typed value before it is resolved.
    static func value(_ property: String, _ text: String) -> Value? {
        parse(text) { PropertyTable.standard.grammar(of: PropertyTable.standard[property]!).parse(&$0) }
    }

    /// What a parser of all of `text` makes of it.
    static func parse(_ text: String, _ body: (inout ComponentValueStream) -> Value?) -> Value? {
        ValueParser.parse(Source(name: "", text: text), body)
    }
}
