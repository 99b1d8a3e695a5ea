/// An event for all who read `GET /events`.
public struct ServerSentEvent: Hashable, Sendable {
    /// The event's name: letters, digits and hyphens. `change` is the server's own.
    public var name: String
    /// The text of the event; line ends are kept, whichever they are, as line feeds.
    public var data: String

    /// An event.
    public init(name: String, data: String) {
        self.name = name
        self.data = data
    }

    /// The event as it travels.
    func text(id: String? = nil) -> String {
        let name = self.name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return (id.map { "id: \($0)\n" } ?? "") + "event: \(name)\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
    }

    /// What else Unicode takes for the end of a line is none here, and may stand in JSON.
    private var lines: [Substring] {
        // Byte by byte: there may be the contents of files, and characters take many times longer to find.
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
