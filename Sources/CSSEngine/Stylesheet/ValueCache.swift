/// Typed values by property and source text. In most stylesheets two of three declarations repeat an earlier one.
struct ValueCache: ~Copyable {
    struct Entry: BitwiseCopyable {
        var property: PropertyID
        var byteCount: UInt16
        /// The byte offset of the value in the source.
        var start: UInt32
        /// The index of the typed value, or of the first of a shorthand's values.
        var value: UInt32
    }

    struct Key {
        fileprivate let property: PropertyID
        fileprivate let start: UInt32
        fileprivate let bytes: UnsafeBufferPointer<UInt8>
        fileprivate let hash: UInt32
    }

    /// Values with more bytes are seldom repeated.
    private static let maximumByteCount = 64

    private var entries = UniqueArray<Entry>(minimumCapacity: 256)
    private var index = HashIndex(minimumCapacity: 256)
    private let text: UnsafePointer<UInt8>

    /// - Parameter text: The source, which must outlive the cache.
    init(_ text: UnsafePointer<UInt8>) {
        self.text = text
    }

    /// The key of a value; `nil` if the value is not cached.
    @inline(__always) func key(_ property: PropertyID, _ tokens: TokenList, _ value: Range<Int>) -> Key? {
        let start = tokens.start(value.lowerBound)
        let count = tokens.start(value.upperBound) - start
        guard count <= Self.maximumByteCount else { return nil }
        let bytes = UnsafeBufferPointer(start: text + start, count: count)
        let hash = mixedHash(atomHash(bytes), UInt32(property.index))
        return Key(property: property, start: UInt32(start), bytes: bytes, hash: hash)
    }

    @inline(__always) func find(_ key: Key) -> UInt32? {
        index.find(hash: key.hash) { position in
            let entry = entries[Int(position)]
            return entry.property == key.property && Int(entry.byteCount) == key.bytes.count
                && areBytesEqual(key.bytes.baseAddress!, text + Int(entry.start), count: key.bytes.count)
        }.map { entries[Int($0)].value }
    }

    /// - Precondition: The key is not in the cache.
    mutating func insert(_ value: UInt32, for key: Key) {
        index.insert(UInt32(entries.count), hash: key.hash)
        entries.append(
            Entry(property: key.property, byteCount: UInt16(key.bytes.count), start: key.start, value: value))
    }
}
