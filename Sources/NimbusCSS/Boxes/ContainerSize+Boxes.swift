import BoxLayout
import CSSEngine

extension ContainerSize {
    /// The lengths that a layout in Chromium can have are multiples of this, in px.
    private static let unit = 1.0 / 64
    /// The tolerance for rounding errors of our layout, in units.
    private static let tolerance = 1e-6

    /// Creates the size of a container from that of its content box.
    ///
    /// Lengths are rounded down to 1/64 px as in Chromium, so that a rounding error does not decide a condition such as
    /// `(width >= 200px)`.
    package init(_ contentBox: BoxSize) {
        func rounded(_ length: Double) -> Double {
            (length / Self.unit + Self.tolerance).rounded(.down) * Self.unit
        }
        self.init(width: rounded(contentBox.width), height: rounded(contentBox.height))
    }
}
