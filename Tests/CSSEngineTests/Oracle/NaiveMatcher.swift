import CSSEngine

/// Matches selectors as Selectors 4 defines them: recursively, without an index, a cache or code of the engine.
struct NaiveMatcher {
    /// The environment of all elements that do not override it.
    var environment: CSS.Environment
    /// The types that exact type selectors can match.
    var exactTypes = NaiveExactTypes()
    /// The options of the stylesheet whose selectors are matched.
    var options: SelectorOptions = []

    /// Whether any of the selectors matches.
    func matchesAny(
        _ selectors: [NaiveSelector], _ node: TestNode, _ scope: NaiveScope?, anchor: TestNode? = nil
    ) -> Bool {
        selectors.contains { matches($0, node, scope, anchor: anchor) }
    }

    /// Whether a selector that is valid matches.
    func matches(
        _ selector: NaiveSelector, _ node: TestNode, _ scope: NaiveScope?, anchor: TestNode? = nil
    ) -> Bool {
        matches(selector.steps[...], NaiveTarget(node), scope, anchor)
    }

    /// The selectors of a rule that match an element, or the view controller whose root view it is.
    func matching(
        _ selectors: [NaiveSelector], _ target: NaiveTarget, _ scope: NaiveScope?, anchor: TestNode? = nil
    ) -> [NaiveSelector] {
        let usesControllers = options.contains(.matchesControllers) && !NaiveScope(selectors, in: scope).usesHas
        return selectors.filter {
            matches($0.steps[...], target, scope, anchor, usesControllers: usesControllers)
        }
    }

    private func matches(
        _ steps: ArraySlice<NaiveSelector.Step>, _ target: NaiveTarget, _ scope: NaiveScope?, _ anchor: TestNode?,
        usesControllers: Bool = false
    ) -> Bool {
        guard let last = steps.last else { return false }
        if target.isController {
            guard usesControllers, !target.node.controllerTypes.isEmpty, last.canMatchController(in: scope) else {
                return false
            }
        }
        guard last.compound.allSatisfy({ matches($0, target, scope, anchor) }) else { return false }
        guard let combinator = last.combinator, steps.count > 1 else { return true }
        return targets(left: combinator, of: target).contains {
            matches(steps.dropLast(), $0, scope, anchor, usesControllers: usesControllers)
        }
    }

    /// Returns the candidates for the left side of a combinator if `target` matches its right side.
    private func targets(left combinator: NaiveCombinator, of target: NaiveTarget) -> [NaiveTarget] {
        let own = target.isController ? [] : [NaiveTarget(target.node, isController: true)]
        let ancestors = sequence(first: target.node, next: \.parent).dropFirst()
        switch combinator {
        case .child: return own + ancestors.prefix(1).map { NaiveTarget($0) }
        case .descendant: return own + ancestors.flatMap { [NaiveTarget($0), NaiveTarget($0, isController: true)] }
        case .nextSibling where !target.isController:
            return siblings(before: target.node).suffix(1).map { NaiveTarget($0) }
        case .subsequentSibling where !target.isController: return siblings(before: target.node).map { NaiveTarget($0) }
        case .nextSibling, .subsequentSibling: return []
        }
    }

    private func matches(
        _ simple: NaiveSimple, _ target: NaiveTarget, _ scope: NaiveScope?, _ anchor: TestNode?
    ) -> Bool {
        guard target.isController else { return matches(simple, target.node, scope, anchor) }
        switch simple {
        case .type(let name):
            return options.contains(.matchesExactTypes)
                ? exactTypes.controllerType(of: target.node) == name : target.node.controllerTypes.contains(name)
        case .nesting:
            guard let scope, scope.canMatchController else { return matches(simple, target.node, scope, anchor) }
            return !matching(scope.selectors, target, scope.outer, anchor: anchor).isEmpty
        case .universal, .id, .className, .attribute, .state, .structural, .nth, .logical, .direction, .language,
            .environment, .inertClass, .inertElement, .unknown, .anchor:
            return matches(simple, target.node, scope, anchor)
        }
    }

    private func siblings(of node: TestNode) -> [TestNode] { node.parent?.children ?? [node] }

    private func siblings(before node: TestNode) -> [TestNode] {
        Array(siblings(of: node).prefix { $0 !== node })
    }

    private func matches(_ simple: NaiveSimple, _ node: TestNode, _ scope: NaiveScope?, _ anchor: TestNode?) -> Bool {
        switch simple {
        case .type(let name):
            return options.contains(.matchesExactTypes)
                ? exactTypes.type(of: node) == name : node.types.contains(name)
        case .universal: return true
        case .id(let name): return node.id.map { isName($0, name) } ?? false
        case .className(let name): return node.classes.contains { isName($0, name) }
        case .attribute(let attribute): return matches(attribute, node)
        case .state(let name): return matches(state: name, node)
        case .structural(let name): return matches(structural: name, node)
        case .nth(let nth): return matches(nth, node, scope, anchor)
        case .logical(.is, let list), .logical(.where, let list):
            return matchesAny(list.filter(\.isValid), node, scope, anchor: anchor)
        case .logical(.not, let list): return !matchesAny(list, node, scope, anchor: anchor)
        // `&` can bring `:has()` into `:has()`, where it never matches.
        case .logical(.has, let list): return anchor == nil && has(list, node, scope)
        case .nesting:
            guard let scope else { return node.parent == nil }
            return !matching(scope.selectors, NaiveTarget(node), scope.outer, anchor: anchor).isEmpty
        case .direction(let isRightToLeft):
            return isRightToLeft == (environment(of: node).layoutDirection == .rightToLeft)
        case .language(let ranges): return ranges.contains { matches(range: $0, language(of: node)) }
        case .environment(_, let holds): return holds(environment(of: node))
        case .inertClass, .inertElement, .unknown: return false
        case .anchor: return node === anchor
        }
    }

    /// Whether a class or an id has the name in a selector.
    private func isName(_ name: String, _ selector: String) -> Bool {
        options.contains(.ignoresNameCase) ? Self.folded(name) == Self.folded(selector) : name == selector
    }

    /// A name with its ASCII letters in lower case.
    static func folded(_ name: String) -> String {
        String(name.map { $0.isASCII ? Character($0.lowercased()) : $0 })
    }

    private func has(_ list: [NaiveSelector], _ node: TestNode, _ scope: NaiveScope?) -> Bool {
        let relative = list.map { $0.anchored(at: .anchor) }
        // Combinators lead to descendants, following siblings and their descendants only.
        let later = siblings(of: node).drop { $0 !== node }.dropFirst()
        return (node.children + later).contains { top in
            top.preorder.contains { matchesAny(relative, $0, scope, anchor: node) }
        }
    }

    private func matches(state name: String, _ node: TestNode) -> Bool {
        switch name {
        case "disabled": node.state.contains(.disabled)
        case "enabled": !node.state.contains(.disabled)
        case "selected": node.state.contains(.selected)
        case "highlighted", "active": node.state.contains(.highlighted)
        case "focused", "focus": node.state.contains(.focused)
        case "focus-within": node.preorder.contains { $0.state.contains(.focused) }
        case "focus-visible": node.state.contains(.focusVisible)
        case "placeholder-shown": node.state.contains(.placeholderShown)
        case "read-write": node.state.contains(.readWrite)
        case "read-only": !node.state.contains(.readWrite)
        case "checked": node.state.contains(.checked)
        case "defined": true
        default: preconditionFailure("unknown state \(name)")
        }
    }

    // MARK: Environment

    private func environment(of node: TestNode) -> CSS.Environment {
        let inherited = node.parent.map { environment(of: $0) } ?? environment
        return node.environmentOverride?.applied(to: inherited) ?? inherited
    }

    /// The language of the closest element that has one, or of the environment.
    private func language(of node: TestNode) -> String {
        let declared = sequence(first: node, next: \.parent).compactMap { $0.attributes["lang"] }.first
        return declared ?? environment(of: node).language
    }

    /// Whether a language is in a range: extended filtering of RFC 4647. An empty range matches no language.
    private func matches(range: String, _ language: String) -> Bool {
        if range.isEmpty || language.isEmpty { return range.isEmpty && language.isEmpty }
        let wanted = range.lowercased().split(separator: "-")
        let tags = language.lowercased().split(separator: "-")
        guard wanted[0] == "*" || wanted[0] == tags[0] else { return false }
        var rest = tags.dropFirst()
        for subtag in wanted.dropFirst() where subtag != "*" {
            guard let index = rest.firstIndex(of: subtag), rest[..<index].allSatisfy({ $0.count > 1 }) else {
                return false
            }
            rest = rest[(index + 1)...]
        }
        return true
    }

    private func matches(structural name: String, _ node: TestNode) -> Bool {
        let siblings = siblings(of: node)
        let ofType = siblings.filter { $0.types.first == node.types.first }
        switch name {
        case "root", "scope": return node.parent == nil
        case "empty": return node.children.isEmpty && !node.hasText
        case "first-child": return siblings.first === node
        case "last-child": return siblings.last === node
        case "only-child": return siblings.count == 1
        case "first-of-type": return ofType.first === node
        case "last-of-type": return ofType.last === node
        case "only-of-type": return ofType.count == 1
        default: preconditionFailure("unknown pseudo-class \(name)")
        }
    }

    private func matches(_ nth: NaiveNth, _ node: TestNode, _ scope: NaiveScope?, _ anchor: TestNode?) -> Bool {
        var counted = siblings(of: node)
        if nth.name.hasSuffix("of-type") { counted = counted.filter { $0.types.first == node.types.first } }
        if let list = nth.list { counted = counted.filter { matchesAny(list, $0, scope, anchor: anchor) } }
        if nth.name.contains("last") { counted.reverse() }
        guard let index = counted.firstIndex(where: { $0 === node }) else { return false }
        let distance = index + 1 - nth.b
        return nth.a == 0 ? distance == 0 : distance % nth.a == 0 && distance / nth.a >= 0
    }

    private func matches(_ attribute: NaiveAttribute, _ node: TestNode) -> Bool {
        guard var actual = node.styleAttribute(attribute.name) else { return false }
        var value = attribute.value
        if attribute.flag.lowercased() == "i" { (actual, value) = (actual.lowercased(), value.lowercased()) }
        switch attribute.matcher {
        case "": return true
        case "=": return actual == value
        case "~=": return !value.isEmpty && actual.split(separator: " ").contains { $0 == value }
        case "|=": return actual == value || actual.hasPrefix(value + "-")
        case "^=": return !value.isEmpty && actual.hasPrefix(value)
        case "$=": return !value.isEmpty && actual.hasSuffix(value)
        case "*=": return !value.isEmpty && actual.contains(value)
        default: preconditionFailure("unknown matcher \(attribute.matcher)")
        }
    }
}
