/// The results of a pass that newer ones have replaced in the caches of their nodes.
///
/// A few results for each node are enough for nearly all trees. But where the size of each box depends on several sizes of
/// the box inside it, as with nested aspect ratios, a missing result costs exponential time in the depth.
struct ReplacedResults {
    private struct LayoutKey: Hashable {
        var node: Int32
        var constraints: BoxConstraints
    }

    private struct WidthKey: Hashable {
        var node: Int32
        var height: Double?
        var containingWidth: Double?
    }

    private var layouts: [LayoutKey: LayoutResult] = [:]
    private var widths: [WidthKey: IntrinsicWidths] = [:]
    /// The number of results to keep, which limits the memory.
    private static let maximumCount = 100_000

    mutating func store(_ entry: LayoutCache.Entry, of node: Int32) {
        if layouts.count >= Self.maximumCount { layouts.removeAll() }
        layouts[LayoutKey(node: node, constraints: entry.constraints)] = entry.result
    }

    mutating func store(_ entry: LayoutCache.IntrinsicEntry, of node: Int32) {
        if widths.count >= Self.maximumCount { widths.removeAll() }
        widths[WidthKey(node: node, height: entry.height, containingWidth: entry.containingWidth)] = entry.widths
    }

    func result(of node: Int32, for constraints: BoxConstraints) -> LayoutResult? {
        if layouts.isEmpty { return nil }
        var key = LayoutKey(node: node, constraints: constraints)
        if let result = layouts[key] { return result }
        // A result with baselines is also one without.
        if constraints.needsBaselines { return nil }
        key.constraints.needsBaselines = true
        return layouts[key]
    }

    func intrinsicWidths(of node: Int32, height: Double?, containingWidth: Double?) -> IntrinsicWidths? {
        widths.isEmpty ? nil : widths[WidthKey(node: node, height: height, containingWidth: containingWidth)]
    }
}
