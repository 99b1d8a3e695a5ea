import Foundation

/// The parts of the name of an image file. For example, `button@2x.png` has the name `button` and the scale 2.
struct ImageFileName {
    let name: String
    let scale: CGFloat

    init(_ file: String) {
        let base = file.hasSuffix(".png") ? String(file.dropLast(4)) : file
        let digits = base.suffix(3)
        if base.count > 3, digits.first == "@", digits.last == "x", let scale = Int(digits.dropFirst().dropLast()) {
            self.scale = CGFloat(scale)
            name = String(base.dropLast(3))
        } else {
            scale = 1
            name = base
        }
    }

    /// Returns the file names of an image, in order of preference. The one with 2 pixels per point is the first.
    static func candidates(for name: String) -> [String] {
        let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        return ["@2x.png", "@3x.png", ".png"].map { base + $0 }
    }
}
