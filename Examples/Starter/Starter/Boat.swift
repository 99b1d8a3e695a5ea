/// A boat in the harbour.
struct Boat: Sendable {
    var name: String
    var berth: String
    /// The fuel, from 0 to 1.
    var fuel: Double
    var note: String
    /// Whether the note is unread.
    var isUnread: Bool
    var isInsured = true

    static let samples = [
        Boat(name: "Albatross", berth: "A 4", fuel: 0.8, note: "Back on Sunday evening.", isUnread: true),
        Boat(
            name: "Brigantine", berth: "A 7", fuel: 0.1,
            note: "The pump runs, but the gauge in the cabin shows nothing. Please have a look before the weekend.",
            isUnread: true),
        Boat(name: "Curlew", berth: "B 1", fuel: 0.5, note: "Nothing new.", isUnread: false),
    ]
}
