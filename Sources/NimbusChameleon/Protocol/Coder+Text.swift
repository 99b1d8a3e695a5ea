extension Decoder {
    /// Decodes a value from its description.
    /// - Throws: An error if the string does not describe such a value.
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
    /// Encodes a value as its description.
    func encodeText(_ value: some LosslessStringConvertible) throws {
        var container = singleValueContainer()
        try container.encode(value.description)
    }
}
