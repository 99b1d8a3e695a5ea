import CSSEngine
import NimbusCSS
import NimbusUIKit

/// The appearance and the layout that stylesheets have set on a view, as Swift statements.
@MainActor struct ViewDescription {
    typealias Schemes = (light: ViewDescription, dark: ViewDescription)

    private let view: UIView
    private let properties: [StyledProperty]
    /// The sources of the declarations that determine the frame, one per rule. Empty if Auto Layout places the view.
    private let placements: [String]
    /// The constraints, if Auto Layout places the view.
    private let constraints: [DescribedConstraint]
    /// The transitions and animations. `nil` if the styles declare none.
    let motion: MotionDescription?
    private let center: CGPoint
    private let size: CGSize

    init(_ view: UIView, in dom: NIDOM) {
        self.view = view
        (center, size) = (view.center, view.bounds.size)
        properties = Self.inOrder(dom.styledProperties(of: view))
        let ruleset = dom.ruleset(of: view)
        constraints = DescribedConstraint.constraints(of: view, ruleset)
        motion = MotionDescription(view, in: dom)
        var rules: Set<String?> = []
        let layoutProperties = view.isPlacedByAutoLayout ? [] : FrameProperty.allCases
        placements = layoutProperties.flatMap(\.names).compactMap { ruleset?[$0] }
            .filter { rules.insert($0.selector).inserted }.map(\.provenance)
    }

    /// Returns the properties with the attributed text after the font and the colour, which would replace its attributes.
    private static func inOrder(_ properties: [StyledProperty]) -> [StyledProperty] {
        let text = properties.firstIndex { property in
            if case .attributedText = property.styled { property.name == "text" } else { false }
        }
        let last = properties.lastIndex { $0.name == "font" || $0.name == "textColor" }
        guard let text, let last, text < last else { return properties }
        var ordered = properties
        ordered.insert(ordered.remove(at: text), at: last)
        return ordered
    }

    /// Whether stylesheets have set nothing on the view.
    var isEmpty: Bool { properties.isEmpty && placements.isEmpty && constraints.isEmpty && motion == nil }

    /// Whether Auto Layout places the view.
    var isConstrained: Bool { view.isPlacedByAutoLayout }

    /// Returns the statements that set the styled size and position of the view. Empty if its style sets neither.
    func layoutLines(_ name: String) -> [String] {
        if isConstrained { return constraintLines(name) }
        return placements.isEmpty ? [] : frameLines(name)
    }

    /// Returns the statements that create the constraints of the view. They must run after the view was added to its
    /// superview.
    func constraintLines(_ name: String) -> [String] { constraints.flatMap { $0.lines(name) } }

    // MARK: Appearance

    /// Returns the statements that set the view's properties. Comments give the location and the selector of each
    /// declaration.
    /// - Parameter schemes: The descriptions of the view in light and dark mode, for dynamic colours. Layer colours
    ///   that differ between both modes are omitted.
    func lines(_ name: String, by writer: inout ValueWriter, in schemes: Schemes? = nil) -> [String] {
        lines(properties.filter { !isLayerColor($0, in: schemes) }, name, &writer, schemes)
    }

    /// Returns the statements to run again when the view's traits change, because layer colours are not dynamic.
    func layerColorLines(_ name: String, by writer: inout ValueWriter, in schemes: Schemes) -> [String] {
        lines(properties.filter { isLayerColor($0, in: schemes) }, name, &writer, schemes)
    }

    private func lines(
        _ properties: [StyledProperty], _ name: String, _ writer: inout ValueWriter, _ schemes: Schemes?
    ) -> [String] {
        var lines: [String] = []
        var lastComment: String?
        for property in properties {
            let comment = property.declaration?.provenance ?? "for a state of which nothing is said"
            if comment != lastComment { lines.append("// \(comment)") }
            lastComment = comment
            let values = schemes.map { ($0.light[property.name]?.styled, $0.dark[property.name]?.styled) }
            let value = writer.expression(property.styled, in: values, imageName: property.imageName, of: name)
            let reason =
                property.gradient.map {
                    "\(SwiftLiteral.comment($0)), which the stylesheet draws in the size of the view"
                }
                ?? "an image without a name, which cannot be written down"
            let missing = "// \(property.name): \(reason)"
            lines.append(value.map { property.setter.statement($0, on: name) } ?? missing)
            if case .shapeLayers = property.setter, view is UIScrollView {
                lines.append(
                    "// \(property.name): these layers scroll with the content. Move them when it has scrolled.")
            }
        }
        return lines
    }

    private subscript(name: String) -> StyledProperty? { properties.first { $0.name == name } }

    /// Returns whether a property is a layer colour that differs between light and dark mode.
    private func isLayerColor(_ property: StyledProperty, in schemes: Schemes?) -> Bool {
        guard let light = schemes?.light[property.name]?.styled.layerColor,
            let dark = schemes?.dark[property.name]?.styled.layerColor
        else { return false }
        return light != dark
    }

    /// Returns the names of the properties that need different expressions in `other`. Includes `constraints` or
    /// `frame` if the layout differs.
    func fixedDifferences(from other: ViewDescription) -> [String] {
        let names = properties.map(\.name) + other.properties.map(\.name).filter { self[$0] == nil }
        let differences = names.filter { name in
            guard let one = self[name], let another = other[name] else { return true }
            return !one.agrees(with: another)
        }
        if constraints != other.constraints { return differences + ["constraints"] }
        return differences + (isConstrained || (center, size) == (other.center, other.size) ? [] : ["frame"])
    }

    // MARK: Frame

    /// Returns the statements that set the view's exact frame.
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

    /// Returns the origin of a frame along one axis. The origin is rounded if the result is exact. `nil` if no origin
    /// results in exactly this center.
    private static func origin(_ center: CGFloat, _ length: CGFloat) -> CGFloat? {
        let origin = center - length * 0.5
        return [(origin * 1e6).rounded() / 1e6, origin].first { $0 + length * 0.5 == center }
    }
}

extension StyledProperty {
    /// Returns whether a single expression can represent both values. A dynamic colour represents two colours.
    fileprivate func agrees(with other: StyledProperty) -> Bool {
        switch (styled, other.styled) {
        case (.color(let color), .color(let another)):
            imageName == other.imageName && (color.repeatedImage == nil) == (another.repeatedImage == nil)
        case (.layerColor, .layerColor): true
        case (.image, .image) where imageName != nil: imageName == other.imageName
        default: styled == other.styled
        }
    }
}

extension ComputedProperty {
    /// The location, the selector and the at-rules around the rule, for use in a comment.
    var provenance: String {
        guard let location else { return "inline style" }
        let parts = [location.description, selector].compactMap { $0 } + groups
        return SwiftLiteral.comment(parts.joined(separator: " "))
    }
}
