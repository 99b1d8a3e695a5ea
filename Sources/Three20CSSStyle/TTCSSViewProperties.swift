/// The properties that a rule set gives a view, and that the view loses again when a file no longer declares them.
struct TTCSSViewProperties: OptionSet, Sendable {
    let rawValue: UInt8

    static let left = TTCSSViewProperties(rawValue: 1 << 0)
    static let top = TTCSSViewProperties(rawValue: 1 << 1)
    static let width = TTCSSViewProperties(rawValue: 1 << 2)
    static let height = TTCSSViewProperties(rawValue: 1 << 3)
    static let font = TTCSSViewProperties(rawValue: 1 << 4)
    static let color = TTCSSViewProperties(rawValue: 1 << 5)
    static let textAlign = TTCSSViewProperties(rawValue: 1 << 6)
    static let textShadow = TTCSSViewProperties(rawValue: 1 << 7)
}
