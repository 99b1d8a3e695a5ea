import Foundation

/// The JSON format of the protocol.
package enum WireCoder {
    /// Encodes a value with sorted keys, so that equal values have equal bytes.
    package static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    /// - Throws: An error if the data is malformed or exceeds a limit.
    package static func decode<Value: Decodable>(_ type: Value.Type = Value.self, from data: Data) throws -> Value {
        try JSONDecoder().decode(type, from: data)
    }
}
