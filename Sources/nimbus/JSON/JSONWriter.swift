/// Writes JSON (RFC 8259) in pieces, so that large outputs need not be in memory at once.
struct JSONWriter {
    private var buffer: OutputBuffer
    /// Whether the next value must be separated from a previous one.
    private var needsComma = false

    /// Writes one value and a newline.
    static func write(_ value: some JSONWritable, to sink: @escaping (String) throws -> Void) throws {
        var writer = JSONWriter(buffer: OutputBuffer(to: sink))
        try value.write(to: &writer)
        try writer.buffer.append("\n")
        try writer.buffer.flush()
    }

    private init(buffer: OutputBuffer) {
        self.buffer = buffer
    }

    /// Writes an object. The closure writes its members, in alphabetical order so that outputs can be compared.
    mutating func object(_ writeMembers: (inout JSONWriter) throws -> Void) throws {
        try open("{")
        try writeMembers(&self)
        try close("}")
    }

    mutating func member(_ name: String, _ value: some JSONWritable) throws {
        try name.write(to: &self)
        try buffer.append(":")
        needsComma = false
        try value.write(to: &self)
    }

    mutating func array(_ elements: some Sequence<some JSONWritable>) throws {
        try open("[")
        for element in elements { try element.write(to: &self) }
        try close("]")
    }

    /// Writes a value that is neither an array nor an object.
    /// - Parameter text: The value as JSON.
    mutating func scalar(_ text: String) throws {
        try separate()
        try buffer.append(text)
        needsComma = true
    }

    private mutating func open(_ bracket: String) throws {
        try separate()
        try buffer.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: String) throws {
        try buffer.append(bracket)
        needsComma = true
    }

    private mutating func separate() throws {
        if needsComma { try buffer.append(",") }
    }
}
