/// The functions that count the siblings of an element (CSS Values 5, section 9). Raw values are the names.
package enum TreeCountingFunction: String, Hashable, Sendable, CaseIterable {
    /// The 1-based position of the element among its siblings.
    case siblingIndex = "sibling-index"
    /// The number of children of the element's parent.
    case siblingCount = "sibling-count"

    /// The input that the function reads.
    var dependencies: ValueDependencies {
        switch self {
        case .siblingIndex: .siblingIndex
        case .siblingCount: .siblingCount
        }
    }

    /// Returns the number in the context of an element.
    func value(in context: ResolutionContext) -> Double {
        switch self {
        case .siblingIndex: Double(context.siblings.index)
        case .siblingCount: Double(context.siblings.count)
        }
    }
}

/// The position of an element among its siblings, and their number. Internal parts are not counted.
package struct SiblingPosition: Hashable, Sendable, BitwiseCopyable {
    /// 1-based.
    package var index: Int32
    /// Includes the element.
    package var count: Int32

    /// Creates a position. A root and an internal part of an element have the default.
    package init(index: Int32 = 1, count: Int32 = 1) {
        (self.index, self.count) = (index, count)
    }
}

extension TokenList {
    /// Whether a range contains a function that counts siblings.
    func countSiblings(in range: Range<Int>) -> Bool {
        range.contains { kind($0) == .function && (isName($0, "sibling-index") || isName($0, "sibling-count")) }
    }
}
