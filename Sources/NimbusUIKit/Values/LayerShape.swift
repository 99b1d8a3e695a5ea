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
    fileprivate let layerPath: CGPath

    init(_ outline: ShapeOutline, _ color: CGColor, _ stroke: Stroke?) {
        (self.outline, self.color, self.stroke) = (outline, color, stroke)
        layerPath = outline.cgPath
    }

    /// Reads the shape of a layer. `nil` if the layer has none.
    fileprivate init?(_ layer: CAShapeLayer) {
        guard let path = layer.path, let color = layer.strokeColor ?? layer.fillColor else { return nil }
        outline = nil
        self.color = color
        layerPath = path
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
        layer.path = layerPath
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
    package let shapes: [LayerShape]
    private let text: String

    @MainActor fileprivate init(_ shapes: [LayerShape]) {
        self.shapes = shapes
        text = shapes.map(\.description).joined(separator: ", ")
    }

    package static func == (left: LayerShapes, right: LayerShapes) -> Bool {
        left.shapes == right.shapes
    }

    /// Creates the effect of shapes on the layers of a view.
    /// - Parameters:
    ///   - name: The name of the layers.
    ///   - isInFront: Whether the shapes are in front of subviews. Otherwise they are behind them.
    ///   - shapes: Returns the shapes. `nil` if the style sets none.
    @MainActor static func effect(
        _ name: String, _ properties: [String], isInFront: Bool,
        _ shapes: @escaping @MainActor (StyleInputs) -> [LayerShape]?
    ) -> Effect {
        Effect(
            "layer.sublayers(\(name))", on: UIView.self, properties,
            value: { shapes($0).map { value(LayerShapes($0)) } },
            get: { view in
                let layers = view.shapeLayers(named: name)
                return layers.isEmpty ? ViewValue.none : value(LayerShapes(layers.compactMap { LayerShape($0) }))
            },
            set: { view, value in
                for layer in view.shapeLayers(named: name) { layer.removeFromSuperlayer() }
                guard let shapes = value.app?.content as? LayerShapes else { return }
                for shape in shapes.shapes.reversed() {
                    let layer = shape.makeLayer(named: name)
                    if isInFront { layer.zPosition = frontPosition }
                    view.layer.insertSublayer(layer, at: 0)
                }
            }
        ).paintOnly.written(as: .shapeLayers(name: name, isInFront: isInFront))
    }

    /// The position of layers in front of all subviews.
    package static let frontPosition: CGFloat = 1e6

    @MainActor private static func value(_ shapes: LayerShapes) -> ViewValue {
        .app(AppValue(shapes, named: shapes.text))
    }
}

extension UIView {
    /// Returns the shape layers with a name.
    fileprivate func shapeLayers(named name: String) -> [CAShapeLayer] {
        (layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }.filter { $0.name == name }
    }
}
