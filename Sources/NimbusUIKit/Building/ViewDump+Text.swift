import CSSEngine

extension ViewDump {
    /// For people: every view on a line, with a line for each property.
    package var text: String { entries.map(\.text).joined() }
}

extension ViewDump.Entry {
    package var frameNumbers: [DumpedValue] {
        [frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) }
    }

    /// The view on a line, and a line for each property.
    @MainActor fileprivate var text: String {
        let margin = String(repeating: "│ ", count: depth)
        let name = viewClass + (id.map { "#\($0)" } ?? "")
        var text = "\(margin)\(name)  \(frameNumbers.map(\.line).joined(separator: " "))".visible + "\n"
        for property in set {
            let value = "\(property.name)  \(json(property.value).line)"
            text += "\(margin)│   \(value)  \(property.location?.description ?? "inline")".visible + "\n"
        }
        return text
    }
}
