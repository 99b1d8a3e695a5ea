/// The custom functions of all stylesheets, by name. As in the cascade, the last definition in the strongest layer applies.
struct FunctionTable: Sendable {
    /// A function of a stylesheet.
    struct Definition: Sendable {
        /// The indices of the stylesheet, and of the function in it.
        let sheet: Int
        let function: Int
        /// The media conditions around the function and around the imports of its stylesheet.
        let conditions: [MediaCondition]
        /// The cascade level of the layer.
        let level: UInt32
    }

    /// The definitions by the engine's atom of the name, the strongest last.
    private var definitions: [Atom: [Definition]] = [:]

    var isEmpty: Bool { definitions.isEmpty }

    /// The definitions of a name, the strongest last.
    subscript(name: Atom) -> [Definition] { definitions[name] ?? [] }

    /// Adds a function, which is stronger than the ones before in the same layer.
    mutating func append(_ definition: Definition, name: Atom) { definitions[name, default: []].append(definition) }

    /// Orders the definitions by their layers, after all functions were added.
    mutating func finish() {
        for (name, all) in definitions where all.count > 1 {
            definitions[name] = all.indices.sorted { (all[$0].level, $0) < (all[$1].level, $1) }.map { all[$0] }
        }
    }

    /// Whether the functions of two indexes have the same effect.
    static func haveSameEffect(_ left: RuleIndex, _ right: RuleIndex) -> Bool {
        if left.functions.definitions.isEmpty, right.functions.definitions.isEmpty { return true }
        return left.functions.texts(in: left) == right.functions.texts(in: right)
    }

    /// The source texts and the conditions of the definitions of each name.
    private func texts(in index: RuleIndex) -> [BytewiseString: [Text]] {
        var texts: [BytewiseString: [Text]] = [:]
        for all in definitions.values {
            guard let first = all.first else { continue }
            let sheet = index.sheets[first.sheet]
            let name = BytewiseString(sheet.names.string(sheet.functions[first.function].name))
            texts[name] = all.map { Text($0, in: index) }
        }
        return texts
    }

    private struct Text: Equatable {
        let text: [UInt8]
        let conditions: [MediaCondition]

        init(_ definition: Definition, in index: RuleIndex) {
            let sheet = index.sheets[definition.sheet]
            text = Array(sheet.source.bytes(sheet.functions[definition.function].range))
            conditions = definition.conditions
        }
    }
}
