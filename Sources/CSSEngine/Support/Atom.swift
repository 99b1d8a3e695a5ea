/// A name as a small integer, valid within one `AtomTable`. 0 is no name.
struct Atom: Hashable, Sendable, BitwiseCopyable {
    var id: UInt32

    static let none = Atom(id: 0)
}
