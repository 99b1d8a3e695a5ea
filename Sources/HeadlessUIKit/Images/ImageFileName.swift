import Foundation

/// The parts of the name of an image file. For example, `button@2x.png` has the name `button` and the scale 2.
struct ImageFileName {
    let name: String
    let scale: CGFloat

    init(_ file: String) {
        let base = Self.parts(of: file)?.base ?? file
        let digits = base.suffix(3)
        if base.count > 3, digits.first == "@", digits.last == "x", let scale = Int(digits.dropFirst().dropLast()) {
            self.scale = CGFloat(scale)
            name = String(base.dropLast(3))
        } else {
            scale = 1
            name = base
        }
    }

    /// Returns the file names of an image, in order of preference. The file name for 2 pixels per point is the first.
    static func candidates(for name: String) -> [String] {
        let (base, ending) = parts(of: name) ?? (name, ".png")
        return ["@2x", "@3x", ""].map { base + $0 + ending }
    }

    /// Returns the name of an image file and its extension. `nil` for another extension.
    private static func parts(of file: String) -> (base: String, ending: String)? {
        [".png", ".jpg", ".jpeg"].first { file.hasSuffix($0) }.map { (String(file.dropLast($0.count)), $0) }
    }
}
