/// The kinds of values that can be told from one another by looking at them.
enum ValueType: CaseIterable {
    case integer, number, percentage, length, angle, time, ratio, color, image, string
    /// An image's name, bare: with its extension, or one that no colour has.
    case file, fileWord
    /// One word, or several.
    case name, words
    /// An id with its mark.
    case id
    case transform

    /// As value definitions call it.
    var syntax: String {
        switch self {
        case .integer: "<integer>"
        case .number: "<number>"
        case .percentage: "<percentage>"
        case .length: "<length>"
        case .angle: "<angle>"
        case .time: "<time>"
        case .ratio: "<ratio>"
        case .color: "<color>"
        case .image: "<url>"
        case .string: "<string>"
        case .file: "<ident>.<ident>"
        case .fileWord: "<ident>_<ident>"
        case .name: "<ident>"
        case .words: "<ident>+"
        case .id: "#<ident>"
        case .transform: "<transform-function>+"
        }
    }

    /// The end of a range of such values, as CSS writes it.
    func bound(_ number: Double) -> String {
        if number.isInfinite { return number < 0 ? "-∞" : "∞" }
        return numberText(number) + (self == .angle ? "deg" : self == .time ? "s" : "")
    }
}
