import CSSEngine
import TestSupport

extension OracleGenerator {
    mutating func makeDeclaration() -> NaiveDeclaration {
        let isImportant = random.chance(percent: 15)
        if random.chance(percent: 30) {
            let name = random.pick(OracleNames.variables)
            return NaiveDeclaration(name, makeCustomValue(), isImportant: isImportant)
        }
        if random.chance(percent: 5) {
            return NaiveDeclaration("all", makeAllValue(), isImportant: isImportant)
        }
        if random.chance(percent: 2) { return NaiveDeclaration("widht", .text("1px"), isImportant: isImportant) }
        let property = random.pick(weighted: [
            (80, random.pick(OracleNames.lengths)), (12, "margin"), (8, "opacity"),
        ])
        return NaiveDeclaration(property, makeValue(of: property), isImportant: isImportant)
    }

    private mutating func makeValue(of property: String) -> NaiveValue {
        if random.chance(percent: 15) { return .wide(random.pick(NaiveProperties.wideKeywords)) }
        if random.chance(percent: 30) { return .template(makeTemplate(depth: 2)) }
        if random.chance(percent: 5) {
            let rollback = random.pick(["revert", "revert-layer"])
            return .template([.variable(makeVariable(), fallback: [.text(rollback)])])
        }
        if random.chance(percent: 4) {
            let current = NaivePiece.text("current")
            return random.chance(percent: 50)
                ? .text("current") : .template([.variable(makeVariable(), fallback: [current])])
        }
        if random.chance(percent: 4) { return .text(random.pick(["red", "1px 2px 3px 4px 5px", "1foo"])) }
        switch property {
        case "opacity": return .text(random.pick(["0", "0.25", "0.5", "1"]))
        case "margin": return .text((0..<random.number(in: 1...4)).map { _ in makeLength() }.joined(separator: " "))
        default: return .text(makeLength())
        }
    }

    /// A keyword, written directly or as a fallback. Sometimes invalid.
    private mutating func makeAllValue() -> NaiveValue {
        let keyword = random.pick(NaiveProperties.wideKeywords)
        if random.chance(percent: 50) { return .wide(keyword) }
        if random.chance(percent: 20) { return .template(makeTemplate(depth: 1)) }
        return .template([.variable(makeVariable(), fallback: [.text(keyword)])])
    }

    /// Usually a name without a value, so that the fallback is used.
    private mutating func makeVariable() -> String {
        random.chance(percent: 70) ? "--none" : random.pick(OracleNames.variables)
    }

    private mutating func makeCustomValue() -> NaiveValue {
        if random.chance(percent: 10) { return .wide(random.pick(NaiveProperties.wideKeywords)) }
        if random.chance(percent: 40) { return .template(makeTemplate(depth: 2)) }
        return .text(random.pick([makeLength(), makeLength(), makeLength(), "", "red", "1px 2px", "{a: b}"]))
    }

    private mutating func makeLength() -> String {
        values += 1
        return random.pick(weighted: [(8, "\(values)px"), (2, "\(values)%"), (1, "auto")])
    }

    /// Up to three pieces, at least one of them a reference.
    private mutating func makeTemplate(depth: Int) -> [NaivePiece] {
        var pieces: [NaivePiece] = []
        if random.chance(percent: 8) { pieces.append(.text(makeLength())) }
        var fallback: [NaivePiece]?
        if random.chance(percent: 45) {
            fallback =
                depth > 0 && random.chance(percent: 35)
                ? makeTemplate(depth: depth - 1)
                : [.text(random.chance(percent: 12) ? random.pick(NaiveProperties.wideKeywords) : makeLength())]
        }
        pieces.append(.variable(random.pick(OracleNames.variables + ["--none"]), fallback: fallback))
        if random.chance(percent: 8) {
            pieces += random.chance(percent: 50) ? makeTemplate(depth: 0) : [.text(makeLength())]
        }
        return pieces
    }

    // MARK: Trees

    /// A node with random descendants, at most `remaining` nodes in total.
    mutating func makeNode(_ remaining: inout Int, depth: Int) -> TestNode {
        remaining -= 1
        let node = TestNode(random.pick(OracleNames.types))
        if random.chance(percent: 10) { node.types.insert(random.pick(OracleNames.ownTypes), at: 0) }
        if random.chance(percent: 25) { node.controllerTypes = random.pick(OracleNames.controllers) }
        if random.chance(percent: 15) { node.id = random.pick(OracleNames.ids) }
        for name in OracleNames.classes where random.chance(percent: 22) { node.classes.append(name) }
        if random.chance(percent: 30) { node.attributes["label"] = random.pick(OracleNames.labels) }
        if random.chance(percent: 15) { node.attributes["text"] = random.pick(OracleNames.labels) }
        if random.chance(percent: 10) { node.attributes["tag"] = "7" }
        if random.chance(percent: 8) { node.attributes["lang"] = random.pick(OracleNames.languages) }
        node.state = .random(&random)
        while depth < 7, remaining > 0, random.chance(percent: 70) {
            node.append(makeNode(&remaining, depth: depth + 1))
        }
        return node
    }
}
