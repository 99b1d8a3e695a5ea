import Testing

@testable import CSSEngine

/// The validity of `@property` rules, as in Chromium.
@Suite struct PropertyRuleTests {
    private static let validCases = [
        "syntax:\"*\";inherits:false", "syntax:\"*\";inherits:true",
        "syntax:\"<length>\";inherits:FALSE;initial-value:1px",
        "syntax:\"<length>\";inherits:false;initial-value:1px;foo:bar",
        "syntax:\"<length>\";inherits:false;initial-value:1px;initial-value:2px",
        "syntax:\"<length>\";syntax:foo;inherits:false;initial-value:1px",
        "syntax:\"<length>\";syntax:\"bad bad\";inherits:false;initial-value:1px",
        "syntax:\"*\";inherits:false;initial-value:", "SYNTAX:\"<length>\";INHERITS:false;INITIAL-VALUE:1px",
        "syntax:\"<length>\";inherits:false;initial-value:1px;{}",
        "syntax:\"<length>\";inherits:false;initial-value:1px;a{b:c}",
        "syntax:\"<length>\";inherits:true;inherits:foo;initial-value:1px",
        "syntax:\"*\";inherits:false;initial-value: a  b ", "syntax:\"<length>\";inherits:false;initial-value:1vw",
        "syntax:\"*\";inherits:false;initial-value:{a}",
        "syntax:\"<color>\";inherits:false;initial-value:light-dark(red, currentcolor)",
    ]

    @Test("Rules with all descriptors are valid", arguments: validCases)
    func validRules(_ descriptors: String) {
        #expect(Self.rules("@property --x{\(descriptors)}").map(\.name) == ["--x"])
    }

    private static let invalidCases = [
        "", "syntax:\"<length>\";inherits:false", "syntax:\"<length>\";initial-value:1px",
        "inherits:false;initial-value:1px", "syntax:<length>;inherits:false;initial-value:1px",
        "syntax:\"<length>\";inherits:no;initial-value:1px", "syntax:\"<length>\";inherits:false;initial-value:1em",
        "syntax:\"<length>\";inherits:false;initial-value:1px !important",
        "syntax:\"<length>\" !important;inherits:false;initial-value:1px",
        "syntax:\"<length>\";inherits:false;initial-value:1px;initial-value:1em",
        "syntax:\"*\";inherits:false;initial-value:initial",
        "syntax:\"<length>\" \"x\";inherits:false;initial-value:1px",
        "syntax:\"<length>\";inherits:false;initial-value:var(--y)",
        "syntax:\"*\";inherits:false;initial-value:var(--y)", "syntax:\"<length>\";inherits:var(--a);initial-value:1px",
        "syntax:\"\";inherits:false;initial-value:1px",
        "syntax:\"<custom-ident>\";inherits:false;initial-value:inherit",
        "--syntax:\"<length>\";inherits:false;initial-value:1px",
        "syntax:\"<length>\";inherits:false;initial-value:red",
    ]

    @Test("Other rules are invalid", arguments: invalidCases)
    func invalidRules(_ descriptors: String) {
        #expect(Self.rules("@property --x{\(descriptors)}").isEmpty)
    }

    private static let preludeCases: [(String, String?)] = [
        ("--x", "--x"), ("/**/--x/**/", "--x"), ("--\\78 ", "--x"), ("--x --y", nil), ("x", nil), ("-x", nil),
        ("--", nil), ("\"--x\"", nil), ("", nil), ("--x, --y", nil), ("--x()", nil),
    ]

    @Test("The prelude is the name of a custom property", arguments: preludeCases)
    func preludes(_ prelude: String, _ name: String?) {
        let rules = Self.rules("@property \(prelude){syntax:\"*\";inherits:false}")
        #expect(rules.map(\.name) == (name.map { [$0] } ?? []))
    }

    @Test("The descriptors become the registration")
    func registrations() throws {
        let rules = Self.rules("@property --x{syntax:\"<length># | none\";inherits:true;initial-value:  1px , 2px }")
        let registration = try #require(rules.first).registration
        #expect(registration.syntax.text == "<length># | none" && registration.inherits)
        #expect(registration.initialText?.string == "1px , 2px")
    }

    @Test("A rule in a style rule is ignored, and a rule without a closing brace is not")
    func places() {
        let descriptors = "{syntax:\"*\";inherits:false"
        #expect(Self.rules(".a{@property --x\(descriptors)}}").isEmpty)
        #expect(Self.rules("@media print{@property --x\(descriptors)}}").count == 1)
        #expect(Self.rules("@property --x\(descriptors)").count == 1)
    }

    private static func rules(_ text: String) -> [(name: String, registration: PropertyRegistration)] {
        let sheet = Stylesheet(text).parts[0].sheet
        return sheet.propertyRules.map { (sheet.names.string($0.name), $0.registration) }
    }
}
