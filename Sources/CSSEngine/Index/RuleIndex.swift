/// Every selector of the active rules, found by what its rightmost compound needs, in the cascade's order.
///
/// A selector's rank is its place among all of them by layer, specificity and order, so that the cascade's comparison
/// of two matches is one comparison of integers. Built anew when sheets or conditions change; immutable.
final class RuleIndex: Sendable {
    /// A selector in one of the buckets.
    struct Entry: BitwiseCopyable {
        /// What must be among the names of the element and its ancestors.
        var filter: AncestorFilter
        /// A row of the selector table's complexes.
        var complex: UInt32
        var rank: UInt32
        /// The bucket says all: there is nothing left to test.
        var isTrivial: Bool
    }

    /// A rule and where it comes from.
    struct Rule: BitwiseCopyable {
        /// A row of `sheets`.
        var sheet: UInt32
        /// A row of that sheet's rules.
        var rule: UInt32
        /// The place of its origin and layer among all, from the weakest: the level of what it does not call important.
        var level: UInt32
        /// Its declarations: rows of `targets`, and the row of its sheet's first one.
        var targetsStart: UInt32
        var targetsEnd: UInt32
        var targetsBase: UInt32
        /// Decides in which environments the rule applies: an index of `conditions`.
        var condition: UInt32
        var hasImportant: Bool
    }

    /// A group rule that is evaluated per environment, together with the group rules around it.
    struct Condition {
        /// The index of the stylesheet among those of the engine, and of one of its parts.
        var stylesheet: Int
        var part: Int
        var group: Int
    }

    let sheets: [ParsedStylesheet]
    /// For each sheet, its names' ids in the engine's table.
    let names: [[Atom]]
    let selectors: SelectorTable
    let rules: [Rule]
    /// The declarations of all sheets, as the cascade sees them.
    let targets: [CascadeDeclaration]
    /// By rank: the rule, and how specific the selector is.
    let ruleOfRank: [UInt32]
    let specificityOfRank: [Specificity]
    /// Grouped by bucket.
    let entries: [Entry]
    /// Bucket `n` is the entries from `starts[n]` to `starts[n + 1]`; see `Bucket`.
    let starts: [UInt32]
    /// How many names there were when the index was built: later ones are in no bucket.
    let nameCount: Int
    /// Where the rules' declarations stand by origin and layer.
    let levels: CascadeLevels
    /// The conditions of the rules. Condition 0 is true in every environment.
    let conditions: [Condition]

    /// The rule of a selector.
    @inline(__always) func rule(ofRank rank: UInt32) -> Rule { rules[Int(ruleOfRank[Int(rank)])] }

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

        /// Whether the bucket is one of a type, a class or an id.
        static func isNamed(_ bucket: Int) -> Bool { bucket != universal && (bucket - 1) % 5 < 3 }

        /// The number of buckets for an index of so many names.
        static func count(names: Int) -> Int { names * 5 + 1 }

        /// Whether `body` returns true for a bucket of an element other than the universal one. Stops at the first.
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
    }

    /// Whether a selector uses `:lang()`.
    var usesLanguage: Bool { selectors.attributes.contains { $0.operation == .language } }

    /// The elements that selectors of some ranks may match.
    func subjects(ofRanks isWanted: [Bool]) -> SubjectSet {
        var subjects = SubjectSet()
        for bucket in 0..<starts.count - 1 {
            for row in Int(starts[bucket])..<Int(starts[bucket + 1]) where isWanted[Int(entries[row].rank)] {
                subjects.insert(bucket: bucket)
            }
        }
        return subjects
    }

    init(_ builder: consuming RuleIndexBuilder) {
        sheets = builder.sheets
        names = builder.names
        selectors = builder.selectors
        rules = builder.rules
        targets = builder.targets
        ruleOfRank = builder.ruleOfRank
        specificityOfRank = builder.specificityOfRank
        entries = builder.entries
        starts = builder.starts
        nameCount = builder.nameCount
        levels = builder.levels
        conditions = builder.conditions
    }
}
