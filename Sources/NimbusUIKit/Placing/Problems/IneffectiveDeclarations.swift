import CSSEngine
import NimbusCSS

/// Collects the declarations that have no effect on any view that they apply to.
///
/// A declaration of a shorthand has an effect if one of its longhands has. Views of an app's own classes can read all
/// properties, so that a declaration that applies to one of them has an effect.
@MainActor struct IneffectiveDeclarations {
    /// A declaration. Inline styles have no locations.
    private struct Declaration: Hashable {
        let location: SourceLocation?
        let inlineView: ObjectIdentifier?
        /// The shorthand or the longhand of an inline style.
        let inlineName: String?
    }

    /// Views with the same style in the same surroundings.
    private struct Visit: Hashable {
        let plan: ObjectIdentifier
        let isContainer, isInContainer, hasBox: Bool
    }

    private let dom: NIDOM
    private let table: PropertyTable
    private let shorthands: [String: [String]]
    private var visits: Set<Visit> = []
    private var effective: Set<Declaration> = []
    private var ineffective: [Declaration: [LayoutProblem]] = [:]

    init(_ dom: NIDOM) {
        self.dom = dom
        table = dom.styles.properties
        var shorthands: [String: [String]] = [:]
        for property in table.all {
            guard case .shorthand(let shorthand) = property.grammar else { continue }
            for longhand in shorthand.longhands { shorthands[longhand, default: []].append(property.name) }
        }
        self.shorthands = shorthands
    }

    /// The problems of all declarations without effect. One for each property of a declaration.
    var problems: [LayoutProblem] {
        ineffective.filter { !effective.contains($0.key) }.flatMap(\.value)
    }

    /// Adds the declarations of a view's style.
    mutating func add(_ view: UIView, _ record: ViewRecord) {
        guard let plan = record.plan, !(view is BarItemElement) else { return }
        let box = record.owner.box
        let visit = Visit(
            plan: ObjectIdentifier(plan), isContainer: box?.role == .container, isInContainer: box?.isRoot == false,
            hasBox: box != nil)
        guard !visits.contains(visit), let ruleset = dom.ruleset(of: view) else { return }
        var isInline = false
        for property in plan.values.own.properties {
            let name = table[property].name
            let location = ruleset.location(of: name)
            if location == nil {
                isInline = true
                // The rule or the keyframe has the value as well, at a place of its own.
                if let node = dom.registry.node(of: view), dom.styles.moves(property, of: node) { continue }
            }
            let declaration = Declaration(
                location: location, inlineView: location == nil ? ObjectIdentifier(view) : nil,
                inlineName: location == nil ? shorthands[name]?.first ?? name : nil)
            guard let kind = problem(of: name, property, view, plan, box), !isRead(name, by: ruleset, of: view) else {
                effective.insert(declaration)
                continue
            }
            let problem = LayoutProblem(
                kind: kind, viewClass: "\(type(of: view))", id: dom.registry.id(of: view), location: location)
            if ineffective[declaration]?.contains(where: { $0.kind == kind }) != true {
                ineffective[declaration, default: []].append(problem)
            }
        }
        // Each inline style is a declaration of its own.
        if !isInline { visits.insert(visit) }
    }

    /// Returns the reason why a property of a view has no effect. `nil` if it can have one.
    private func problem(
        of name: String, _ property: PropertyID, _ view: UIView, _ plan: StylePlan, _ box: ViewBox?
    ) -> LayoutProblem.Kind? {
        guard ToolkitClass.name(of: type(of: view)) != nil || view is NILabel || view is NITextField,
            PropertyTable.standard[name] != nil
        else { return nil }
        if name == "overflow", !(view is UIScrollView), plan.values.own[property].map(Self.scrolls) == true {
            return .scrollingOutsideScrollView(property: name)
        }
        if name == "display" {
            guard case .keyword(let display) = plan.values.own[property], Self.boxDisplays.contains(display),
                !plan.isContainer
            else { return nil }
            return .unsupportedByClass(property: name)
        }
        if plan.effects.hasRow(for: property) || Self.isHarmless(name) { return nil }
        if Self.imageParts.contains(name) {
            return view.hasBackgroundImage || view is any AppearanceBar
                ? .unsupportedByClass(property: name) : .withoutBackgroundImage(property: name)
        }
        if Self.containerProperties.contains(name) {
            return plan.isContainer ? nil : .withoutContainer(property: name)
        }
        if Self.itemProperties.contains(name) { return box?.isRoot == false ? nil : .outsideContainer(property: name) }
        // The size is that of the space of the view in a container.
        if box == nil, view.fixedSize != nil, FrameProperty.sizes.contains(where: { $0.names.contains(name) }) {
            return .unsupportedByClass(property: name)
        }
        if FrameProperty.allCases.contains(where: { $0.names.contains(name) }) { return nil }
        if Self.propertiesOfViews.contains(name) { return .unsupportedByClass(property: name) }
        if table[property].classes.contains("UIView") || name.hasPrefix("padding-") {
            return box == nil ? .outsideContainer(property: name) : nil
        }
        return .unsupportedByClass(property: name)
    }

    private static func scrolls(_ overflow: Value) -> Bool {
        if case .list(let values) = overflow { return values.contains(where: scrolls) }
        return overflow == .keyword(.scroll) || overflow == .keyword(.auto)
    }

    /// Whether other values of the style, or in a root the values of all views, depend on a property.
    private func isRead(_ name: String, by ruleset: NICSSRuleset, of view: UIView) -> Bool {
        switch name {
        case "font-size", "line-height":
            let isRoot = !sequence(first: view, next: \.superview).dropFirst().contains {
                dom.registry.isRegistered($0)
            }
            return isRoot
                || ruleset.all.contains { ruleset.cssRule(forKey: $0.property)?.contains(where: isInFontUnits) == true }
        // The initial colour of borders is that of the text.
        case "background-position", "background-size", "background-repeat", "background-origin", "background-clip",
            "background-attachment":
            return ruleset["background-image"] != nil && !view.hasBackgroundImage && !(view is any AppearanceBar)
        case "color": return Self.colored.contains { ruleset[$0] != nil }
        default: return false
        }
    }

    private func isInFontUnits(_ token: String) -> Bool {
        guard let first = token.first, first.isNumber || "+-.".contains(first) else { return false }
        return ["em", "ex", "ch", "ic", "cap", "lh"].contains { token.lowercased().hasSuffix($0) }
    }

    /// Whether a property is common in resets for all views, or has an effect in every view.
    private static func isHarmless(_ name: String) -> Bool {
        harmlessProperties.contains(name)
    }

    private static let harmlessProperties = Set(
        [
            "box-sizing", "direction", "position", "overflow", "overflow-x", "overflow-y", "container-type",
            "container-name",
        ] + Property.motion.map(\.name))

    /// The properties of all views but those that draw their own content or scroll it.
    private static let propertiesOfViews: Set<String> = ["clip-path", "mask-image", "backdrop-filter"]

    /// The properties of the images behind a view.
    private static let imageParts = ["position", "size", "repeat", "origin", "clip", "attachment"].map {
        "background-" + $0
    }

    /// The properties whose values can be the colour of the text.
    private static let colored = BorderProperties.all + ["background-image", "outline-style"]

    private static let boxDisplays: Set<Keyword> = [.flex, .grid, .inlineFlex, .inlineGrid]

    private static let containerProperties: Set<String> = [
        "align-content", "align-items", "justify-content", "justify-items", "row-gap", "column-gap", "flex-direction",
        "flex-wrap", "grid-template-rows", "grid-template-columns", "grid-template-areas", "grid-auto-rows",
        "grid-auto-columns", "grid-auto-flow",
    ]

    private static let itemProperties: Set<String> = [
        "align-self", "justify-self", "order", "flex-grow", "flex-shrink", "flex-basis", "grid-row-start",
        "grid-row-end",
        "grid-column-start", "grid-column-end",
    ]
}
