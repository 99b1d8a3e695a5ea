/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is not known.
    case unknown = 0
    /// Upright, with the top edge up.
    case portrait = 1
    /// Upright, with the top edge down.
    case portraitUpsideDown = 2
    /// Sideways, with the top edge to the left.
    case landscapeLeft = 3
    /// Sideways, with the top edge to the right.
    case landscapeRight = 4
    /// Flat, with the screen up.
    case faceUp = 5
    /// Flat, with the screen down.
    case faceDown = 6
}
