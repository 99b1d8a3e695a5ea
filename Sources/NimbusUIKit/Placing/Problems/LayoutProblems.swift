import CSSEngine
import NimbusCSS

extension NIDOM {
    /// The layout declarations that cannot take effect, for use in tests and tools.
    /// - Complexity: O(n) in the number of registered views.
    public var layoutProblems: [LayoutProblem] { LayoutProblems(self).all }
}

/// Finds the layout declarations of a DOM's views that currently cannot take effect.
@MainActor private struct LayoutProblems {
    private let dom: NIDOM

    init(_ dom: NIDOM) { self.dom = dom }

    var all: [LayoutProblem] {
        var declarations = IneffectiveDeclarations(dom)
        var problems: [LayoutProblem] = []
        for (view, record) in dom.viewStyler.records {
            declarations.add(view, record)
            problems += self.problems(of: view, record)
        }
        problems += declarations.problems
        problems += dom.collapsedViews.map { problem($0.kind, of: $0.view, at: nil) }
        problems += dom.viewStyler.placer.rules.relations.viewsInCycles.map { view in
            problem(.cycle, of: view, at: locationOfTargets(of: view))
        }
        return problems.sorted { "\($0)" < "\($1)" }
    }

    private func problems(of view: UIView, _ record: ViewRecord) -> [LayoutProblem] {
        let others =
            configuredProblems(of: view) + paddingProblems(of: view) + shadowProblems(of: view, record.plan)
            + lineProblems(of: view, record.plan) + backgroundProblems(of: view, record.plan)
        if dom.isDisplayedElsewhere(view) { return others + placedProblems(of: view) }
        switch record.owner {
        case .app, .formerBox: return others
        case .box(let box): return others + problems(of: box, of: view)
        case .rules(let placement), .constraints(let placement):
            let problems = problemsWithoutEffect(placement, of: view)
            let targets = problems.isEmpty ? targetProblems(placement, of: view) : []
            return others + problems + targets + marginProblems(placement, of: view)
        }
    }

    private func problem(_ kind: LayoutProblem.Kind, of view: UIView, at location: SourceLocation?) -> LayoutProblem {
        LayoutProblem(kind: kind, viewClass: "\(type(of: view))", id: dom.registry.id(of: view), location: location)
    }

    // MARK: Views above keyboards

    /// Returns the problems of properties of a view that UIKit places.
    private func placedProblems(of view: UIView) -> [LayoutProblem] {
        guard let ruleset = dom.ruleset(of: view) else { return [] }
        let names = FrameProperty.allCases.filter { !Self.keptInOtherWindows.contains($0) }.flatMap(\.names)
        let insets = names.filter { ruleset[$0] != nil }
        let isPositioned = ruleset["position"].map { $0.value != .keyword(.relative) && $0.value != .keyword(.static) }
        return ((isPositioned == true ? ["position"] : []) + insets).map { name in
            problem(.placedByToolkit(property: name), of: view, at: ruleset.location(of: name))
        }
    }

    /// The properties of a view that apply although UIKit places the view.
    private static let keptInOtherWindows: Set<FrameProperty> = [
        .height, .minimumHeight, .maximumHeight, .paddingTop, .paddingRight, .horizontalPadding, .verticalPadding,
        .frame, .bounds,
    ]

    // MARK: Appearance

    /// The properties that buttons with a configuration ignore.
    private static let ignoredByConfigurations = [
        "-mobile-title-insets", "-mobile-image-insets", "-ios-button-adjust", "text-shadow",
    ]

    /// Returns the problems of a button with a configuration.
    private func configuredProblems(of view: UIView) -> [LayoutProblem] {
        guard let button = view as? UIButton, button.configuration != nil, let ruleset = dom.ruleset(of: button) else {
            return []
        }
        return Self.ignoredByConfigurations.filter { ruleset[$0] != nil }.map { name in
            problem(.configured(property: name), of: view, at: ruleset.location(of: name))
        }
    }

    /// Returns the problems of percentage padding on a view that draws its padding.
    private func paddingProblems(of view: UIView) -> [LayoutProblem] {
        guard view.hasPaddingInside, let ruleset = dom.ruleset(of: view) else { return [] }
        return ContentInsets.longhands.compactMap { name in
            switch ruleset[name]?.value {
            case .percentage, .math:
                problem(.percentagePadding(property: name), of: view, at: ruleset.location(of: name))
            default: nil
            }
        }
    }

    /// Returns the problems of a shadow that the layer of a view cannot show.
    private func shadowProblems(of view: UIView, _ plan: StylePlan?) -> [LayoutProblem] {
        guard let plan, !(view is BarItemElement) else { return [] }
        func value(_ name: String) -> Value? { dom.styles.properties[name].flatMap { plan.values.own[$0] } }
        func problem(_ name: String, _ kind: LayoutProblem.Kind) -> LayoutProblem {
            self.problem(kind, of: view, at: dom.ruleset(of: view)?.location(of: name))
        }
        let box = value("box-shadow")
        let exceeding = box.map { BoxShadow.exceedsLayer($0) } == true
        let unsupported = exceeding ? [problem("box-shadow", .unsupportedShadow(property: "box-shadow"))] : []
        guard view.clipsToBounds, view.layer.shadowOpacity > 0,
            let name = BoxShadow.isVisible(box) ? "box-shadow" : value("shadow-opacity").map({ _ in "shadow-opacity" })
        else { return unsupported }
        return unsupported + [problem(name, .clippedShadow(property: name))]
    }

    /// Returns the problems of styles of borders and outlines that are drawn as solid lines, and of a clipped outline.
    private func lineProblems(of view: UIView, _ plan: StylePlan?) -> [LayoutProblem] {
        guard let plan, !(view is BarItemElement) else { return [] }
        func value(_ name: String) -> Value? { dom.styles.properties[name].flatMap { plan.values.own[$0] } }
        func problem(_ name: String, _ kind: LayoutProblem.Kind) -> LayoutProblem {
            self.problem(kind, of: view, at: dom.ruleset(of: view)?.location(of: name))
        }
        func length(_ value: Value?) -> Double? { if case .length(let points) = value { points } else { nil } }
        let styles = Self.lineStyles.filter { name in
            value(name).map { style in (0..<4).contains { Self.isDrawnAsSolid(style.side($0)) } } ?? false
        }
        let problems = styles.map { problem($0, .unsupportedLineStyle(property: $0)) }
        guard view.clipsToBounds, let outline = value("outline-style"), outline != .keyword(.none),
            length(value("outline-width")) ?? 3 > -(length(value("outline-offset")) ?? 0)
        else { return problems }
        return problems + [problem("outline-style", .clippedOutline(property: "outline-style"))]
    }

    /// Returns the problems of images behind a view that cannot be drawn with a value.
    private func backgroundProblems(of view: UIView, _ plan: StylePlan?) -> [LayoutProblem] {
        guard let plan, !(view is BarItemElement) else { return [] }
        func layers(_ name: String) -> [Value] {
            dom.styles.properties[name].flatMap { plan.values.own[$0] }?.layers ?? []
        }
        let boxes = Self.backgroundBoxes.filter { name, drawn in
            !layers(name).allSatisfy { layer in drawn.contains { layer == .keyword($0) } }
        }
        let hasTooMany = layers("background-image").count > BackgroundLayers.maximumCount
        return ((hasTooMany ? ["background-image"] : []) + boxes.map(\.name)).map { name in
            problem(.unsupportedBackground(property: name), of: view, at: dom.ruleset(of: view)?.location(of: name))
        }
    }

    /// The values of properties with which images are drawn.
    private static let backgroundBoxes: [(name: String, drawn: [Keyword])] = [
        ("background-origin", [.borderBox, .paddingBox]), ("background-clip", [.borderBox, .paddingBox]),
        ("background-attachment", [.scroll]),
    ]

    private static let borderWidths = [BorderPart.width.name] + BorderPart.width.sideNames
    private static let lineStyles = [BorderPart.style.name] + BorderPart.style.sideNames + ["outline-style"]

    private static func isDrawnAsSolid(_ style: Value) -> Bool {
        [.double, .groove, .ridge, .inset, .outset].contains { style == .keyword($0) }
    }

    // MARK: Frame rules

    /// Returns the problems of properties that have no effect because of Auto Layout or a missing superview.
    private func problemsWithoutEffect(_ placement: RulePlacement, of view: UIView) -> [LayoutProblem] {
        let rules = placement.rules
        let constrained = view.isPlacedByAutoLayout ? rules.propertiesWithoutConstraints : []
        let relative = placement.lacksSuperview(view) ? rules.propertiesRelativeToSuperview : []
        let possible = relative.filter { !view.isPlacedByAutoLayout || rules.sizeRules[$0] != nil }
        guard !constrained.isEmpty || !possible.isEmpty, let ruleset = dom.ruleset(of: view) else { return [] }
        func problem(_ property: FrameProperty, _ kind: (String) -> LayoutProblem.Kind) -> LayoutProblem {
            let name = property.names.first { ruleset[$0] != nil } ?? property.name
            return self.problem(kind(name), of: view, at: ruleset.location(of: name))
        }
        return constrained.map { problem($0, LayoutProblem.Kind.constrained(property:)) }
            + possible.map { problem($0, LayoutProblem.Kind.missingSuperview(property:)) }
    }

    /// Returns the problem of margins without a target.
    private func marginProblems(_ placement: RulePlacement, of view: UIView) -> [LayoutProblem] {
        let rules = placement.rules
        guard rules.targets.isEmpty, rules.anchors == nil,
            let margin = rules.margins.first(where: { $0.1 != nil })?.0
        else { return [] }
        let ruleset = dom.ruleset(of: view)
        let name = margin.names.first { ruleset?[$0] != nil }
        return [problem(.marginWithoutTarget, of: view, at: name.flatMap { ruleset?.location(of: $0) })]
    }

    /// Returns the problems with the targets of a view.
    private func targetProblems(_ placement: RulePlacement, of view: UIView) -> [LayoutProblem] {
        placement.rules.targets.compactMap { target in
            switch target {
            case .id(let id):
                let found = dom.viewById(id) as? UIView
                guard found == nil || found === view else { return nil }
                return problem(.missingTarget(id: id), of: view, at: locationOfTargets(of: view))
            // The first sibling has no previous sibling, and the last sibling has no next sibling. Both cases are
            // common in lists.
            case .previous, .next, .first, .last, .guides: return nil
            }
        }
    }

    /// Returns the location of the declaration that specifies the targets of a view.
    private func locationOfTargets(of view: UIView) -> SourceLocation? {
        guard let ruleset = dom.ruleset(of: view) else { return nil }
        return ruleset.location(of: FrameProperty.layout.name) ?? ruleset.location(of: FrameProperty.relative.name)
    }

    // MARK: Boxes

    /// Returns the problems of a view that the box layout places.
    private func problems(of box: ViewBox, of view: UIView) -> [LayoutProblem] {
        guard let mapped = box.mapped, let ruleset = dom.ruleset(of: view) else { return [] }
        func problem(_ name: String, _ kind: LayoutProblem.Kind) -> LayoutProblem {
            self.problem(kind, of: view, at: ruleset.location(of: name))
        }
        let follows = box.isSticky && view.scrollViewAround != nil || box.tree?.fixes(box) == true
        let values = mapped.problems.filter { $0.kind != .unsupportedPosition || !follows }.map { found in
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
        let states: [LayoutProblem.Kind] =
            (box.isPlacedByAutoLayout ? [.constrainedInBox] : []) + (box.isTooDeep ? [.tooDeepInBoxes] : [])
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
        let names = (ContentInsets.longhands + (isRing ? [] : Self.borderWidths)).filter {
            isSet($0) && locations.insert(ruleset.location(of: $0)).inserted
        }
        return others + names.map { problem($0, .paddingOverContent(property: $0)) }
    }
}

extension UIView {
    /// Whether the view draws its content in the padding and the border of its box. Views of a fixed size are inside their
    /// padding, and some views centre their content.
    fileprivate var drawsOverPadding: Bool {
        let isCentered = self is UIPageControl || self is UIActivityIndicatorView
        return !hasPaddingInside && hasContentOfToolkit && fixedSize == nil && !isCentered
    }
}
