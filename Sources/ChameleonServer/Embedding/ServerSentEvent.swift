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
        // What else Unicode takes for the end of a line is none here, and may stand in JSON.
        let lines = data.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
        return (id.map { "id: \($0)\n" } ?? "") + "event: \(name)\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
    }
}
