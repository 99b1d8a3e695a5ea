/// One save, and the views that have shown it.
struct ReloadSave {
    let style: SaveStyle
    /// The time at which the file was complete.
    let start: UInt64
    /// The time at which the server had sent the change to all clients. `nil` if the server did not report it.
    var sent: UInt64?
    /// The times at which each app had the new rules and at which its view had the new style.
    private(set) var sightings: [Int: (change: UInt64, moment: UInt64)] = [:]

    init(_ style: SaveStyle, start: UInt64) {
        self.style = style
        self.start = start
    }

    mutating func record(app: Int, change: UInt64, moment: UInt64) {
        sightings[app] = sightings[app] ?? (change, moment)
    }

    /// The times from the save to each view, in nanoseconds.
    var latencies: [Double] { sightings.values.map { Self.span(start, $0.moment) } }

    var untilSent: Double? { sent.map { Self.span(start, $0) } }

    var untilChange: [Double] { sightings.values.map { Self.span(start, $0.change) } }

    var fromChange: [Double] { sightings.values.map { Self.span($0.change, $0.moment) } }

    /// Returns the time between two events in nanoseconds. Negative if the writer did not get a processor right after
    /// the file was complete.
    private static func span(_ start: UInt64, _ end: UInt64) -> Double { Double(end) - Double(start) }
}
