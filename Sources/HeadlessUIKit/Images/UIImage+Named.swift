import Foundation

extension UIImage {
    /// Creates the image with a name in the main bundle. Only the extension `.png` is optional. `nil` if there
    /// is no such image.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the image with a name in a bundle, or in the main bundle if `bundle` is `nil`. HeadlessUIKit ignores the
    /// traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let bundle = bundle ?? .main
        self.init(named: name, in: bundle.resourceURL ?? bundle.bundleURL)
    }

    /// Creates the image with a name in a folder. Only the extension `.png` is optional. `nil` if there
    /// is no such image.
    ///
    /// Only HeadlessUIKit declares this initialiser, because apps on other platforms store their images in bundles. The
    /// name cannot refer to a file outside the folder.
    public convenience init?(named name: String, in directory: URL) {
        guard let path = Self.path(ofImageNamed: name, in: directory) else { return nil }
        self.init(contentsOfFile: path, name: name)
    }

    /// Returns the path of the file of an image, which may be unreadable. `nil` if the folder has no file with the name.
    package static func path(ofImageNamed name: String, in directory: URL) -> String? {
        let root = directory.standardizedFileURL.path
        for file in ImageFileName.candidates(for: name) {
            let path = directory.appendingPathComponent(file).standardizedFileURL.path
            guard path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else { return nil }
            if FileManager.default.fileExists(atPath: path) { return path }
        }
        return nil
    }

    private convenience init?(contentsOfFile path: String, name: String) {
        guard let data = FileManager.default.contents(atPath: path), let pixels = PixelBuffer.contents(of: data) else {
            return nil
        }
        self.init(
            pixels: pixels, scale: ImageFileName(path).scale, name: name, orientation: Orientation(jpeg: data) ?? .up)
    }
}
