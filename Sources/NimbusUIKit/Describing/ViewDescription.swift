import CSSEngine
import NimbusCSS

/// What style sheets have made of a view, as Swift statements.
@MainActor struct ViewDescription {
    typealias Schemes = (light: ViewDescription, dark: ViewDescription)

    private let view: UIView
    private let properties: [DescribedProperty]
    /// The sources of the declarations that set the frame, one for each rule. Empty if Auto Layout sets the frame.
    private let placements: [String]
    /// The constraints, if Auto Layout places the view.
    private let constraints: [DescribedConstraint]
    private let center: CGPoint
    private let size: CGSize

    init(_ view: UIView, in dom: NIDOM) {
        self.view = view
        (center, size) = (view.center, view.bounds.size)
        properties = dom.viewStyler.describedProperties(of: view)
        let ruleset = dom.ruleset(of: view)
        constraints = DescribedConstraint.constraints(of: view, ruleset)
        var rules: Set<String?> = []
        let layoutProperties = view.isPlacedByAutoLayout ? [] : LayoutProperty.allCases
        placements = layoutProperties.compactMap { ruleset?[$0.name] }
            .filter { rules.insert($0.selector).inserted }.map(\.provenance)
    }

    /// Whether no rule says anything of it.
    var isEmpty: Bool { properties.isEmpty && placements.isEmpty && constraints.isEmpty }

    /// Whether Auto Layout sets the frame.
    var isConstrained: Bool { view.isPlacedByAutoLayout }

    /// The statements that give the view the size or the position of its style, if it has any.
    func layoutLines(_ name: String) -> [String] {
        if isConstrained { return constraintLines(name) }
        return placements.isEmpty ? [] : frameLines(name)
    }

    /// The statements that create the constraints of the view, which must be in its superview.
    func constraintLines(_ name: String) -> [String] { constraints.flatMap { $0.lines(name) } }

    // MARK: What it looks like

    /// The statements for a view of this name, each behind the place that it comes from.
    /// - Parameter schemes: what the same view is in the light and in the dark, so that its colours can be both.
    func lines(_ name: String, by writer: inout ValueWriter, in schemes: Schemes? = nil) -> [String] {
        lines(properties.filter { !isLayerColor($0, in: schemes) }, name, &writer, schemes)
    }

    /// The statements that have to be made anew when the view's traits change, for a layer's colours cannot follow.
    func layerColorLines(_ name: String, by writer: inout ValueWriter, in schemes: Schemes) -> [String] {
        lines(properties.filter { isLayerColor($0, in: schemes) }, name, &writer, schemes)
    }

    private func lines(
        _ properties: [DescribedProperty], _ name: String, _ writer: inout ValueWriter, _ schemes: Schemes?
    ) -> [String] {
        var lines: [String] = []
        var lastComment: String?
        for property in properties {
            let comment = property.declaration?.provenance ?? "for a state of which nothing is said"
            if comment != lastComment { lines.append("// \(comment)") }
            lastComment = comment
            let values = schemes.map { ($0.light[property.name]?.value, $0.dark[property.name]?.value) }
            let value = writer.expression(property.value, in: values, imageName: property.imageName, of: name)
            let missing = "// \(property.name): an image without a name, which cannot be written down"
            lines.append(value.map { property.setter.statement($0, on: name) } ?? missing)
        }
        return lines
    }

    private subscript(name: String) -> DescribedProperty? { properties.first { $0.name == name } }

    /// Whether it is a layer's colour that is another in the dark.
    private func isLayerColor(_ property: DescribedProperty, in schemes: Schemes?) -> Bool {
        guard let light = schemes?.light[property.name]?.value.layerColor,
            let dark = schemes?.dark[property.name]?.value.layerColor
        else { return false }
        return light != dark
    }

    /// The properties, and the frame, that are others in `other`, and that cannot follow by themselves.
    func fixedDifferences(from other: ViewDescription) -> [String] {
        let names = properties.map(\.name) + other.properties.map(\.name).filter { self[$0] == nil }
        let differences = names.filter { name in
            guard let one = self[name], let another = other[name] else { return true }
            return !one.agrees(with: another)
        }
        if constraints != other.constraints { return differences + ["constraints"] }
        return differences + (isConstrained || (center, size) == (other.center, other.size) ? [] : ["frame"])
    }

    // MARK: Where it is

    /// The statements that put the view where it is, to the last bit.
    func frameLines(_ name: String) -> [String] {
        let comments = placements.map { "// \($0)" }
        if view.transform.isIdentity, let x = Self.origin(center.x, size.width),
            let y = Self.origin(center.y, size.height)
        {
            let numbers = [x, y, size.width, size.height]
            return comments + ["\(name).frame = " + ValueWriter.call("CGRect", ["x", "y", "width", "height"], numbers)]
        }
        return comments + [
            "\(name).bounds.size = " + ValueWriter.call("CGSize", ["width", "height"], [size.width, size.height]),
            "\(name).center = " + ValueWriter.call("CGPoint", ["x", "y"], [center.x, center.y]),
        ]
    }

    /// Where a frame begins that has this middle, in the fewest digits; nil where a frame cannot say it exactly.
    private static func origin(_ center: CGFloat, _ length: CGFloat) -> CGFloat? {
        let origin = center - length * 0.5
        return [(origin * 1e6).rounded() / 1e6, origin].first { $0 + length * 0.5 == center }
    }
}

extension DescribedProperty {
    /// Whether one expression can say both, a colour that follows the traits included.
    fileprivate func agrees(with other: DescribedProperty) -> Bool {
        switch (value, other.value) {
        case (.color(let color), .color(let another)):
            imageName == other.imageName && (color.repeatedImage == nil) == (another.repeatedImage == nil)
        case (.layerColor, .layerColor): true
        case (.image, .image) where imageName != nil: imageName == other.imageName
        default: value == other.value
        }
    }
}
