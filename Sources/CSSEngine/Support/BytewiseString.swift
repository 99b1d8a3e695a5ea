/// A string that is compared by bytes, as in CSS and in file systems. `String` compares canonical equivalence: an “é” of
/// one code point equals an “é” of two.
package struct BytewiseString: Hashable, Sendable {
    package let string: String

    package init(_ string: String) {
        self.string = string
    }

    package static func == (left: BytewiseString, right: BytewiseString) -> Bool {
        left.string.utf8.elementsEqual(right.string.utf8)
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
