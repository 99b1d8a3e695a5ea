import Foundation

/// Draws a view tree. The order for each view is shadow, background, content, sublayers and subviews, border.
@MainActor struct ViewPainter {
    let context: CGContext
    /// Whether the drawing shows the values of animations.
    let showsAnimations: Bool

    /// Draws a view in the coordinate system of the context.
    func paintRoot(_ view: UIView, traits: UITraitCollection) {
        UIGraphicsPushContext(context)
        traits.performAsCurrent { paintInside(view, traits) }
        UIGraphicsPopContext()
    }

    private func paint(_ view: UIView, _ traits: UITraitCollection) {
        let layer = presented(view.ownLayer)
        if layer.style.isHidden || layer.style.opacity < 0.01 { return }
        let geometry = layer.geometry
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

    /// Returns the layer whose values the drawing shows: the layer itself if it has no animations.
    private func presented(_ layer: CALayer) -> CALayer {
        layer.animations != nil && showsAnimations ? layer.makePresentation() : layer
    }

    private func paintInside(_ view: UIView, _ traits: UITraitCollection) {
        let layer = presented(view.ownLayer)
        let style = layer.style
        let drawingBounds = drawingBounds(of: view, layer)
        guard context.boundingBoxOfClipPath.intersects(drawingBounds) else { return }
        let isGroup = style.opacity < 1
        if isGroup {
            context.saveGState()
            context.clip(to: drawingBounds)
            context.beginGroup(alpha: CGFloat(style.opacity))
        }
        masking(by: view.ownLayer.storedMask) {
            paintShadow(of: view, layer, traits)
            paintBody(of: view, layer, traits)
        }
        if isGroup {
            context.endGroup()
            context.restoreGState()
        }
    }

    private func paintBody(of view: UIView, _ layer: CALayer, _ traits: UITraitCollection) {
        let (style, bounds) = (layer.style, layer.geometry.bounds)
        let clippingRadii = view.clippingRadii
        if let clippingRadii {
            context.saveGState()
            context.clip(to: bounds, clippingRadii)
        }
        paintFill(of: view, layer, traits)
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
        for subview in subviewsInDrawingOrder(of: view) {
            while let layer = layers.first, zPosition(of: layer) <= zPosition(of: subview.ownLayer) {
                paint(layers.removeFirst())
            }
            paint(subview, traits)
        }
        for layer in layers { paint(layer) }
    }

    /// Returns the layers in a layer in the order in which they are drawn.
    private func sublayers(of layer: CALayer) -> [CALayer] {
        sortedByPosition(layer.sublayers ?? []) { zPosition(of: $0) }
    }

    /// Returns the subviews of a view in the order in which they are drawn.
    private func subviewsInDrawingOrder(of view: UIView) -> [UIView] {
        sortedByPosition(view.storedSubviews) { zPosition(of: $0.ownLayer) }
    }

    private func zPosition(of layer: CALayer) -> CGFloat { presented(layer).style.zPosition }

    /// Returns elements by their position, and in their own order if positions are equal.
    private func sortedByPosition<Element>(_ elements: [Element], _ position: (Element) -> CGFloat) -> [Element] {
        guard let first = elements.first.map(position), elements.contains(where: { position($0) != first }) else {
            return elements
        }
        let positions = elements.enumerated().map { (position($1), $0, $1) }
        return positions.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    private func paintFill(of view: UIView, _ layer: CALayer, _ traits: UITraitCollection) {
        let (style, bounds) = (layer.style, layer.geometry.bounds)
        let color = backgroundColor(of: view, style, traits)
        if case .pattern(let image) = color?.kind {
            ImagePainter(context: context).fill(bounds, view.fillRadii(style), with: image)
        } else if let fill = color?.rgba(with: traits) {
            context.fill(bounds, view.fillRadii(style), fill)
        } else if let fill = style.backgroundColor.map(RGBA.init) {
            context.fill(bounds, style.radii, fill)
        }
    }

    /// Returns the background colour of a view. `nil` if it has none or an animation changes the background of its layer.
    private func backgroundColor(of view: UIView, _ style: LayerStyle, _ traits: UITraitCollection) -> UIColor? {
        if style.backgroundColor !== view.ownLayer.style.backgroundColor { return nil }
        return view.backgroundColor?.resolvedColor(with: traits)
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
        let shown = presented(layer)
        let (style, geometry) = (shown.style, shown.geometry)
        guard !style.isHidden, style.opacity > 0, geometry.toSuperlayer.isDrawable else { return }
        context.saveGState()
        context.concatenate(geometry.toSuperlayer)
        if style.opacity < 1 { context.beginGroup(alpha: CGFloat(style.opacity)) }
        masking(by: layer.storedMask) {
            shown.drawContent(in: context)
            for sublayer in sublayers(of: layer) { paint(sublayer) }
        }
        if style.opacity < 1 { context.endGroup() }
        context.restoreGState()
    }

    // MARK: Shadow

    private func paintShadow(of view: UIView, _ layer: CALayer, _ traits: UITraitCollection) {
        let (style, bounds) = (layer.style, layer.geometry.bounds)
        guard style.shadowOpacity > 0, !style.masksToBounds else { return }
        let shadow = style.shadowColor.map(RGBA.init) ?? RGBA(hex: 0)
        let painter = ShadowPainter(
            context: context, color: shadow.withAlpha(shadow.alpha * CGFloat(style.shadowOpacity)),
            radius: style.blurRadius, offset: style.shadowOffset)
        let color = backgroundColor(of: view, style, traits)
        let fill = color?.patternImage == nil ? color?.rgba(with: traits).alpha ?? style.backgroundColor?.alpha ?? 0 : 0
        if fill > 0 {
            let radii = color == nil ? style.radii : view.fillRadii(style)
            painter.draw(around: bounds) { $0.fill(bounds, radii, RGBA(hex: 0, alpha: fill)) }
        } else {
            // Without a background, the content casts the shadow.
            painter.draw(around: content(of: view, layer)) { shape in
                UIGraphicsPushContext(shape)
                ViewPainter(context: shape, showsAnimations: showsAnimations).paintBody(of: view, layer, traits)
                UIGraphicsPopContext()
            }
        }
    }

    // MARK: Extent

    /// Returns the bounding box of the view's drawing, with the shadow.
    /// - Parameter layer: The layer whose values the drawing shows.
    private func drawingBounds(of view: UIView, _ layer: CALayer) -> CGRect {
        let style = layer.style
        let content = content(of: view, layer)
        guard style.shadowOpacity > 0, !style.masksToBounds else { return content }
        let blur = style.blurRadius * 3 + 1
        return content.union(
            content.insetBy(dx: -blur, dy: -blur).offsetBy(dx: style.shadowOffset.width, dy: style.shadowOffset.height))
    }

    /// Returns the bounding box of the view's drawing, without the shadow.
    private func content(of view: UIView, _ layer: CALayer) -> CGRect {
        let bounds = layer.geometry.bounds
        if layer.style.masksToBounds { return bounds }
        let sublayers = view.ownLayer.sublayers ?? []
        let extent = sublayers.reduce(bounds) { rect, sublayer in
            let sublayer = presented(sublayer)
            let extent = sublayer.contentExtent
            return extent.isNull ? rect : rect.union(extent.applying(sublayer.geometry.toSuperlayer))
        }
        return view.storedSubviews.reduce(extent) { rect, subview in
            if subview.isHidden { return rect }
            let layer = presented(subview.ownLayer)
            return rect.union(drawingBounds(of: subview, layer).applying(layer.geometry.toSuperlayer))
        }
    }
}
