import CSSEngine
import NimbusCSS
import NimbusUIKit
import Testing
import Three20CSSStyle

/// The typed values of a rule. The numbers are those of the acceptance cases of Three20.
@MainActor @Suite struct RuleSetTests {
    private func sheet(_ css: String) -> TTCSSStyleSheet {
        let sheet = TTCSSStyleSheet()
        sheet.load(text: css, name: "a.css")
        return sheet
    }

    /// The values of `t`, and the number of problems.
    private func ruleSet(_ declarations: String) throws -> (TTCSSRuleSet, problems: [String]) {
        let sheet = sheet("t { \(declarations) }")
        let formatter = DiagnosticFormatter(properties: .three20)
        return (try #require(sheet.css("t")), sheet.diagnostics.map { formatter.text(of: $0) })
    }

    @Test("Case 3: a rule without declarations has the default values")
    func defaults() throws {
        let (rule, problems) = try ruleSet("")
        #expect(rule.color == .clear && rule.backgroundColor == .clear && rule.textAlign == .left && !rule.hidden)
        #expect(rule.contentVerticalAlignment == .top && rule.contentHorizontalAlignment == .left)
        #expect(rule.font == .systemFont(ofSize: UIFont.systemFontSize))
        #expect(rule.textShadow == nil && rule.textShadowOpacity == nil && rule.width == nil && problems.isEmpty)
    }

    @Test("Case 7: selectors, properties and keywords are case-sensitive")
    func letterCase() {
        let sheet = sheet("A { COLOR: Red }")
        #expect(sheet.css("a") == nil)
        #expect(sheet.css("A")?.color == .clear)
        #expect(sheet.diagnostics.count == 1)
    }

    @Test("A diagnostic suggests the right letter case")
    func suggestions() throws {
        #expect(try ruleSet("color: Red").problems[0].contains("did you mean “red”?"))
        for css in ["LightTextColor", "lightTextColr"] {
            #expect(try ruleSet("color: \(css)").problems[0].contains("did you mean “lightTextColor”?"))
        }
        #expect(try ruleSet("text-align: CENTER").problems[0].contains("did you mean “center”?"))
        #expect(try ruleSet("Color: red").problems[0].contains("“Color” has no effect here"))
    }

    @Test("A diagnostic of a valid value says why Three20 cannot use it")
    func reasons() throws {
        for family in ["Nonesuch", "F0", "Nonesuch, helvetica"] {
            #expect(try ruleSet("font-family: \(family)").problems[0].contains("; no such font is installed"))
        }
        for css in ["top: 2em", "color: currentColor", "width: calc(1px + 1em)", "text-shadow: 1em 1px red"] {
            let problems = try ruleSet(css).problems
            #expect(problems.allSatisfy { $0.contains("depends on a view") }, "\(problems)")
        }
    }

    @Test("A misspelt weight is a problem", arguments: ["blod", "none", "BoldLight", "Boldly", "Nonesuch"])
    func misspeltWeights(_ weight: String) throws {
        for family in ["", "font-family: Helvetica; "] {
            let (rule, problems) = try ruleSet(family + "font-weight: bold; font-weight: \(weight)")
            #expect(rule.fontWeight == "bold" && problems.count == 1)
            #expect(problems[0].contains("“\(weight)” is not a valid value for font-weight; it is neither a weight"))
        }
    }

    @Test("Case 8: a declaration needs no space after its colon")
    func minified() {
        let rule = sheet("box{color:teal;width:9px}").css("box")
        #expect(rule?.color?.rgba == RGBA(0, 128, 128) && rule?.size == CGSize(width: 9, height: 0))
    }

    // MARK: Colours

    nonisolated static let colors: [(number: Int, css: String, color: RGBA?)] = [
        (21, "#0A8", RGBA(0, 170, 136)), (21, "#102030", RGBA(16, 32, 48)), (22, "rgb(255, 128, 0)", RGBA(255, 128, 0)),
        (22, "rgba(10, 20, 30, .25)", RGBA(10, 20, 30, 0.25)), (23, "none", nil), (24, "RGB(1, 2, 3)", RGBA(1, 2, 3)),
        (24, "hsl(120, 100%, 50%)", RGBA(0, 255, 0)), (24, "rgba(1,2,3)", RGBA(1, 2, 3)),
        (26, "#12", RGBA(0x12, 0x12, 0x12)), (25, "lightTextColor", RGBA(255, 255, 255, 0.6)),
        (25, "darkTextColor", RGBA(0, 0, 0)), (25, "groupTableViewBackgroundColor", RGBA(242, 242, 247)),
        (25, "viewFlipsideBackgroundColor", RGBA(31, 33, 36)), (25, "fuchsia", RGBA(255, 0, 255)),
        (25, "fuschia", RGBA(255, 0, 255)),
        (25, "Canvas", RGBA(255, 255, 255)), (25, "CanvasText", RGBA(0, 0, 0)), (25, "canvastext", RGBA(0, 0, 0)),
        (25, "WindowText", RGBA(0, 0, 0)), (25, "papayawhip", RGBA(255, 239, 213)), (25, "gray", RGBA(128, 128, 128)),
    ]

    @Test("Cases 21 to 26: a colour has its value as text and as background", arguments: colors)
    func color(_ number: Int, _ css: String, _ color: RGBA?) throws {
        let (rule, problems) = try ruleSet("color: \(css); background-color: \(css)")
        #expect(rule.color?.rgba == color && rule.backgroundColor?.rgba == color, "case \(number)")
        #expect(problems.isEmpty)
    }

    @Test("A missing semicolon is in the hint, also on one line")
    func missingSemicolon() throws {
        let (_, problems) = try ruleSet("color: red width: 10px; top: 1px")
        #expect(problems.count == 1 && problems[0].contains("is a semicolon missing?"), "\(problems)")
    }

    @Test("Case 23: transparent has no alpha")
    func transparent() throws {
        #expect(try ruleSet("background-color: transparent").0.backgroundColor?.rgba.alpha == 0)
    }

    @Test(
        "Cases 25 and 26: a value that is not a colour is a problem that names it, and the former colour stays",
        arguments: [
            "chartreusey", "Red", "\"red\"", "red blue", "#12g", "#xyz", "#12345", "currentColor", "rgb(1,2)",
            "inherit",
        ])
    func invalidColor(_ css: String) throws {
        let (rule, problems) = try ruleSet("color: blue; width: 1px; color: \(css)")
        #expect(rule.color?.rgba == RGBA(0, 0, 255) && rule.width == 1)
        #expect(problems.count == 1 && problems[0].contains(css), "\(problems)")
        #expect(problems[0].hasPrefix("a.css:1:37:"), "\(problems)")
    }

    // MARK: Shadows

    @Test("Case 27: a shadow has a colour, an offset, a blur radius and an opacity")
    func shadow() throws {
        let (rule, problems) = try ruleSet("text-shadow: 2px -3px 5px #336699; text-shadow-opacity: 0.75")
        let shadow = try #require(rule.textShadow)
        #expect(shadow.shadowColor?.rgba == RGBA(51, 102, 153) && shadow.shadowOffset == CGSize(width: 2, height: -3))
        #expect(shadow.shadowBlur == 5 && rule.textShadowOpacity == 0.75 && problems.isEmpty)
    }

    @Test("Case 28: the first of several shadows counts")
    func shadows() throws {
        let shadow = try #require(try ruleSet("text-shadow: 1px 1px 0 red, 2px 2px 0 blue").0.textShadow)
        #expect(shadow.shadowColor?.rgba == RGBA(255, 0, 0) && shadow.shadowOffset == CGSize(width: 1, height: 1))
    }

    @Test("A shadow needs no blur radius, its colour can be that of the text, and its unit is ignored")
    func shortShadows() throws {
        #expect(try ruleSet("text-shadow: none").0.textShadow == nil)
        let short = try #require(try ruleSet("text-shadow: 1px 2px red").0.textShadow)
        #expect(short.shadowBlur == 0 && short.shadowColor?.rgba == RGBA(255, 0, 0))
        let colorless = try #require(try ruleSet("text-shadow: 1em 2pt; color: lime").0.textShadow)
        #expect(colorless.shadowOffset == CGSize(width: 1, height: 2) && colorless.shadowColor?.rgba == RGBA(0, 255, 0))
    }

    @Test(
        "A shadow without a colour has the colour of the label's text",
        arguments: ["text-shadow: 1px 1px 2px", "text-shadow: 1px 1px 2px currentColor; color: none"])
    func shadowsOfTextColor(_ css: String) throws {
        let (rule, problems) = try ruleSet(css)
        let label = UILabel()
        label.textColor = .blue
        label.applyCssRules(rule)
        #expect(label.layer.shadowColor == UIColor.blue.cgColor && label.layer.shadowOpacity == 1)
        #expect(rule.textShadow?.shadowColor == nil && problems.isEmpty)
        rule.color = .red
        label.applyCssRules(rule)
        #expect(label.layer.shadowColor == UIColor.red.cgColor)
        rule.textShadow?.shadowColor = .green
        label.applyCssRules(rule)
        #expect(label.layer.shadowColor == UIColor.green.cgColor)
    }

    @Test("A shadow that is made in code has the defaults of Three20")
    func shadowModel() {
        let model = TTCSSTextShadowModel()
        #expect(
            model.shadowOffset == CGSize(width: 0, height: -1) && model.shadowBlur == 3 && model.shadowColor == .clear)
        let other = TTCSSTextShadowModel(shadowColor: .red, andShadowOffset: .zero, andShadowBlur: 1)
        #expect(other.shadowColor == .red && other.shadowBlur == 1)
    }

    // MARK: Geometry

    @Test("Case 29: lengths are points, and a percentage is a problem")
    func geometry() throws {
        let (rule, problems) = try ruleSet("left: 4px; top: 6.5px; width: 50%; height: 30px")
        #expect(rule.origin == CGPoint(x: 4, y: 6.5) && rule.size == CGSize(width: 0, height: 30))
        #expect(rule.width == nil && problems.count == 1)
    }

    @Test(
        "A unit that needs a context is a problem; a calculation of pixels is not",
        arguments: ["2em", "10vw", "10", "calc(1px + 1em)"])
    func units(_ css: String) throws {
        #expect(try ruleSet("width: \(css)").problems.count == 1)
        #expect(try ruleSet("width: calc(1px + 2pt)").0.width == 3)
    }

    // MARK: Fonts

    nonisolated static let sizes: [(css: String, size: CGFloat, problems: Int)] = [
        ("12px", 12, 0), ("1.5em", 1.5, 0), ("50%", 50, 0), ("12pt", 12, 0), ("1in", 1, 0), ("12", 12, 0),
        ("large", UIFont.systemFontSize, 1), ("12 pt", UIFont.systemFontSize, 1), (";", UIFont.systemFontSize, 1),
    ]

    @Test("Case 30: a font size is in points, whatever its unit", arguments: sizes)
    func fontSize(_ css: String, _ size: CGFloat, _ problems: Int) throws {
        let (rule, found) = try ruleSet("font-size: \(css)")
        #expect(rule.fontSize == size && found.count == problems, "\(found)")
    }

    nonisolated static let fonts: [(css: String, name: String)] = [
        ("font-family: Helvetica; font-weight: bold", "Helvetica-Bold"),
        ("font-family: Helvetica; font-weight: Bold", "Helvetica-Bold"),
        ("font-family: Helvetica; font-weight: BOLD", "Helvetica-Bold"),
        ("font-family: Helvetica; font-weight: BoldOblique", "Helvetica-BoldOblique"),
        ("font-family: Avenir; font-weight: LightOblique", "Avenir-LightOblique"),
        ("font-family: \"Helvetica Neue\"; font-weight: Light", "HelveticaNeue-Light"),
        ("font-family: Helvetica Neue; font-weight: bold", "HelveticaNeue-Bold"),
        ("font: Georgia; font-weight: bold", "Georgia-Bold"),
    ]

    @Test("Case 31: a family and a weight are the name of a font", arguments: fonts)
    func font(_ css: String, _ name: String) throws {
        let (rule, problems) = try ruleSet(css + "; font-size: 18pt")
        #expect(rule.font.fontName == name && rule.font.pointSize == 18 && problems.isEmpty)
    }

    @Test("A normal weight is the family's own font, and a number is the nearest weight")
    func weights() throws {
        for weight in ["normal", "400"] {
            #expect(
                try ruleSet("font-family: Georgia; font-weight: \(weight)").0.font == UIFont(name: "Georgia", size: 14))
        }
        let bold = try ruleSet("font-family: Georgia; font-weight: 700").0.font
        #expect(bold.familyName == "Georgia" && bold.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(try ruleSet("font-weight: bold").0.font == .systemFont(ofSize: UIFont.systemFontSize, weight: .bold))
    }

    @Test(
        "Cases 32 and 33: a family that is not installed is a problem; a list has the first one that is",
        arguments: ["helvetica", "Nonesuch", "Nonesuch, helvetica"])
    func families(_ css: String) throws {
        let (rule, problems) = try ruleSet("font-family: \(css)")
        #expect(rule.fontFamily == nil && problems.count == 1)
        #expect(try ruleSet("font-family: \(css), Georgia, Helvetica").0.fontFamily == "Georgia")
    }

    @Test("Generic families have their fonts")
    func genericFamilies() throws {
        let size = UIFont.systemFontSize
        let fonts: [(css: String, font: UIFont?)] = [
            ("monospace", .monospacedSystemFont(ofSize: size, weight: .regular)),
            ("ui-monospace", .monospacedSystemFont(ofSize: size, weight: .regular)),
            ("serif", UIFont(name: "Georgia", size: size)), ("Nonesuch, serif", UIFont(name: "Georgia", size: size)),
            ("system-ui", .systemFont(ofSize: size)),
        ]
        for (css, font) in fonts {
            let (rule, problems) = try ruleSet("font-family: \(css)")
            #expect(rule.font == font && rule.fontFamily == nil && problems.isEmpty, "\(css)")
        }
        let rounded = try ruleSet("font-family: ui-rounded; font-weight: bold").0.font
        #expect(rounded.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(rounded.familyName != UIFont.systemFont(ofSize: 1).familyName)
    }

    @Test("A style without a family is a style of the system font")
    func systemStyles() throws {
        #expect(
            try ruleSet("font-weight: Light").0.font == .systemFont(ofSize: UIFont.systemFontSize, weight: .light))
        let font = try ruleSet("font-weight: BoldOblique").0.font
        #expect(font.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]))
    }

    @Test("Fields that code sets are those of the font")
    func fields() {
        let rule = TTCSSRuleSet(selector: "t")
        rule.fontFamily = "Georgia"
        rule.fontWeight = "Bold"
        rule.fontSize = 30
        #expect(rule.font.fontName == "Georgia-Bold" && rule.font.pointSize == 30)
    }

    @Test("Values that code sets are applied, even if they are the default values")
    func assignedDefaults() {
        let rule = TTCSSRuleSet(selector: "t")
        let label = UILabel()
        label.textColor = .black
        label.textAlignment = .center
        label.layer.shadowOpacity = 1
        label.applyCssRules(rule)
        #expect(label.textColor == .black && label.textAlignment == .center && label.layer.shadowOpacity == 1)
        rule.color = .clear
        rule.textAlign = .left
        rule.textShadow = nil
        label.applyCssRules(rule)
        #expect(label.textColor == .clear && label.textAlignment == .left && label.layer.shadowOpacity == 0)
    }

    // MARK: Alignment and visibility

    @Test("Case 34: keywords have their values")
    func keywords() throws {
        let (rule, problems) = try ruleSet("text-align: center; vertical-align: bottom; visibility: hidden")
        #expect(rule.textAlign == .center && rule.contentVerticalAlignment == .bottom && rule.hidden)
        #expect(problems.isEmpty)
    }

    @Test(
        "Case 35: other keywords are problems",
        arguments: ["text-align: justify", "visibility: collapse", "text-align: Center", "vertical-align: sub"])
    func invalidKeywords(_ css: String) throws {
        let (rule, problems) = try ruleSet("top: 1px; \(css); left: 2px")
        #expect(problems.count == 1 && rule.textAlign == .left && !rule.hidden && rule.contentVerticalAlignment == .top)
        #expect(rule.origin == CGPoint(x: 2, y: 1))
    }

    nonisolated static let marginCases: [(css: String, alignment: UIControl.ContentHorizontalAlignment)] = [
        ("margin-left: auto; margin-right: auto", .center), ("margin-left: auto", .right),
        ("margin-right: auto", .left),
        ("margin-left: 4px", .left), ("", .left),
    ]

    @Test("Case 36: margins that are auto align the content", arguments: marginCases)
    func margins(_ css: String, _ alignment: UIControl.ContentHorizontalAlignment) throws {
        #expect(try ruleSet(css).0.contentHorizontalAlignment == alignment)
    }

    @Test(
        "An image has its name in all spellings",
        arguments: ["pic.png", "url(pic.png)", "\"pic.png\"", "url('pic.png')"])
    func image(_ css: String) throws {
        #expect(try ruleSet("background-image: \(css)").0.backgroundImage == "pic.png")
    }

    @Test("A value knows its line")
    func locations() {
        let rule = sheet("h { top: 1px }\nh {\n  color: red }").css("h")
        #expect(rule?.location(of: "color")?.description == "a.css:3:3")
        #expect(rule?.location(of: "top")?.description == "a.css:1:5" && rule?.location(of: "left") == nil)
        let font = sheet("h { font: Georgia }").css("h")
        #expect(font?.declares("font") == true && font?.declares("font-family") == true)
    }
}
