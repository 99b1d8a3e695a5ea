/// Builds a `RuleIndex`: merges the names and selectors of all stylesheets, orders the layers, ranks the selectors, and
/// fills the buckets.
package struct RuleIndexBuilder: ~Copyable {
    private(set) var sheets: [ParsedStylesheet] = []
    private(set) var names: [[Atom]] = []
    private(set) var selectors = SelectorTable()
    private(set) var rules: [RuleIndex.Rule] = []
    private(set) var extensions = RuleExtensions()
    private(set) var exactTypes = ExactTypes()
    private(set) var scopes = ScopeTable()
    private(set) var scopeRules = ScopeRuleTable()
    private(set) var containers = ContainerRuleTable()
    private(set) var containerBases: [UInt32] = []
    private(set) var customMedia: [CustomMediaTable] = []
    private(set) var functions = FunctionTable()
    private(set) var keyframes = KeyframesTable()
    private(set) var hasStartingRules = false
    private(set) var partNames: Set<String> = []
    private(set) var declarations: [Declaration] = []
    private(set) var ruleOfRank: [UInt32] = []
    private(set) var specificityOfRank: [Specificity] = []
    private(set) var entries: [RuleIndex.Entry] = []
    private(set) var filters = UniqueArray<AncestorFilter>()
    private(set) var starts: [UInt32] = []
    private(set) var nameCount = 0
    private(set) var levels = CascadeLevels()
    private(set) var conditions = [RuleIndex.Condition(stylesheet: 0, part: 0, group: 0)]
    private(set) var registeredProperties = RegisteredProperties()
    private var propertyRules = PropertyRuleWinners()

    /// A selector before it is ranked.
    private struct Candidate {
        var complex: UInt32
        var rule: UInt32
        /// The level of the rule and the specificity of the selector, which order the selectors.
        var key: UInt64
    }

    private var candidates: [Candidate] = []
    private var extensibleParts: [RuleExtensions.Part] = []

    /// - Parameters:
    ///   - stylesheets: The stylesheets, in cascade order within their origin.
    ///   - groupRules: The group rules of each stylesheet that apply.
    ///   - usesSpecificity: Whether specificity orders the rules of a layer. If not, the last matching rule wins.
    ///   - registrations: The custom properties that are registered from code.
    ///   - table: The engine's atoms. The names of the stylesheets are added to it.
    package static func build(
        _ stylesheets: [(sheet: Stylesheet, origin: Origin)], groupRules: [EffectiveGroupRules],
        usesSpecificity: Bool, registrations: [BytewiseString: PropertyRegistration] = [:],
        names table: inout AtomTable
    ) -> RuleIndex {
        var builder = RuleIndexBuilder()
        builder.reserveCapacity(for: stylesheets.flatMap(\.sheet.parts))
        var layers = LayerOrder()
        for origin in [Origin.userAgent, .author] {
            var parts: [ImportedPart] = []
            for (position, member) in stylesheets.enumerated() where member.origin == origin {
                parts += builder.merge(member.sheet, position, groupRules[position], &layers, names: &table).map {
                    var part = $0
                    part.ordering = member.sheet.ordering
                    return part
                }
            }
            layers.order()
            let levels = layers.levels(startingAt: UInt32(builder.levels.normalCount))
            for part in parts {
                builder.addRules(of: part, levels: levels, usesSpecificity: usesSpecificity, names: &table)
                builder.addFunctions(of: part, levels: levels)
                builder.addKeyframes(of: part, levels: levels)
            }
            builder.levels.add(layers: layers.count, of: origin)
            layers = LayerOrder()
        }
        builder.scopes.finish(ruleCount: builder.rules.count)
        if !builder.scopes.isEmpty { builder.names.append(builder.scopes.names) }
        builder.register(registrations, names: &table)
        builder.functions.finish()
        builder.extendRules()
        builder.findExactTypes(&table)
        builder.findPartNames(table)
        builder.nameCount = table.count
        builder.rank()
        builder.scopeRules.findRootBuckets(builder.selectors)
        return RuleIndex(builder)
    }

    private mutating func reserveCapacity(for parts: [Stylesheet.Part]) {
        rules.reserveCapacity(parts.reduce(0) { $0 + $1.sheet.rules.count })
        candidates.reserveCapacity(parts.reduce(0) { $0 + $1.sheet.selectors.complexes.count })
    }

    // MARK: Stylesheets

    /// A file of a stylesheet, with the file's offsets in the merged tables.
    private struct ImportedPart {
        var sheet: Int
        /// The indices of the part's first selector list and first complex selector in the merged selector table.
        var listBase: UInt32
        var complexBase: UInt32
        /// The index of the part's first declaration in `declarations`.
        var declarationBase: UInt32
        /// The number of `@scope` rules before those of the part.
        var scopeBase: UInt32
        /// The number of `@container` rules before those of the part.
        var containerBase: UInt32
        /// The layers of the part, as indices in the layer order of the origin.
        var layers: [Int]
        /// Whether each of the part's group rules applies in some environment.
        var isEffective: [Bool]
        /// Whether each of the part's group rules applies in the environment of the engine.
        var appliesInEngine: [Bool]
        /// The condition of the rules directly in a group rule, by group rule: an index of `RuleIndex.conditions`.
        var conditions: [UInt32]
        let groups: GroupRuleTable
        /// The media conditions around the imports of the part.
        var importConditions: [MediaCondition] = []
        /// The order of the part's rules if the engine uses specificity.
        var ordering = RuleOrdering.cascade
        /// The elements that the part's rules apply to; `nil` for all.
        var scope: StyleScope?

        /// The layer of the rules directly in a group rule, in the layer order of the origin.
        func layer(ofGroup group: UInt32) -> Int { layers[Int(groups.rules[Int(group)].layer)] }
    }

    /// Merges the parts of a stylesheet. Returns them in cascade order.
    private mutating func merge(
        _ stylesheet: Stylesheet, _ position: Int, _ groupRules: EffectiveGroupRules, _ order: inout LayerOrder,
        names table: inout AtomTable
    ) -> [ImportedPart] {
        var parts: [ImportedPart] = []
        for (partIndex, part) in stylesheet.parts.enumerated() {
            let importer = part.importer < 0 ? nil : parts[part.importer]
            let isEffective = groupRules.anywhere[partIndex]
            let conditions = addConditions(of: part, importer, stylesheet: position, partIndex: partIndex)
            var layers: [Int] = []
            for (index, node) in part.sheet.groups.layers.enumerated() {
                if index == 0 {
                    layers.append(importer?.layer(ofGroup: part.group) ?? 0)
                } else {
                    let name = node.name == .none ? nil : BytewiseString(part.sheet.names.string(node.name))
                    layers.append(order.layer(name, in: layers[Int(node.parent)]))
                }
            }
            var imported = append(
                part.sheet, layers: layers, isEffective: isEffective,
                appliesInEngine: groupRules.inEngine[partIndex], conditions: conditions, &table)
            imported.scope = part.scope
            customMedia.append(stylesheet.customMedia)
            if let importer {
                imported.importConditions =
                    importer.importConditions + importer.groups.mediaConditions(around: part.group)
            }
            parts.append(imported)
        }
        for entry in stylesheet.layerOrder where parts[entry.part].isEffective[Int(entry.group)] {
            order.declare(
                parts[entry.part].layers[Int(entry.layer)],
                inEngine: groupRules.inEngine[entry.part][Int(entry.group)])
        }
        return stylesheet.cascadeOrder.map { parts[$0] }
    }

    /// Adds the conditions of a part. Returns the condition of each of its group rules.
    private mutating func addConditions(
        of part: Stylesheet.Part, _ importer: ImportedPart?, stylesheet: Int, partIndex: Int
    ) -> [UInt32] {
        var result: [UInt32] = []
        for (index, rule) in part.sheet.groups.rules.enumerated() {
            if Int(rule.condition) != index {
                result.append(result[Int(rule.condition)])
            } else if index == 0 {
                result.append(importer?.conditions[Int(part.group)] ?? 0)
            } else {
                result.append(UInt32(conditions.count))
                conditions.append(RuleIndex.Condition(stylesheet: stylesheet, part: partIndex, group: index))
            }
        }
        return result
    }

    /// Appends a file to the merged tables.
    private mutating func append(
        _ sheet: ParsedStylesheet, layers: [Int], isEffective: [Bool], appliesInEngine: [Bool], conditions: [UInt32],
        _ table: inout AtomTable
    ) -> ImportedPart {
        let part = ImportedPart(
            sheet: sheets.count, listBase: UInt32(selectors.lists.count),
            complexBase: UInt32(selectors.complexes.count), declarationBase: UInt32(declarations.count),
            scopeBase: UInt32(scopeRules.rules.count), containerBase: UInt32(containers.count), layers: layers,
            isEffective: isEffective,
            appliesInEngine: appliesInEngine, conditions: conditions, groups: sheet.groups)
        scopeRules.append(sheet.groups.scopes, listBase: part.listBase)
        containers.append(sheet.groups.containers)
        containerBases.append(part.containerBase)
        if sheets.isEmpty, table.count == 1 {
            // The engine takes over the tables of the first stylesheet.
            table = sheet.names
            names.append((0..<UInt32(sheet.names.count)).map { Atom(id: $0) })
            selectors = sheet.selectors
            declarations = sheet.declarations
        } else {
            let names = table.merge(sheet.names)
            selectors.append(sheet.selectors, names: names)
            declarations.append(contentsOf: sheet.declarations.lazy.map { $0.renamed(names) })
            self.names.append(names)
        }
        sheets.append(sheet)
        return part
    }

    private mutating func addRules(
        of part: ImportedPart, levels: [UInt32], usesSpecificity: Bool, names table: inout AtomTable
    ) {
        addPropertyRules(of: part, levels: levels)
        let sheet = sheets[part.sheet]
        extensibleParts.append(
            RuleExtensions.Part(
                sheet: sheet, listBase: part.listBase, firstRule: rules.count, isEffective: part.isEffective,
                appliesInEngine: part.appliesInEngine))
        for (index, rule) in sheet.rules.enumerated() where part.isEffective[Int(rule.group)] {
            let level = levels[part.layer(ofGroup: rule.group)]
            let ruleIndex = UInt32(rules.count)
            if let scope = part.scope, !sheet.declaresVariables(rule) {
                scopes.set(scope, ofRule: rules.count, &table)
            }
            let scope = sheet.groups.rules[Int(rule.group)].scope
            let container = sheet.groups.rules[Int(rule.group)].container
            let isStarting = sheet.groups.rules[Int(rule.group)].isStarting
            if isStarting { hasStartingRules = true }
            rules.append(
                RuleIndex.Rule(
                    sheet: UInt32(part.sheet), rule: UInt32(index), level: level,
                    declarationsStart: part.declarationBase + rule.declarationsStart,
                    declarationsEnd: part.declarationBase + rule.declarationsEnd,
                    declarationsBase: part.declarationBase,
                    condition: part.conditions[Int(rule.group)], scope: scope == 0 ? 0 : scope + part.scopeBase,
                    container: container == 0 ? 0 : container + part.containerBase, isStarting: isStarting,
                    hasImportant: rule.hasImportant))
            let list = sheet.selectors.lists[Int(rule.list)]
            for selector in list.indices {
                let complex = sheet.selectors.complexes[selector]
                if complex.neverMatches { continue }
                let own = part.ordering == .cascade ? complex.specificity : Specificity(0, 1, 0)
                let specificity = usesSpecificity ? own.packed : 0
                candidates.append(
                    Candidate(
                        complex: part.complexBase + UInt32(selector), rule: ruleIndex,
                        key: UInt64(level) << 32 | UInt64(specificity)))
            }
        }
    }

    /// Adds the `@property` rules of a part.
    private mutating func addPropertyRules(of part: ImportedPart, levels: [UInt32]) {
        for rule in sheets[part.sheet].propertyRules where part.appliesInEngine[Int(rule.group)] {
            propertyRules.add(
                rule.registration, of: names[part.sheet][Int(rule.name.id)],
                level: levels[part.layer(ofGroup: rule.group)])
        }
    }

    private mutating func addKeyframes(of part: ImportedPart, levels: [UInt32]) {
        for rule in sheets[part.sheet].keyframesRules where part.appliesInEngine[Int(rule.group)] {
            keyframes.add(rule, level: levels[part.layer(ofGroup: rule.group)])
        }
    }

    /// Collects the registrations, and keeps the names of those from code.
    private mutating func register(
        _ registrations: [BytewiseString: PropertyRegistration], names table: inout AtomTable
    ) {
        var fromCode: [Atom: PropertyRegistration] = [:]
        for (name, registration) in registrations { fromCode[table.intern(name.string)] = registration }
        if !fromCode.isEmpty { names.append(Array(fromCode.keys)) }
        registeredProperties = propertyRules.registered(fromCode)
    }

    private mutating func addFunctions(of part: ImportedPart, levels: [UInt32]) {
        let sheet = sheets[part.sheet]
        for (index, function) in sheet.functions.enumerated() where part.isEffective[Int(function.group)] {
            functions.append(
                FunctionTable.Definition(
                    sheet: part.sheet, function: index,
                    conditions: part.importConditions + sheet.groups.mediaConditions(around: function.group),
                    level: levels[part.layer(ofGroup: function.group)]),
                name: names[part.sheet][Int(function.name.id)])
        }
    }

    /// Finds the rules that `@extend` names, once all rules are known.
    private mutating func extendRules() {
        guard sheets.contains(where: { !$0.extensions.isEmpty }) else { return }
        extensions = RuleExtensions(extensibleParts, selectors)
        for (rule, range) in extensions.ranges {
            rules[rule].extendedStart = UInt32(range.lowerBound)
            rules[rule].extendedEnd = UInt32(range.upperBound)
            if extensions.rules[range].contains(where: { rules[Int($0)].hasImportant }) {
                rules[rule].hasImportant = true
            }
        }
    }

    /// Finds the types of exact type selectors, and keeps their names.
    private mutating func findExactTypes(_ table: inout AtomTable) {
        guard sheets.contains(where: { $0.selectorOptions.contains(.matchesExactTypes) }) else { return }
        let toolkit = ExactTypes.toolkit.map { table.intern($0) }
        let controllers = selectors.testsControllers ? ExactTypes.toolkitControllers : []
        var controllerNames = controllers.map { table.intern(ControllerName.type($0)) }
        exactTypes.views = Set(toolkit.map(\.id))
        for component in selectors.components {
            switch component.notation {
            case .exactType where exactTypes.views.insert(component.index).inserted && selectors.testsControllers:
                // A class that a stylesheet names is known, whether it is the class of views or of view controllers.
                let name = table.string(Atom(id: component.index))
                guard ExactTypes.canBeController(name) else { continue }
                controllerNames.append(table.intern(ControllerName.type(name)))
            case .exactType, .exactControllerType, .controllerType, .controllerRoot, .standard, .nesting, .custom,
                .where,
                .defined, .pseudoElement, .keyPath, .foldedID, .rightToLeft:
                break
            }
        }
        exactTypes.controllers = Set(controllerNames.map(\.id))
        names.append(toolkit + controllerNames)
    }

    private mutating func findPartNames(_ table: borrowing AtomTable) {
        for component in selectors.components where component.isPartTest {
            partNames.insert(table.string(Atom(id: selectors.attributes[Int(component.index)].value)))
        }
    }

    // MARK: Ranks

    /// Sorts the candidates by key, and keeps the order of equal keys. Uses a counting sort, because there are few
    /// different keys.
    private mutating func rank() {
        var keyTable = KeyTable()
        let keyIndices = candidates.map { keyTable.index(of: $0.key) }
        var nextRanks = keyTable.firstRanks(keyIndices)
        ruleOfRank = Array(repeating: 0, count: candidates.count)
        specificityOfRank = Array(repeating: .zero, count: candidates.count)
        let firstRanks = nextRanks
        var firstRankOfRank: [UInt32] = []
        var complexOfRank: [UInt32] = []
        if !scopeRules.isEmpty {
            firstRankOfRank = Array(repeating: 0, count: candidates.count)
            complexOfRank = firstRankOfRank
        }
        var buckets = BucketBuilder(count: RuleIndex.Bucket.count(names: nameCount), capacity: candidates.count)
        var keys = BucketKeys(selectors)
        for (candidate, keyIndex) in zip(candidates, keyIndices) {
            let rank = nextRanks[keyIndex]
            nextRanks[keyIndex] += 1
            let complex = selectors.complexes[Int(candidate.complex)]
            ruleOfRank[rank] = candidate.rule
            specificityOfRank[rank] = complex.specificity
            keys.collect(complex)
            let entry = RuleIndex.Entry(complex: candidate.complex, rank: UInt32(rank), isTrivial: keys.isTrivial)
            if !scopeRules.isEmpty {
                firstRankOfRank[rank] = UInt32(firstRanks[keyIndex])
                complexOfRank[rank] = candidate.complex
            }
            let scope = rules[Int(candidate.rule)].scope
            for bucket in keys.buckets {
                if scope == 0 {
                    buckets.add(entry, keys.filter, to: bucket)
                } else {
                    scopeRules.add(entry, scope, bucket)
                }
            }
        }
        entries = buckets.finish(&filters)
        starts = buckets.starts
        if scopeRules.isEmpty { return }
        scopeRules.appendEntries(to: &entries)
        scopeRules.setRanks(first: firstRankOfRank, complexes: complexOfRank)
    }
}

/// Assigns numbers to the different keys of candidates.
private struct KeyTable: ~Copyable {
    private var keys: [UInt64] = []
    /// The index of the last key that was looked up. Most candidates have the key of the one before.
    private var lastIndex = 0
    private var index = HashIndex(minimumCapacity: 128)

    mutating func index(of key: UInt64) -> Int {
        if lastIndex < keys.count, keys[lastIndex] == key { return lastIndex }
        let hash = mixedHash(UInt32(key >> 32), UInt32(truncatingIfNeeded: key))
        if let known = index.find(hash: hash, where: { keys[Int($0)] == key }) {
            lastIndex = Int(known)
        } else {
            lastIndex = keys.count
            index.insert(UInt32(lastIndex), hash: hash)
            keys.append(key)
        }
        return lastIndex
    }

    /// The first rank of each key: the number of candidates with a smaller key.
    /// - Parameter keyIndices: The indices of the candidates' keys.
    func firstRanks(_ keyIndices: [Int]) -> [Int] {
        var counts = Array(repeating: 0, count: keys.count)
        for index in keyIndices { counts[index] += 1 }
        var next = 0
        var ranks = counts
        for index in keys.indices.sorted(by: { keys[$0] < keys[$1] }) {
            ranks[index] = next
            next += counts[index]
        }
        return ranks
    }
}

/// Groups entries by bucket.
private struct BucketBuilder {
    private struct Member {
        var bucket: UInt32
        var entry: RuleIndex.Entry
        var filter: AncestorFilter
    }

    private var members: [Member] = []
    /// The first entry of each bucket after `finish`. Until then, the number of entries of the bucket before.
    private(set) var starts: [UInt32]

    init(count: Int, capacity: Int) {
        starts = Array(repeating: 0, count: count + 1)
        // A selector with `:is()` can have several buckets.
        members.reserveCapacity(capacity + capacity / 4)
    }

    mutating func add(_ entry: RuleIndex.Entry, _ filter: AncestorFilter, to bucket: Int) {
        starts[bucket + 1] += 1
        members.append(Member(bucket: UInt32(bucket), entry: entry, filter: filter))
    }

    /// Returns the grouped entries, and sets their filters.
    mutating func finish(_ filters: inout UniqueArray<AncestorFilter>) -> [RuleIndex.Entry] {
        // All empty arrays of the process share one storage. The initializer below would write a count to it, which would
        // be a data race.
        if members.isEmpty { return [] }
        for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
        var next = starts
        filters.resize(to: members.count, filling: AncestorFilter())
        return [RuleIndex.Entry](unsafeUninitializedCapacity: members.count) { entries, count in
            for member in members {
                let index = Int(next[Int(member.bucket)])
                entries[index] = member.entry
                filters[index] = member.filter
                next[Int(member.bucket)] += 1
            }
            count = members.count
        }
    }
}
