/// Parses `@keyframes name { <keyframe-selector># { … } }` (CSS Animations 1, section 3).
struct KeyframesParser: ~Copyable {
    private let tokens: TokenList
    private let properties: PropertyTable
    /// Parses the declarations of the rule. Its tables are not part of the stylesheet.
    private var declarations: DeclarationParser
    private let timingFunction: PropertyID?
    private let composition: PropertyID?

    init(_ tokens: TokenList, properties: PropertyTable) {
        self.tokens = tokens
        self.properties = properties
        declarations = DeclarationParser(tokens, properties: properties, reservesCapacity: false)
        timingFunction = properties["animation-timing-function"]
        composition = properties["animation-composition"]
    }

    /// Parses a rule. Reports errors. Returns `nil` if the name is invalid.
    /// - Parameters:
    ///   - name: The at-keyword.
    ///   - group: The innermost group rule around the rule.
    mutating func parse(
        _ name: Int, _ prelude: Range<Int>, _ block: Range<Int>, in group: UInt32, names: inout AtomTable,
        log: inout DiagnosticLog
    ) -> KeyframesRule? {
        let prelude = tokens.trimmed(prelude)
        var stream = ComponentValueStream(tokens, prelude, keywords: .standard)
        guard case .identifier(let keyframesName) = MotionGrammar.keyframesName.parse(&stream), stream.isAtEnd else {
            log.add(.invalidKeyframes, tokens.byteRange(name..<max(name + 1, prelude.upperBound)))
            return nil
        }
        var keyframes: [KeyframesRule.Keyframe] = []
        var items = RuleParser(tokens, block, as: .rules)
        while true {
            switch items.next() {
            case .qualifiedRule(let selectors, let block):
                guard let offsets = offsets(tokens.trimmed(selectors)) else {
                    log.add(.invalidKeyframeSelector, tokens.byteRange(tokens.trimmed(selectors)))
                    continue
                }
                keyframes.append(keyframe(offsets, block, names: &names, log: &log))
            case .atRule(let name, _, _): log.add(.misplacedAtRule, tokens.byteRange(name..<name + 1))
            case .declaration, .invalid(_, _): continue
            case .blockEnd:
                return KeyframesRule(name: BytewiseString(keyframesName), group: group, keyframes: keyframes)
            }
        }
    }

    /// Returns the instants of selectors: `from`, `to`, and percentages from 0 to 100. `nil` if one is invalid.
    private func offsets(_ range: Range<Int>) -> [Double]? {
        var stream = ComponentValueStream(tokens, range, keywords: .standard)
        var offsets: [Double] = []
        repeat {
            if stream.consume(identifier: "from") {
                offsets.append(0)
            } else if stream.consume(identifier: "to") {
                offsets.append(1)
            } else if case .percentage(let percentage) = NumericParser.percentage(&stream),
                (0...100).contains(percentage)
            {
                offsets.append(percentage / 100)
            } else {
                return nil
            }
        } while stream.consume(.comma)
        return stream.isAtEnd ? offsets : nil
    }

    private mutating func keyframe(
        _ offsets: [Double], _ block: Range<Int>, names: inout AtomTable, log: inout DiagnosticLog
    ) -> KeyframesRule.Keyframe {
        var parsed: [KeyframeDeclaration] = []
        var timing: TimingFunction?
        var composition: KeyframeComposition?
        var items = RuleParser(tokens, block, as: .declarations)
        while true {
            switch items.next() {
            case .declaration(let item):
                guard !item.isImportant else {
                    log.add(.importantInKeyframe, tokens.byteRange(item.name..<item.name + 1))
                    continue
                }
                let start = Int(declarations.count)
                guard declarations.parse(item, names: &names, log: &log) != nil else { continue }
                let new = declarations.declarations[start...]
                if case .property(let property) = new.first?.property, isSetting(property) {
                    let text = tokens.text(item.value)
                    if property == timingFunction { timing = TimingFunctionParser.parse(text) }
                    if property == self.composition {
                        composition = KeyframeComposition(rawValue: asciiLowercased(text))
                    }
                    continue
                }
                var keyframe = KeyframeDeclaration(
                    text: "\(tokens.name(item.name)): \(tokens.text(item.value))")
                for declaration in new {
                    switch declaration.property {
                    case .property(let property):
                        keyframe.properties.append(.property(property))
                        if case .absolute(let index) = declaration.value {
                            keyframe.values[property] = declarations.values[Int(index)]
                        }
                    case .custom(let name): keyframe.properties.append(.custom(BytewiseString(names.string(name))))
                    case .all: break
                    }
                }
                if !keyframe.properties.isEmpty { parsed.append(keyframe) }
            case .atRule(let name, _, _): log.add(.misplacedAtRule, tokens.byteRange(name..<name + 1))
            case .qualifiedRule(let range, _), .invalid(let range, _):
                log.add(.invalidDeclaration, tokens.byteRange(tokens.trimmed(range)))
            case .blockEnd:
                return KeyframesRule.Keyframe(
                    offsets: offsets, declarations: parsed, timing: timing, composition: composition)
            }
        }
    }

    /// Whether a property says how an animation runs, so that it has no keyframes.
    private func isSetting(_ property: PropertyID) -> Bool {
        properties[property].name.hasPrefix("animation-")
    }
}
