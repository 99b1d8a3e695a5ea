import NimbusUIKit

/// The named colours of a generated file. The file declares each colour once.
@MainActor struct ColorPalette {
    /// The colours in the order of their insertion.
    private(set) var colors: [(name: String, variants: ColorVariants)] = []
    private var names: [ColorVariants: String] = [:]
    private var count: [String: Int] = [:]

    /// Returns the name of a colour. Adds the colour to the palette on first use.
    mutating func name(of variants: ColorVariants) -> String {
        if let name = names[variants] { return name }
        let plain = variants.name
        count[plain, default: 0] += 1
        let name = count[plain].map { $0 > 1 ? "\(plain)n\($0)" : plain } ?? plain
        names[variants] = name
        colors.append((name, variants))
        return name
    }
}
