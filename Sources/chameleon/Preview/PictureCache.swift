import Foundation

/// A cache of the images rendered last.
struct PictureCache {
    /// One image per open page.
    private static let limit = 8
    private var pictures: [(device: PreviewDevice, data: Data)] = []

    subscript(device: PreviewDevice) -> Data? {
        get { pictures.first { $0.device == device }?.data }
        set {
            pictures.removeAll { $0.device == device }
            if let newValue { pictures.append((device, newValue)) }
            if pictures.count > Self.limit { pictures.removeFirst() }
        }
    }

    mutating func removeAll() { pictures.removeAll() }
}
