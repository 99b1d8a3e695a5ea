/// An immutable map from words to small integers. Words are compared in ASCII lower case.
package struct CaseInsensitiveMap: Sendable {
    private struct Entry: BitwiseCopyable {
        var start: UInt32
        var count: UInt16
        var value: UInt16
    }

    private var entries: [Entry] = []
    /// The words in lower case.
    private var bytes: [UInt8] = []
    private var index: HashIndex

    /// Sets bit 5, which makes letters of both cases equal. Only the hashes of words are folded in this way, because other
    /// characters become equal too.
    private static let folding: UInt8 = 0x20

    /// - Parameter words: The words with their values. If two words are equal, the map has the value of the last one.
    package init(_ words: [(word: String, value: UInt16)]) {
        index = HashIndex(minimumCapacity: words.count)
        for (word, value) in words {
            let folded = word.utf8.map { asciiLowercased($0) }
            folded.withUnsafeBufferPointer { word in
                let hash = atomHash(word, folding: Self.folding)
                if let known = position(of: word, hash: hash) {
                    entries[Int(known)].value = value
                } else {
                    index.insert(UInt32(entries.count), hash: hash)
                    entries.append(Entry(start: UInt32(bytes.count), count: UInt16(word.count), value: value))
                    bytes.append(contentsOf: word)
                }
            }
        }
    }

    /// The value of a word; `nil` if the word is not in the map.
    @inline(__always) package func find(_ word: UnsafeBufferPointer<UInt8>) -> UInt16? {
        position(of: word, hash: atomHash(word, folding: Self.folding)).map { entries[Int($0)].value }
    }

    @inline(__always) private func position(of word: UnsafeBufferPointer<UInt8>, hash: UInt32) -> UInt32? {
        index.find(hash: hash) { position in
            let entry = entries[Int(position)]
            guard Int(entry.count) == word.count else { return false }
            return bytes.withUnsafeBufferPointer {
                let (written, lowercased) = (word.baseAddress!, $0.baseAddress! + Int(entry.start))
                // Most words are written in lower case, and eight bytes are compared at a time.
                return areBytesEqual(written, lowercased, count: word.count)
                    || equalsIgnoringASCIICase(written, lowercased, count: word.count)
            }
        }
    }
}
