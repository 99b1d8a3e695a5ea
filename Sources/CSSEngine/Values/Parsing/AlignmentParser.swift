/// Parses the alignment properties (CSS Box Alignment 3).
///
/// The value is a keyword, or a list of two: `safe` or `unsafe` with a position, `last` with `baseline`, `legacy` with a
/// side.
enum AlignmentParser {
    static func parse(_ stream: inout ComponentValueStream, _ alignment: BoxAlignment) -> Value? {
        let traits = alignment.traits
        if let keyword = stream.consume(traits.keywords) { return .keyword(keyword) }
        if traits.hasBaselines, let baseline = baseline(&stream) { return baseline }
        if traits.hasLegacy, let legacy = legacy(&stream) { return legacy }
        let overflow = stream.consume([.safe, .unsafe])
        guard let position = stream.consume(traits.positions) else { return nil }
        // `left legacy` is the same as `legacy left`.
        if traits.hasLegacy, overflow == nil, BoxAlignment.legacyPositions.contains(position),
            stream.consume(identifier: "legacy")
        {
            return .list([.keyword(.legacy), .keyword(position)])
        }
        return overflow.map { .list([.keyword($0), .keyword(position)]) } ?? .keyword(position)
    }

    /// Parses `baseline`, `first baseline` or `last baseline`. Returns `nil` without moving for other values.
    private static func baseline(_ stream: inout ComponentValueStream) -> Value? {
        let start = stream.position
        if stream.consume(identifier: "last") {
            if stream.consume(identifier: "baseline") { return .list([.keyword(.last), .keyword(.baseline)]) }
        } else {
            _ = stream.consume(identifier: "first")
            if stream.consume(identifier: "baseline") { return .keyword(.baseline) }
        }
        stream.restore(start)
        return nil
    }

    /// Parses `legacy` with an optional side. Alone, it computes to `normal`, because nothing is inherited here (CSS Box
    /// Alignment 3, section 6.5).
    private static func legacy(_ stream: inout ComponentValueStream) -> Value? {
        guard stream.consume(identifier: "legacy") else { return nil }
        guard let position = stream.consume(BoxAlignment.legacyPositions) else { return .keyword(.normal) }
        return .list([.keyword(.legacy), .keyword(position)])
    }

    // MARK: Shorthands

    /// Parses the alignment in the block axis and an optional one in the inline axis, which is the same by default
    /// (sections 5.4, 6.3 and 6.4).
    static func pair(
        _ stream: inout ComponentValueStream, align: BoxAlignment, justify: BoxAlignment
    ) -> [Value]? {
        let start = stream.position
        guard let first = parse(&stream, align) else { return nil }
        if !stream.isAtEnd { return parse(&stream, justify).map { [first, $0] } }
        // `justify-content` has no baselines.
        if first.isBaseline, !justify.traits.hasBaselines { return [first, .keyword(.start)] }
        stream.restore(start)
        return parse(&stream, justify).map { [first, $0] }
    }
}

extension Value {
    fileprivate var isBaseline: Bool {
        self == .keyword(.baseline) || self == .list([.keyword(.last), .keyword(.baseline)])
    }
}
