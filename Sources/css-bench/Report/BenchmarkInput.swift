import CSSEngine

/// A stylesheet or a tree that benchmarks use. Two reports are about the same inputs if the hashes are equal.
struct BenchmarkInput: Hashable {
    let name: String
    /// The size with its unit.
    let size: String
    /// The 64-bit FNV-1a hash of the contents.
    let hash: UInt64

    init(_ name: String, _ size: String, _ contents: [UInt8]) {
        self.name = name
        self.size = size
        hash = contents.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    static func stylesheet(_ name: String, _ text: [UInt8]) -> BenchmarkInput {
        BenchmarkInput("stylesheet: " + name, "\(text.count) bytes", text)
    }

    /// - Parameter root: The root of the tree. The hash includes all properties of the views that selectors can test.
    static func tree(_ name: String, _ root: BenchNode) -> BenchmarkInput {
        var text = ""
        var pending = [(view: root, depth: 0)]
        var count = 0
        while let (view, depth) = pending.popLast() {
            count += 1
            text += "\(depth) \(view.styleTypes[0]) #\(view.styleID ?? "") .\(view.styleClasses.joined(separator: "."))"
            text += " :\(view.styleState.rawValue) \(view.hasText)\n"
            for child in view.styleChildren.reversed() { pending.append((child, depth + 1)) }
        }
        return BenchmarkInput("tree: " + name, "\(count) views", Array(text.utf8))
    }
}
