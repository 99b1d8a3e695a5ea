/// The selectors of all effective rules, in buckets by their rightmost compound. Immutable.
///
/// A selector's rank is its position among all selectors, ordered by origin, layer, specificity and source order. It is
/// the same for all elements. The cascade compares two matches by comparing their ranks. The engine builds a new index
/// when stylesheets or conditions change.
package final class RuleIndex: Sendable {
    /// A selector in one of the buckets.
    struct Entry: BitwiseCopyable {
        /// An index into the complex selectors of the selector table.
        let complex: UInt32
        let rank: UInt32
        /// Whether every element of the bucket matches, so that no test is needed.
        let isTrivial: Bool
    }

    /// A style rule, its declarations and its cascade level.
    package struct Rule: BitwiseCopyable {
        /// The index of the stylesheet.
        package let sheet: UInt32
        /// The index of the rule in its stylesheet.
        package let rule: UInt32
        /// The cascade level of the rule's normal declarations, which follows from origin and layer.
        package let level: UInt32
        /// The range of its declarations in `RuleIndex.declarations`, and the index of the first declaration of its
        /// stylesheet.
        package let declarationsStart: UInt32
        package let declarationsEnd: UInt32
        package let declarationsBase: UInt32
        /// The condition of the rule in each environment: an index of `conditions`.
        let condition: UInt32
        /// One more than the index of the innermost `@scope` in `RuleIndex.scopeRules`; 0 if there is none.
        let scope: UInt32
        /// One more than the index of the innermost `@container` in `RuleIndex.containers`; 0 if there is none.
        let container: UInt32
        /// Whether the rule is in `@starting-style`, so that it applies only where a starting style is asked for.
        let isStarting: Bool
        /// Whether a declaration of the rule, or of a rule that it extends, is important.
        package var hasImportant: Bool
        /// The range of the rules that it extends in `RuleIndex.extendedRules`.
        var extendedStart: UInt32 = 0
        var extendedEnd: UInt32 = 0
    }

    /// A group rule that is evaluated for each environment, together with the enclosing group rules.
    struct Condition {
        /// The index of a stylesheet in the engine's list.
        let stylesheet: Int
        /// The index of a part of the stylesheet.
        let part: Int
        let group: Int
    }

    package let sheets: [ParsedStylesheet]
    /// The engine's atoms of a stylesheet's names, by stylesheet. If there are exact types, their atoms are the last list.
    let names: [[Atom]]
    let selectors: SelectorTable
    /// The types that exact type selectors can match.
    let exactTypes: ExactTypes
    /// The scopes of the stylesheets.
    let scopes: ScopeTable
    /// The `@scope` rules.
    let scopeRules: ScopeRuleTable
    /// The `@container` rules.
    let containers: ContainerRuleTable
    /// The number of `@container` rules before those of each stylesheet.
    let containerBases: [UInt32]
    /// The custom media queries that the conditions of each stylesheet can name.
    let customMedia: [CustomMediaTable]
    package let rules: [Rule]
    /// The indices of extended rules. Those of a rule are consecutive, and its own declarations follow theirs in the
    /// cascade. A rule may be among the extended rules of several rules.
    let extendedRules: [UInt32]
    /// Each `@extend` of an effective rule.
    package let extensions: [RuleExtensions.Link]
    /// The declarations of all stylesheets, with the engine's names.
    package let declarations: [Declaration]
    /// The rule of each selector, by rank.
    let ruleOfRank: [UInt32]
    let specificityOfRank: [Specificity]
    /// The entries of all buckets, grouped by bucket. Those of rules in `@scope` follow, grouped by scope and bucket.
    let entries: [Entry]
    /// The names that ancestors of a matching element have, by entry. Entries of rules in `@scope` have none.
    let filters: UniqueArray<AncestorFilter>
    /// The first entry of each bucket: bucket `n` has the entries `starts[n]..<starts[n + 1]` of rules outside of `@scope`.
    let starts: [UInt32]
    /// The names in `::part()`.
    let partNames: Set<String>
    /// Whether a value is evaluated as a whole, for each element.
    let hasEvaluatedValues: Bool
    /// The functions that the stylesheets define.
    let functions: FunctionTable
    /// The `@keyframes` rules.
    let keyframes: KeyframesTable
    /// Whether a rule is in `@starting-style`.
    let hasStartingRules: Bool
    /// The number of atoms when the index was built. Later atoms have no bucket.
    let nameCount: Int
    /// The cascade levels of the origins and layers.
    let levels: CascadeLevels
    /// The conditions of the rules. Condition 0 is true in every environment.
    let conditions: [Condition]
    package let registeredProperties: RegisteredProperties

    /// The rule of a selector.
    @inline(__always) func rule(ofRank rank: UInt32) -> Rule { rules[Int(ruleOfRank[Int(rank)])] }

    /// The rules whose declarations a rule has, in the order of their declarations: those that it extends, and itself.
    func declaringRules(of rule: Rule) -> [Rule] {
        extendedRules[Int(rule.extendedStart)..<Int(rule.extendedEnd)].map { rules[Int($0)] } + [rule]
    }

    /// The numbers of buckets: one bucket for all elements, then five for each name.
    enum Bucket {
        static let universal = 0
        @inline(__always) static func type(_ name: UInt32) -> Int { Int(name) * 5 + 1 }
        @inline(__always) static func `class`(_ name: UInt32) -> Int { Int(name) * 5 + 2 }
        @inline(__always) static func id(_ name: UInt32) -> Int { Int(name) * 5 + 3 }
        /// The elements with an attribute of this name.
        @inline(__always) static func attribute(_ name: UInt32) -> Int { Int(name) * 5 + 4 }
        /// The elements with an attribute of any name that has this value.
        @inline(__always) static func attributeValue(_ value: UInt32) -> Int { Int(value) * 5 + 5 }

        static func isOfID(_ bucket: Int) -> Bool { bucket != universal && (bucket - 1) % 5 == 2 }

        /// Whether the bucket belongs to a type, a class or an id.
        static func isNamed(_ bucket: Int) -> Bool { bucket != universal && (bucket - 1) % 5 < 3 }

        /// The number of buckets of an index with a number of names.
        static func count(names: Int) -> Int { names * 5 + 1 }

        /// Whether `body` returns true for a bucket of an element, except the universal bucket.
        @inline(__always)
        static func contains(_ node: UnsafePointer<TreeNode>, in tree: TreeBuffer, where body: (Int) -> Bool) -> Bool {
            for name in tree.names(in: node.pointee.types) where body(type(name)) { return true }
            for name in tree.names(in: node.pointee.classes) where body(`class`(name)) { return true }
            if node.pointee.id != 0, body(id(node.pointee.id)) { return true }
            if node.pointee.attributes == 0 { return false }
            let attributes = tree.names(in: node.pointee.attributes)
            for index in stride(from: 0, to: attributes.count, by: 2) {
                if body(attribute(attributes[index])) || body(attributeValue(attributes[index + 1])) { return true }
            }
            return false
        }

        /// All buckets of an element, with the universal bucket.
        static func all(of node: UnsafePointer<TreeNode>, in tree: TreeBuffer) -> [Int] {
            var buckets = [universal]
            _ = contains(node, in: tree) { bucket in
                buckets.append(bucket)
                return false
            }
            return buckets
        }
    }

    /// The scope of a rule; `nil` if it applies to all elements.
    func scope(ofRule rule: Int) -> ScopeTable.Scope? {
        let number = scopes.scope(ofRule: rule)
        return number == 0 ? nil : scopes.scopes[Int(number) - 1]
    }

    /// Whether a selector or a scope tests view controllers.
    var testsControllers: Bool { selectors.testsControllers || scopes.testsControllers }

    /// Whether a selector uses `:lang()`.
    var usesLanguage: Bool { selectors.attributes.contains { $0.operation == .language } }

    /// Whether the custom media queries are the same as those of another index.
    func hasSameCustomMedia(as other: RuleIndex) -> Bool {
        func contents(_ index: RuleIndex) -> [[BytewiseString: CustomMediaDefinition.Content]] {
            index.customMedia.map(\.contents).filter { !$0.isEmpty }
        }
        return contents(self) == contents(other)
    }

    /// The names in `attr()`.
    var attributeNames: Set<Atom> {
        var all: Set<Atom> = []
        for (sheet, names) in zip(sheets, names) {
            for name in sheet.attributeNames { all.insert(names[Int(name.id)]) }
        }
        return all
    }

    /// The elements that the selectors of some ranks may match.
    func subjects(ofRanks isWanted: [Bool]) -> SubjectSet {
        var subjects = SubjectSet()
        func insert(_ range: Range<Int>, in bucket: Int) {
            for entry in entries[range] where isWanted[Int(entry.rank)] {
                // `:root` is the usual selector of custom properties.
                if bucket == Bucket.universal, selectors.matchesRootsOnly(entry.complex) {
                    subjects.insertRoots()
                } else {
                    subjects.insert(bucket: bucket)
                }
            }
        }
        for bucket in 0..<starts.count - 1 { insert(Int(starts[bucket])..<Int(starts[bucket + 1]), in: bucket) }
        for scoped in scopeRules.buckets { insert(scoped.entries, in: Int(scoped.bucket)) }
        return subjects
    }

    init(_ builder: consuming RuleIndexBuilder) {
        sheets = builder.sheets
        names = builder.names
        selectors = builder.selectors
        exactTypes = builder.exactTypes
        scopes = builder.scopes
        scopeRules = builder.scopeRules
        containers = builder.containers
        containerBases = builder.containerBases
        customMedia = builder.customMedia
        rules = builder.rules
        extendedRules = builder.extensions.rules
        extensions = builder.extensions.links
        declarations = builder.declarations
        ruleOfRank = builder.ruleOfRank
        specificityOfRank = builder.specificityOfRank
        entries = builder.entries
        filters = builder.filters
        starts = builder.starts
        partNames = builder.partNames
        hasEvaluatedValues = builder.sheets.contains(where: \.unparsedValues.hasEvaluatedValues)
        functions = builder.functions
        keyframes = builder.keyframes
        hasStartingRules = builder.hasStartingRules
        nameCount = builder.nameCount
        levels = builder.levels
        conditions = builder.conditions
        registeredProperties = builder.registeredProperties
    }
}
