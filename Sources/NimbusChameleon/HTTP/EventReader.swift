import Foundation

/// Finds the events in a stream of them (HTML, 9.2). Lines end with line feeds, as a Chameleon writes them.
struct EventReader {
    struct Event: Hashable {
        /// What it is called; empty where it is not.
        var name = ""
        /// Where the stream stands after it.
        var id: String?
        var data = Data()
    }

    private var bytes: [UInt8] = []
    /// Where the event begins that comes next.
    private var start = 0
    /// Up to where its end was looked for.
    private var searched = 0

    /// Bytes of an event that has not come to its end.
    var unread: Int { bytes.count - start }

    /// Takes the bytes that come next.
    mutating func append(_ more: Data) {
        bytes.removeSubrange(..<start)
        searched -= start
        start = 0
        bytes += more
    }

    /// The next event; nil where its end has not come yet. What has neither data nor an identifier is none.
    mutating func next() -> Event? {
        while let end = endOfBlock() {
            let event = Self.event(bytes[start..<end])
            start = end + 1
            if event.id != nil || !event.data.isEmpty { return event }
        }
        return nil
    }

    /// Where the next empty line is.
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
