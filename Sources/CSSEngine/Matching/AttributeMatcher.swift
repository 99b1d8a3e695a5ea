/// Tests attribute selectors. Caches the result for each selector and value, so that equal values are tested once.
struct AttributeMatcher: ~Copyable {
    /// The location of the results of a value.
    struct ResultRange: BitwiseCopyable {
        /// One more than the index of the first word; 0 if the value was not tested.
        var first: UInt32 = 0
        /// The generation of the value. An atom can belong to another value later.
        var generation: UInt32 = 0
    }

    private let selectors: UniqueArray<AttributeSelector>
    private var values: AttributeValues
    /// The languages of environments, by id.
    private var languages: [Atom] = []
    /// The locations of results, by value.
    private var resultRanges = UniqueArray<ResultRange>()
    /// Two bits for each tested value and each selector: whether the result is known, and the result.
    private var results = UniqueArray<UInt64>()
    private let wordsPerValue: Int

    /// The maximum size of `results`: 16 MB.
    private static let maximumWords = 2 << 20

    init(_ selectors: [AttributeSelector], _ tree: StyleTree) {
        self.selectors = UniqueArray(selectors)
        wordsPerValue = (selectors.count + 31) / 32
        values = tree.attributes.values
    }

    /// Prepares for an update of a tree, which must not change before the next call.
    mutating func begin(_ tree: StyleTree) {
        values = tree.attributes.values
        languages = tree.languages
    }

    /// Whether a list of attributes matches a selector.
    @inline(__always) mutating func matches(_ selector: UInt32, _ attributes: UInt32, in tree: TreeBuffer) -> Bool {
        let test = selectors[Int(selector)]
        let value = tree.value(of: test.name, in: attributes)
        guard value != 0 else { return false }
        if test.operation == .exists { return true }
        if test.comparesAtoms { return value == test.value }
        if !values.mayContain(test.value, in: value) { return false }
        return matches(selector, value: value)
    }

    /// Whether the language of an element is in a range of `:lang()`.
    mutating func matchesLanguage(_ selector: UInt32, of element: Int32, in tree: TreeBuffer) -> Bool {
        let name = selectors[Int(selector)].name
        var ancestor = element
        while ancestor >= 0 {
            let attributes = tree[ancestor].pointee.attributes
            let value = attributes == 0 ? 0 : tree.value(of: name, in: attributes)
            if value != 0 { return matches(selector, value: value) }
            ancestor = tree[ancestor].pointee.parent
        }
        return matches(selector, value: languages[Int(tree[element].pointee.environment)].id)
    }

    private mutating func matches(_ selector: UInt32, value: UInt32) -> Bool {
        let word = firstWord(of: value) + Int(selector) / 32
        let shift = UInt64(selector % 32) * 2
        let known = results[word] >> shift
        if known & 1 != 0 { return known & 2 != 0 }
        let test = selectors[Int(selector)]
        let result = test.matches(values.bytes(of: value), values.bytes(of: test.value))
        results[word] |= (result ? 3 : 1) << shift
        return result
    }

    private mutating func firstWord(of value: UInt32) -> Int {
        if Int(value) >= resultRanges.count { resultRanges.resize(to: Int(value) + 1, filling: ResultRange()) }
        let known = resultRanges[Int(value)]
        let generation = values.generation(of: value)
        if known.first != 0 {
            let first = Int(known.first) - 1
            if known.generation != generation {
                for word in first..<first + wordsPerValue { results[word] = 0 }
                resultRanges[Int(value)].generation = generation
            }
            return first
        }
        if results.count + wordsPerValue > Self.maximumWords {
            results.removeAll()
            resultRanges.removeAll()
            resultRanges.resize(to: Int(value) + 1, filling: ResultRange())
        }
        let first = results.count
        results.resize(to: first + wordsPerValue, filling: 0)
        resultRanges[Int(value)] = ResultRange(first: UInt32(first) + 1, generation: generation)
        return first
    }
}
