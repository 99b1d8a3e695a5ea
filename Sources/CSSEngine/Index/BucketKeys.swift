/// What an element needs for a selector to match it, collected from the selector: the buckets that the selector belongs in,
/// and names that its ancestors must have.
struct BucketKeys {
    private let selectors: SelectorTable
    /// Every element that the selector matches looks into at least one of these buckets.
    private(set) var buckets: [Int] = []
    /// Names of the element's ancestors.
    private(set) var filter = AncestorFilter()
    /// Whether the selector matches every element that looks into its bucket.
    private(set) var isTrivial = false

    /// A longer `:is()` does not decide on the bucket. The rest of its compound does.
    private static let memberLimit = 64

    init(_ selectors: SelectorTable) {
        self.selectors = selectors
    }

    /// Reads a complex selector.
    /// - Parameter row: An index into `SelectorTable.complexes`.
    mutating func collect(_ row: UInt32) {
        let complex = selectors.complexes[Int(row)]
        while !buckets.isEmpty { buckets.removeLast() }
        filter = AncestorFilter()
        appendBuckets(of: complex, depth: 0)
        isTrivial =
            complex.end == complex.start + 1 && complex.anchor == .absolute
            && isBucket(selectors.parts[Int(complex.start)])
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

    /// Whether looking into the part's bucket is the same as matching the part.
    private func isBucket(_ part: SelectorComponent) -> Bool {
        switch part.kind {
        case .type, .class, .id: true
        case .attribute: selectors.attributes[Int(part.index)].operation == .exists
        case .universal, .language, .state, .notState, .root, .empty, .firstChild, .lastChild, .onlyChild,
            .firstOfType, .lastOfType, .onlyOfType, .nthChild, .nthLastChild, .nthOfType, .nthLastOfType, .matchesAny,
            .not, .has, .direction, .never, .descendant, .child, .nextSibling, .subsequentSibling, .end:
            false
        }
    }

    // MARK: Buckets

    private typealias Bucket = RuleIndex.Bucket

    /// Appends the smallest buckets of the rightmost compound: id, else class, else attribute, else those of the members
    /// of a list, else type.
    private mutating func appendBuckets(of complex: ComplexSelector, depth: Int) {
        var type: UInt32?
        var className: UInt32?
        var attribute: UInt32?
        var list: UInt32?
        var index = complex.end
        compound: while index > complex.start {
            let part = selectors.parts[Int(index - 1)]
            switch part.kind {
            case .id: return append(Bucket.id(part.index))
            case .class: className = part.index
            case .type: type = part.index
            case .matchesAny: list = part.index
            case .attribute: attribute = moreSelective(part.index, attribute)
            case .descendant, .child, .nextSibling, .subsequentSibling: break compound
            case .universal, .language, .state, .notState, .root, .empty, .firstChild, .lastChild, .onlyChild,
                .firstOfType, .lastOfType, .onlyOfType, .nthChild, .nthLastChild, .nthOfType, .nthLastOfType, .not,
                .has,
                .direction, .never, .end:
                break
            }
            index = selectors.start(ofPart: index - 1)
        }
        if let className { return append(Bucket.class(className)) }
        if let attribute { return append(bucket(of: selectors.attributes[Int(attribute)])) }
        if let list, depth < 8, appendBuckets(ofMembers: list, depth: depth + 1) { return }
        if let type { return append(Bucket.type(type)) }
        append(Bucket.universal)
    }

    /// The attribute selector that fewer elements match.
    private func moreSelective(_ attribute: UInt32, _ other: UInt32?) -> UInt32 {
        guard let other, hasValueBucket(selectors.attributes[Int(other)]) else { return attribute }
        return other
    }

    private func hasValueBucket(_ attribute: AttributeSelector) -> Bool {
        attribute.operation == .equals && attribute.comparesAtoms
    }

    private func bucket(of attribute: AttributeSelector) -> Int {
        hasValueBucket(attribute) ? Bucket.attributeValue(attribute.value) : Bucket.attribute(attribute.name)
    }

    /// Returns `false`, with the buckets unchanged, if a member matches elements with any name.
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

    // MARK: Ancestors

    /// Adds the names of all compounds that match ancestors: those before a descendant or child combinator. A sibling of
    /// an ancestor is not an ancestor, but the compounds before the sibling may match ancestors again.
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
        guard complex.anchor == .parentRule else { return }
        switch selectors.parts[Int(complex.start)].kind.combinator {
        case .nextSibling, .subsequentSibling: break
        case .descendant, .child, nil: collectSingle(complex.parentList, depth: depth)
        }
    }

    /// Adds the names that the only member of a list demands of an ancestor.
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
        if part.kind == .type || part.kind == .class || part.kind == .id { filter.insert(part.index) }
    }
}
