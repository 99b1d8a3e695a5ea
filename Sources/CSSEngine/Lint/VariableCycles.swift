/// Finds variables that are defined by themselves, directly or by way of others (CSS Variables 1, section 2.3).
///
/// Where a variable has several definitions, or others than it are defined for other views, there need be no cycle.
struct VariableCycles {
    private let definitions: VariableDefinitions

    init(_ definitions: VariableDefinitions) {
        self.definitions = definitions
    }

    private enum Progress {
        /// On the path that is followed, at this place.
        case open(Int)
        case done
    }

    /// One diagnostic for each cycle, where the variable that is defined first among its own is defined.
    var advice: [Diagnostic] {
        var progress: [String: Progress] = [:]
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
                case .open(let start): cycles += advice(path[start...].prefix(2).map(\.name))
                case .done: break
                }
            }
        }
        return cycles
    }

    /// - Parameter cycle: its first variable, and the second where there is one.
    private func advice(_ cycle: [String]) -> [Diagnostic] {
        let places = cycle.compactMap { definitions[$0].first?.place }
        guard let place = places.first else { return [] }
        return [
            Diagnostic(
                kind: .advice(.variableCycle), source: place.source, range: place.range,
                related: places.dropFirst().first)
        ]
    }

    /// The variables that the only definition of one refers to, as far as theirs are for the same views; the last first.
    private func references(in name: String) -> [String] {
        guard let own = only(name), case .unparsed(let template) = own.value else { return [] }
        let names = own.sheet.unparsedValues[template].compactMap { step -> String? in
            guard case .reference(.variable(let name), _) = step else { return nil }
            return own.sheet.names.string(name)
        }
        return names.reversed().filter { other in only(other).map { isForSameViews($0, own) } ?? false }
    }

    private func only(_ name: String) -> VariableDefinitions.Definition? {
        definitions[name].count == 1 ? definitions[name].first : nil
    }

    private func isForSameViews(_ left: VariableDefinitions.Definition, _ right: VariableDefinitions.Definition) -> Bool
    {
        if left.sheet === right.sheet, left.rule == right.rule { return true }
        guard let left = outermostPrelude(left), let right = outermostPrelude(right) else { return false }
        return left == right
    }

    /// The selectors of a rule that stands in no other one, as written.
    private func outermostPrelude(_ definition: VariableDefinitions.Definition) -> String? {
        let rule = definition.sheet.rules[definition.rule]
        guard rule.parent == 0 else { return nil }
        return definition.sheet.source.string(Int(rule.preludeStart)..<Int(rule.preludeEnd))
    }
}
