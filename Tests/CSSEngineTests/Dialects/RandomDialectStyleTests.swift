import CSSEngine
import InterfaCSS
import TestSupport
import Testing

/// Random stylesheets of InterfaCSS give random trees the same computed styles as the same stylesheets written as CSS.
@Suite struct RandomDialectStyleTests {
    private static let batchCount = 4

    @Test("InterfaCSS, its conversion and CSS give the same styles", arguments: 0..<batchCount)
    func batch(_ batch: Int) {
        for seed in FuzzSeeds.batch(batch, of: Self.batchCount, share: 10) { compareStyles(seed) }
    }

    private func compareStyles(_ seed: UInt64) {
        var sheet = DialectPair(seed: seed)
        for _ in 0..<8 { sheet.addRule() }
        let iss = Source(name: "a.iss", text: sheet.iss)
        let converted = Dialect.interfaCSS.css(for: iss)
        let expected = styles(Source(name: "a.css", text: sheet.css), seed)
        #expect(Stylesheet(iss, dialects: [.interfaCSS]).diagnostics.isEmpty, "seed \(seed): \(sheet.iss)")
        #expect(
            Stylesheet(Source(name: "a.css", text: sheet.css), dialects: [.interfaCSS]).diagnostics.isEmpty,
            "seed \(seed): \(sheet.css)")
        for (index, style) in styles(iss, seed).enumerated() {
            #expect(style == expected[index], "seed \(seed): \(sheet.iss)\n---\n\(sheet.css)")
        }
        for (index, style) in styles(Source(name: "b.css", text: converted), seed).enumerated() {
            #expect(style == expected[index], "seed \(seed): \(converted)")
        }
    }

    /// The computed values of all nodes of a random tree. Variables are left out, because only InterfaCSS has them.
    private func styles(_ source: Source, _ seed: UInt64) -> [String] {
        let engine = StyleEngine()
        engine.add(Stylesheet(source, dialects: [.interfaCSS]))
        var random = SeededGenerator(seed: seed)
        var remaining = 14
        let nodes = engine.preorder(engine.insert(DialectTree.node(&random, &remaining, depth: 0)))
        engine.restyle()
        var report = engine.inspector()
        return nodes.enumerated().map { index, node in
            let values = report.computedValues(of: node).filter { !$0.property.hasPrefix("--") }
            return "\(index) " + values.map { "\($0.property): \($0.text)" }.sorted().joined(separator: "; ")
        }
    }
}

/// Random trees whose nodes have few names, in different cases.
private enum DialectTree {
    private static let types = [
        ["UIView"], ["UILabel", "UIView"], ["UIButton", "UIControl", "UIView"],
        ["BigButton", "UIButton", "UIControl", "UIView"],
    ]

    static func node(_ random: inout SeededGenerator, _ remaining: inout Int, depth: Int) -> TestNode {
        remaining -= 1
        let node = TestNode("")
        node.types = random.pick(types)
        node.classes = ["a", "B", "c", "C"].filter { _ in random.chance(percent: 40) }
        if random.chance(percent: 20) { node.id = random.pick(["one", "Two"]) }
        node.state = random.pick([[], [], .selected, .disabled, [.selected, .highlighted]])
        while depth < 4, remaining > 0, random.chance(percent: 75) {
            node.append(Self.node(&random, &remaining, depth: depth + 1))
        }
        return node
    }
}

/// Writes the same rules in InterfaCSS, with variables and expressions, and in CSS, with plain values.
private struct DialectPair {
    private var random: SeededGenerator
    private(set) var iss = ""
    private(set) var css = "@dialect source-order ignore-case exact-types;\n"
    private var variableCount = 0

    private struct Declaration {
        let iss: String
        let css: String
    }

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed &+ 1000)
    }

    private static let selectors: [(iss: String, css: String)] = [
        (".a", ".a"), (".A", ".a"), (".b", ".B"), (".c", ".c"), (".C.A", ".a.c"), ("#one", "#ONE"), ("#Two", "#two"),
        ("label", "UILabel"), ("UIBUTTON", "UIButton"), ("view", "UIView"), ("BigButton", "BigButton"), ("*", "*"),
        ("control", "UIControl"), ("button:selected", "UIButton:selected"), (".a:disabled", ".a:disabled"),
        (".a > label", ".a > UILabel"), ("view .b", "UIView .b"), (".a:firstChild", ".a:first-child"),
        (".b:nthChild(2n+1)", ".b:nth-child(odd)"), (".a,.c", ".a, .c"), (".c + *", ".c + *"),
        ("*:portrait", ":portrait"), (".a:landscapeLeft", ".a:landscape-left"),
    ]
    private static let modes: [(iss: String, css: String)] = [
        ("TopLeft", "top-left"), ("UIViewContentModeScaleAspectFit", "scale-aspect-fit"), ("center", "center"),
        ("REDRAW", "redraw"),
    ]
    private static let families: [(iss: String, css: String)] = [
        ("Courier", "Courier"), ("\"Courier New\"", "\"Courier New\""), ("system", "system-ui"),
    ]

    // MARK: Rules

    mutating func addRule() {
        addRule(depth: 0)
    }

    private mutating func addRule(depth: Int) {
        let selector = random.pick(Self.selectors)
        var declarations: [Declaration] = []
        for _ in 0..<random.number(in: 1...4) { declarations.append(makeDeclaration()) }
        if random.chance(percent: 15) {
            let target = random.pick([".a", ".b", ".c"])
            declarations.append(Declaration(iss: "@extend \(target)", css: "@extend \(target)"))
        }
        iss += selector.iss + " {\n"
        css += (depth > 0 ? "& " : "") + selector.css + " {\n"
        for declaration in declarations {
            iss += "  \(declaration.iss);\n"
            css += "  \(declaration.css);\n"
        }
        // In CSS, the state is a nested rule, which is independent of the value without a state.
        if random.chance(percent: 20) {
            let (issColor, cssColor) = makeColor()
            iss += "  titleColor(selected): \(issColor);\n"
            css += "  &:selected { color: \(cssColor) !important }\n"
        }
        if depth < 2, random.chance(percent: 25) { addRule(depth: depth + 1) }
        iss += "}\n"
        css += "}\n"
    }

    // MARK: Declarations

    private mutating func makeDeclaration() -> Declaration {
        switch random.number(in: 0...10) {
        case 0:
            let number = random.number(in: 0...8)
            return Declaration(
                iss: "alpha: \(variable("\(number)")) / 8", css: "opacity: \(Double(number) / 8)")
        case 1:
            let number = random.number(in: 1...5)
            let (text, result) = random.pick([
                ("@ ** 2", number * number), ("@ + 1", number + 1), ("(@ - 1) * 2", (number - 1) * 2), ("@", number),
                ("-(-@)", number),
            ])
            let name = variable("\(number)")
            return Declaration(
                iss:
                    "corner-Radius = \(text.split(separator: "@", omittingEmptySubsequences: false).joined(separator: name))",
                css: "border-radius: \(result)px")
        case 2:
            let color = makeColor()
            return Declaration(iss: "backgroundColor: \(color.iss)", css: "background-color: \(color.css)")
        case 3:
            let (mode, isVariable) = (random.pick(Self.modes), random.chance(percent: 50))
            return Declaration(
                iss: "contentMode: \(isVariable ? variable(mode.iss) : mode.iss)", css: "content-mode: \(mode.css)")
        case 4:
            let (number, limit) = (random.number(in: 0...9), random.number(in: 0...9))
            let (sign, holds) = random.pick([
                (">", number > limit), ("<=", number <= limit), ("=", number == limit), ("!=", number != limit),
            ])
            let left = random.chance(percent: 50) ? variable("\(number)") : "\(number)"
            return Declaration(
                iss: "hidden: \(left) \(sign) \(limit)", css: "visibility: \(holds ? "hidden" : "visible")")
        case 5: return makeFont()
        case 6:
            let (vertical, horizontal) = (random.number(in: 0...9), random.number(in: 0...9))
            let list = "\(vertical), \(horizontal)"
            let text = random.pick([list, "insets(\(list))", variable(list), variable("insets(\(list))")])
            return Declaration(
                iss: "contentInset: \(text)",
                css: "content-inset: \(vertical)px \(horizontal)px \(vertical)px \(horizontal)px")
        case 7:
            let (top, bottom) = (makeColor(), makeColor())
            let gradient = "gradient(\(top.iss), \(bottom.iss))"
            return Declaration(
                iss: "backgroundColor: \(random.chance(percent: 50) ? variable(gradient) : gradient)",
                css: "background-color: linear-gradient(\(top.css), \(bottom.css))")
        case 8:
            let color = makeColor()
            return Declaration(
                iss: "image: \(random.chance(percent: 50) ? variable(color.iss) : color.iss)",
                css: "-mobile-image: image(\(color.css))")
        case 9: return makeAttributedText()
        default:
            let number = random.number(in: 0...9)
            let text = random.pick(["size(@)", "@", "@, @", "(@, @)"])
            let name = random.chance(percent: 50) ? variable("\(number)") : "\(number)"
            return Declaration(
                iss:
                    "contentSize: \(text.split(separator: "@", omittingEmptySubsequences: false).joined(separator: name))",
                css: "content-size: \(number)px \(number)px")
        }
    }

    /// A colour whose channels are even and at most 100, adjusted by functions whose results are bytes.
    private mutating func makeColor() -> (iss: String, css: String) {
        let channels = (0..<3).map { _ in 2 * random.number(in: 0...50) }
        let hexadecimal = "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let color = random.chance(percent: 50) ? variable(hexadecimal) : hexadecimal
        let percentage = random.chance(percent: 50) ? "50%" : "50"
        func rgb(_ channels: [Int], _ alpha: String = "") -> String {
            "rgb(\(channels.map { "\($0)" }.joined(separator: " "))\(alpha))"
        }
        switch random.number(in: 0...4) {
        case 0: return (color, rgb(channels))
        case 1: return ("lighten(\(color), 100%)", rgb(channels.map { $0 * 2 }))
        case 2: return ("darken(\(color), \(percentage))", rgb(channels.map { $0 / 2 }))
        case 3: return ("fadeOut(\(color), \(percentage))", rgb(channels, " / 0.5"))
        default:
            return ("fadeOut(darken(\(color), 50%), \(variable(percentage)))", rgb(channels.map { $0 / 2 }, " / 0.5"))
        }
    }

    private mutating func makeAttributedText() -> Declaration {
        var (iss, css): ([String], [String]) = ([], [])
        for _ in 0..<random.number(in: 1...3) {
            let (word, color, kern) = (random.pick(["one", "two"]), makeColor(), random.number(in: 1...9))
            let text = random.chance(percent: 50) ? variable("\"\(word)\"") : "\"\(word)\""
            iss.append("\(text) (color: \(color.iss), kern: \(kern))")
            css.append("text(\"\(word)\", color(\(color.css)), kern(\(kern)px))")
        }
        let text = iss.joined(separator: random.pick([" ", ", "]))
        return Declaration(
            iss: "attributedText: \(random.chance(percent: 30) ? variable(text) : text)",
            css: "attributed-text: \(css.joined(separator: " "))")
    }

    private mutating func makeFont() -> Declaration {
        let (size, change, family) = (random.number(in: 8...20), random.number(in: 1...5), random.pick(Self.families))
        let parts = random.chance(percent: 50) ? [family.iss, "\(size)"] : ["\(size)pt", family.iss]
        let font = random.pick([
            parts.joined(separator: " "), parts.joined(separator: ", "), variable(parts.joined(separator: " ")),
            parts.map { variable($0) }.joined(separator: " "),
        ])
        let (text, result) = random.pick([
            (font, size), ("bigger(\(font), \(change))", size + change), ("larger(\(font), \(change))", size + change),
            ("smaller(\(font), \(change))", size - change), ("fontWithSize(\(font), \(change))", change),
        ])
        // The comma of a font in a function would be that of an argument.
        guard text == font || !font.contains(",") else { return makeFont() }
        return Declaration(iss: "font: \(text)", css: "font: \(result)px \(family.css)")
    }

    /// Defines a variable before the current rule, and returns a reference to it.
    private mutating func variable(_ value: String) -> String {
        variableCount += 1
        iss = "@v\(variableCount): \(value);\n" + iss
        return "@v\(variableCount)"
    }
}
