/// The positions of tracks or lines in their container, from the free space and an alignment (CSS Box Alignment 3,
/// section 5.3).
struct ContentDistribution {
    /// The space before the first subject, from the start edge.
    let offset: Double
    /// The space between subjects, in addition to gaps.
    let spacing: Double
    /// The space that `stretch` adds to each subject.
    let growth: Double

    /// - Parameters:
    ///   - free: The free space. Negative if the subjects overflow.
    ///   - isReversed: Whether the subjects run against the direction of `start` and `end`. The result is still measured
    ///     from the first subject's side.
    ///   - isRightToLeft: Whether `left` is the end. `nil` in the block axis, where `left` and `right` are `start`.
    init(
        _ alignment: ContentAlignment, free: Double, count: Int, isReversed: Bool = false, isRightToLeft: Bool? = nil
    ) {
        var keyword = alignment.keyword
        var isSafe = alignment.overflow == .safe
        let subjects = Double(count)
        // Fallback alignments, if there is nothing to distribute (section 5.3).
        switch keyword {
        case .spaceBetween where free <= 0 || count < 2: keyword = .flexStart
        case .spaceAround where free <= 0 || count < 1: (keyword, isSafe) = (.center, true)
        case .spaceEvenly where free <= 0: (keyword, isSafe) = (.center, true)
        case .stretch where free <= 0 || count < 1, .normal where free <= 0 || count < 1: keyword = .flexStart
        case .firstBaseline: (keyword, isSafe) = (.start, true)
        case .lastBaseline: (keyword, isSafe) = (.end, true)
        case .left: keyword = isRightToLeft == true ? .end : .start
        case .right: keyword = isRightToLeft == false ? .end : .start
        case .spaceBetween, .spaceAround, .spaceEvenly, .stretch, .normal, .center, .start, .end, .flexStart, .flexEnd:
            break
        }
        if isSafe, free < 0 { keyword = .start }
        var offset = 0.0
        var spacing = 0.0
        var growth = 0.0
        switch keyword {
        case .normal, .stretch: growth = free / subjects
        case .spaceBetween: spacing = free / (subjects - 1)
        case .spaceAround:
            spacing = free / subjects
            offset = spacing / 2
        case .spaceEvenly:
            spacing = free / (subjects + 1)
            offset = spacing
        case .center: offset = free / 2
        case .flexStart: offset = 0
        case .flexEnd: offset = free
        case .start, .firstBaseline, .left: offset = isReversed ? free : 0
        case .end, .lastBaseline, .right: offset = isReversed ? 0 : free
        }
        self.offset = offset
        self.spacing = spacing
        self.growth = growth
    }
}
