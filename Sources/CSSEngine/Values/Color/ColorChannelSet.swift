/// Some of a colour's four channels.
struct ColorChannelSet: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8

    /// The channel of this index, 0 to 2, or 3 for alpha.
    static func channel(_ index: Int) -> ColorChannelSet { ColorChannelSet(rawValue: 1 << UInt8(index)) }

    static let alpha = channel(3)
    /// All but the lightness of the Lab spaces.
    static let chromaticity: ColorChannelSet = [channel(1), channel(2)]

    func contains(_ index: Int) -> Bool { contains(.channel(index)) }
}
