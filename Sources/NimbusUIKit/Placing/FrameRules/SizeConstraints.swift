import CSSEngine

/// The constraints that give a view the size of its style if Auto Layout places the view.
///
/// The identifier of a constraint consists of `NimbusCSS.` and the name of the property, for example
/// `NimbusCSS.min-width`. `width` and `height` have the priority 998, minimum and maximum sizes 999. Limits therefore
/// override sizes, as in CSS. The app's required constraints override both.
///
/// The constraints are an attachment of the view, so that a DOM finds the constraints from a previous registration.
final class SizeConstraints: ViewAttachment {
    private struct Entry {
        let constraint: NSLayoutConstraint
        let rule: SizeRule
        /// The view that a percentage refers to.
        weak var superview: UIView?

        /// Whether changing only the constant makes the constraint match a rule.
        @MainActor func canBecome(_ rule: SizeRule, of view: UIView) -> Bool {
            guard self.rule.canBecome(rule), constraint.priority == rule.priority else { return false }
            // A weak reference to a deallocated superview is `nil`, which would equal the missing superview of a
            // removed view.
            return rule.multiplier == 0 || superview != nil && superview === view.superview
        }
    }

    private var entries: [FrameProperty: Entry] = [:]

    /// Updates the constraints of a view to match its style. Changes the constants of existing constraints if possible.
    static func update(_ view: UIView, to frameRules: FrameRules) {
        let rules = frameRules.sizeRules
        let known = view.attachment(SizeConstraints.self)
        if rules.isEmpty {
            known?.removeAll()
            return
        }
        let constraints = known ?? SizeConstraints()
        if known == nil { view.addInteraction(constraints) }
        for property in FrameProperty.sizes { constraints.set(property, to: rules[property], of: view) }
    }

    private func set(_ property: FrameProperty, to rule: SizeRule?, of view: UIView) {
        guard let rule, let constraint = entries[property]?.constraint,
            entries[property]?.canBecome(rule, of: view) == true
        else {
            entries[property]?.constraint.isActive = false
            entries[property] = rule.flatMap { Self.makeEntry(property, $0, of: view) }
            return
        }
        if constraint.constant != rule.constant { constraint.constant = rule.constant }
        if !constraint.isActive { constraint.isActive = true }
        entries[property] = Entry(constraint: constraint, rule: rule, superview: entries[property]?.superview)
    }

    /// Deactivates all constraints and removes the attachment from the view.
    func removeAll() {
        for entry in entries.values { entry.constraint.isActive = false }
        entries = [:]
        view?.removeInteraction(self)
    }

    /// The constraints and their properties, in the order of ``FrameProperty/sizes``.
    var constraints: [(property: FrameProperty, constraint: NSLayoutConstraint)] {
        FrameProperty.sizes.compactMap { property in entries[property].map { (property, $0.constraint) } }
    }

    /// Creates and activates a constraint. Returns `nil` if the rule is relative to the superview and there is no
    /// superview.
    private static func makeEntry(_ property: FrameProperty, _ rule: SizeRule, of view: UIView) -> Entry? {
        let isWidth = property.isHorizontalSize
        let dimension = isWidth ? view.widthAnchor : view.heightAnchor
        let constraint: NSLayoutConstraint
        if rule.multiplier == 0 {
            switch rule.relation {
            case .equal: constraint = dimension.constraint(equalToConstant: rule.constant)
            case .minimum: constraint = dimension.constraint(greaterThanOrEqualToConstant: rule.constant)
            case .maximum: constraint = dimension.constraint(lessThanOrEqualToConstant: rule.constant)
            }
        } else {
            guard let superview = view.superview else { return nil }
            constraint = dimension.constraint(
                equalTo: isWidth ? superview.widthAnchor : superview.heightAnchor, multiplier: rule.multiplier,
                constant: rule.constant)
        }
        constraint.identifier = "NimbusCSS.\(property.name)"
        constraint.priority = rule.priority
        constraint.isActive = true
        return Entry(constraint: constraint, rule: rule, superview: view.superview)
    }
}

/// A size as a constraint: a multiple of the superview's size plus a constant.
struct SizeRule: Equatable {
    enum Relation {
        case equal, minimum, maximum
    }

    var relation: Relation
    var multiplier: CGFloat = 0
    var constant: CGFloat

    /// The priority of the constraint.
    var priority: UILayoutPriority { UILayoutPriority(relation == .equal ? 998 : 999) }

    /// Whether only the constant differs.
    func canBecome(_ other: SizeRule) -> Bool { relation == other.relation && multiplier == other.multiplier }
}

extension FrameProperty {
    /// The properties that constraints can express.
    static let sizes: [FrameProperty] = [
        .width, .height, .minimumWidth, .minimumHeight, .maximumWidth, .maximumHeight,
    ]

    /// Whether the property is a width, a minimum width or a maximum width.
    package var isHorizontalSize: Bool { [.width, .minimumWidth, .maximumWidth].contains(self) }
}

extension UIView {
    /// The constraints that give the view the size of its style, in the order of ``FrameProperty/sizes``. Empty unless Auto
    /// Layout places the view.
    package var sizeConstraints: [(property: FrameProperty, constraint: NSLayoutConstraint)] {
        attachment(SizeConstraints.self)?.constraints ?? []
    }
}

extension FrameRules {
    /// The properties whose values are relative to the superview: percentages, negative sizes, and distances from the
    /// far edges.
    var propertiesRelativeToSuperview: [FrameProperty] {
        let sizes = [(FrameProperty.width, horizontal.length), (.height, vertical.length)].filter {
            $0.1?.isSizeRelativeToSuperview == true
        }
        let near = [(FrameProperty.top, vertical.near), (.left, horizontal.near)].filter {
            $0.1?.isRelativeToSuperview == true
        }
        let far = [(FrameProperty.bottom, vertical.far), (.right, horizontal.far)].filter {
            $0.1 != nil && $0.1 != .auto
        }
        let alignments: [FrameProperty] =
            [
                horizontal.isAlignedFar ? .horizontalAlignment : nil, vertical.isAlignedFar ? .verticalAlignment : nil,
                anchors.map { _ in .layout },
            ].compactMap { $0 } + (rectangle?.properties ?? [])
        return (sizes + near + far).map(\.0) + alignments
    }

    /// The sizes that constraints can express, by property.
    var sizeRules: [FrameProperty: SizeRule] {
        var rules: [FrameProperty: SizeRule] = [:]
        rules[.width] = Self.size(horizontal.length, padding: horizontal.padding)
        rules[.height] = Self.size(vertical.length, padding: vertical.padding)
        (rules[.minimumWidth], rules[.maximumWidth]) = Self.limits(horizontal.minimum, horizontal.maximum)
        (rules[.minimumHeight], rules[.maximumHeight]) = Self.limits(vertical.minimum, vertical.maximum)
        return rules
    }

    /// The properties without effect if Auto Layout places the view. Auto Layout determines the position. Constraints
    /// can express a size only as a multiple of the superview's size plus a constant.
    var propertiesWithoutConstraints: [FrameProperty] {
        let rules = sizeRules
        let sizes = [
            (FrameProperty.width, horizontal.length), (.height, vertical.length),
            (.minimumWidth, horizontal.minimum), (.minimumHeight, vertical.minimum),
            (.maximumWidth, horizontal.maximum), (.maximumHeight, vertical.maximum),
        ].filter { $0.1 != nil && $0.1?.isIntrinsic == false && rules[$0.0] == nil }.map(\.0)
        let paddings = [(FrameProperty.horizontalPadding, horizontal), (.verticalPadding, vertical)]
            .filter { ($0.1.length ?? .auto) == .auto && $0.1.padding != nil }.map(\.0)
        let positions = [
            (FrameProperty.top, vertical.near), (.left, horizontal.near), (.bottom, vertical.far),
            (.right, horizontal.far),
        ]
        let margins = relative == nil ? [] : self.margins
        let distances = (positions + margins).filter { $0.1 != nil && $0.1 != .auto }.map(\.0)
        let alignments: [FrameProperty] =
            [
                horizontal.alignment.map { _ in .horizontalAlignment },
                vertical.alignment.map { _ in .verticalAlignment },
                relative.map { _ in .relative }, anchors.map { _ in .layout },
            ].compactMap { $0 } + (rectangle?.properties ?? [])
        return sizes + paddings + distances + alignments
    }

    /// The margins, in the order of CSS.
    var margins: [(FrameProperty, Extent?)] {
        [
            (.marginTop, vertical.nearMargin), (.marginRight, horizontal.farMargin),
            (.marginBottom, vertical.farMargin), (.marginLeft, horizontal.nearMargin),
        ]
    }

    /// Returns the rule for a width or height. `auto` needs no rule, because Auto Layout uses the intrinsic content
    /// size.
    private static func size(_ extent: Extent?, padding: Extent?) -> SizeRule? {
        guard let size = extent?.linear else { return nil }
        switch padding {
        case .points(let points):
            return SizeRule(relation: .equal, multiplier: size.multiplier, constant: size.constant + points)
        // Percentages of padding refer to the size without padding.
        case .share(let share):
            return SizeRule(
                relation: .equal, multiplier: size.multiplier * (1 + share), constant: size.constant * (1 + share))
        case nil, .auto, .calculation, .minContent, .maxContent, .fitContent, .stretch:
            return SizeRule(relation: .equal, multiplier: size.multiplier, constant: size.constant)
        }
    }

    /// Returns the rules for a minimum and a maximum. The minimum overrides the maximum. Percentages have no rule,
    /// because they refer to the view's own size.
    private static func limits(_ minimum: Extent?, _ maximum: Extent?) -> (SizeRule?, SizeRule?) {
        func points(_ extent: Extent?) -> CGFloat? {
            if case .points(let points) = extent { max(points, 0) } else { nil }
        }
        let (least, most) = (points(minimum), points(maximum))
        return (
            least.map { SizeRule(relation: .minimum, constant: $0) },
            most.map { SizeRule(relation: .maximum, constant: max($0, least ?? 0)) }
        )
    }
}

extension Extent {
    /// Whether the extent is a percentage, or a calculation with percentages.
    fileprivate var isRelativeToSuperview: Bool {
        switch self {
        case .share, .calculation, .stretch, .fitContent(nil): true
        case .fitContent(let limit?): limit.isRelativeToSuperview
        case .auto, .points, .minContent, .maxContent: false
        }
    }

    /// Whether Auto Layout gives the view this size anyway, from its intrinsic size.
    fileprivate var isIntrinsic: Bool {
        switch self {
        case .auto, .maxContent, .fitContent(nil): true
        case .minContent, .fitContent, .stretch, .points, .share, .calculation: false
        }
    }

    /// Whether the extent is a negative length. A negative size is added to the superview's size.
    var isNegative: Bool {
        if case .points(let points) = self { points < 0 } else { false }
    }

    /// Whether the extent refers to the superview's size: a percentage, or a negative size.
    fileprivate var isSizeRelativeToSuperview: Bool { isNegative || isRelativeToSuperview }

    /// The extent as a multiple of the container's length plus a constant. `nil` for `auto`, and for calculations such
    /// as `min(50%, 100px)` that are not linear.
    fileprivate var linear: (multiplier: CGFloat, constant: CGFloat)? {
        switch self {
        case .auto, .minContent, .maxContent, .fitContent: return nil
        // A negative length is added to the container's length.
        case .points(let points): return (points < 0 ? 1 : 0, points)
        case .share(let share): return (share, 0)
        case .stretch: return (1, 0)
        case .calculation:
            let samples: [CGFloat] = [0, 1, 10, 100, 1000, 10_000]
            let results = samples.compactMap { points(of: $0) }
            guard results.count == samples.count else { return nil }
            let multiplier = (results[5] - results[0]) / samples[5]
            let isLinear = zip(samples, results).allSatisfy { abs(results[0] + multiplier * $0 - $1) < 0.01 }
            return isLinear ? (multiplier, results[0]) : nil
        }
    }
}
