import TestSupport
import Testing

@testable import CSSEngine

/// Random stylesheets in the spellings of InterfaCSS, compared with the same stylesheets written as CSS.
@Suite struct RandomLoweringTests {
    @Test("A stylesheet in any spelling is the same as in CSS", arguments: 0..<60)
    func aStylesheetInAnySpellingIsTheSameAsInCSS(seed: UInt64) {
        var sheet = RandomInterfaCSS(seed: seed)
        for _ in 0..<12 { sheet.addRule() }
        #expect(InterfaCSS.css(Source(name: "a.iss", text: sheet.iss)) == sheet.css, "\(sheet.iss)")
    }
}

/// Writes the same rules in InterfaCSS and as CSS.
private struct RandomInterfaCSS {
    private var random: SeededGenerator
    private(set) var iss = ""
    private(set) var css = ""

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    private static let declarations: [(iss: String, value: String, css: String)] = [
        ("alpha", "0.5", "opacity: 0.5"), ("cornerRadius", "2 * 3", "border-radius: 6px"),
        ("hidden", "YES", "visibility: hidden"), ("clipsToBounds", "no", "overflow: visible"),
        ("backgroundColor", "greenColor", "background-color: #0f0"), ("textColor", "#369", "color: #369"),
        ("font", "Courier 12", "font: 12px Courier"), ("text", "\"a;b{c}\"", "text: \"a;b{c}\""),
        ("contentInset", "insets(1, 2)", "content-inset: 1px 2px 1px 2px"),
        ("transform", "rotate(90) scale(2)", "transform: scale(2, 2) rotate(90deg)"),
        ("lineBreakMode", "wordWrap", "line-break-mode: wrap"), ("borderWidth", "@w", "border-width: var(--w)"),
        ("frame", "size(auto, 5).left(10%)", "frame: size(auto, 5px) left(10%)"),
    ]
    private static let selectors: [(iss: String, css: String)] = [
        (".a", ".a"), ("label", "UILabel"), ("UIBUTTON.x", "UIButton.x"), ("#i", "#i"), ("* > .b", "* > .b"),
        (".a:nthChild(2n+1)", ".a:nth-child(2n+1)"), ("view:ONLY-CHILD", "UIView:only-child"), (".a>.b", ".a > .b"),
        ("MyView", "MyView"), (".a .b,\n.c", ".a .b, .c"), ("control:enabled", "UIControl:enabled"),
    ]

    mutating func addRule() {
        addBlank()
        addRule(depth: 0)
    }

    private mutating func addRule(depth: Int) {
        let selector = random.pick(Self.selectors)
        let indentation = String(repeating: "    ", count: depth)
        iss += selector.iss
        addBlank()
        iss += "{"
        let startsWithType = depth > 0 && selector.css.first!.isLetter
        css += indentation + (startsWithType ? "& " : "") + selector.css + " {\n"
        // InterfaCSS puts the nested rules after all own declarations.
        let outer = css
        var own = ""
        var nested = ""
        for _ in 0..<random.number(in: 0...4) {
            addBlank()
            if depth < 2, random.chance(oneIn: 4) {
                css = ""
                addRule(depth: depth + 1)
                nested += css
            } else {
                own += indentation + "    " + addDeclaration() + ";\n"
            }
        }
        css = outer + own + nested + indentation + "}\n"
        endDeclaration()
        addBlank()
        iss += "}"
    }

    /// Appends a declaration, and returns it as CSS.
    private mutating func addDeclaration() -> String {
        let declaration = random.pick(Self.declarations)
        for character in declaration.iss {
            iss += random.chance(oneIn: 8) ? character.uppercased() : String(character)
            if random.chance(oneIn: 8) { iss += "-" }
        }
        if random.chance(oneIn: 6) { iss += " " }
        iss += random.chance(oneIn: 4) ? "=" : ":"
        if random.chance(percent: 70) { iss += " " }
        iss += declaration.value
        iss += ";"
        return declaration.css
    }

    /// Removes the last semicolon of a block at random.
    private mutating func endDeclaration() {
        if iss.last == ";", random.chance(oneIn: 3) { iss.removeLast() }
    }

    private mutating func addBlank() {
        for _ in 0..<random.number(below: 3) { iss += random.pick([" ", "\n", "\t"]) }
    }
}
