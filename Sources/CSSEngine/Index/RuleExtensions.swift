/// The rules that `@extend` names.
///
/// An `@extend` names the first rule whose list has an equal selector, among the rules that apply in the environment of the
/// engine. Its declarations precede those of the extending rule, and what the named rule extends precedes both.
package struct RuleExtensions {
    /// The rules of a file, which are consecutive in the index.
    struct Part {
        let sheet: ParsedStylesheet
        /// The index of the file's first selector list in the merged selector table.
        let listBase: UInt32
        /// The index of the file's first effective rule.
        let firstRule: Int
        let isEffective: [Bool]
        let appliesInEngine: [Bool]
    }

    /// An `@extend` of an effective rule.
    package struct Link: Sendable {
        package let sheet: ParsedStylesheet
        package let statement: RuleExtension
        /// The index of the extending rule.
        let rule: Int
        /// The index of the extended rule; `nil` if there is none.
        package let target: Int?
        /// Whether the extended rule extends the extending one, so that the statement has no effect.
        package var isCyclic = false
    }

    private(set) var links: [Link] = []
    /// The indices of extended rules. See `RuleIndex.extendedRules`.
    private(set) var rules: [UInt32] = []
    /// The ranges of `rules`, by extending rule.
    private(set) var ranges: [(rule: Int, range: Range<Int>)] = []

    /// The maximum number of rules that a rule extends, with those that they extend. The last ones count.
    static let limit = 100

    /// The maximum number of extended rules of all rules. Later rules extend nothing.
    private static let totalLimit = 5_000_000

    /// No extensions.
    init() {}

    init(_ parts: [Part], _ selectors: SelectorTable) {
        var keys = SelectorKeys(selectors)
        var targets = RuleTargets()
        var statements: [(part: Part, statement: RuleExtension, key: SelectorKey, rule: Int)] = []
        for part in parts where !part.sheet.extensions.isEmpty {
            let indices = part.ruleIndices
            for statement in part.sheet.extensions {
                guard let rule = indices[Int(statement.rule)],
                    let key = keys.keys(ofList: part.listBase + statement.list).first
                else { continue }
                statements.append((part, statement, key, rule))
                targets.want(key)
            }
        }
        for part in parts { targets.find(in: part, &keys) }
        links = statements.map { entry in
            Link(
                sheet: entry.part.sheet, statement: entry.statement, rule: entry.rule,
                target: targets.rule(of: entry.key))
        }
        let graph = ExtensionGraph(links)
        for index in links.indices { links[index].isCyclic = graph.isCyclic(links[index]) }
        append(graph.rulesInOrder, targets)
    }

    /// Appends the extended rules of each extending rule.
    /// - Parameter order: The extending rules, after those that they extend.
    private mutating func append(_ order: [Int], _ targets: RuleTargets) {
        let linksByRule = Dictionary(grouping: links) { $0.rule }
        var rangeOfRule: [Int: Range<Int>] = [:]
        for rule in order where rules.count < Self.totalLimit {
            var extended: [UInt32] = []
            for link in linksByRule[rule] ?? [] where !link.isCyclic {
                guard let target = link.target else { continue }
                extended += rules[rangeOfRule[target] ?? 0..<0] + targets.runs(of: target).map { UInt32($0) }
            }
            // The last one of several equal rules decides.
            var isKnown: Set<UInt32> = []
            let kept = extended.reversed().filter { isKnown.insert($0).inserted }.prefix(Self.limit)
            guard !kept.isEmpty else { continue }
            let start = rules.count
            rules += kept.reversed()
            rangeOfRule[rule] = start..<rules.count
            ranges.append((rule, start..<rules.count))
        }
    }
}

extension RuleExtensions.Part {
    /// The index of each rule of the file; `nil` for rules that are not effective.
    var ruleIndices: [Int?] {
        var next = firstRule
        return sheet.rules.map { rule in
            guard isEffective[Int(rule.group)] else { return nil }
            defer { next += 1 }
            return next
        }
    }
}

/// Finds the first rule with each of some selectors.
private struct RuleTargets {
    /// The rule of each wanted selector; -1 before it is found.
    private var rules: [SelectorKey: Int] = [:]
    /// The indices of the rule and of its declarations after nested rules.
    private var runsOfRule: [Int: [Int]] = [:]

    /// A style rule with its declarations after nested rules.
    private struct Block: Hashable {
        let list: UInt32
        let group: UInt32
    }

    mutating func want(_ key: SelectorKey) { rules[key] = -1 }

    func rule(of key: SelectorKey) -> Int? { rules[key].flatMap { $0 < 0 ? nil : $0 } }

    func runs(of rule: Int) -> [Int] { runsOfRule[rule] ?? [] }

    mutating func find(in part: RuleExtensions.Part, _ keys: inout SelectorKeys) {
        var targets: [Block: Int] = [:]
        for (rule, index) in zip(part.sheet.rules, part.ruleIndices) {
            guard let index, part.appliesInEngine[Int(rule.group)] else { continue }
            let block = Block(list: rule.list, group: rule.group)
            if let target = targets[block] {
                runsOfRule[target]?.append(index)
                continue
            }
            for key in keys.keys(ofList: part.listBase + rule.list) where rules[key] == -1 {
                rules[key] = index
                targets[block] = index
                runsOfRule[index] = [index]
            }
        }
    }
}

/// The rules that extend one another. Finds cycles by the algorithm of Tarjan (1972), without recursion.
private struct ExtensionGraph {
    /// The extended rules of each extending rule.
    private let targets: [Int: [Int]]
    private var component: [Int: Int] = [:]
    /// The extending rules, each after those that it extends.
    private(set) var rulesInOrder: [Int] = []

    init(_ links: [RuleExtensions.Link]) {
        targets = Dictionary(grouping: links) { $0.rule }.mapValues { $0.compactMap(\.target) }
        var numbers: [Int: Int] = [:]
        var lowest: [Int: Int] = [:]
        var open: [Int] = []
        for root in targets.keys.sorted() where numbers[root] == nil {
            var path: [(rule: Int, next: Int)] = [(root, 0)]
            numbers[root] = numbers.count
            lowest[root] = numbers[root]
            open.append(root)
            while let (rule, next) = path.last {
                let successors = targets[rule] ?? []
                if next < successors.count {
                    path[path.count - 1].next += 1
                    let successor = successors[next]
                    if targets[successor] == nil { continue }
                    if let number = numbers[successor] {
                        if component[successor] == nil { lowest[rule] = min(lowest[rule]!, number) }
                    } else {
                        numbers[successor] = numbers.count
                        lowest[successor] = numbers[successor]
                        open.append(successor)
                        path.append((successor, 0))
                    }
                    continue
                }
                path.removeLast()
                if let parent = path.last?.rule { lowest[parent] = min(lowest[parent]!, lowest[rule]!) }
                guard lowest[rule] == numbers[rule] else { continue }
                while let member = open.popLast() {
                    component[member] = rule
                    rulesInOrder.append(member)
                    if member == rule { break }
                }
            }
        }
    }

    /// Whether the extended rule extends the extending one, directly or through others.
    func isCyclic(_ link: RuleExtensions.Link) -> Bool {
        guard let target = link.target, let own = component[link.rule] else { return false }
        return target == link.rule || component[target] == own
    }
}
