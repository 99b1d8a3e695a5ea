import NimbusViews

/// A type that can be written as JSON.
protocol JSONWritable {
    func write(to json: inout JSONWriter) throws
}

extension Bool: JSONWritable {
    func write(to json: inout JSONWriter) throws { try json.scalar(self ? "true" : "false") }
}

extension Int: JSONWritable {
    func write(to json: inout JSONWriter) throws { try json.scalar("\(self)") }
}

extension Double: JSONWritable {
    /// Writes integral numbers without a fraction, and infinity and NaN as null.
    func write(to json: inout JSONWriter) throws {
        guard isFinite else { return try json.scalar("null") }
        try json.scalar(Int(exactly: self).map { "\($0)" } ?? "\(self)")
    }
}

extension String: JSONWritable {
    func write(to json: inout JSONWriter) throws { try json.scalar(jsonLiteral) }
}

/// Writes `nil` as null.
extension Optional: JSONWritable where Wrapped: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        switch self {
        case .some(let value): try value.write(to: &json)
        case .none: try json.scalar("null")
        }
    }
}

extension Array: JSONWritable where Element: JSONWritable {
    func write(to json: inout JSONWriter) throws { try json.array(self) }
}

/// Writes an array whose elements are created one by one while they are written.
extension LazyMapSequence: JSONWritable where Element: JSONWritable {
    func write(to json: inout JSONWriter) throws { try json.array(self) }
}

/// Writes an object with its members in alphabetical order.
extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            for (name, value) in sorted(by: { $0.key < $1.key }) { try json.member(name, value) }
        }
    }
}
