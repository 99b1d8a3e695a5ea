extension Decoder {
    /// A value that travels as its text.
    /// - Throws: where the text is not one of such a value.
    func decodeText<Value: LosslessStringConvertible>() throws -> Value {
        let container = try singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = Value(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a \(Value.self)")
        }
        return value
    }
}

extension Encoder {
    /// Writes a value as its text.
    func encodeText(_ value: some LosslessStringConvertible) throws {
        var container = singleValueContainer()
        try container.encode(value.description)
    }
}
