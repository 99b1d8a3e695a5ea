import NimbusUIKit

/// The images of exported views, with the names of their files. Equal images share a file.
@MainActor struct ExportedImages {
    private struct Content: Hashable {
        let data: Data
        let scale: Int
    }

    /// The contents of PNG files by their names.
    private(set) var files: [String: Data] = [:]
    private var names: [ObjectIdentifier: String?] = [:]
    private var namesByContent: [Content: String] = [:]
    /// The names of files in lower case without scale and extension, because some file systems ignore the case.
    private var usedNames: Set<String> = []
    /// The images, whose identities are keys of `names`.
    private var retained: [UIImage] = []

    /// Adds an image, and returns its name in data. `nil` if the image has no pixels.
    mutating func name(of image: UIImage) -> String? {
        if let known = names[ObjectIdentifier(image)] { return known }
        let name = add(image)
        names[ObjectIdentifier(image)] = .some(name)
        retained.append(image)
        return name
    }

    private mutating func add(_ image: UIImage) -> String? {
        guard let content = Self.content(of: image) else { return nil }
        if let known = namesByContent[content] { return known }
        let (base, isBare) = Self.fileName(for: image.assetName)
        var unique = base
        var number = 2
        while !usedNames.insert(unique.lowercased()).inserted {
            unique = "\(base)-\(number)"
            number += 1
        }
        files[unique + (content.scale == 1 ? "" : "@\(content.scale)x") + ".png"] = content.data
        let name = isBare ? unique : unique + ".png"
        namesByContent[content] = name
        return name
    }

    /// Returns the contents of a PNG file whose name can state the scale, with the pixels as they are displayed.
    private static func content(of image: UIImage) -> Content? {
        guard let data = image.pngData() else { return nil }
        if image.imageOrientation == .up, let scale = [1, 2, 3].first(where: { CGFloat($0) == image.scale }) {
            return Content(data: data, scale: scale)
        }
        let (bounds, format) = (CGRect(origin: .zero, size: image.size), UIGraphicsImageRendererFormat())
        format.scale = min(max(image.scale.rounded(.up), 1), 3)
        let redrawn = UIGraphicsImageRenderer(bounds: bounds, format: format).pngData { _ in image.draw(in: bounds) }
        return Content(data: redrawn, scale: Int(format.scale))
    }

    /// Returns a file name without scale and extension, and whether the name of the image has no extension. All characters
    /// are letters, digits, dots, hyphens and underscores, so that the file is in the folder itself and never hidden.
    private static func fileName(for name: String?) -> (base: String, isBare: Bool) {
        var base = name ?? ""
        var isBare = true
        let lowered = base.lowercased()
        if let ending = [".png", ".jpg", ".jpeg"].first(where: { lowered.hasSuffix($0) }) {
            base.removeLast(ending.count)
            isBare = false
        }
        let scalars = base.unicodeScalars.prefix(60).map { scalar -> Character in
            let isAllowed = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            return isAllowed || "._-".unicodeScalars.contains(scalar) ? Character(scalar) : "-"
        }
        let trimmed = String(scalars.drop { ".-".contains($0) }.reversed().drop { ".-".contains($0) }.reversed())
        return (trimmed.isEmpty ? "image" : trimmed, isBare)
    }
}
