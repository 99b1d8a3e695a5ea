import CSSEngine

/// The mask of a layer.
package enum LayerMask: Equatable {
    case none
    /// A mask of the app.
    case own(CALayer)
    /// The mask that a style makes.
    case styled(StyledMask)

    /// Reads and sets the mask of a view, by `clip-path` and `mask-image`. The mask of a scroll view would scroll with its
    /// content, so that scroll views have none.
    @MainActor static let effect = Effect(
        "layer.mask", on: UIView.self, ["clip-path", "mask-image", "border-radius", "corner-shape"],
        value: { mask($0).map(wrap) }, get: { LayerMask($0.layer) }, set: { $1.set(on: $0.layer) },
        wrap: { wrap($0) }, unwrap: { unwrap($0) }
    ).depending(on: .viewSize).modified(from: 2).paintOnly.excluding { $0 is UIScrollView }

    @MainActor private init(_ layer: CALayer) {
        guard let mask = layer.mask else {
            self = .none
            return
        }
        self = (mask as? StyledMaskLayer)?.content.map(LayerMask.styled) ?? .own(mask)
    }

    @MainActor private func set(on layer: CALayer) {
        switch self {
        case .none: layer.mask = nil
        case .own(let mask): layer.mask = mask
        case .styled(let mask): layer.mask = mask.makeLayer()
        }
    }

    @MainActor private static func mask(_ inputs: StyleInputs) -> LayerMask? {
        guard inputs[0] != nil || inputs[1] != nil else { return nil }
        var mask = StyledMask()
        if let shape = inputs[0]?.custom(as: BasicShape.self) {
            mask.size = inputs.place.size
            mask.outline = shape.outline(width: Double(mask.size.width), height: Double(mask.size.height))
        } else if inputs[0] == .keyword(.borderBox) {
            mask.size = inputs.place.size
            mask.corners = inputs.corners(2, 3) ?? DrawnCorners(radius: 0, mask: 0, isContinuous: false)
        }
        if let gradient = inputs.gradient(1) {
            mask.size = inputs.place.size
            mask.image = inputs.place.gradient(gradient)?.image
        }
        guard mask != StyledMask() else { return LayerMask.none }
        mask.name = [inputs[0], inputs[1]].compactMap { $0?.cssText }.joined(separator: " ")
        return .styled(mask)
    }

    @MainActor private static func wrap(_ mask: LayerMask) -> ViewValue {
        switch mask {
        case .none: .none
        case .own: .app(AppValue(mask, named: "mask"))
        case .styled(let styled): .app(AppValue(mask, named: styled.name))
        }
    }

    private static func unwrap(_ value: ViewValue) -> LayerMask? {
        if case .none = value { LayerMask.none } else { value.app?.content as? LayerMask }
    }
}

/// A shape, a gradient, or a gradient within a shape that masks a layer.
package struct StyledMask: Equatable {
    package fileprivate(set) var size = CGSize.zero
    package fileprivate(set) var outline: ShapeOutline?
    /// The corners of a mask that has the outline of its view.
    package fileprivate(set) var corners: DrawnCorners?
    /// The gradient in the size of the view.
    package fileprivate(set) var image: UIImage?
    /// The CSS values.
    fileprivate var name = ""

    package static func == (left: StyledMask, right: StyledMask) -> Bool {
        left.size == right.size && left.outline == right.outline && left.corners == right.corners
            && left.image === right.image
    }

    @MainActor fileprivate func makeLayer() -> CALayer {
        guard let image else { return makeShapeLayer() }
        let layer = StyledMaskLayer()
        layer.content = self
        layer.frame = CGRect(origin: .zero, size: size)
        layer.contents = image.cgImage
        if outline != nil || corners != nil { layer.mask = makeShapeLayer() }
        return layer
    }

    @MainActor private func makeShapeLayer() -> CALayer {
        let layer = StyledMaskLayer()
        layer.content = self
        layer.frame = CGRect(origin: .zero, size: size)
        if let outline {
            layer.path = outline.cgPath
            if outline.fillRule == .evenodd { layer.fillRule = .evenOdd }
        } else if let corners {
            layer.backgroundColor = UIColor.black.cgColor
            corners.round(layer)
        }
        return layer
    }
}

/// The layer of a mask that a style makes.
private final class StyledMaskLayer: CAShapeLayer {
    var content: StyledMask?
}
