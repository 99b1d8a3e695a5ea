import CSSEngine

/// The resolved rules of `layout`.
struct AnchorRules: Equatable {
    /// The last rule of each attribute.
    private let rules: [LayoutValue.Attribute: LayoutValue.Rule]
    /// Whether the view fits its content. The width and height rules are then maximum sizes.
    private let fitsContent: Bool
    /// The views that the rules refer to.
    let targets: [RelativeTarget]

    init(_ value: LayoutValue) {
        var rules: [LayoutValue.Attribute: LayoutValue.Rule] = [:]
        for rule in value.rules { rules[rule.attribute] = rule }
        self.rules = rules
        fitsContent = value.fitsContent
        var targets: [RelativeTarget] = []
        for rule in value.rules where rules[rule.attribute] == rule {
            let target: RelativeTarget
            switch rule.target {
            case .none, .parent: continue
            case .guide: target = .guides
            case .element(let id, _): target = .id(id)
            }
            if !targets.contains(target) { targets.append(target) }
        }
        self.targets = targets
    }

    /// Whether the frame can depend on the size of the content.
    var asksForContent: Bool { fitsContent || rules[.width] == nil || rules[.height] == nil }

    /// Returns the frame of a view in its superview.
    @MainActor func frame(_ references: AnchorFrames, _ meter: inout ContentMeter) -> CGRect {
        let room = references.parent.rect.size
        func value(_ attribute: LayoutValue.Attribute) -> CGFloat? { rules[attribute].map { references.value(of: $0) } }
        // The margin of a view is outside its frame.
        let margins = references.margins
        let left = value(.left) ?? value(.leftMargin).map { $0 - margins.left }
        let right = value(.right) ?? value(.rightMargin).map { $0 + margins.right }
        let top = value(.top) ?? value(.topMargin).map { $0 - margins.top }
        let bottom = value(.bottom) ?? value(.bottomMargin).map { $0 + margins.bottom }
        var (width, height) = (value(.width), value(.height))
        if fitsContent {
            let maximum = CGSize(width: width ?? room.width, height: height ?? room.height)
            let fitting = meter.fittingSize(in: maximum)
            (width, height) = (min(fitting.width, maximum.width), min(fitting.height, maximum.height))
        }
        if width == nil, left == nil || right == nil { width = meter.intrinsicSize(width: nil)?.width }
        let horizontal = Self.span(left, width, right, center: value(.centerX), in: room.width)
        if height == nil, top == nil || bottom == nil { height = meter.intrinsicSize(width: horizontal.length)?.height }
        let vertical = Self.span(top, height, bottom, center: value(.centerY), in: room.height)
        return CGRect(
            x: horizontal.start, y: vertical.start, width: max(horizontal.length, 0), height: max(vertical.length, 0))
    }

    /// Returns the position and the length on one axis.
    /// - Parameters:
    ///   - length: The width or height. `nil` to fill the superview up to the given edges.
    ///   - room: The width or height of the superview.
    private static func span(
        _ near: CGFloat?, _ length: CGFloat?, _ far: CGFloat?, center: CGFloat?, in room: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let used = length ?? (far ?? room) - (near ?? 0)
        if let center { return (center - used / 2, used) }
        if let near { return (near, used) }
        return (far.map { $0 - used } ?? 0, used)
    }
}

/// The frames that the rules of `layout` refer to, in the coordinates of the superview.
struct AnchorFrames {
    /// A frame with its layout margins.
    struct Frame {
        let rect: CGRect
        let margins: UIEdgeInsets

        func value(of attribute: LayoutValue.Attribute) -> CGFloat {
            switch attribute {
            case .width: rect.width
            case .height: rect.height
            case .left: rect.minX
            case .right: rect.maxX
            case .top: rect.minY
            case .bottom: rect.maxY
            case .centerX: rect.midX
            case .centerY: rect.midY
            case .leftMargin: rect.minX + margins.left
            case .rightMargin: rect.maxX - margins.right
            case .topMargin: rect.minY + margins.top
            case .bottomMargin: rect.maxY - margins.bottom
            }
        }
    }

    /// The bounds of the superview.
    let parent: Frame
    /// The layout margins of the view itself.
    let margins: UIEdgeInsets
    private var elements: [String: Frame] = [:]
    /// The vertical positions of the layout guides.
    private var guides: ClosedRange<CGFloat> = 0...0

    /// Creates the references of a view. `nil` if a target or its frame is missing.
    /// - Parameters:
    ///   - targets: The targets of the rules, in order.
    ///   - frames: The frames of the targets in the superview.
    @MainActor init?(_ rules: AnchorRules, of view: UIView, _ targets: [UIView?], _ frames: [CGRect?]) {
        guard let superview = view.superview else { return nil }
        parent = Frame(rect: CGRect(origin: .zero, size: superview.bounds.size), margins: superview.layoutMargins)
        margins = view.layoutMargins
        for (index, target) in rules.targets.enumerated() {
            guard let found = targets[index] else { return nil }
            switch target {
            case .id(let id):
                guard let rect = frames[index] else { return nil }
                elements[id] = Frame(rect: rect, margins: found.layoutMargins)
            case .guides:
                let area = superview.convert(found.bounds.inset(by: found.safeAreaInsets), from: found)
                guides = area.minY...max(area.minY, area.maxY)
            case .previous, .next, .first, .last: return nil
            }
        }
    }

    /// Returns the value of a rule.
    func value(of rule: LayoutValue.Rule) -> CGFloat {
        let base: CGFloat
        switch rule.target {
        case .none: return Self.points(rule.constant, of: parent.value(of: rule.attribute))
        case .parent(let attribute): base = parent.value(of: attribute)
        case .guide(.top): base = guides.lowerBound
        case .guide(.bottom): base = guides.upperBound
        case .guide(.center): base = (guides.lowerBound + guides.upperBound) / 2
        case .element(let id, let attribute): base = elements[id]?.value(of: attribute) ?? 0
        }
        let factor = if case .number(let number) = rule.factor { CGFloat(number) } else { CGFloat(1) }
        return base * factor + Self.points(rule.constant, of: 0)
    }

    private static func points(_ value: Value, of whole: CGFloat) -> CGFloat { Extent(value)?.points(of: whole) ?? 0 }
}

extension ContentMeter {
    /// Returns the size that a view needs in a space.
    mutating func fittingSize(in space: CGSize) -> CGSize {
        CGSize(width: width(in: space), height: height(in: space))
    }

    /// Returns the size of the content in unlimited space. `nil` if the view has no intrinsic size.
    /// - Parameter width: The width of the view. `nil` if the width is not determined yet.
    mutating func intrinsicSize(width: CGFloat?) -> CGSize? {
        guard hasIntrinsicSize else { return nil }
        return fittingSize(
            in: CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
}
