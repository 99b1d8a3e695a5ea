extension KeyedDecodingContainer {
    /// Decodes a string of at most `limit` bytes.
    func decodeText(forKey key: Key, limit: Int) throws -> String {
        let text = try decode(String.self, forKey: key)
        guard text.utf8.count <= limit else { throw tooLarge(key) }
        return text
    }

    /// Decodes a value from its description.
    func decodeText<Value: LosslessStringConvertible>(forKey key: Key) throws -> Value {
        guard let value = Value(try decode(String.self, forKey: key)) else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "not a \(Value.self)")
        }
        return value
    }

    /// Decodes an array of at most `limit` elements. Elements beyond the limit are not decoded.
    func decodeList<Element: Decodable>(forKey key: Key, limit: Int) throws -> [Element] {
        var list = try nestedUnkeyedContainer(forKey: key)
        var elements: [Element] = []
        while !list.isAtEnd {
            guard elements.count < limit else { throw tooLarge(key) }
            elements.append(try list.decode(Element.self))
        }
        return elements
    }

    /// Decodes a number from 0 to `limit`.
    func decodeCount(forKey key: Key, limit: Int) throws -> Int {
        let count = try decode(Int.self, forKey: key)
        guard (0...limit).contains(count) else { throw tooLarge(key) }
        return count
    }

    private func tooLarge(_ key: Key) -> DecodingError {
        .dataCorruptedError(forKey: key, in: self, debugDescription: "more than there may be")
    }
}
