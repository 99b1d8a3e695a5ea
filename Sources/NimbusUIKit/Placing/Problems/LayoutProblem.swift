import CSSEngine
import NimbusCSS

/// A layout declaration that cannot take effect.
public struct LayoutProblem: Hashable, Sendable {
    /// The reason why a declaration cannot take effect.
    public enum Kind: Hashable, Sendable {
        /// The view is positioned relative to a view whose position depends on it.
        case cycle
        /// `-mobile-relative` or `layout` contains an id that no other view has.
        case missingTarget(id: String)
        /// The view has a margin but no `-mobile-relative`. A margin is the distance from the target of
        /// `-mobile-relative`.
        case marginWithoutTarget
        /// Auto Layout places the view, so that a property has no effect: a position, or a size that no constraint can
        /// express.
        case constrained(property: String)
        /// The button has a configuration, and configurations have no equivalent of a property.
        case configured(property: String)
        /// The value of a property is relative to the superview, but the view has no superview. Also reported if the
        /// view has moved to a different superview since the last placement. `refreshView(_:)` then places the view
        /// again.
        case missingSuperview(property: String)
        /// The padding of a button, a text view, an ``NILabel`` or an ``NITextField`` is a percentage. These views draw their
        /// padding and accept only lengths.
        case percentagePadding(property: String)
        /// The box layout places the view, but the value is not valid in the CSS box model. An example is a negative
        /// width, or a property of Nimbus CSS such as `-mobile-halign`. The initial value is used instead.
        case nonstandardInBox(property: String)
        /// The box layout does not support the value of a property. Unsupported are `position: fixed` and `sticky`, and
        /// some calculations with percentages.
        case unsupportedInBox(property: String)
        /// The view draws its content over the padding or the border of its box, as a plain `UILabel` does. Use ``NILabel``
        /// or ``NITextField``, whose content is inside both.
        case paddingOverContent(property: String)
        /// The value of `box-shadow` has parts that no layer can show: an inner shadow, a spread, or a second shadow.
        case unsupportedShadow(property: String)
        /// The view clips its content, and its shadow with it. Examples are text views, and image views with rounded corners.
        case clippedShadow(property: String)
        /// The view is in a container of the box layout, but Auto Layout determines its frame. The box of the view only
        /// takes up space in the container.
        case constrainedInBox
        /// The containers are nested so deeply that the box layout does not place the subviews of the view.
        case tooDeepInBoxes
        /// The class of the view does not have a property, for example `text-align` of a button. Reported if no view that
        /// the declaration applies to has the property.
        case unsupportedByClass(property: String)
        /// A property of a view in a container, such as `flex-grow`, but the view is not in a container. Reported if this
        /// is true of all views that the declaration applies to.
        case outsideContainer(property: String)
        /// A property of containers, such as `gap`, but the view is not a container. Reported if this is true of all
        /// views that the declaration applies to.
        case withoutContainer(property: String)
        /// The view is 0 points wide or high, and its subviews are outside. The view has no size, and it is not in a
        /// container that gives it one.
        case collapsed
        /// The view is in a container, but it has no `display` that makes it a container. Its subviews have no size.
        case unplacedSubviews
    }

    /// The reason.
    public let kind: Kind
    /// The class of the view.
    public let viewClass: String
    /// The id of the view. `nil` if the view has no id.
    public let id: String?
    /// The location of the declaration. `nil` if the declaration is in the view's inline style.
    public let location: SourceLocation?

    package init(kind: Kind, viewClass: String, id: String?, location: SourceLocation?) {
        (self.kind, self.viewClass, self.id, self.location) = (kind, viewClass, id, location)
    }
}

extension LayoutProblem {
    /// Returns the problems with the targets and margins of a view.
    @MainActor static func targets(_ placement: RulePlacement, of view: UIView, in dom: NIDOM) -> [LayoutProblem] {
        let specification = placement.specification
        func problem(_ kind: Kind, at location: SourceLocation?) -> LayoutProblem {
            LayoutProblem(kind: kind, viewClass: "\(type(of: view))", id: dom.registry.id(of: view), location: location)
        }
        if specification.targets.isEmpty, specification.layout == nil {
            let margins: [(FrameProperty, Extent?)] = [
                (.marginTop, specification.marginTop), (.marginRight, specification.marginRight),
                (.marginBottom, specification.marginBottom), (.marginLeft, specification.marginLeft),
            ]
            guard let margin = margins.first(where: { $0.1 != nil })?.0 else { return [] }
            let ruleset = dom.ruleset(of: view)
            let name = margin.names.first { ruleset?[$0] != nil }
            return [problem(.marginWithoutTarget, at: name.flatMap { ruleset?.location(of: $0) })]
        }
        return specification.targets.compactMap { target in
            switch target {
            case .id(let id):
                let found = dom.viewById(id) as? UIView
                guard found == nil || found === view else { return nil }
                return problem(.missingTarget(id: id), at: locationOfTargets(of: view, in: dom))
            // The first sibling has no previous sibling, and the last sibling has no next sibling. Both cases are
            // common in lists.
            case .previous, .next, .first, .last, .guides: return nil
            }
        }
    }

    /// Returns the location of the declaration that specifies the targets of a view.
    @MainActor static func locationOfTargets(of view: UIView, in dom: NIDOM) -> SourceLocation? {
        guard let ruleset = dom.ruleset(of: view) else { return nil }
        return ruleset.location(of: FrameProperty.layout.name)
            ?? ruleset.location(of: FrameProperty.relative.name)
    }

    /// The properties that buttons with a configuration ignore.
    private static let ignoredByConfigurations = [
        "-mobile-title-insets", "-mobile-image-insets", "-ios-button-adjust", "text-shadow",
    ]

    /// Returns the problems of a button with a configuration.
    @MainActor static func configured(_ view: UIView, in dom: NIDOM) -> [LayoutProblem] {
        guard let button = view as? UIButton, button.configuration != nil, let ruleset = dom.ruleset(of: button) else {
            return []
        }
        return ignoredByConfigurations.filter { ruleset[$0] != nil }.map { name in
            LayoutProblem(
                kind: .configured(property: name), viewClass: "\(type(of: view))", id: dom.registry.id(of: view),
                location: ruleset.location(of: name))
        }
    }

    /// Returns the problems of properties that have no effect because of Auto Layout or a missing superview.
    @MainActor static func withoutEffect(_ placement: RulePlacement, of view: UIView, in dom: NIDOM) -> [LayoutProblem]
    {
        let specification = placement.specification
        let constrained = view.isPlacedByAutoLayout ? specification.propertiesWithoutConstraints : []
        let relative = placement.lacksSuperview(view) ? specification.propertiesRelativeToSuperview : []
        let possible = relative.filter { !view.isPlacedByAutoLayout || specification.sizeRules[$0] != nil }
        guard !constrained.isEmpty || !possible.isEmpty, let ruleset = dom.ruleset(of: view) else { return [] }
        func problem(_ property: FrameProperty, _ kind: (String) -> Kind) -> LayoutProblem {
            let name = property.names.first { ruleset[$0] != nil } ?? property.name
            return LayoutProblem(
                kind: kind(name), viewClass: "\(type(of: view))", id: dom.registry.id(of: view),
                location: ruleset.location(of: name))
        }
        return constrained.map { problem($0, Kind.constrained(property:)) }
            + possible.map { problem($0, Kind.missingSuperview(property:)) }
    }
}

extension LayoutProblem {
    /// Returns the problems of percentage padding on a view that draws its padding.
    @MainActor static func padding(of view: UIView, in dom: NIDOM) -> [LayoutProblem] {
        guard view.hasPaddingInside, let ruleset = dom.ruleset(of: view) else { return [] }
        return ContentInsets.longhands.compactMap { name in
            switch ruleset[name]?.value {
            case .percentage, .math:
                LayoutProblem(
                    kind: .percentagePadding(property: name), viewClass: "\(type(of: view))",
                    id: dom.registry.id(of: view),
                    location: ruleset.location(of: name))
            default: nil
            }
        }
    }
}

extension LayoutProblem {
    /// Returns the problems of a view that the box layout places.
    @MainActor static func inBox(_ box: ViewBox, of view: UIView, in dom: NIDOM) -> [LayoutProblem] {
        guard let mapped = box.mapped, let ruleset = dom.ruleset(of: view) else { return [] }
        func problem(_ name: String, _ kind: Kind) -> LayoutProblem {
            LayoutProblem(
                kind: kind, viewClass: "\(type(of: view))", id: dom.registry.id(of: view),
                location: ruleset.location(of: name))
        }
        let values = mapped.problems.map { found in
            let name = dom.styles.properties[found.property].name
            return switch found.kind {
            case .nonstandardValue: problem(name, .nonstandardInBox(property: name))
            case .unsupportedPosition, .unsupportedCalculation: problem(name, .unsupportedInBox(property: name))
            }
        }
        let own = FrameProperty.allCases.map(\.name).filter {
            ($0.hasPrefix("-mobile-") || RectangleRules.names.contains($0)) && ruleset[$0] != nil
        }
        let properties = own.map { problem($0, .nonstandardInBox(property: $0)) }
        let states =
            (box.isPlacedByAutoLayout ? [Kind.constrainedInBox] : []) + (box.isTooDeep ? [.tooDeepInBoxes] : [])
        let others = values + properties + states.map { problem("display", $0) }
        guard box.role == .leaf, view.drawsOverPadding else { return others }
        func isSet(_ name: String) -> Bool {
            guard let value = ruleset[name]?.value else { return false }
            return value != .length(0) && value != .percentage(0)
        }
        // A border that is part of the size of an image is a ring over its edge.
        let isRing = view is UIImageView && mapped.style.boxSizing == .borderBox
        // One for each declaration.
        var locations: Set<SourceLocation?> = []
        let names = (ContentInsets.longhands + (isRing ? [] : ["border-width"])).filter {
            isSet($0) && locations.insert(ruleset.location(of: $0)).inserted
        }
        return others + names.map { problem($0, .paddingOverContent(property: $0)) }
    }

    /// Returns the problems of a shadow that the layer of a view cannot show.
    @MainActor static func shadow(of view: UIView, _ plan: StylePlan?, in dom: NIDOM) -> [LayoutProblem] {
        guard let plan, !(view is BarItemElement) else { return [] }
        func value(_ name: String) -> Value? { dom.styles.properties[name].flatMap { plan.values.own[$0] } }
        func problem(_ name: String, _ kind: Kind) -> LayoutProblem {
            LayoutProblem(
                kind: kind, viewClass: "\(type(of: view))", id: dom.registry.id(of: view),
                location: dom.ruleset(of: view)?.location(of: name))
        }
        let box = value("box-shadow")
        let exceeding = box.map { BoxShadow.exceedsLayer($0) } == true
        let unsupported = exceeding ? [problem("box-shadow", .unsupportedShadow(property: "box-shadow"))] : []
        guard view.clipsToBounds, view.layer.shadowOpacity > 0,
            let name = BoxShadow.isVisible(box) ? "box-shadow" : value("shadow-opacity").map({ _ in "shadow-opacity" })
        else { return unsupported }
        return unsupported + [problem(name, .clippedShadow(property: name))]
    }
}

extension UIView {
    /// Whether the view draws its content over the padding of its box. Views of a fixed size are inside their padding, and
    /// some views centre their content.
    fileprivate var drawsOverPadding: Bool {
        let isCentered = self is UIPageControl || self is UIActivityIndicatorView
        return !hasPaddingInside && hasContentOfToolkit && fixedSize == nil && !isCentered
    }
}

extension FrameProperty {
    /// The names of the CSS properties that can set this layout property, physical and logical.
    package var names: [String] {
        let own: [String] =
            switch self {
            case .horizontalPadding: [name] + FrameProperty.paddingRight.names
            case .verticalPadding: [name] + FrameProperty.paddingTop.names
            case .width, .height, .minimumWidth, .minimumHeight, .maximumWidth, .maximumHeight, .paddingTop,
                .paddingRight, .top, .left, .bottom, .right, .horizontalAlignment, .verticalAlignment, .relative,
                .marginTop, .marginRight, .marginBottom, .marginLeft, .layout, .frame, .bounds, .center:
                [name]
            }
        guard let logical = logicalNames else { return own }
        return own
            + (logical.leftToRight == logical.rightToLeft
                ? [logical.leftToRight] : [logical.leftToRight, logical.rightToLeft])
    }
}
