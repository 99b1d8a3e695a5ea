/// A name as a small integer, valid within one `NameTable`. 0 is no name.
struct Name: Hashable, Sendable, BitwiseCopyable {
    var id: UInt32

    static let none = Name(id: 0)
}
