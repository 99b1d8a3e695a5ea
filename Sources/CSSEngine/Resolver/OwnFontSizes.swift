/// The sizes of the fonts that elements have without a style, of the elements whose styles depend on them.
struct OwnFontSizes {
    /// In points; 0 for an element without a font.
    private var sizes: [Int32: Double] = [:]

    /// Whether no style depends on such a font.
    var isEmpty: Bool { sizes.isEmpty }

    /// Reads the size of an element's font, in points; 0 if it has none.
    mutating func read(_ element: Int32, in tree: StyleTree) -> Double {
        let size = Self.size(of: tree.element(of: element))
        sizes[element] = size
        return size
    }

    /// Whether the size is no longer the one that was read.
    func hasChanged(_ element: Int32, to new: some StyleElement) -> Bool {
        sizes[element].map { $0 != Self.size(of: new) } ?? false
    }

    mutating func remove(_ element: Int32) { sizes[element] = nil }

    private static func size(of element: some StyleElement) -> Double {
        guard let size = element.styleFontSize, size > 0, size < .infinity else { return 0 }
        return size
    }
}
