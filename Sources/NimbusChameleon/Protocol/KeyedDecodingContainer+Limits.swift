extension KeyedDecodingContainer {
    /// A text of so many bytes at most.
    func decodeText(forKey key: Key, limit: Int) throws -> String {
        let text = try decode(String.self, forKey: key)
        guard text.utf8.count <= limit else { throw tooLarge(key) }
        return text
    }

    /// A value that travels as its text.
    func decodeText<Value: LosslessStringConvertible>(forKey key: Key) throws -> Value {
        guard let value = Value(try decode(String.self, forKey: key)) else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "not a \(Value.self)")
        }
        return value
    }

    /// A list of so many elements at most; what is behind them is not even read.
    func decodeList<Element: Decodable>(forKey key: Key, limit: Int) throws -> [Element] {
        var list = try nestedUnkeyedContainer(forKey: key)
        var elements: [Element] = []
        while !list.isAtEnd {
            guard elements.count < limit else { throw tooLarge(key) }
            elements.append(try list.decode(Element.self))
        }
        return elements
    }

    /// A number that counts something: not negative, and no more than the limit.
    func decodeCount(forKey key: Key, limit: Int) throws -> Int {
        let count = try decode(Int.self, forKey: key)
        guard (0...limit).contains(count) else { throw tooLarge(key) }
        return count
    }

    private func tooLarge(_ key: Key) -> DecodingError {
        .dataCorruptedError(forKey: key, in: self, debugDescription: "more than there may be")
    }
}
