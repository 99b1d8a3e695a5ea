/// An image of an image set, with the resolution that it is made for (CSS Images 4, section 2.3).
public struct ImageCandidate: Hashable, Sendable {
    /// An image by name, an image of a function, or a gradient.
    package let image: Value
    /// The number of pixels of the image per point.
    package let resolution: Double

    /// The serialisation of the candidate.
    var cssText: String { "\(image.cssText) \(numberText(resolution))dppx" }

    /// Returns the candidate with the lowest resolution that is not below that of the screen, or with the highest one.
    static func chosen(from candidates: [ImageCandidate], for scale: Double) -> ImageCandidate {
        let sharp = candidates.filter { $0.resolution >= scale }
        // Of equal ones, the first.
        return sharp.reversed().min { $0.resolution < $1.resolution }.flatMap { best in
            candidates.first { $0.resolution == best.resolution }
        } ?? candidates.reduce(candidates[0]) { $1.resolution > $0.resolution ? $1 : $0 }
    }
}
