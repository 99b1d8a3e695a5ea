/// One save, and the views that it was seen in.
struct ReloadSave {
    let style: SaveStyle
    /// When the file was complete.
    let start: UInt64
    /// When all who waited at the server had been told; nil where that was not heard of.
    var told: UInt64?
    /// When each app had its new rules, and when its view had them.
    private(set) var sightings: [Int: (change: UInt64, moment: UInt64)] = [:]

    init(_ style: SaveStyle, start: UInt64) {
        self.style = style
        self.start = start
    }

    mutating func note(app: Int, change: UInt64, moment: UInt64) {
        sightings[app] = sightings[app] ?? (change, moment)
    }

    /// From the save to each view, in nanoseconds.
    var latencies: [Double] { sightings.values.map { Self.span(start, $0.moment) } }

    var untilTold: Double? { told.map { Self.span(start, $0) } }

    var untilChange: [Double] { sightings.values.map { Self.span(start, $0.change) } }

    var fromChange: [Double] { sightings.values.map { Self.span($0.change, $0.moment) } }

    /// Negative where the writer had to wait for a processor after its file was complete.
    private static func span(_ start: UInt64, _ end: UInt64) -> Double { Double(end) - Double(start) }
}
