/// Typed values by the property and the text that they were typed from: in most sheets two declarations of three repeat
/// another one.
struct ValueMemo: ~Copyable {
    struct Entry: BitwiseCopyable {
        var property: PropertyID
        var count: UInt16
        /// Where the text stands in the source.
        var start: UInt32
        /// The row of the value, or of a shorthand's first one.
        var row: UInt32
    }

    /// A value to look up.
    struct Key {
        fileprivate let property: PropertyID
        fileprivate let start: UInt32
        fileprivate let bytes: UnsafeBufferPointer<UInt8>
        fileprivate let hash: UInt32
    }

    /// Longer values are not worth looking up.
    private static let longest = 64

    private var entries = UniqueArray<Entry>(minimumCapacity: 256)
    private var slots = HashIndex(capacity: 256)
    private let text: UnsafePointer<UInt8>

    /// - Parameter text: the source, which outlives the memo.
    init(_ text: UnsafePointer<UInt8>) {
        self.text = text
    }

    /// The key of a value; nil for one that is not kept.
    @inline(__always) func key(_ property: PropertyID, _ tokens: TokenList, _ value: Range<Int>) -> Key? {
        let start = tokens.start(value.lowerBound)
        let count = tokens.start(value.upperBound) - start
        guard count <= Self.longest else { return nil }
        let bytes = UnsafeBufferPointer(start: text + start, count: count)
        let hash = atomHash(bytes) &+ UInt32(property.index) &* 0x9E37_79B1
        return Key(property: property, start: UInt32(start), bytes: bytes, hash: hash)
    }

    /// The row of a value that was typed before.
    @inline(__always) func row(of key: Key) -> UInt32? {
        slots.find(hash: key.hash) { row in
            let entry = entries[Int(row)]
            return entry.property == key.property && Int(entry.count) == key.bytes.count
                && areNamesEqual(key.bytes.baseAddress!, text + Int(entry.start), count: key.bytes.count)
        }.map { entries[Int($0)].row }
    }

    /// Keeps a value that is not there.
    mutating func insert(_ row: UInt32, for key: Key) {
        slots.insert(UInt32(entries.count), hash: key.hash)
        entries.append(
            Entry(property: key.property, count: UInt16(key.bytes.count), start: key.start, row: row))
    }
}
