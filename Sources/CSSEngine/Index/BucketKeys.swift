/// The buckets of a selector, and the names that the ancestors of a matching element must have.
struct BucketKeys {
    private let selectors: SelectorTable
    /// Every element that the selector matches visits at least one of these buckets.
    private(set) var buckets: [Int] = []
    /// The names that ancestors of a matching element have.
    private(set) var filter = AncestorFilter()
    /// Whether the selector matches every element that visits its bucket.
    private(set) var isTrivial = false

    /// The maximum number of members of a list whose buckets are used. For a longer list, the rest of its compound
    /// determines the bucket.
    private static let memberLimit = 64

    init(_ selectors: SelectorTable) {
        self.selectors = selectors
    }

    /// Collects the keys of a complex selector.
    mutating func collect(_ complex: ComplexSelector) {
        removeBuckets(downTo: 0)
        filter = AncestorFilter()
        if let bucket = bucket(ofWhole: complex) {
            buckets.append(bucket)
            isTrivial = true
        } else {
            appendBuckets(of: complex, depth: 0)
            isTrivial = false
            collectAncestors(complex, depth: 0)
        }
    }

    /// Collects the buckets of the rightmost compound only.
    mutating func collectBuckets(of complex: ComplexSelector) {
        removeBuckets(downTo: 0)
        appendBuckets(of: complex, depth: 0)
    }

    /// Collects the buckets of all members of a list.
    mutating func collectBuckets(ofList list: UInt32) {
        removeBuckets(downTo: 0)
        if !appendBuckets(ofMembers: list, depth: 0) { append(Bucket.universal) }
    }

    /// The bucket that contains exactly the elements that the selector matches; `nil` if there is none.
    private func bucket(ofWhole complex: ComplexSelector) -> Int? {
        guard complex.end == complex.start + 1, complex.anchor == .absolute else { return nil }
        let component = selectors.components[Int(complex.start)]
        if component.notation == .exactType || component.notation == .exactControllerType { return nil }
        switch component.kind.traits.bucketKey {
        case .type: return Bucket.type(component.index)
        case .class: return Bucket.class(component.index)
        case .id: return Bucket.id(component.index)
        case .attribute:
            let attribute = selectors.attributes[Int(component.index)]
            return attribute.operation == .exists ? bucket(of: attribute) : nil
        case .list, nil: return nil
        }
    }

    // MARK: Buckets

    private typealias Bucket = RuleIndex.Bucket

    /// Appends the smallest buckets of the rightmost compound: id, else class, else attribute, else buckets of the members
    /// of a list, else type.
    private mutating func appendBuckets(of complex: ComplexSelector, depth: Int) {
        var type: UInt32?
        var className: UInt32?
        var attribute: UInt32?
        var list: UInt32?
        var index = complex.end
        while index > complex.start {
            let component = selectors.components[Int(index - 1)]
            if component.kind.isCombinator { break }
            switch component.kind.traits.bucketKey {
            case .id: return append(Bucket.id(component.index))
            case .class: className = component.index
            case .type: type = component.index
            case .list: list = component.index
            case .attribute: attribute = moreSelective(component.index, attribute)
            case nil: break
            }
            index = selectors.start(ofComponent: index - 1)
        }
        if let className { return append(Bucket.class(className)) }
        if let attribute { return append(bucket(of: selectors.attributes[Int(attribute)])) }
        if let list, depth < 8, appendBuckets(ofMembers: list, depth: depth + 1) { return }
        if let type { return append(Bucket.type(type)) }
        append(Bucket.universal)
    }

    /// The attribute selector that probably matches fewer elements.
    private func moreSelective(_ attribute: UInt32, _ other: UInt32?) -> UInt32 {
        guard let other, hasValueBucket(selectors.attributes[Int(other)]) else { return attribute }
        return other
    }

    private func hasValueBucket(_ attribute: AttributeSelector) -> Bool {
        attribute.comparesAtoms
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
                removeBuckets(downTo: start)
                return false
            }
        }
        return true
    }

    /// Removes buckets one by one: for one or two, this takes half the time of `removeAll(keepingCapacity:)`.
    private mutating func removeBuckets(downTo count: Int) {
        while buckets.count > count { buckets.removeLast() }
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
            let component = selectors.components[Int(index - 1)]
            switch component.kind.combinator {
            case .descendant, .child: isAncestor = true
            case .nextSibling, .subsequentSibling: isAncestor = false
            case nil where isAncestor:
                insertName(component)
                if component.kind.traits.bucketKey == .list { collectSingle(component.index, depth: depth) }
            case nil: break
            }
            index = selectors.start(ofComponent: index - 1)
        }
        guard let parent = complex.parentList else { return }
        switch selectors.components[Int(complex.start)].kind.combinator {
        case .nextSibling, .subsequentSibling: break
        case .descendant, .child, nil: collectSingle(parent, depth: depth)
        }
    }

    /// Adds the names that a list with one member requires of an ancestor.
    private mutating func collectSingle(_ list: UInt32, depth: Int) {
        let members = selectors.lists[Int(list)].indices
        guard members.count == 1, depth < 8 else { return }
        let complex = selectors.complexes[members.lowerBound]
        var index = complex.end
        while index > complex.start, !selectors.components[Int(index - 1)].kind.isCombinator {
            let component = selectors.components[Int(index - 1)]
            insertName(component)
            index = selectors.start(ofComponent: index - 1)
        }
        collectAncestors(complex, depth: depth + 1)
    }

    private mutating func insertName(_ component: SelectorComponent) {
        if component.kind.traits.operand == .name { filter.insert(component.index) }
    }
}
