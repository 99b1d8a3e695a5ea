/// What of an element's style is out of date.
struct RestyleHint: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// Which rules match it.
    static let matches = RestyleHint(rawValue: 1)
    /// What its declarations come to: its inline style or what it inherits has changed.
    static let values = RestyleHint(rawValue: 2)
    /// Something inside it is dirty.
    static let inside = RestyleHint(rawValue: 4)
}
