import Testing

@testable import CSSEngine

/// The standard property table, and tables with properties of an app.
@Suite struct PropertyTableTests {
    @Test("The table lists names and aliases")
    func names() {
        let names = PropertyTable.standard.names
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0 == $0.lowercased() })
    }

    /// The names in the documentation of Nimbus CSS and Three20.
    private static let documented = [
        "border", "border-color", "border-width", "background-color", "border-radius", "opacity", "-ios-autoresizing",
        "visibility", "width", "height", "padding", "-mobile-hpadding", "-mobile-vpadding", "max-width", "max-height",
        "min-width", "min-height", "top", "left", "bottom", "right", "-mobile-halign", "-mobile-valign",
        "-mobile-relative", "margin-top", "margin-bottom", "margin-left", "margin-right", "color", "font", "font-size",
        "font-family", "font-style", "font-weight", "text-align", "text-shadow", "-ios-highlighted-color",
        "-ios-line-break-mode", "-ios-number-of-lines", "-ios-minimum-font-size", "-ios-adjusts-font-size",
        "-ios-baseline-adjustment", "-mobile-text-key", "-mobile-image", "background-image",
        "-mobile-background-stretch", "-mobile-title-insets", "-mobile-content-insets", "-mobile-image-insets",
        "-ios-button-adjust", "-ios-tint-color", "-mobile-content-halign", "-mobile-content-valign",
        "-ios-activity-indicator-style", "-ios-scroll-view-indicator-style", "-ios-table-view-cell-separator-style",
        "text-shadow-opacity", "vertical-align", "translucent", "separator-color",
    ]

    @Test("Every documented name is a property", arguments: documented)
    func documentedNames(_ name: String) throws {
        let property = try #require(PropertyTable.standard[name])
        #expect(PropertyTable.standard[property].name == name)
    }

    private static let aliases: [(String, String)] = [
        ("font-name", "font-family"), ("visibilty", "visibility"), ("tint-color", "-ios-tint-color"),
        ("line-break-mode", "-ios-line-break-mode"), ("number-of-lines", "-ios-number-of-lines"),
        ("minimum-font-size", "-ios-minimum-font-size"), ("adjusts-font-size", "-ios-adjusts-font-size"),
        ("baseline-adjustment", "-ios-baseline-adjustment"),
        ("separator-style", "-ios-table-view-cell-separator-style"), ("TEXT-KEY", "-mobile-text-key"),
    ]

    @Test("Other spellings are aliases", arguments: aliases)
    func otherSpellings(_ alias: String, _ name: String) throws {
        let property = try #require(PropertyTable.standard[alias])
        #expect(PropertyTable.standard[property].name == name)
    }

    @Test("Every property has a summary and classes", arguments: Property.standard)
    func everyPropertyIsDocumented(_ property: Property) {
        #expect(property.summary.hasSuffix("."))
        #expect(property.summary.split(separator: ". ").count <= 3)
        #expect(!property.classes.isEmpty)
        #expect(!property.grammar.syntax.isEmpty)
        #expect(!property.inherits)
    }

    // MARK: Properties of an app

    private static let table = PropertyTable(adding: [
        Property("-app-speed", .number(range: 0...10, allowsPercentage: false), initial: .number(1)),
        Property("-app-mode", aliases: ["-app-way"], .identifiers(["calm", "wild"]), initial: .identifier("calm")),
        Property("-app-name", .identifier, initial: .identifier("x")),
        Property("-app-frame", .edges(["-app-x", "-app-y", "-app-z", "-app-w"], .length(.percentage))),
        Property("-app-x", .length(.percentage), initial: .length(0)),
        Property("-app-y", .length(.percentage), initial: .length(0)),
        Property("-app-z", .length(.percentage), initial: .length(0)),
        Property("-app-w", .length(.percentage), initial: .length(0)),
        Property("-app-many", .repeated(.integer(0...9), 2...3), initial: .list([.number(0), .number(0)])),
        Property("-app-pair", .sequence([.color([]), .length(.bareNumber)], optional: 1), initial: .color(.black)),
        Property("-app-any", .oneOf([.color(.none), .length([])]), initial: .keyword(.none)),
        Property("-app-turn", .angle, initial: .angle(0)),
        Property("-app-delay", .time(0...5), initial: .time(0)),
        Property("-app-shape", .ratio, initial: .number(1)),
        Property("text-align", .identifiers(["sideways"]), initial: .identifier("sideways")),
    ])

    private static let appCases: [(String, String, String?)] = [
        ("-app-speed", "5", "5"), ("-app-speed", "50", "10"), ("-app-speed", "fast", nil),
        ("-app-mode", "Wild", "wild"),
        ("-app-way", "calm", "calm"), ("-app-mode", "mild", nil), ("-app-name", "Some_name", "Some_name"),
        ("-app-name", "\\31 a", "\\31 a"), ("-app-name", "a b", nil), ("-app-name", "\"a\"", nil),
        ("-app-frame", "1px 2%", "-app-w: 2%; -app-x: 1px; -app-y: 2%; -app-z: 1px"), ("-app-frame", "auto", nil),
        ("-app-many", "1 2", "1 2"), ("-app-many", "1 2 3", "1 2 3"), ("-app-many", "1", nil),
        ("-app-many", "1 2 3 4", nil), ("-app-many", "1 10", nil), ("-app-pair", "red 3", "rgb(255, 0, 0) 3px"),
        ("-app-pair", "red", "rgb(255, 0, 0)"), ("-app-pair", "3 red", nil), ("-app-pair", "red 3 3", nil),
        ("-app-any", "red", "rgb(255, 0, 0)"), ("-app-any", "1px", "1px"), ("-app-any", "none", "none"),
        ("-app-any", "auto", nil), ("-app-turn", "0.5turn", "180deg"), ("-app-turn", "90", nil),
        ("-app-delay", "250ms", "0.25s"),
        ("-app-delay", "6s", nil), ("-app-delay", "calc(6s)", "5s"), ("-app-shape", "16 / 8", "2"),
        ("text-align", "sideways", "sideways"), ("text-align", "left", nil), ("width", "1px", "1px"),
    ]

    @Test("Properties of an app are parsed", arguments: appCases)
    func appProperties(_ property: String, _ text: String, _ expected: String?) {
        #expect(PropertyCase.typed(property, text, in: Self.table) == expected)
    }

    private static let publicSyntaxCases: [(Property.Syntax, text: String, expected: String?)] = [
        (.boolean, "yes", "true"), (.boolean, "2", nil), (.number, "-1.5", "-1.5"), (.number, "1px", nil),
        (.integer, "3", "3"), (.integer, "3.0", nil), (.integer, "99999999999", "2147483647"),
        (.length, "-4px", "-4px"), (.length, "4", nil), (.length, "4%", nil), (.lengthPercentage, "-4%", "-4%"),
        (.angle, "0.5turn", "180deg"), (.time, "250ms", "0.25s"), (.ratio, "16 / 8", "2"),
        (.color, "red", "rgb(255, 0, 0)"), (.color, "none", nil), (.string, "\"a b\"", "\"a b\""),
        (.identifier, "Calm", "Calm"), (.image, "url(a.png)", "url(\"a.png\")"), (.image, "a.png", nil),
        (.keywords([.none, .auto]), "AUTO", "auto"), (.keywords([.none, .auto]), "left", nil),
        (.identifiers(["calm", "wild"]), "Wild", "wild"), (.identifiers(["calm"]), "wild", nil),
        (.oneOf([.keywords([.none]), .length]), "none", "none"), (.oneOf([.color, .length]), "2px", "2px"),
        (.list(of: .number, count: 2...3), "1 2 3", "1 2 3"), (.list(of: .number, count: 2...3), "1", nil),
    ]

    @Test("An app declares the syntax of its own property", arguments: publicSyntaxCases)
    func publicSyntax(_ syntax: Property.Syntax, _ text: String, _ expected: String?) {
        let table = PropertyTable(adding: [Property("-app-value", syntax: syntax, initial: .number(0))])
        #expect(PropertyCase.typed("-app-value", text, in: table) == expected)
    }

    private static let syntaxCases: [(String, String)] = [
        ("-app-many", "[ <integer [0,9]> ]{2,3}"), ("-app-pair", "[ <color> ] [ <length [0,∞]> | <number [0,∞]> ]?"),
        ("-app-any", "<color> | none | <length [0,∞]>"), ("-app-mode", "calm | wild"), ("-app-delay", "<time [0s,5s]>"),
        ("-app-frame", "[ <length [0,∞]> | <percentage [0,∞]> ]{1,4}"),
        // Numbers out of range are clamped, so they are valid.
        ("-app-speed", "<number>"), ("opacity", "<number> | <percentage>"),
        (
            "width",
            "<length> | <percentage> | auto | min-content | max-content | fit-content | stretch "
                + "| fit-content(<length-percentage>)"
        ),
        ("flex", "none | [ <'flex-grow'> <'flex-shrink'>? || <'flex-basis'> ]"),
        ("gap", "[ <length [0,∞]> | <percentage [0,∞]> | normal ]{1,2}"),
        (
            "grid-row-start",
            "auto | <ident> | <integer> && <ident>? | span && [ <integer> || <ident> ]"
        ),
        (
            "align-self",
            "auto | normal | stretch | [ first | last ]? baseline "
                + "| [ safe | unsafe ]? [ center | start | end | flex-start | flex-end | self-start | self-end ]"
        ),
        ("text-shadow", "none | [ <color> [ <length> | <number> ]? | <color>? && [ <length> | <number> ]{2,3} ]#"),
        (
            "border",
            "<'border-width'> || "
                + "[ none | hidden | dotted | dashed | solid | double | groove | ridge | inset | outset ] "
                + "|| <'border-color'>"
        ),
        (
            "font",
            "<'font-size'> <'font-family'>? | [ <'font-style'> || small-caps || <'font-weight'> || <font-width-css3> ]? "
                + "<'font-size'> [ / <'line-height'> ]? <'font-family'> "
                + "| <system-family-name> | <font-function>"
        ),
        ("font-style", "normal | italic | oblique <angle [-90deg,90deg]>?"),
        ("-ios-button-adjust", "none | [ highlighted || disabled ]"), ("-ios-number-of-lines", "<integer [0,∞]>"),
    ]

    @Test("A grammar is printed in value definition syntax", arguments: syntaxCases)
    func syntax(_ property: String, _ syntax: String) throws {
        #expect(Self.table[try #require(Self.table[property])].grammar.syntax == syntax)
    }

    /// Diagnostics list and suggest the keywords of an app's properties too.
    @Test("Diagnostics explain the properties of an app")
    func appDiagnostics() throws {
        let formatter = DiagnosticFormatter(properties: Self.table)
        let sheet = Stylesheet("a { -app-mode: clam; -app-way: tame; -app-delay: 9s }", properties: Self.table)
        #expect(
            sheet.diagnostics.map(formatter.sentence) == [
                "“clam” is not a valid value for -app-mode; did you mean “calm”?",
                "“tame” is not a valid value for -app-way; expected “calm” or “wild”",
                "“9s” is not a valid value for -app-delay; expected a time from 0s to 5s",
            ])
    }

    // MARK: Size

    /// Values are copied for every property of every style, so their size matters.
    @Test("Values are small")
    func valueSize() {
        #expect(MemoryLayout<Value>.stride <= 24)
    }
}
