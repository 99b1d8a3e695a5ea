import Foundation

/// The pictures of the devices that were asked for last.
struct PictureCache {
    /// Each open page asks for one.
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
