/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, top down.
    case portraitUpsideDown = 2
    /// On its side, top to the left.
    case landscapeLeft = 3
    /// On its side, top to the right.
    case landscapeRight = 4
    /// Lying on its back.
    case faceUp = 5
    /// Lying on its face.
    case faceDown = 6
}
