extension String {
    /// Returns the noun after a number, in the singular or plural: `1 file`, `3,000 files`.
    func counted(_ count: Int) -> String { "\(count.withSeparators) \(self)\(count == 1 ? "" : "s")" }
}

extension Int {
    /// The number with a comma between groups of three digits.
    var withSeparators: String {
        let digits = String(magnitude)
        let groups = digits.enumerated().map { index, digit in
            let isGroupStart = index > 0 && (digits.count - index) % 3 == 0
            return isGroupStart ? ",\(digit)" : "\(digit)"
        }
        return (self < 0 ? "-" : "") + groups.joined()
    }
}
