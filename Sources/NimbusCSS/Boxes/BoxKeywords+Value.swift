import BoxLayout
import CSSEngine

extension BoxDisplay {
    /// Creates a display type from a computed value. Inline types become block types, because the children of a box are
    /// never in lines of text.
    init?(_ value: Value) {
        switch value {
        case .keyword(.none): self = .none
        case .keyword(.contents): self = .contents
        case .keyword(.block), .keyword(.inline), .keyword(.listItem): self = .block
        case .keyword(.flowRoot), .keyword(.inlineBlock): self = .flowRoot
        case .keyword(.flex), .keyword(.inlineFlex): self = .flex
        case .keyword(.grid), .keyword(.inlineGrid): self = .grid
        default: return nil
        }
    }
}

extension BoxDirection {
    init?(_ value: Value) {
        switch value {
        case .keyword(.ltr): self = .leftToRight
        case .keyword(.rtl): self = .rightToLeft
        default: return nil
        }
    }
}

extension BoxOverflow {
    /// Creates the overflow of an axis. `visible` for values of other types.
    init(_ value: Value) {
        switch value {
        case .keyword(.clip): self = .clip
        case .keyword(.hidden): self = .hidden
        case .keyword(.scroll): self = .scroll
        case .keyword(.auto): self = .auto
        default: self = .visible
        }
    }

    /// Whether a box with this value is a scroll container.
    var scrolls: Bool {
        switch self {
        case .visible, .clip: false
        case .hidden, .scroll, .auto: true
        }
    }
}

extension BoxContainment {
    /// Creates the containment that a container type brings. Types that are not of a size bring none.
    init(_ value: Value) {
        switch value {
        case .keyword(.size): self = .size
        case .keyword(.inlineSize): self = .inlineSize
        // A size precedes the other types.
        case .list(let types): self = types.first.map { BoxContainment($0) } ?? .none
        default: self = .none
        }
    }
}

extension FlexDirection {
    init?(_ value: Value) {
        switch value {
        case .keyword(.row): self = .row
        case .keyword(.rowReverse): self = .rowReverse
        case .keyword(.column): self = .column
        case .keyword(.columnReverse): self = .columnReverse
        default: return nil
        }
    }
}

extension FlexWrap {
    init?(_ value: Value) {
        switch value {
        case .keyword(.nowrap): self = .noWrap
        case .keyword(.wrap): self = .wrap
        case .keyword(.wrapReverse): self = .wrapReverse
        default: return nil
        }
    }
}
