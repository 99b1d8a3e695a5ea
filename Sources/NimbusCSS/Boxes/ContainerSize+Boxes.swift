import BoxLayout
import CSSEngine

extension ContainerSize {
    /// Creates the size of a container from that of its content box.
    package init(_ contentBox: BoxSize) {
        self.init(width: contentBox.width, height: contentBox.height)
    }
}
