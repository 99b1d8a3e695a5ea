/// An event for all clients of `GET /events`.
public struct ServerSentEvent: Hashable, Sendable {
    /// The event's name: letters, digits and hyphens. The name `change` is reserved for the server.
    public var name: String
    /// The event's data. Every CR, LF or CRLF reaches the client as a line feed.
    public var data: String

    /// Creates an event.
    public init(name: String, data: String) {
        self.name = name
        self.data = data
    }

    /// Returns the event in the wire format of event streams.
    func text(id: String? = nil) -> String {
        let name = self.name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return (id.map { "id: \($0)\n" } ?? "") + "event: \(name)\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
    }

    /// The lines of the data, split at CR, LF and CRLF only. Other Unicode line separators can occur in JSON.
    private var lines: [Substring] {
        // Bytes are compared, because the data may contain whole files and iterating over characters is many times
        // slower.
        var lines: [Substring] = []
        var rest = data.utf8[...]
        while let end = rest.firstIndex(where: { $0 == Self.lineFeed || $0 == Self.carriageReturn }) {
            lines.append(Substring(rest[..<end]))
            let isReturn = rest[end] == Self.carriageReturn
            rest = rest[rest.index(after: end)...]
            if isReturn, rest.first == Self.lineFeed { rest.removeFirst() }
        }
        return lines + [Substring(rest)]
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
}
