import CSSEngine

extension ViewDump {
    /// For people: every view on a line, with a line for each property.
    /// - Parameter frameStep: frames are written in whole multiples of it, in points; as they are where it is 0.
    package func text(frameStep: CGFloat = 0) -> String {
        entries.map { $0.text(frameStep: Double(frameStep)) }.joined()
    }
}

extension ViewDump.Entry {
    package var frameNumbers: [DumpedValue] {
        [frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) }
    }

    /// The view on a line, and a line for each property.
    @MainActor fileprivate func text(frameStep step: Double) -> String {
        let margin = String(repeating: "│ ", count: depth)
        let name = viewClass + (id.map { "#\($0)" } ?? "")
        let frame = frameNumbers.map { $0.rounded(to: step).line }.joined(separator: " ")
        var text = "\(margin)\(name)  \(frame)".escapedForTerminal + "\n"
        for property in set {
            let value = "\(property.name)  \(json(property.value).line)"
            text += "\(margin)│   \(value)  \(property.location?.description ?? "inline")".escapedForTerminal + "\n"
        }
        return text
    }
}
