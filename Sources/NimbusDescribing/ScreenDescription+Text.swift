import CSSEngine
import NimbusUIKit

extension ScreenDescription {
    /// The contents of the Swift file.
    package var text: String {
        var writer = ValueWriter.named
        let setUps = parts.map { setUp($0, by: &writer) }
        let layerColors = parts.flatMap { part in
            part.schemes.light.layerColorLines(part.name, by: &writer, in: part.schemes)
        }
        let animations = parts.flatMap { part in
            current(part).motion?.animationLines(part.name, by: &writer, in: Self.motion(part)) ?? []
        }
        let stateFunctions = parts.flatMap { part in
            current(part).motion?.stateFunctions(part.name, by: &writer, in: Self.motion(part)) ?? []
        }
        let setUpParts = zip(parts, setUps).filter { !$1.isEmpty }
        let dependencies = (writer.usesImages ? [Dependency.image] : []) + (hasActions ? [.target] : [])
        let calls =
            setUpParts.map { SwiftNames.setUp($0.0.name) } + ["putTogether"]
            + (layerColors.isEmpty ? [] : ["updateLayerColors"])
        let sections =
            [properties(dependencies), initializer(dependencies, calling: calls), assembly]
            + setUpParts.map { Self.method(SwiftNames.setUp($0.name), $1) }
            + (layerColors.isEmpty ? [] : [layerColorMethod(layerColors)])
            + (animations.isEmpty ? [] : [animationMethod(animations)]) + stateFunctions
        return preamble + sections.map { $0.indented(by: 1) }.joined(separator: "\n\n") + "\n}\n"
            + Self.declaration(of: writer.palette)
    }

    /// A parameter of the generated type's initialiser.
    private struct Dependency {
        let name: String
        let comment: String
        let property: String
        let parameter: String

        static var image: Dependency {
            Dependency(
                name: "image", comment: "finds an image by its name.",
                property: "private let image: (String) -> UIImage?",
                parameter: "image: @escaping (String) -> UIImage? = { UIImage(named: $0) }")
        }
        static var target: Dependency {
            Dependency(
                name: "target", comment: "what controls tell that they are touched; nil for who listens around them.",
                property: "private weak var target: AnyObject?", parameter: "target: AnyObject? = nil")
        }
    }

    // MARK: Parts of the file

    private var preamble: String {
        let screen = "\(SwiftLiteral.number(size.width)) by \(SwiftLiteral.number(size.height)) points"
        return """
            // Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
            // swift-format-ignore-file

            #if canImport(UIKit)
            import UIKit
            #else
            import HeadlessUIKit
            #endif
            \(hasNimbusViews ? "import NimbusUIKit\n" : "")
            /// The views of \(SwiftLiteral.comment(file)) on a screen of \(screen), with these stylesheets:
            /// \(SwiftLiteral.comment(sheets.joined(separator: ", "))).
            ///
            /// Colours follow the appearance. Other values do not change.
            @MainActor struct \(typeName) {

            """
    }

    /// Returns the declarations of the properties.
    private func properties(_ dependencies: [Dependency]) -> String {
        let views = parts.map { part in
            let constant = "let \(part.name) = \(part.creation)"
            return part.id.map { "/// `#\(SwiftLiteral.comment($0))`\n\(constant)" } ?? "private \(constant)"
        }
        return (rootProperty + [""] + views + dependencies.map(\.property)).joined(separator: "\n")
    }

    private var rootProperty: [String] {
        let names = parts.filter(\.isRoot).map(\.name)
        if names.count == 1 {
            return ["/// The outermost view, with all others in it.", "var root: UIView { \(names[0]) }"]
        }
        return [
            "/// The outermost views, with all others in them.",
            "var roots: [UIView] {\n    [\n" + names.map { "        \($0),\n" }.joined() + "    ]\n}",
        ]
    }

    private func initializer(_ dependencies: [Dependency], calling methods: [String]) -> String {
        let names = dependencies.map(\.name)
        let comments = dependencies.map { "/// - Parameter \($0.name): \($0.comment)" }
        let body = names.map { "self.\($0) = \($0)" } + methods.map { "\($0)()" }
        let signature = "init(\(dependencies.map(\.parameter).joined(separator: ", "))) {"
        return (comments + [signature] + body.map { "    " + $0 } + ["}"]).joined(separator: "\n")
    }

    private var assembly: String {
        return Self.method(
            "putTogether", parts.compactMap(\.insertion) + parts.flatMap { current($0).constraintLines($0.name) })
    }

    /// Returns the description of a view in the DOM's original colour scheme.
    private func current(_ part: Part) -> ViewDescription { isDark ? part.schemes.dark : part.schemes.light }

    /// Returns the statements that set up a view.
    private func setUp(_ part: Part, by writer: inout ValueWriter) -> [String] {
        let current = current(part)
        let other = isDark ? part.schemes.light : part.schemes.dark
        let differences = current.fixedDifferences(from: other).joined(separator: ", ")
        let note = "// In \(isDark ? "light" : "dark") mode, the stylesheets have other values for: \(differences)"
        let frame = part.data == nil || current.isConstrained ? [] : current.frameLines(part.name)
        let content = part.data?.lines(part.name, by: &writer) ?? []
        return content + current.lines(part.name, by: &writer, in: part.schemes) + frame
            + (differences.isEmpty ? [] : [note])
    }

    private func layerColorMethod(_ lines: [String]) -> String {
        """
        /// Gives layers the colours of the light or the dark, which theirs do not follow by themselves: to be called when
        /// that changes, as from `traitCollectionDidChange(_:)`.
        func updateLayerColors() {
        \(lines.joined(separator: "\n").indented(by: 1))
        }
        """
    }

    private static func motion(_ part: Part) -> MotionDescription.Schemes {
        (part.schemes.light.motion, part.schemes.dark.motion)
    }

    private func animationMethod(_ lines: [String]) -> String {
        """
        /// Starts the animations: to be called when the views are on screen, because layers outside of a window play none.
        func startAnimations() {
        \(lines.joined(separator: "\n").indented(by: 1))
        }
        """
    }

    private static func method(_ name: String, _ lines: [String]) -> String {
        "private func \(name)() {\n\(lines.joined(separator: "\n").indented(by: 1))\n}"
    }

    private static func declaration(of palette: ColorPalette?) -> String {
        guard let palette, !palette.colors.isEmpty else { return "" }
        let colors = palette.colors.map { "static let \($0.name) = \($0.variants.expression)" }
        return
            "\n/// The colours, named for what they are in the light and in the dark.\nprivate enum \(ValueWriter.paletteName) {\n\(colors.joined(separator: "\n").indented(by: 1))\n}\n"
    }
}
