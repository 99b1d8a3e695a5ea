/// A step of a value with `var()`: its text cut at the references, ready to be filled in.
///
/// Steps are flat: a reference is followed by the steps of its fallback, which it knows the number of.
enum UnparsedValueSegment: Sendable, BitwiseCopyable {
    /// Source text between two byte offsets.
    case text(start: UInt32, end: UInt32)
    /// `var(name)`; `fallback` is nil without one, else how many of the next steps are it.
    case reference(Atom, fallback: UInt32?)
}
