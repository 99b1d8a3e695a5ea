/// The type that Core Foundation reads from an object. The first stored property of each class of text attributes has
/// this type.
///
/// Attributed strings compare the attributes of adjacent runs with `CFEqual`. On Linux, `CFEqual` calls `isEqual(_:)`
/// only if the word after the header of the object has a type, as in Foundation's own classes. Without a type,
/// `CFEqual` terminates the program.
struct CoreFoundationType: Sendable {
    /// The type `CFType`, which is number 1, in the bits that Core Foundation reads.
    private let bits: UInt64 = 1 << 8
}
