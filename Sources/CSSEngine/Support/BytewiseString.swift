/// A text that is equal to another one if it has the same bytes, as CSS and file systems see texts. To `String`, an “é”
/// of one code point and one of two are the same.
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
