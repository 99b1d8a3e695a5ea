/// The properties of a table that set the sides or axes of other properties under another name.
///
/// `margin-inline-start` sets the left margin or, if lines run from right to left, the right one. The stronger of the two
/// declarations wins, so the cascade keeps their order (CSS Logical Properties 1, section 4). `overflow` and `overflow-x`
/// are such names as well, because `overflow` is not a shorthand in Nimbus CSS, and so are `border-width` and the widths of
/// single borders.
struct LogicalProperties: Sendable {
    /// One bit for each logical property.
    private var logicalBits: [UInt64]
    /// The members of each group, as one bit for each property.
    private var groups: [(physical: [UInt64], logical: [UInt64])] = []
    /// The properties of single sides by the property of all sides: `border-width` has `border-top-width`.
    private var sidesOfWholes: [UInt16: [PropertyID]] = [:]

    /// The groups: the properties, and the logical properties that set their sides or axes.
    private static let names: [(physical: [String], logical: [String])] = {
        let sides = ["top", "right", "bottom", "left"]
        let logicalSides = ["inline-start", "inline-end", "block-start", "block-end"]
        func edges(_ physical: [String], _ logical: (String) -> String) -> (physical: [String], logical: [String]) {
            (physical, logicalSides.map(logical))
        }
        return [
            edges(sides.map { "margin-" + $0 }) { "margin-" + $0 },
            edges(sides.map { "padding-" + $0 }) { "padding-" + $0 },
            edges(sides) { "inset-" + $0 },
            edges(sides.map { "scroll-padding-" + $0 }) { "scroll-padding-" + $0 },
            (["overflow"], ["overflow-x", "overflow-y"]),
        ]
            + BorderPart.allCases.map { part in
                edges(sides.map { part.name(of: $0) }) { part.name(of: $0) }
            }
            + BorderPart.allCases.map { ([$0.name], $0.sideNames) }
            + ["", "min-", "max-"].map { prefix in
                ([prefix + "width", prefix + "height"], [prefix + "inline-size", prefix + "block-size"])
            }
    }()

    /// - Parameters:
    ///   - count: The number of properties in the table.
    ///   - find: Returns the index of a property of the table. `nil` if the table does not have it.
    init(count: Int, find: (String) -> UInt16?) {
        let words = count / 64 + 1
        func bits(_ names: [String]) -> [UInt64] {
            names.compactMap(find).reduce(into: Array(repeating: 0, count: words)) { bits, index in
                bits[Int(index) >> 6] |= 1 << UInt64(index & 63)
            }
        }
        groups = Self.names.map { (bits($0.physical), bits($0.logical)) }
        for part in BorderPart.allCases {
            guard let whole = find(part.name) else { continue }
            sidesOfWholes[whole] = part.sideNames.compactMap(find).map { PropertyID(index: $0) }
        }
        logicalBits = groups.reduce(into: Array(repeating: 0, count: words)) { result, group in
            for word in result.indices { result[word] |= group.logical[word] }
        }
    }

    /// Whether another property can set the same side or axis as a property.
    func contains(_ property: PropertyID) -> Bool {
        let (word, bit) = (Int(property.index) >> 6, UInt64(1) << UInt64(property.index & 63))
        return groups.contains { ($0.physical[word] | $0.logical[word]) & bit != 0 }
    }

    /// Adds the properties whose order matters to a set of properties: the members of each group of which a logical and a
    /// physical property are in the set.
    /// - Parameter properties: One bit for each property.
    /// - Returns: The members as bits; `nil` if there are none.
    @inline(__always) func ambiguous(_ properties: [UInt64]) -> [UInt64]? {
        for word in properties.indices where properties[word] & logicalBits[word] != 0 {
            return ambiguousMembers(properties)
        }
        return nil
    }

    /// The properties of the single sides that a property of all sides sets. Empty for other properties.
    func sides(of whole: PropertyID) -> [PropertyID] { sidesOfWholes[whole.index] ?? [] }

    private func ambiguousMembers(_ properties: [UInt64]) -> [UInt64]? {
        var result = [UInt64](repeating: 0, count: properties.count)
        var isEmpty = true
        for group in groups where Self.overlap(group.logical, properties) && Self.overlap(group.physical, properties) {
            isEmpty = false
            for word in result.indices {
                result[word] |= properties[word] & (group.logical[word] | group.physical[word])
            }
        }
        return isEmpty ? nil : result
    }

    private static func overlap(_ left: [UInt64], _ right: [UInt64]) -> Bool {
        zip(left, right).contains { $0 & $1 != 0 }
    }
}
