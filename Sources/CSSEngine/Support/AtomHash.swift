/// A hash of a name: eight bytes at a time, each multiplied and folded.
/// - Parameter folding: Bits that are set in every byte first. 0x20 makes letters of both cases equal.
@inline(__always) func atomHash(_ bytes: UnsafeBufferPointer<UInt8>, folding: UInt8 = 0) -> UInt32 {
    let fold = UInt64(folding) &* 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(bytes)
    var state = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= bytes.count {
        state = mixed(state ^ (raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) | fold))
        index += 8
    }
    // The remaining bytes are loaded in pieces that may overlap, without a loop over bytes.
    let rest = bytes.count - index
    if rest >= 4 {
        let low = raw.loadUnaligned(fromByteOffset: index, as: UInt32.self)
        let high = raw.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
        state = mixed(state ^ (UInt64(low) | UInt64(high) << 32 | fold))
    } else if rest > 0 {
        let first = UInt64(bytes[index])
        let middle = UInt64(bytes[index + rest / 2])
        let last = UInt64(bytes[bytes.count - 1])
        state = mixed(state ^ (first | middle << 8 | last << 16 | fold))
    }
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
}

@inline(__always) private func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9FB2_1C65_1E98_DF25)
    return product.high ^ product.low
}

/// Whether two runs of bytes are equal.
@inline(__always)
func areBytesEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
    @inline(__always) func areEqual<Bytes: FixedWidthInteger & BitwiseCopyable>(at index: Int, _: Bytes.Type) -> Bool {
        left.loadUnaligned(fromByteOffset: index, as: Bytes.self)
            == right.loadUnaligned(fromByteOffset: index, as: Bytes.self)
    }
    if count >= 8 {
        // Eight bytes at a time. The last eight may overlap.
        var index = 0
        while index < count - 8 {
            guard areEqual(at: index, UInt64.self) else { return false }
            index += 8
        }
        return areEqual(at: count - 8, UInt64.self)
    }
    if count >= 4 { return areEqual(at: 0, UInt32.self) && areEqual(at: count - 4, UInt32.self) }
    for index in 0..<count where !areEqual(at: index, UInt8.self) { return false }
    return true
}
