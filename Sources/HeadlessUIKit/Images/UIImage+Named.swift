import Foundation

extension UIImage {
    /// The image of this name in the main bundle, with or without `.png`, or nil.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image of this name in `bundle`, or in the main one, or nil; the traits choose nothing here.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let bundle = bundle ?? .main
        self.init(named: name, in: bundle.resourceURL ?? bundle.bundleURL)
    }

    /// The image of this name in a folder, with or without `.png`, or nil.
    ///
    /// Only HeadlessUIKit has this: elsewhere apps keep their images in bundles. The name cannot lead out of the folder.
    public convenience init?(named name: String, in directory: URL) {
        let root = directory.standardizedFileURL.path
        for file in ImageFileName.candidates(for: name) {
            let path = directory.appendingPathComponent(file).standardizedFileURL.path
            guard path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else { return nil }
            if FileManager.default.fileExists(atPath: path) {
                self.init(contentsOfFile: path, name: name)
                return
            }
        }
        return nil
    }

    private convenience init?(contentsOfFile path: String, name: String) {
        guard let data = FileManager.default.contents(atPath: path), let pixels = PixelBuffer(png: data) else {
            return nil
        }
        self.init(pixels: pixels, scale: ImageFileName(path).scale, name: name)
    }
}
