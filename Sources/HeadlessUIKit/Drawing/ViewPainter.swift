import Foundation

/// Draws a view tree. The order for each view is shadow, background, content, sublayers and subviews, border.
@MainActor struct ViewPainter {
    let context: CGContext

    /// Draws a view in the coordinate system of the context.
    func paintRoot(_ view: UIView, traits: UITraitCollection) {
        UIGraphicsPushContext(context)
        traits.performAsCurrent { paintInside(view, traits) }
        UIGraphicsPopContext()
    }

    private func paint(_ view: UIView, _ traits: UITraitCollection) {
        if view.isHidden || view.alpha < 0.01 { return }
        let geometry = view.ownLayer.geometry
        guard geometry.toSuperlayer.isDrawable, geometry.bounds.width.isFinite, geometry.bounds.height.isFinite else {
            return
        }
        context.saveGState()
        if geometry.transform.isIdentity {
            context.translateBy(
                x: geometry.frame.minX - geometry.bounds.minX, y: geometry.frame.minY - geometry.bounds.minY)
        } else {
            context.concatenate(geometry.toSuperlayer)
        }
        if view.overridesTraits {
            let own = view.traitCollection
            own.performAsCurrent { paintInside(view, own) }
        } else {
            paintInside(view, traits)
        }
        context.restoreGState()
    }

    private func paintInside(_ view: UIView, _ traits: UITraitCollection) {
        let style = view.ownLayer.style
        let drawingBounds = drawingBounds(of: view)
        guard context.boundingBoxOfClipPath.intersects(drawingBounds) else { return }
        let isGroup = style.opacity < 1
        if isGroup {
            context.saveGState()
            context.clip(to: drawingBounds)
            context.beginGroup(alpha: CGFloat(style.opacity))
        }
        masking(by: view.ownLayer.storedMask) {
            paintShadow(of: view, style, traits)
            paintBody(of: view, style, traits)
        }
        if isGroup {
            context.endGroup()
            context.restoreGState()
        }
    }

    private func paintBody(of view: UIView, _ style: LayerStyle, _ traits: UITraitCollection) {
        let bounds = view.bounds
        let clippingRadii = view.clippingRadii
        if let clippingRadii {
            context.saveGState()
            context.clip(to: bounds, clippingRadii)
        }
        paintFill(of: view, style, traits)
        context.saveGState()
        if style.masksToBounds { context.clip(to: bounds, style.radii) }
        view.draw(bounds)
        paintContent(of: view, traits)
        view.drawOverlay(bounds)
        context.restoreGState()
        if style.borderWidth > 0 {
            let color = style.borderColor.map(RGBA.init) ?? RGBA(hex: 0)
            context.strokeInside(bounds, style.radii, width: style.borderWidth, color)
        }
        if clippingRadii != nil { context.restoreGState() }
    }

    /// Draws the sublayers and the subviews of a view by their `zPosition`.
    private func paintContent(of view: UIView, _ traits: UITraitCollection) {
        var layers = sublayers(of: view.ownLayer)[...]
        for subview in view.subviewsInDrawingOrder {
            while let layer = layers.first, layer.zPosition <= subview.layer.zPosition { paint(layers.removeFirst()) }
            paint(subview, traits)
        }
        for layer in layers { paint(layer) }
    }

    /// Returns the layers in a layer in the order in which they are drawn.
    private func sublayers(of layer: CALayer) -> [CALayer] {
        let layers = layer.sublayers ?? []
        guard layers.contains(where: { $0.zPosition != layers[0].zPosition }) else { return layers }
        let positions = layers.enumerated().map { ($1.zPosition, $0, $1) }
        return positions.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    private func paintFill(of view: UIView, _ style: LayerStyle, _ traits: UITraitCollection) {
        let color = view.backgroundColor?.resolvedColor(with: traits)
        if case .pattern(let image) = color?.kind {
            ImagePainter(context: context).fill(view.bounds, view.fillRadii, with: image)
        } else if let fill = color?.rgba(with: traits) {
            context.fill(view.bounds, view.fillRadii, fill)
        } else if let fill = style.backgroundColor.map(RGBA.init) {
            context.fill(view.bounds, style.radii, fill)
        }
    }

    // MARK: Masks

    private func masking(by mask: CALayer?, _ paint: () -> Void) {
        guard let mask else { return paint() }
        context.beginGroup(alpha: 1)
        paint()
        context.endGroup(maskedBy: { self.paint(mask) })
    }

    /// Draws a layer that belongs to no view, in the coordinates of its superlayer or of the layer that it masks.
    private func paint(_ layer: CALayer) {
        let (style, geometry) = (layer.style, layer.geometry)
        guard !style.isHidden, style.opacity > 0, geometry.toSuperlayer.isDrawable else { return }
        context.saveGState()
        context.concatenate(geometry.toSuperlayer)
        if style.opacity < 1 { context.beginGroup(alpha: CGFloat(style.opacity)) }
        masking(by: layer.storedMask) {
            layer.drawContent(in: context)
            for sublayer in sublayers(of: layer) { paint(sublayer) }
        }
        if style.opacity < 1 { context.endGroup() }
        context.restoreGState()
    }

    // MARK: Shadow

    private func paintShadow(of view: UIView, _ style: LayerStyle, _ traits: UITraitCollection) {
        guard style.shadowOpacity > 0, !style.masksToBounds else { return }
        let shadow = style.shadowColor.map(RGBA.init) ?? RGBA(hex: 0)
        let painter = ShadowPainter(
            context: context, color: shadow.withAlpha(shadow.alpha * CGFloat(style.shadowOpacity)),
            radius: style.blurRadius, offset: style.shadowOffset)
        let color = view.backgroundColor?.resolvedColor(with: traits)
        let fill = color?.patternImage == nil ? color?.rgba(with: traits).alpha ?? style.backgroundColor?.alpha ?? 0 : 0
        if fill > 0 {
            let radii = color == nil ? style.radii : view.fillRadii
            painter.draw(around: view.bounds) { $0.fill(view.bounds, radii, RGBA(hex: 0, alpha: fill)) }
        } else {
            // Without a background, the content casts the shadow.
            painter.draw(around: content(of: view)) { shape in
                UIGraphicsPushContext(shape)
                ViewPainter(context: shape).paintBody(of: view, style, traits)
                UIGraphicsPopContext()
            }
        }
    }

    // MARK: Extent

    /// Returns the bounding box of the view's drawing, with the shadow.
    private func drawingBounds(of view: UIView) -> CGRect {
        let style = view.ownLayer.style
        let content = content(of: view)
        guard style.shadowOpacity > 0, !style.masksToBounds else { return content }
        let blur = style.blurRadius * 3 + 1
        return content.union(
            content.insetBy(dx: -blur, dy: -blur).offsetBy(dx: style.shadowOffset.width, dy: style.shadowOffset.height))
    }

    /// Returns the bounding box of the view's drawing, without the shadow.
    private func content(of view: UIView) -> CGRect {
        if view.ownLayer.style.masksToBounds { return view.bounds }
        let sublayers = view.ownLayer.sublayers ?? []
        let bounds = sublayers.reduce(view.bounds) { rect, layer in
            let extent = layer.contentExtent
            return extent.isNull ? rect : rect.union(extent.applying(layer.geometry.toSuperlayer))
        }
        return view.storedSubviews.reduce(bounds) { rect, subview in
            if subview.isHidden { return rect }
            return rect.union(drawingBounds(of: subview).applying(subview.ownLayer.geometry.toSuperlayer))
        }
    }
}
