/// Gives the properties of the images behind an element as many values as there are images (CSS Backgrounds 3, section 2.1).
struct BackgroundValues: Sendable {
    private let image: PropertyID?
    /// The properties with a value for each image.
    let parts: [PropertyID]

    init(_ table: PropertyTable) {
        image = table["background-image"]
        parts = ["position", "size", "repeat", "origin", "clip", "attachment"].compactMap { table["background-" + $0] }
    }

    /// Repeats values if there are fewer than images, and removes further ones. Without an image, one value stays.
    /// - Parameter entries: The values of an element, of which at least one is a value of `parts`.
    func resolve(_ entries: inout [ComputedStyle.Entry]) {
        guard let image, let first = parts.first, let last = parts.last else { return }
        var index = entries.indices.partitioningIndex { entries[$0].property >= first }
        let count = entries.index(of: image).map { entries[$0].value.layers.count } ?? 1
        while index < entries.count, entries[index].property <= last {
            let values = entries[index].value.layers
            entries[index].value = Value(layers: (0..<count).map { values[$0 % values.count] })
            index += 1
        }
    }
}
