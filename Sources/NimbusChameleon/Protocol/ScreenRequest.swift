import Foundation

/// A request for the files of an app's screen: an event of the stream of `GET /watch`.
package struct ScreenRequest: Hashable, Codable, Sendable {
    /// The name of the event.
    package static let eventName = "screen"

    /// The identifier that each part of the response repeats. It is valid for one response.
    package let id: String

    package init(id: String) { self.id = id }
}

/// A part of the files of an app's screen: the body of `POST /screen`. The parts arrive one after the other.
package struct ScreenPart: Hashable, Codable, Sendable {
    /// The maximum number of bytes in a part, so that its JSON is within `WireLimits.reportSize`.
    package static let size = 45_000
    /// The maximum number of files.
    package static let fileLimit = 1000
    /// The maximum size of all files, in bytes.
    package static let sizeLimit = 64 << 20

    /// The identifier of the request.
    package var id: String
    /// The name of the file.
    package var file = ""
    /// Bytes of the file, after those of its earlier parts.
    package var data = Data()
    /// Whether no other part follows.
    package var isLast = false
    /// The reason why the app sends no files, as a sentence without a full stop.
    package var problem: String?

    package init(id: String) { self.id = id }

    /// Splits files into parts.
    package static func parts(of files: [String: Data], id: String) -> [ScreenPart] {
        var parts: [ScreenPart] = []
        for (name, data) in files.sorted(by: { $0.key < $1.key }) {
            var rest = data[...]
            repeat {
                var part = ScreenPart(id: id)
                part.file = name
                part.data = Data(rest.prefix(size))
                rest = rest.dropFirst(size)
                parts.append(part)
            } while !rest.isEmpty
        }
        if parts.isEmpty { parts = [ScreenPart(id: id)] }
        parts[parts.count - 1].isLast = true
        return parts
    }
}
