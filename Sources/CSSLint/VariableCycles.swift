import CSSEngine

/// Finds variables that depend on themselves, directly or through others (CSS Variables 1, section 2.3).
///
/// Ignores variables with several definitions, and references to variables that are defined for other elements: they need
/// not be part of a cycle.
struct VariableCycles {
    private let definitions: VariableDefinitions

    init(_ definitions: VariableDefinitions) {
        self.definitions = definitions
    }

    private enum Progress {
        /// On the current path, at this index.
        case open(Int)
        case done
    }

    /// One diagnostic for each cycle, at the definition of its first variable.
    var findings: [Diagnostic] {
        var progress: [BytewiseString: Progress] = [:]
        var cycles: [Diagnostic] = []
        for name in definitions.names where progress[name] == nil {
            var path = [(name: name, next: references(in: name))]
            progress[name] = .open(0)
            while !path.isEmpty {
                guard let next = path[path.count - 1].next.popLast() else {
                    progress[path.removeLast().name] = .done
                    continue
                }
                switch progress[next] {
                case nil:
                    progress[next] = .open(path.count)
                    path.append((next, references(in: next)))
                case .open(let start): cycles += finding(path[start...].prefix(2).map(\.name))
                case .done: break
                }
            }
        }
        return cycles
    }

    /// - Parameter cycle: The first variable of the cycle, and the second one if there is one.
    private func finding(_ cycle: [BytewiseString]) -> [Diagnostic] {
        let locations = cycle.compactMap { definitions[$0].first?.location }
        guard let location = locations.first else { return [] }
        return [
            Diagnostic(
                kind: .variableCycle, source: location.source, range: location.range,
                related: locations.dropFirst().first)
        ]
    }

    /// Returns the variables that the only definition of a variable refers to, if they are defined for the same elements.
    /// In reverse order.
    private func references(in name: BytewiseString) -> [BytewiseString] {
        guard let own = onlyDefinition(of: name), case .unparsed(let value) = own.value else { return [] }
        let names = own.sheet.unparsedValues.customProperties(in: value).map {
            BytewiseString(own.sheet.names.string($0))
        }
        return names.reversed().filter { other in onlyDefinition(of: other).map { isForSameElements($0, own) } ?? false
        }
    }

    private func onlyDefinition(of name: BytewiseString) -> VariableDefinitions.Definition? {
        definitions[name].count == 1 ? definitions[name].first : nil
    }

    private func isForSameElements(_ left: VariableDefinitions.Definition, _ right: VariableDefinitions.Definition)
        -> Bool
    {
        if left.sheet === right.sheet, left.rule == right.rule { return true }
        guard let left = outermostPrelude(left), let right = outermostPrelude(right) else { return false }
        return left == right
    }

    /// Returns the source text of the selectors of a definition's rule. `nil` for a nested rule.
    private func outermostPrelude(_ definition: VariableDefinitions.Definition) -> BytewiseString? {
        let rule = definition.sheet.rules[definition.rule]
        guard rule.parent == nil else { return nil }
        return BytewiseString(definition.sheet.source.string(Int(rule.preludeStart)..<Int(rule.preludeEnd)))
    }
}
