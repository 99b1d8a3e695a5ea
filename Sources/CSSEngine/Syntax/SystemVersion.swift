/// A version of an operating system: whole numbers, the major one first. Missing numbers are 0.
package struct SystemVersion: Sendable {
    /// The numbers as written.
    let numbers: [Int]

    init(_ numbers: [Int]) {
        self.numbers = numbers
    }

    /// Parses whole numbers separated by dots: `17.2.1`.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
        }
        guard numbers.count == parts.count else { return nil }
    }

    /// Parses the value of a media feature. The grammar of media queries accepts one number token, as in `17.2`.
    init?(_ tokens: TokenList, _ range: Range<Int>) {
        self.init(tokens.text(range))
    }

    private subscript(index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }

    /// Whether the version is 0.
    var isZero: Bool { self == SystemVersion([]) }
}

extension SystemVersion: Comparable {
    package static func == (left: SystemVersion, right: SystemVersion) -> Bool { !(left < right) && !(right < left) }

    /// Compares the numbers one by one: 17.2 is less than 17.10.
    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        let difference = (0..<max(left.numbers.count, right.numbers.count)).first { left[$0] != right[$0] }
        return difference.map { left[$0] < right[$0] } ?? false
    }
}

extension SystemVersion: Hashable {
    package func hash(into hasher: inout Hasher) {
        let count = (numbers.lastIndex { $0 != 0 } ?? -1) + 1
        hasher.combine(Array(numbers[..<count]))
    }
}
