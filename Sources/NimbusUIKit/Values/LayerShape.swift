import CSSEngine

/// A shape that a layer of its own draws in a view: a part of a border or of an outline.
package struct LayerShape: Equatable {
    /// The line along a path.
    package struct Stroke: Equatable {
        /// In points.
        package let width: CGFloat
        /// The alternating lengths of dashes and gaps. Empty for a solid line.
        package let dashes: [CGFloat]
        package let isRound: Bool
    }

    /// The path that the stylesheet results in. `nil` for a shape that was read from a layer.
    package let outline: ShapeOutline?
    package let color: CGColor
    /// `nil` if the path is filled.
    package let stroke: Stroke?
    /// The outline of the area in which the shape is drawn. `nil` if all of it is drawn, or for a shape that was read from a
    /// layer.
    package let clip: ShapeOutline?
    fileprivate let layerPath: CGPath
    fileprivate let clipPath: CGPath?

    init(_ outline: ShapeOutline, _ color: CGColor, _ stroke: Stroke?, in clip: ShapeOutline? = nil) {
        (self.outline, self.color, self.stroke, self.clip) = (outline, color, stroke, clip)
        (layerPath, clipPath) = (outline.cgPath, clip?.cgPath)
    }

    /// Reads the shape of a layer. `nil` if the layer has none.
    fileprivate init?(_ layer: CAShapeLayer) {
        guard let path = layer.path, let color = layer.strokeColor ?? layer.fillColor else { return nil }
        (outline, clip) = (nil, nil)
        self.color = color
        (layerPath, clipPath) = (path, (layer.mask as? CAShapeLayer)?.path)
        stroke =
            layer.strokeColor == nil
            ? nil
            : Stroke(
                width: layer.lineWidth, dashes: layer.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [],
                isRound: layer.lineCap == .round)
    }

    fileprivate func makeLayer(named name: String) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.name = name
        // The layer follows the content of a scroll view without an animation.
        layer.actions = ["position": NSNull()]
        layer.path = layerPath
        if let clipPath {
            let mask = CAShapeLayer()
            mask.path = clipPath
            layer.mask = mask
        }
        guard let stroke else {
            layer.fillColor = color
            return layer
        }
        layer.fillColor = nil
        layer.strokeColor = color
        layer.lineWidth = stroke.width
        if !stroke.dashes.isEmpty { layer.lineDashPattern = stroke.dashes.map { NSNumber(value: Double($0)) } }
        if stroke.isRound { layer.lineCap = .round }
        return layer
    }

    package static func == (left: LayerShape, right: LayerShape) -> Bool {
        left.layerPath == right.layerPath && left.color == right.color && left.stroke == right.stroke
            && left.clipPath == right.clipPath
    }

    /// The colour and the rectangle around the path, with the pattern of a line.
    @MainActor fileprivate var description: String {
        func text(_ number: CGFloat) -> String {
            let rounded = Double((number * 100).rounded() / 100)
            return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
        }
        let box = layerPath.boundingBoxOfPath
        let rect = [box.minX, box.minY, box.width, box.height].map(text).joined(separator: " ")
        let line = stroke.map { stroke in
            let kind = stroke.isRound ? "dotted" : stroke.dashes.isEmpty ? "line" : "dashed"
            return " \(kind) \(text(stroke.width))"
        }
        let color = CSS.Color(UIColor(cgColor: color), in: UITraitCollection()).cssText
        return "\(color)\(line ?? "") in \(rect)"
    }
}

/// The shapes of one kind in a view.
package struct LayerShapes: Equatable {
    /// The names of the layers.
    static let (borderName, outlineName) = ("border", "outline")

    package let shapes: [LayerShape]
    /// The `zPosition` of the layers.
    package let position: CGFloat
    private let text: String

    @MainActor init(_ shapes: [LayerShape], at position: CGFloat) {
        (self.shapes, self.position) = (shapes, position)
        text = shapes.map(\.description).joined(separator: ", ")
    }

    package static func == (left: LayerShapes, right: LayerShapes) -> Bool {
        left.shapes == right.shapes && (left.position == right.position || left.shapes.isEmpty)
    }

    /// Creates the effect of shapes on the layers of a view.
    /// - Parameters:
    ///   - name: The name of the layers.
    ///   - shapes: Returns the shapes. `nil` if the style sets none.
    @MainActor static func effect(
        _ name: String, _ properties: [String], _ shapes: @escaping @MainActor (StyleInputs) -> LayerShapes?
    ) -> Effect {
        Effect(
            "layer.sublayers(\(name))", on: UIView.self, properties, value: { shapes($0).map(value) },
            get: { view in
                let layers = view.shapeLayers(named: name)
                guard let first = layers.first else { return ViewValue.none }
                return value(LayerShapes(layers.compactMap { LayerShape($0) }, at: first.zPosition))
            },
            set: { view, value in
                for layer in view.shapeLayers(named: name) { layer.removeFromSuperlayer() }
                if let shapes = value.app?.content as? LayerShapes {
                    for shape in shapes.shapes.reversed() {
                        let layer = shape.makeLayer(named: name)
                        layer.zPosition = shapes.position
                        layer.position = view.bounds.origin
                        view.layer.insertSublayer(layer, at: 0)
                    }
                }
                ScrolledShapes.update(in: view)
            }
        ).paintOnly.written(as: .shapeLayers(name: name))
    }

    /// The position of layers in front of all others.
    static let frontPosition: CGFloat = 1e6
    /// The position of layers in front of all subviews.
    static let upperPosition = frontPosition / 2
    /// The position of layers behind all subviews.
    static let backPosition = -frontPosition

    @MainActor private static func value(_ shapes: LayerShapes) -> ViewValue {
        .app(AppValue(shapes, named: shapes.text))
    }
}

/// Keeps the shapes of a scroll view at its edges while the content scrolls.
private final class ScrolledShapes: ViewAttachment {
    private var observation: StateObservation?

    /// Observes a scroll view if it has shapes, and ends the observation otherwise.
    @MainActor static func update(in view: UIView) {
        guard let scrollView = view as? UIScrollView else { return }
        let (known, hasShapes) = (view.attachment(ScrolledShapes.self), !view.shapeLayers.isEmpty)
        if let known, !hasShapes {
            view.removeInteraction(known)
        } else if known == nil, hasShapes {
            let shapes = ScrolledShapes()
            shapes.observation = observeState(\.contentOffset, named: "contentOffset", of: scrollView) { view in
                for layer in view.shapeLayers { layer.position = view.bounds.origin }
            }
            view.addInteraction(shapes)
        }
    }
}

extension UIView {
    /// The layers of borders and of the outline.
    fileprivate var shapeLayers: [CAShapeLayer] {
        shapeLayers(named: LayerShapes.borderName) + shapeLayers(named: LayerShapes.outlineName)
    }

    /// Returns the shape layers with a name.
    fileprivate func shapeLayers(named name: String) -> [CAShapeLayer] {
        (layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }.filter { $0.name == name }
    }
}
