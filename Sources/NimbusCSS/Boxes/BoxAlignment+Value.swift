import BoxLayout
import CSSEngine

extension ContentAlignment {
    /// Creates an alignment from a computed value. `nil` for all other values.
    init?(_ value: Value) {
        guard let parts = AlignmentParts(value) else { return nil }
        let keyword: Keyword
        switch parts.position {
        case .normal: keyword = .normal
        case .baseline: keyword = parts.isLast ? .lastBaseline : .firstBaseline
        case .spaceBetween: keyword = .spaceBetween
        case .spaceAround: keyword = .spaceAround
        case .spaceEvenly: keyword = .spaceEvenly
        case .stretch: keyword = .stretch
        case .center: keyword = .center
        case .start: keyword = .start
        case .end: keyword = .end
        case .flexStart: keyword = .flexStart
        case .flexEnd: keyword = .flexEnd
        case .left: keyword = .left
        case .right: keyword = .right
        default: return nil
        }
        self.init(keyword, parts.overflow)
    }
}

extension SelfAlignment {
    /// Creates an alignment from a computed value. `nil` for all other values.
    init?(_ value: Value) {
        guard let parts = AlignmentParts(value) else { return nil }
        let keyword: Keyword
        switch parts.position {
        case .auto: keyword = .auto
        case .normal: keyword = .normal
        case .stretch: keyword = .stretch
        case .baseline: keyword = parts.isLast ? .lastBaseline : .firstBaseline
        case .center: keyword = .center
        case .start: keyword = .start
        case .end: keyword = .end
        case .selfStart: keyword = .selfStart
        case .selfEnd: keyword = .selfEnd
        case .flexStart: keyword = .flexStart
        case .flexEnd: keyword = .flexEnd
        case .left: keyword = .left
        case .right: keyword = .right
        default: return nil
        }
        self.init(keyword, parts.overflow)
    }
}

/// The keywords of an alignment: a position, or a position after `safe`, `unsafe`, `last` or `legacy`.
private struct AlignmentParts {
    var position: CSSEngine.Keyword
    var overflow = OverflowAlignment.automatic
    var isLast = false

    init?(_ value: Value) {
        switch value {
        case .keyword(let keyword): position = keyword
        case .list(let values):
            guard values.count == 2, case .keyword(let first) = values[0], case .keyword(let second) = values[1] else {
                return nil
            }
            position = second
            isLast = first == .last
            if first == .safe { overflow = .safe }
            if first == .unsafe { overflow = .unsafe }
        default: return nil
        }
    }
}
