import CSSEngine

/// The defaults of the flexbox of version 2.0, which are those of Yoga and differ from CSS.
///
/// The rule of a flex container sets them in a layer, so that all declarations of the app are stronger.
struct InterfaCSSFlexDefaults {
    /// The name token of the first declaration in the rule that is for flex containers.
    private var declaration: Int?
    /// Whether the rule has a `display` other than `flex`.
    private var hasOtherDisplay = false

    private static let displayIndex: UInt16 = 0
    /// The properties of flex containers, without dashes.
    private static let names = CaseInsensitiveMap(
        ["display", "flexdirection", "flexwrap", "flexflow", "justifycontent", "alignitems", "aligncontent"]
            .enumerated()
            .map { ($1, UInt16($0)) })

    /// Records a declaration of the rule.
    mutating func record(_ item: InterfaCSSItem, _ tokens: TokenList, _ variables: InterfaCSSVariables) {
        let name = tokens.bytes(item.name.lowerBound)
        guard item.name.count == 1, let first = name.first, "adfj".utf8.contains(asciiLowercased(first)) else { return }
        let plain = name.filter { $0 != UInt8(ascii: "-") }
        guard let index = plain.withUnsafeBufferPointer({ Self.names.find($0) }) else { return }
        if index == Self.displayIndex, !variables.isFlex(item.value, tokens) {
            hasOtherDisplay = true
        } else {
            declaration = declaration ?? item.name.lowerBound
        }
    }

    /// Appends the defaults to the rule, if it is that of a flex container.
    func write(_ tokens: TokenList, to text: inout LoweredText) {
        guard let declaration, !hasOtherDisplay else { return }
        text.startLine()
        text.add(for: tokens.start(declaration)..<tokens.end(declaration))
        text.write("@layer interfacss")
        text.openBlock()
        text.startLine()
        text.write("display: flex; flex-direction: column; align-content: flex-start; box-sizing: border-box;")
        text.endLine()
        text.startLine()
        text.write("& > * { flex-shrink: 0; min-width: 0; min-height: 0; position: relative; box-sizing: border-box; }")
        text.endLine()
        text.closeBlock()
    }
}
