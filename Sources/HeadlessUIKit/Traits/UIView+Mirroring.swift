import Foundation

extension UIView {
    /// Whether the content is laid out from right to left.
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the rectangle, mirrored in the bounds if the content is laid out from right to left.
    func inLayoutDirection(_ rect: CGRect) -> CGRect { isMirrored ? rect.mirrored(in: bounds) : rect }

    /// Returns the alignment of text. A natural alignment follows the layout direction of the view, not the direction
    /// of the text.
    func resolved(_ alignment: NSTextAlignment) -> NSTextAlignment {
        guard alignment == .natural else { return alignment }
        return isMirrored ? .right : .left
    }
}

extension CGRect {
    /// Returns the mirror image in an area.
    func mirrored(in area: CGRect) -> CGRect {
        CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
    }
}
