/// What of an element's style is out of date.
struct Dirt: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// Which rules match it.
    static let matches = Dirt(rawValue: 1)
    /// What its declarations come to: its inline style or what it inherits has changed.
    static let values = Dirt(rawValue: 2)
    /// Something inside it is dirty.
    static let inside = Dirt(rawValue: 4)
}
