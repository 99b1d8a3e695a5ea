import Foundation

/// JSON as both sides write and read it.
package enum WireCoder {
    /// Keys in order, so that equal values have equal bytes.
    package static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    /// - Throws: where the bytes are not exactly what is expected, or more than the limits allow.
    package static func decode<Value: Decodable>(_ type: Value.Type = Value.self, from data: Data) throws -> Value {
        try JSONDecoder().decode(type, from: data)
    }
}
