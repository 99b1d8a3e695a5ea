import CSSEngine

/// The colours of InterfaCSS: the predefined colours of UIColor, and the functions.
enum InterfaCSSColors {
    /// The functions of colours, in lower case.
    enum Function {
        case rgb, rgba, gradient, image
        /// `lighten()` and others, with a colour and a percentage.
        case adjustment(StaticString)
        /// `opacity()` and `alpha()` of version 2.0.
        case opacity
        /// `mix()`, which InterfaCSS does not have: two colours and an optional percentage of the first one.
        case mix
    }

    /// Whether a word is one of the predefined colours of UIColor.
    static func isWord(_ name: UnsafeBufferPointer<UInt8>) -> Bool { words.find(withoutSuffix(name)) != nil }

    /// Returns a colour of CSS for a word in any case, with or without `Color` at its end. `nil` if it is unknown.
    static func color(_ name: UnsafeBufferPointer<UInt8>) -> String? {
        let name = withoutSuffix(name)
        if let index = words.find(name) { return predefined[Int(index)].css }
        let word = String(decoding: name.map { asciiLowercased($0) }, as: UTF8.self)
        if CSS.Color(cssText: word) != nil { return word }
        return systemColors[word] ?? systemColors[word + "color"]
    }

    private static func withoutSuffix(_ name: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        let suffix = UnsafeBufferPointer(rebasing: name.suffix(5))
        guard name.count > 5, equalsIgnoringASCIICase(suffix, "color") else { return name }
        return UnsafeBufferPointer(rebasing: name.dropLast(5))
    }

    /// The function with a name. Its name in CSS can have dashes.
    static func function(_ name: UnsafeBufferPointer<UInt8>) -> Function? {
        if let index = functions.find(name) { return functionNames[Int(index)].1 }
        guard name.contains(UInt8(ascii: "-")) else { return nil }
        return name.filter { $0 != UInt8(ascii: "-") }.withUnsafeBufferPointer { functions.find($0) }
            .map { functionNames[Int($0)].1 }
    }

    /// The system colours by their names without dashes.
    private static let systemColors = Dictionary(
        uniqueKeysWithValues: SystemColor.allCases.map { ($0.rawValue.filter { $0 != "-" }, $0.rawValue) })

    private static let words = CaseInsensitiveMap(predefined.enumerated().map { ($1.word, UInt16($0)) })
    private static let functions = CaseInsensitiveMap(functionNames.enumerated().map { ($1.0, UInt16($0)) })

    /// The colours of UIColor. Some differ from the colours with the same name in CSS.
    private static let predefined: [(word: String, css: String)] = [
        ("black", "black"), ("darkgray", "#555"), ("lightgray", "#aaa"), ("white", "white"), ("gray", "gray"),
        ("red", "red"), ("green", "#0f0"), ("blue", "blue"), ("cyan", "cyan"), ("yellow", "yellow"),
        ("magenta", "magenta"), ("orange", "#ff8000"), ("purple", "purple"), ("brown", "#963"),
        ("clear", "transparent"),
    ]

    private static let functionNames: [(String, Function)] = [
        ("rgb", .rgb), ("rgba", .rgba), ("gradient", .gradient), ("image", .image),
        ("lighten", .adjustment("lighten")), ("darken", .adjustment("darken")),
        ("saturate", .adjustment("saturate")), ("desaturate", .adjustment("desaturate")),
        ("fadein", .adjustment("fade-in")), ("fadeout", .adjustment("fade-out")), ("opacity", .opacity),
        ("alpha", .opacity), ("mix", .mix),
    ]
}
