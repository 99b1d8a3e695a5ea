import CSSEngine

extension StylePlace {
    /// Returns the image of a value. `nil` if the value is not an image, or if its name is unknown.
    func image(_ value: Value) -> UIImage? {
        if case .gradient(let gradient) = value { return self.gradient(gradient)?.image }
        guard case .imageFunction(let image) = value else {
            if case .image(let name) = value { return resources.namedImage(name) }
            return nil
        }
        switch image {
        case .color(let color): return colorImage(color)
        case .set(let candidates):
            guard let candidate = candidates.first, let image = self.image(candidate.image) else { return nil }
            if case .gradient = candidate.image { return image }
            return drawings.image(image, scale: CGFloat(candidate.resolution))
        case .named(let name, let color): return resources.namedImage(name) ?? colorImage(color)
        case .resizable(let name, let caps):
            let sides = caps.map { points($0) ?? 0 }
            let insets = UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
            return resources.namedImage(name)?.named { $0.resizableImage(withCapInsets: insets, resizingMode: .tile) }
        case .stretchable(let name, let caps):
            let (left, top) = (points(caps[0]) ?? 0, points(caps[1]) ?? 0)
            return resources.namedImage(name)?.named { image in
                let insets = UIEdgeInsets(
                    top: top, left: left, bottom: top > 0 ? max(0, image.size.height - top - 1) : 0,
                    right: left > 0 ? max(0, image.size.width - left - 1) : 0)
                return image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
            }
        }
    }

    private func colorImage(_ color: Value) -> UIImage? { fixedCSSColor(color).map { drawings.image(of: $0) } }

    /// Returns a gradient at the size of the view. `nil` if the view is empty.
    /// - Parameters:
    ///   - background: The colour below the gradient.
    ///   - corners: The rounded corners. `nil` for square corners.
    func gradient(
        _ gradient: GradientValue, over background: Value? = nil, corners: DrawnCorners? = nil
    ) -> GradientDrawing? {
        guard case .gradient(let gradient) = resolved(.gradient(gradient)) else { return nil }
        let color = background.flatMap { fixedCSSColor($0) } ?? .transparent
        return drawings.gradient(
            gradient, over: color, size: size, scale: view.traitCollection.displayScale, corners: corners)
    }

    /// Returns the colour for the view's current colour scheme.
    private func fixedCSSColor(_ value: Value) -> CSS.Color? {
        if case .color(let color) = value { return color }
        if case .color(let color) = resolved(value) { return color }
        return nil
    }
}

extension UIImage {
    /// Returns a changed copy of the image with the same name.
    @MainActor fileprivate func named(_ change: (UIImage) -> UIImage) -> UIImage {
        let image = change(self)
        image.assetName = assetName
        return image
    }
}
