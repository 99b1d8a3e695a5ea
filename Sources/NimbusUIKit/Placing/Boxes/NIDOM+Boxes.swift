import NimbusCSS

extension NIDOM {
    /// Returns the used box of a registered view after the last layout. `nil` if the box layout does not place the
    /// view, or if the view generates no box (`display: none` or `contents`).
    public func usedBox(of view: UIView) -> UsedBox? {
        guard let box = registry.record(of: view)?.owner.box, !box.isContents else { return nil }
        return box.tree?.usedBox(of: box)
    }

    /// Returns the size of a registered view's boxes in a space, without changing any view.
    ///
    /// Call this function in a subclass of `UIView` to use the size of the boxes:
    ///
    /// ```swift
    /// override func sizeThatFits(_ size: CGSize) -> CGSize { dom.sizeThatFits(self, in: size) }
    /// ```
    ///
    /// - Parameters:
    ///   - view: A view with `display: flex`, `grid`, `block` or `flow-root`. For any other view, calls its
    ///     `sizeThatFits(_:)`. If that calls this function again, returns the current size, as the implementation of
    ///     `UIView` does.
    ///   - space: The space in points. A width or height of 0 is unlimited.
    public func sizeThatFits(_ view: UIView, in space: CGSize) -> CGSize {
        viewStyler.size(of: view, in: space) ?? viewStyler.placer.ownSize(of: view, in: space)
    }
}
