/// Colours that a file has names for, so that each is written once.
@MainActor struct ColorPalette {
    /// In the order in which they were met.
    private(set) var colors: [(name: String, variants: ColorVariants)] = []
    private var names: [ColorVariants: String] = [:]
    private var count: [String: Int] = [:]

    /// What a colour is called, from now on at the latest.
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
