/// A request for the files of an app's screen: an event of the stream of `GET /watch`.
package struct ScreenRequest: Hashable, Sendable {
    /// The name of the event.
    package static let eventName = "screen"

    /// The identifier that each part of the response repeats.
    package let id: String

    package init(id: String) { self.id = id }
}

extension ScreenRequest: Codable {
    private enum CodingKeys: CodingKey {
        case id
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decodeText(forKey: .id, limit: WireLimits.nameSize)
    }
}
