// The order of the properties avoids padding in the entries of a cache.

/// The size that the percentages of a box refer to. `nil` is indefinite.
struct ContainingBlock: Hashable, BitwiseCopyable {
    var width: Double?
    /// The part of the height that insets take from the space of `stretch`.
    var stretchInset: Float = 0
    var height: Double?
    /// Whether top margins of boxes in the flow can collapse with the top margin of the containing block.
    var adjoinsTop = false
    /// Whether bottom margins of boxes in the flow can collapse with the bottom margin of the containing block.
    var adjoinsBottom = false
}

/// The height that a parent asks for.
enum HeightConstraint: Hashable, BitwiseCopyable {
    /// The style of the box decides.
    case fromStyle
    /// The height of the content, whatever the style says, for flex base sizes.
    case content
    /// A border box height. Percentages of the children refer to it if it is definite.
    case imposed(Double, isDefinite: Bool)
}

/// The input of the layout of a box.
struct BoxConstraints: Hashable, BitwiseCopyable {
    /// The used width of the border box. The parent resolves it.
    var width: Double
    var height: HeightConstraint
    var containing: ContainingBlock
    /// Whether the box establishes a formatting context because of its parent, as flex items do.
    var isIndependent: Bool
    /// Whether the result has to include baselines. They cost extra layouts of items, and few parents use them.
    var needsBaselines = false

    /// Whether a result for these constraints is one for other constraints, too.
    func satisfies(_ other: BoxConstraints) -> Bool {
        width == other.width && height == other.height && containing == other.containing
            && isIndependent == other.isIndependent && (needsBaselines || !other.needsBaselines)
    }
}

/// Adjoining margins that collapse (CSS 2.2, section 8.3.1).
struct MarginStrut: Equatable, BitwiseCopyable {
    private(set) var positive = 0.0
    private(set) var negative = 0.0

    /// The collapsed margin.
    var sum: Double { positive + negative }

    mutating func append(_ margin: Double) {
        positive = max(positive, margin)
        negative = min(negative, margin)
    }

    mutating func append(_ strut: MarginStrut) {
        positive = max(positive, strut.positive)
        negative = min(negative, strut.negative)
    }
}

/// The output of the layout of a box.
struct LayoutResult: Equatable, BitwiseCopyable {
    /// The height of the border box.
    var height: Double
    /// Margins of descendants that adjoin the top edge.
    var topStrut = MarginStrut()
    /// Margins of descendants that adjoin the bottom edge.
    var bottomStrut = MarginStrut()
    var firstBaseline: Double?
    var lastBaseline: Double?
    /// Whether the top and bottom margins adjoin each other.
    var isCollapsedThrough = false
}

/// The min-content and max-content width of a box.
struct IntrinsicWidths: Equatable, BitwiseCopyable {
    var minimum: Double
    var maximum: Double
    /// Whether they depend on the height of the box, because of percentages and aspect ratios in it.
    var dependsOnHeight = false

    static func + (widths: IntrinsicWidths, extra: Double) -> IntrinsicWidths {
        IntrinsicWidths(
            minimum: widths.minimum + extra, maximum: widths.maximum + extra, dependsOnHeight: widths.dependsOnHeight)
    }
}

/// The results of a node for the last constraints.
///
/// Results without placement of descendants are in an array of the tree, `maximumMeasuredCount` for each node. Many nodes have
/// none. Apart from the caches, they do not displace data that every layout reads from the processor's cache. The functions get
/// a pointer to the node's part of the array: `measured`.
///
/// Here and in the types that lay out a container, functions that are not inlined keep the stack of the recursion small.
struct LayoutCache: BitwiseCopyable {
    /// A result with its constraints. An empty entry has a width that is not a number, which no constraints satisfy.
    struct Entry: BitwiseCopyable {
        var constraints = BoxConstraints(
            width: .nan, height: .content, containing: ContainingBlock(width: nil, height: nil), isIndependent: false)
        var result = LayoutResult(height: 0)

        var isEmpty: Bool { constraints.width.isNaN }
    }

    struct IntrinsicEntry: BitwiseCopyable {
        /// The definite height of the content box.
        var height: Double?
        /// The width of the containing block, if the widths depend on it.
        var containingWidth: Double?
        var widths: IntrinsicWidths
    }

    struct LeafEntry: BitwiseCopyable {
        var width: Double
        var height: Double
        var shareAbove: Double
        var firstBaseline: Double?
        var lastBaseline: Double?
    }

    static let maximumMeasuredCount = 3

    /// The result with placement: the boxes of descendants are those for its constraints.
    private(set) var placed = Entry()
    var leaf: LeafEntry?
    /// Whether a result has been replaced. The parent may have used it, so that comparing the others is not enough.
    private(set) var hasReplacedResults = false
    /// The number of results in `measured`.
    private(set) var measuredCount: UInt8 = 0
    /// The index of the measured result to replace next.
    private var oldest: UInt8 = 0
    private(set) var intrinsic: IntrinsicEntry?

    @inline(never)
    func result(for constraints: BoxConstraints, _ measured: UnsafePointer<Entry>) -> LayoutResult? {
        for index in 0..<Int(measuredCount) where measured[index].constraints.satisfies(constraints) {
            return measured[index].result
        }
        return placed.constraints.satisfies(constraints) ? placed.result : nil
    }

    /// Stores a result without placement. Returns the one that it replaces, if there is one.
    @inline(never) mutating func store(
        _ result: LayoutResult, for constraints: BoxConstraints, _ measured: UnsafeMutablePointer<Entry>
    ) -> Entry? {
        let entry = Entry(constraints: constraints, result: result)
        if measuredCount < Self.maximumMeasuredCount {
            measured[Int(measuredCount)] = entry
            measuredCount += 1
            return nil
        }
        let replaced = measured[Int(oldest)]
        measured[Int(oldest)] = entry
        oldest = (oldest + 1) % UInt8(Self.maximumMeasuredCount)
        hasReplacedResults = true
        return replaced
    }

    /// Stores the result of a placement. That of an earlier one stays available for measuring. Returns the result that this
    /// replaces, if there is one.
    @inline(never) mutating func storePlaced(
        _ result: LayoutResult, for constraints: BoxConstraints, _ measured: UnsafeMutablePointer<Entry>
    ) -> Entry? {
        defer { placed = Entry(constraints: constraints, result: result) }
        if placed.isEmpty || placed.constraints == constraints { return nil }
        return store(placed.result, for: placed.constraints, measured)
    }

    /// Stores intrinsic widths. Returns those that they replace, if there are any.
    @inline(never) mutating func storeIntrinsic(_ entry: IntrinsicEntry) -> IntrinsicEntry? {
        let former = intrinsic
        if former != nil { hasReplacedResults = true }
        intrinsic = entry
        return former
    }
}
