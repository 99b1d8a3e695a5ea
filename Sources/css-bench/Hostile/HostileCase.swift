/// A kind of input that means harm, in any size.
struct HostileCase: Sendable {
    let name: String
    /// What `make` counts: bytes, or things of which there are many.
    let fullSize: Int
    let make: @Sendable (_ size: Int) -> Input

    /// What one run is about.
    struct Input {
        var text: [UInt8]
        var tree = BenchNode.small()
        /// Whether the diagnostics are written out too.
        var formatsDiagnostics = false
        /// How many edits of the styled tree follow; memory must not grow with them.
        var edits = 0

        /// As text: the sheet, and the tree as a file would say it.
        var byteCount: Int { text.count + tree.count * Self.bytesPerView }

        /// About those of `{"view": "a"},`.
        private static let bytesPerView = 16
    }

    init(_ name: String, _ fullSize: Int, make: @escaping @Sendable (Int) -> Input) {
        self.name = name
        self.fullSize = fullSize
        self.make = make
    }

    /// A sheet of text for a small tree.
    init(_ name: String, _ fullSize: Int, text: @escaping @Sendable (Int) -> [UInt8]) {
        self.init(name, fullSize) { Input(text: text($0)) }
    }

    static let all = bytes + nesting + many + variables + matching + edits

    static func named(_ name: String) -> HostileCase? { all.first { $0.name == name } }
}

extension HostileCase {
    /// `start`, then `piece` `count` times, then `end`.
    static func repeated(_ piece: String, _ count: Int, after start: String = "", before end: String = "") -> [UInt8] {
        let piece = Array(piece.utf8)
        var text = Array(start.utf8)
        text.reserveCapacity(text.count + piece.count * count + end.utf8.count)
        for _ in 0..<count { text += piece }
        return text + end.utf8
    }

    /// `start`, then what `piece` makes of 0 up to `count`, with `separator` in between, then `end`.
    static func numbered(
        _ count: Int, after start: String = "", before end: String = "", separator: String = "",
        _ piece: (Int) -> String
    ) -> [UInt8] {
        var text = Array(start.utf8)
        for number in 0..<count {
            if number > 0 { text += separator.utf8 }
            text += piece(number).utf8
        }
        return text + end.utf8
    }
}
