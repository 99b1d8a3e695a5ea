import Foundation

/// Parses a stream of server-sent events (HTML, 9.2). Supports line feeds as line ends only, as Chameleon writes them.
struct EventReader {
    struct Event: Hashable {
        /// The event's name; empty if there is none.
        var name = ""
        /// The identifier, which is the cursor after the event.
        var id: String?
        var data = Data()
    }

    private var bytes: [UInt8] = []
    /// The index of the next event's first byte.
    private var start = 0
    /// The index up to which the end of the event was searched.
    private var searched = 0

    /// The number of bytes of incomplete events.
    var unread: Int { bytes.count - start }

    /// Appends received bytes.
    mutating func append(_ more: Data) {
        bytes.removeSubrange(..<start)
        searched -= start
        start = 0
        bytes += more
    }

    /// Returns the next event; `nil` if it is incomplete. Skips events with neither data nor an identifier.
    mutating func next() -> Event? {
        while let end = endOfBlock() {
            let event = Self.event(bytes[start..<end])
            start = end + 1
            if event.id != nil || !event.data.isEmpty { return event }
        }
        return nil
    }

    /// Returns the index of the next empty line.
    private mutating func endOfBlock() -> Int? {
        while let feed = bytes[searched...].firstIndex(of: Self.lineFeed) {
            searched = feed + 1
            if feed == start || bytes[feed - 1] == Self.lineFeed { return feed }
        }
        searched = bytes.count
        return nil
    }

    private static let lineFeed = UInt8(ascii: "\n")

    private static func event(_ block: ArraySlice<UInt8>) -> Event {
        var event = Event()
        for line in block.split(separator: lineFeed) {
            let field = line.prefix { $0 != UInt8(ascii: ":") }
            var value = line.dropFirst(field.count + 1)
            if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
            switch String(decoding: field, as: UTF8.self) {
            case "event": event.name = String(decoding: value, as: UTF8.self)
            case "id": event.id = String(decoding: value, as: UTF8.self)
            case "data":
                if !event.data.isEmpty { event.data.append(lineFeed) }
                event.data.append(Data(value))
            default: break
            }
        }
        return event
    }
}
