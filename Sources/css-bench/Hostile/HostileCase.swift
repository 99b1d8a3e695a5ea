import CSSEngine

/// A kind of adversarial input, in any size.
struct HostileCase: Sendable {
    let name: String
    /// The size of a full run. Its unit depends on the case: bytes or repetitions.
    let fullSize: Int
    let make: @Sendable (_ size: Int) -> Input

    /// The input of one run.
    struct Input {
        var text: [UInt8]
        var dialect = Dialect.css
        var tree = BenchNode.small()
        /// Whether the diagnostics are formatted, too.
        var formatsDiagnostics = false
        /// The number of edits of the styled tree that follow. Memory must not grow with it.
        var edits = 0
        /// A tree of boxes that is laid out instead of styling.
        var layout: HostileLayout?
        /// A screen that is drawn instead.
        var screen: HostileScreen?

        /// The size of the stylesheet and of the tree, as files.
        var byteCount: Int { layout?.byteCount ?? screen?.byteCount ?? text.count + tree.count * Self.bytesPerView }

        /// About the length of `{"view": "a"},`.
        private static let bytesPerView = 16
    }

    init(_ name: String, _ fullSize: Int, make: @escaping @Sendable (Int) -> Input) {
        self.name = name
        self.fullSize = fullSize
        self.make = make
    }

    /// Creates a case with a stylesheet for a small tree.
    init(_ name: String, _ fullSize: Int, text: @escaping @Sendable (Int) -> [UInt8]) {
        self.init(name, fullSize) { Input(text: text($0)) }
    }

    static let all = bytes + nesting + many + variables + matching + edits + layouts + screens + interfaCSS

    static func named(_ name: String) -> HostileCase? { all.first { $0.name == name } }
}

extension HostileCase {
    /// Returns `start`, `count` times `piece`, and `end`.
    static func repeated(_ piece: String, _ count: Int, after start: String = "", before end: String = "") -> [UInt8] {
        let piece = Array(piece.utf8)
        var text = Array(start.utf8)
        text.reserveCapacity(text.count + piece.count * count + end.utf8.count)
        for _ in 0..<count { text += piece }
        return text + end.utf8
    }

    /// Returns `start`, the results of `piece` for the numbers below `count` with `separator` in between, and `end`.
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
