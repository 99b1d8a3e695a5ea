import TestSupport

/// Prints stylesheets as CSS in random spellings, and records the line of each rule and declaration.
struct OraclePrinter {
    private var random: SeededGenerator
    private let lineEnd: String
    private var text = ""
    private var line = 1

    init(random: SeededGenerator) {
        self.random = random
        lineEnd = self.random.pick(weighted: [(7, "\n"), (1, "\r\n"), (1, "\r"), (1, "\u{C}")])
    }

    mutating func print(_ sheet: NaiveSheet) -> String {
        if let rule = OracleNames.dialectRule(of: sheet.name) { write(rule) }
        if !sheet.layers.isEmpty { write("@layer \(sheet.layers.map { path($0) }.joined(separator: ", "));") }
        for rule in sheet.imports {
            newLine()
            write("@import \(random.chance(percent: 50) ? "\"\(rule.file)\"" : "url(\(rule.file))")")
            if let layer = rule.layer { write(layer.isEmpty ? " layer" : " layer(\(path(layer)))") }
            if let supports = rule.supports { write(" supports(\(supports.text))") }
            if let media = rule.media { write(" \(media.text)") }
            write(";")
        }
        print(sheet.items)
        return text
    }

    /// Prints the declarations of an inline style.
    mutating func print(inline declarations: [NaiveDeclaration]) -> String {
        for declaration in declarations { print(declaration) }
        return text
    }

    private mutating func write(_ string: String) { text += string }

    private mutating func newLine() {
        text += lineEnd
        line += 1
    }

    private mutating func print(_ items: [NaiveItem]) {
        for item in items {
            newLine()
            switch item {
            case .declaration(let declaration): print(declaration)
            case .style(let rule):
                rule.line = line
                write(list(rule.selectors))
                block(rule.items)
            case .layer(let names, let items):
                write("@layer \(path(names))")
                block(items)
            case .layerStatement(let paths): write("@layer \(paths.map { path($0) }.joined(separator: ",")) ;")
            case .media(let condition, let items):
                write("@media \(condition.text)")
                block(items)
            case .supports(let condition, let items):
                write("@supports \(condition.text)")
                block(items)
            case .unknownAtRule(let rule): write(rule)
            case .extend(let selector):
                write("@\(random.pick(["extend", "EXTEND", "extends"])) \(print(selector))\(random.pick([";", " ;"]))")
            }
        }
    }

    private mutating func block(_ items: [NaiveItem]) {
        write(random.pick([" {", "{", "/* x */{"]))
        print(items)
        newLine()
        write("}")
    }

    // MARK: Declarations

    private mutating func print(_ declaration: NaiveDeclaration) {
        declaration.line = line
        let name = declaration.property
        write(random.chance(percent: 10) && !NaiveProperties.isCustom(name) ? name.uppercased() : name)
        write(random.pick([":", ": ", " : ", ":/* x */ "]))
        switch declaration.value {
        case .text(let text): write(text)
        case .wide(let keyword): write(random.chance(percent: 20) ? keyword.uppercased() : keyword)
        case .template(let pieces): write(template(pieces))
        }
        if declaration.isImportant { write(random.pick([" !important", "!IMPORTANT", " ! important"])) }
        write(random.pick([";", " ;", ";;"]))
    }

    private mutating func template(_ pieces: [NaivePiece]) -> String {
        var texts: [String] = []
        for piece in pieces {
            switch piece {
            case .text(let text): texts.append(text)
            case .variable(let name, nil): texts.append("var(\(name))")
            case .variable(let name, let fallback?):
                let fallback = template(fallback)
                texts.append(random.chance(percent: 50) ? "var(\(name), \(fallback))" : "VAR( \(name),\(fallback))")
            }
        }
        return texts.joined(separator: " ")
    }

    // MARK: Selectors

    private mutating func list(_ selectors: [NaiveSelector]) -> String {
        var texts: [String] = []
        for selector in selectors { texts.append(print(selector)) }
        return texts.joined(separator: random.pick([", ", ",", " , "]))
    }

    private mutating func print(_ selector: NaiveSelector) -> String {
        var text = ""
        for step in selector.steps {
            if let combinator = step.combinator {
                let symbol = combinator.rawValue
                text += combinator == .descendant || random.chance(percent: 30) ? symbol : " \(symbol) "
            }
            for simple in step.compound { text += print(simple) }
        }
        return text
    }

    private mutating func print(_ simple: NaiveSimple) -> String {
        switch simple {
        case .type(let name): return identifier(name)
        case .universal: return "*"
        case .id(let name): return "#" + identifier(name)
        case .className(let name): return "." + identifier(name)
        case .attribute(let attribute): return print(attribute)
        case .state(let name), .structural(let name), .inertClass(let name):
            return ":" + (random.chance(percent: 10) ? name.uppercased() : name)
        case .inertElement(let name): return "::" + name
        case .nth(let nth):
            let of = nth.list.map { " of " + list($0) } ?? ""
            return ":\(nth.name)(\(anPlusB(nth.a, nth.b))\(of))"
        case .logical(let kind, let selectors): return ":\(kind.rawValue)(\(list(selectors)))"
        case .nesting: return "&"
        case .environment(let name, _):
            let name = random.chance(percent: 10) ? name.uppercased() : name
            return ":" + (random.chance(percent: 10) ? name.filter { $0 != "-" } : name)
        case .direction(let isRightToLeft): return ":dir(\(isRightToLeft ? "rtl" : "ltr"))"
        case .language(let ranges):
            let texts = ranges.map { range in
                range.allSatisfy { $0.isLetter || $0 == "-" } && !range.isEmpty && random.chance(percent: 50)
                    ? range : "\"\(range)\""
            }
            return ":lang(\(texts.joined(separator: ", ")))"
        case .unknown(let text): return text
        case .anchor: return ""
        }
    }

    private mutating func print(_ attribute: NaiveAttribute) -> String {
        if attribute.matcher.isEmpty { return "[\(attribute.name)]" }
        let value = attribute.value
        let quoted = value.isEmpty || random.chance(percent: 70) ? "\"\(value)\"" : identifier(value)
        return "[\(attribute.name)\(attribute.matcher)\(quoted)\(attribute.flag.isEmpty ? "" : " " + attribute.flag)]"
    }

    private mutating func anPlusB(_ a: Int, _ b: Int) -> String {
        if a == 0, random.chance(percent: 80) { return "\(b)" }
        if a == 2, b == 1, random.chance(percent: 50) { return "odd" }
        if a == 2, b == 0, random.chance(percent: 50) { return "even" }
        let step = a == 1 ? random.pick(["n", "+n", "1n"]) : a == -1 ? "-n" : "\(a)n"
        if b == 0, random.chance(percent: 60) { return step }
        return step + random.pick(["", " "]) + (b < 0 ? "-" : "+") + random.pick(["", " "]) + "\(abs(b))"
    }

    // MARK: Names

    private mutating func path(_ names: [String]) -> String { names.joined(separator: ".") }

    /// A name with the necessary escapes, and sometimes with others.
    private mutating func identifier(_ name: String) -> String {
        var text = ""
        for (index, scalar) in name.unicodeScalars.enumerated() {
            let isLetter = scalar.properties.isAlphabetic
            let isNameCharacter =
                isLetter || scalar == "-" && name != "-" || index > 0 && scalar.properties.numericType != nil
            if !isNameCharacter || random.chance(percent: 3) {
                text += "\\" + String(scalar.value, radix: 16) + " "
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension OracleGenerator {
    /// Prints all stylesheets of a case, and generates its inline styles.
    mutating func print(_ result: inout OracleCase) {
        for sheet in result.sheets.map(\.sheet) + result.files.values.sorted(by: { $0.name < $1.name }) {
            var printer = OraclePrinter(random: SeededGenerator(seed: random.next()))
            result.texts[sheet.name] = printer.print(sheet)
        }
        for node in result.nodes where random.chance(percent: 8) {
            let declarations = (0..<random.number(in: 1...3)).map { _ in makeDeclaration() }
            var printer = OraclePrinter(random: SeededGenerator(seed: random.next()))
            node.inlineStyle = printer.print(inline: declarations)
            result.inline[ObjectIdentifier(node)] = declarations.filter(\.isKept)
        }
    }
}
