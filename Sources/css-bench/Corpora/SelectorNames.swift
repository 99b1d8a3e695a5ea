/// The names in the selectors of a stylesheet, in the order of their first use.
struct SelectorNames {
    private(set) var types: [String] = []
    private(set) var classes: [String] = []
    private(set) var ids: [String] = []

    init(of text: [UInt8]) {
        var listed: Set<String> = []
        func add(_ name: Range<Int>, _ kind: String, to names: inout [String]) {
            let name = String(decoding: text[name], as: UTF8.self)
            if listed.insert(kind + name).inserted { names.append(name) }
        }
        for prelude in PreludeScanner.preludes(of: text) {
            var index = prelude.lowerBound
            while index < prelude.upperBound {
                let byte = text[index]
                let name = Self.name(in: text, from: index + (Self.isSigil(byte) ? 1 : 0), prelude.upperBound)
                switch byte {
                case UInt8(ascii: "."): if let name { add(name, ".", to: &classes) }
                case UInt8(ascii: "#"): if let name { add(name, "#", to: &ids) }
                case UInt8(ascii: ":"), UInt8(ascii: "\\"): break
                case UInt8(ascii: "["):
                    while index < prelude.upperBound, text[index] != UInt8(ascii: "]") { index += 1 }
                default: if let name { add(name, "", to: &types) }
                }
                index = max(name?.upperBound ?? 0, index + 1)
            }
        }
        // Keywords of `:nth-child()`, `:dir()` and `@keyframes` are not types.
        types.removeAll { ["n", "odd", "even", "of", "ltr", "rtl", "from", "to"].contains($0) }
    }

    private static func isSigil(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":")
    }

    /// Returns the range of the name that starts at `start`. `nil` if there is none, or if it contains an escape.
    static func name(in text: [UInt8], from start: Int, _ limit: Int) -> Range<Int>? {
        var end = start
        while end < limit, PreludeScanner.isName(text[end]) { end += 1 }
        guard let first = text[start..<end].first(where: { $0 != UInt8(ascii: "-") }) else { return nil }
        guard PreludeScanner.isNameStart(first), end == limit || text[end] != UInt8(ascii: "\\") else { return nil }
        return start..<end
    }
}
