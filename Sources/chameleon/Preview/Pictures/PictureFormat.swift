import Foundation
import HeadlessUIKit

/// A format of pictures.
enum PictureFormat: String {
    case bmp
    case png

    var contentType: String { "image/\(rawValue)" }

    func contents(of image: UIImage) -> Data {
        switch self {
        case .bmp: image.bmpData()
        case .png: image.pngData() ?? Data()
        }
    }
}
