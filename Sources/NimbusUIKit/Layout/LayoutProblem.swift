import CSSEngine
import NimbusCSS

/// A layout declaration that cannot take effect.
public struct LayoutProblem: Hashable, Sendable {
    /// The reason why a declaration cannot take effect.
    public enum Kind: Hashable, Sendable {
        /// The view is positioned relative to a view whose position depends on it.
        case cycle
        /// `-mobile-relative` or `layout` names an id that no other view has.
        case missingTarget(id: String)
        /// A margin of a view without `-mobile-relative`. A margin is a distance from the view that `-mobile-relative`
        /// names.
        case marginWithoutTarget
        /// Auto Layout places the view and determines a property: its position, or a size that no constraint can
        /// express.
        case constrained(property: String)
        /// The button has a configuration, which has no equivalent of a property.
        case configured(property: String)
        /// The value of a property is relative to the superview, but the view has no superview. Also reported if the
        /// view has moved to another superview since it was placed: `refreshView(_:)` places the view there.
        case missingSuperview(property: String)
        /// A percentage as padding of a button, ``NILabel`` or ``NITextField``. These views have the padding inside and
        /// accept only lengths.
        case percentagePadding(property: String)
        /// The value of a property has no meaning in the box model of CSS, which lays out the view: a negative width, or a
        /// property of Nimbus CSS such as `-mobile-halign`. It counts as initial.
        case nonstandardInBox(property: String)
        /// The box layout does not support the value of a property: `position: fixed` and `sticky`, and some calculations
        /// with percentages.
        case unsupportedInBox(property: String)
        /// The padding of a view that has no padding inside, such as a plain `UILabel`. The box has the padding, but the
        /// view draws its content over it. ``NILabel`` and ``NITextField`` have padding.
        case paddingOverContent(property: String)
        /// Auto Layout places the view, which is in a container of the box layout. Its box takes space there, but does not
        /// decide its frame.
        case constrainedInBox
        /// The view is so deep in containers that the box layout does not place its subviews.
        case tooDeepInBoxes
    }

    /// The reason.
    public let kind: Kind
    /// The class of the view.
    public let viewClass: String
    /// The id of the view, if it has one.
    public let id: String?
    /// The location of the declaration. `nil` if it is in the view's inline style.
    public let location: SourceLocation?
}

extension LayoutProblem {
    /// Returns the problems with the targets and margins of a view.
    @MainActor static func targets(_ placement: ViewPlacement, of view: UIView, in dom: NIDOM) -> [LayoutProblem] {
        let specification = placement.specification
        func problem(_ kind: Kind, at location: SourceLocation?) -> LayoutProblem {
            LayoutProblem(kind: kind, viewClass: "\(type(of: view))", id: dom.registry.id(of: view), location: location)
        }
        if specification.targets.isEmpty, specification.layout == nil {
            let margins = [
                ("margin-top", specification.marginTop), ("margin-right", specification.marginRight),
                ("margin-bottom", specification.marginBottom), ("margin-left", specification.marginLeft),
            ]
            guard let margin = margins.first(where: { $0.1 != nil }) else { return [] }
            return [problem(.marginWithoutTarget, at: dom.ruleset(of: view)?.location(of: margin.0))]
        }
        return specification.targets.compactMap { target in
            switch target {
            case .id(let id):
                let found = dom.viewById(id) as? UIView
                guard found == nil || found === view else { return nil }
                return problem(.missingTarget(id: id), at: locationOfTargets(of: view, in: dom))
            // The first sibling has no previous sibling, and the last has no next sibling. Both are usual in lists.
            case .previous, .next, .first, .last, .guides: return nil
            }
        }
    }

    /// The location of the declaration that names the targets of a view.
    @MainActor static func locationOfTargets(of view: UIView, in dom: NIDOM) -> SourceLocation? {
        guard let ruleset = dom.ruleset(of: view) else { return nil }
        return ruleset.location(of: LayoutProperty.layout.name)
            ?? ruleset.location(of: LayoutProperty.relative.name)
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
    @MainActor static func withoutEffect(_ placement: ViewPlacement, of view: UIView, in dom: NIDOM) -> [LayoutProblem]
    {
        let specification = placement.specification
        let constrained = view.isPlacedByAutoLayout ? specification.propertiesWithoutConstraints : []
        let relative = placement.lacksSuperview(view) ? specification.propertiesRelativeToSuperview : []
        let possible = relative.filter { !view.isPlacedByAutoLayout || specification.sizeRules[$0] != nil }
        guard !constrained.isEmpty || !possible.isEmpty, let ruleset = dom.ruleset(of: view) else { return [] }
        func problem(_ property: LayoutProperty, _ kind: (String) -> Kind) -> LayoutProblem {
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
    /// Returns the problems of padding in percent on a view that has its padding inside.
    @MainActor static func padding(of view: UIView, in dom: NIDOM) -> [LayoutProblem] {
        guard view.hasPaddingInside, let ruleset = dom.ruleset(of: view) else { return [] }
        return ["padding-top", "padding-right", "padding-bottom", "padding-left"].compactMap { name in
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
        let own = LayoutProperty.allCases.map(\.name).filter {
            ($0.hasPrefix("-mobile-") || FrameRules.names.contains($0)) && ruleset[$0] != nil
        }
        let properties = own.map { problem($0, .nonstandardInBox(property: $0)) }
        let states =
            (box.isPlacedByAutoLayout ? [Kind.constrainedInBox] : []) + (box.isTooDeep ? [.tooDeepInBoxes] : [])
        let others = values + properties + states.map { problem("display", $0) }
        let drawsOverPadding = !view.hasPaddingInside && box.role == .leaf && view.hasContentOfToolkit
        guard drawsOverPadding else { return others }
        let sides = ["padding-top", "padding-right", "padding-bottom", "padding-left"].filter { name in
            guard let value = ruleset[name]?.value else { return false }
            return value != .length(0) && value != .percentage(0)
        }
        return others + sides.map { problem($0, .paddingOverContent(property: $0)) }
    }
}

extension UIView {
    /// Whether the view has its padding between its edges and its content. Other views add the padding to their size.
    var hasPaddingInside: Bool { self is UIButton || self is NILabel || self is NITextField }
}

extension LayoutProperty {
    /// The names of the CSS properties that can set this layout property.
    fileprivate var names: [String] {
        switch self {
        case .horizontalPadding: [name, LayoutProperty.paddingRight.name]
        case .verticalPadding: [name, LayoutProperty.paddingTop.name]
        case .width, .height, .minimumWidth, .minimumHeight, .maximumWidth, .maximumHeight, .paddingTop, .paddingRight,
            .top, .left, .bottom, .right, .horizontalAlignment, .verticalAlignment, .relative, .marginTop, .marginRight,
            .marginBottom, .marginLeft, .layout, .frame, .bounds, .center:
            [name]
        }
    }
}
