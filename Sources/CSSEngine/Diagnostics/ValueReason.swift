/// The reason why a value is invalid, if the value has the parts of a valid one.
struct ValueReason {
    private let property: String
    private let properties: PropertyTable
    /// The component values of the value, by the commas between them.
    private let layers: [[String]]

    /// - Parameter property: The name of a property of CSS.
    init(_ value: String, of property: String, _ properties: PropertyTable) {
        (self.property, self.properties) = (property, properties)
        let source = Source(name: "", text: value)
        layers =
            ValueParser.parse(source) { stream in
                var layers: [[String]] = [[]]
                while !stream.isAtEnd {
                    if stream.consume(.comma) {
                        layers.append([])
                        continue
                    }
                    let end = stream.tokens.after(stream.position, limit: stream.end)
                    let range = stream.tokens.byteRange(stream.position..<end)
                    layers[layers.count - 1].append(source.string(range))
                    stream.advance()
                }
                return layers
            } ?? []
    }

    /// The reason as a clause if there are more colours than there can be.
    var tooManyColors: String? {
        let colors = layers.map { layer in layer.filter { isColor($0) } }
        guard let first = colors.first(where: { !$0.isEmpty })?.first, properties.accepts(first, for: property),
            !properties.accepts("\(first) \(first)", for: property)
        else { return nil }
        if colors.contains(where: { $0.count > 1 }) { return "there can be only one colour" }
        let isLast = colors.dropLast().allSatisfy(\.isEmpty)
        return isLast || !properties.accepts("none, \(first)", for: property)
            ? nil : "only the last of several images can have a colour"
    }

    private func isColor(_ component: String) -> Bool { properties.accepts(component, for: "outline-color") }

    /// The reason as a clause if each component is a valid value, but not all of them together.
    var tooManyValues: String? {
        guard layers.count == 1, let values = layers.first, let first = values.first, values.count > 2,
            values.allSatisfy({ properties.accepts($0, for: property) })
        else { return nil }
        let counts = ["two", "three", "four"]
        let most = (2...4).last { count in
            properties.accepts(Array(repeating: first, count: count).joined(separator: " "), for: property)
        }
        guard let most, most < values.count else { return nil }
        return "there can be at most \(counts[most - 2]) values, and there are \(values.count)"
    }
}
