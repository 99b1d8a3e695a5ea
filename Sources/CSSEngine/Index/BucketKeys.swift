/// What an element must have for a selector to match it, read off the selector: the buckets to file it under, and the
/// names that must stand among its ancestors.
struct BucketKeys {
    private let selectors: SelectorTable
    /// Where to file the selector; an element that it matches looks into at least one of them.
    private(set) var buckets: [Int] = []
    /// Names of the ancestors.
    private(set) var filter = AncestorFilter()
    /// The bucket's own test is the whole selector.
    private(set) var isTrivial = false

    /// `:is()` with more members than this is filed under what else its compound has.
    private static let memberLimit = 64

    init(_ selectors: SelectorTable) {
        self.selectors = selectors
    }

    /// Reads the complex selector in row `row`.
    mutating func collect(_ row: UInt32) {
        let complex = selectors.complexes[Int(row)]
        while !buckets.isEmpty { buckets.removeLast() }
        filter = AncestorFilter()
        appendBuckets(of: complex, depth: 0)
        isTrivial =
            complex.end == complex.start + 1 && complex.lead == .absolute
            && isName(selectors.parts[Int(complex.start)].kind)
        if !isTrivial { collectAncestors(complex, depth: 0) }
    }

    /// Reads the buckets of the rightmost compound only.
    mutating func collectBuckets(of complex: ComplexSelector) {
        buckets.removeAll(keepingCapacity: true)
        appendBuckets(of: complex, depth: 0)
    }

    /// Reads the buckets of all members of a list.
    mutating func collectBuckets(ofList list: UInt32) {
        buckets.removeAll(keepingCapacity: true)
        if !appendBuckets(ofMembers: list, depth: 0) { append(Bucket.universal) }
    }

    private func isName(_ kind: SelectorComponent.Kind) -> Bool { kind == .type || kind == .class || kind == .id }

    private typealias Bucket = RuleIndex.Bucket

    /// The best buckets of the rightmost compound: id, else class, else those of a list's members, else type.
    private mutating func appendBuckets(of complex: ComplexSelector, depth: Int) {
        var type: UInt32 = 0
        var className: UInt32 = 0
        var list: UInt32?
        var hasAttribute = false
        var index = complex.end
        compound: while index > complex.start {
            let part = selectors.parts[Int(index - 1)]
            switch part.kind {
            case .id: return append(Bucket.id(part.index))
            case .class: className = part.index
            case .type: type = part.index
            case .matchesAny: list = part.index
            case .attribute: hasAttribute = true
            case .descendant, .child, .nextSibling, .subsequentSibling: break compound
            case .universal, .state, .stateAbsent, .root, .empty, .firstChild, .lastChild, .onlyChild, .firstOfType,
                .lastOfType, .onlyOfType, .nthChild, .nthLastChild, .nthOfType, .nthLastOfType, .not, .has, .direction,
                .never, .end:
                break
            }
            index = selectors.start(ofPart: index - 1)
        }
        if className != 0 { return append(Bucket.class(className)) }
        if let list, depth < 8, appendBuckets(ofMembers: list, depth: depth + 1) { return }
        if type != 0 { return append(Bucket.type(type)) }
        append(hasAttribute ? Bucket.attributed : Bucket.universal)
    }

    /// Returns false, with the buckets as they were, where the members do not narrow anything down.
    private mutating func appendBuckets(ofMembers list: UInt32, depth: Int) -> Bool {
        let members = selectors.lists[Int(list)].indices
        guard members.count <= Self.memberLimit else { return false }
        let start = buckets.count
        for member in members {
            appendBuckets(of: selectors.complexes[member], depth: depth)
            if buckets.count > Self.memberLimit || buckets[start...].contains(Bucket.universal) {
                while buckets.count > start { buckets.removeLast() }
                return false
            }
        }
        return true
    }

    private mutating func append(_ bucket: Int) {
        if !buckets.contains(bucket) { buckets.append(bucket) }
    }

    /// Adds the names of all compounds that stand for ancestors: those with a descendant or child combinator at their
    /// right. Siblings of an ancestor are none, but what is above them is.
    private mutating func collectAncestors(_ complex: ComplexSelector, depth: Int) {
        var isAncestor = false
        var index = complex.end
        while index > complex.start {
            let part = selectors.parts[Int(index - 1)]
            switch part.kind.combinator {
            case .descendant, .child: isAncestor = true
            case .nextSibling, .subsequentSibling: isAncestor = false
            case nil where isAncestor:
                insertName(part)
                if part.kind == .matchesAny { collectSingle(part.index, depth: depth) }
            case nil: break
            }
            index = selectors.start(ofPart: index - 1)
        }
        guard complex.lead == .enclosingRule else { return }
        switch selectors.parts[Int(complex.start)].kind.combinator {
        case .nextSibling, .subsequentSibling: break
        case .descendant, .child, nil: collectSingle(complex.leadList, depth: depth)
        }
    }

    /// A list with one member demands what the member demands, and of an ancestor.
    private mutating func collectSingle(_ list: UInt32, depth: Int) {
        let members = selectors.lists[Int(list)].indices
        guard members.count == 1, depth < 8 else { return }
        let complex = selectors.complexes[members.lowerBound]
        var index = complex.end
        while index > complex.start, !selectors.parts[Int(index - 1)].kind.isCombinator {
            let part = selectors.parts[Int(index - 1)]
            insertName(part)
            index = selectors.start(ofPart: index - 1)
        }
        collectAncestors(complex, depth: depth + 1)
    }

    private mutating func insertName(_ part: SelectorComponent) {
        if part.kind == .type { filter.insert(type: part.index) }
        if part.kind == .class { filter.insert(class: part.index) }
        if part.kind == .id { filter.insert(id: part.index) }
    }
}
