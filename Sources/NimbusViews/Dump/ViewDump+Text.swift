import CSSEngine
import NimbusUIKit

extension ViewDump {
    /// Returns a human-readable text with one line per view and per property.
    /// - Parameter frameStep: The number of points that frames are rounded to. If 0, frames are exact.
    package func text(frameStep: CGFloat = 0) -> String {
        entries.map { $0.text(frameStep: Double(frameStep)) }.joined()
    }
}

extension ViewDump.Entry {
    package var frameNumbers: [DumpedValue] {
        [frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) }
    }

    /// Returns the line of the view and the lines of its properties.
    @MainActor fileprivate func text(frameStep step: Double) -> String {
        let margin = String(repeating: "│ ", count: depth)
        let name = viewClass + (id.map { "#\($0)" } ?? "")
        let frame = frameNumbers.map { $0.rounded(to: step).line }.joined(separator: " ")
        var text = "\(margin)\(name)  \(frame)".escapedForTerminal + "\n"
        for property in set {
            let value = "\(property.name)  \(json(property.value).line)"
            text += "\(margin)│   \(value)  \(property.source)".escapedForTerminal + "\n"
        }
        return text
    }
}
