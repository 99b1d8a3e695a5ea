/// A string that is compared by bytes, as in CSS and in file systems. `String` compares canonical equivalence: an “é” of
/// one code point equals an “é” of two.
package struct BytewiseString: Hashable, Sendable {
    package let string: String

    package init(_ string: String) {
        self.string = string
    }

    package static func == (left: BytewiseString, right: BytewiseString) -> Bool {
        var (left, right) = (left.string, right.string)
        return left.withUTF8 { left in right.withUTF8 { right in UnsafeRawBufferPointer(left).equals(.init(right)) } }
    }

    package func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension BytewiseString: Comparable {
    package static func < (left: BytewiseString, right: BytewiseString) -> Bool {
        left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
    }
}

extension UnsafeRawBufferPointer {
    /// Returns whether two buffers have the same bytes. It compares words, so that long values are cheap without
    /// optimisation as well.
    fileprivate func equals(_ other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        var offset = 0
        while offset + 8 <= count {
            let word = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            guard word == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
            offset += 8
        }
        while offset < count {
            guard self[offset] == other[offset] else { return false }
            offset += 1
        }
        return true
    }
}
