import Foundation

/// A JSON value that tests can compare and inspect.
package enum JSON: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    /// Reads a file.
    package init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: file))
    }

    package var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    package var array: [JSON] {
        if case .array(let members) = self { members } else { [] }
    }

    package var object: [String: JSON] {
        if case .object(let members) = self { members } else { [:] }
    }

    package subscript(key: String) -> JSON? { object[key] }
}

extension JSON: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }
}

extension JSON: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let members): try container.encode(members)
        case .object(let members): try container.encode(members)
        }
    }
}

extension JSON: CustomStringConvertible {
    /// The value on one line, with invisible characters escaped.
    package var description: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
        case .string(let value): value.debugDescription
        case .array(let members): "[" + members.map(\.description).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
        }
    }
}
