/// Where a declaration is written: byte offsets.
struct DeclarationRange: BitwiseCopyable {
    var nameStart: UInt32
    var nameEnd: UInt32
    /// The value without `!important`.
    var valueStart: UInt32
    var valueEnd: UInt32
}
