import CSSEngine
import NimbusUIKit

extension ViewDump.Entry {
    var frameNumbers: [DumpedValue] {
        [frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) }
    }

    /// For people: the view on a line, and a line for each property.
    @MainActor var outline: String {
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
