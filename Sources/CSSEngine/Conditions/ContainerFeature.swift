/// The features of a container that `@container` can test (CSS Conditional 5, section 5.1). Raw values are the names.
enum ContainerFeature: String, CaseIterable, Sendable {
    case width, height, orientation
    case inlineSize = "inline-size"
    case blockSize = "block-size"
    case aspectRatio = "aspect-ratio"

    /// The type of the values that a query compares with a feature.
    enum ValueType {
        case length, ratio, orientation
    }

    var valueType: ValueType {
        switch self {
        case .width, .height, .inlineSize, .blockSize: .length
        case .aspectRatio: .ratio
        case .orientation: .orientation
        }
    }

    /// The axes in which a container must be sized for the feature. Text always runs horizontally.
    var axes: ContainerAxes {
        switch self {
        case .width, .inlineSize: .width
        case .height, .blockSize: .height
        case .aspectRatio, .orientation: [.width, .height]
        }
    }

    /// Whether queries can use `<`, `>`, `=` and the prefixes `min-` and `max-`.
    var isRange: Bool { self != .orientation }

    /// All names that a query can use, including those with `min-` and `max-`.
    static let names = allCases.flatMap { feature in
        (feature.isRange ? ["", "min-", "max-"] : [""]).map { $0 + feature.rawValue }
    }

    /// Returns the feature and the comparison of a name with a prefix: `min-width` is `width` with `>=`.
    static func bound(_ name: String) -> (feature: ContainerFeature, comparison: MediaComparison)? {
        for (prefix, comparison) in MediaComparison.prefixes where name.hasPrefix(prefix) {
            guard let feature = ContainerFeature(rawValue: String(name.dropFirst(prefix.count))), feature.isRange else {
                return nil
            }
            return (feature, comparison)
        }
        return nil
    }
}

/// The axes of an element's size.
struct ContainerAxes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let width = ContainerAxes(rawValue: 1)
    static let height = ContainerAxes(rawValue: 2)
}

/// The size of the content box of a query container, in points.
package struct ContainerSize: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A test of one feature of a container: `(name)`, `(name: value)` or a comparison.
struct ContainerFeatureCondition: Hashable, Sendable {
    enum Test: Hashable, Sendable {
        /// The feature alone, which is false if its value is zero.
        case boolean
        case length(MediaComparison, MediaNumber)
        case ratio(MediaComparison, width: MediaNumber, height: MediaNumber)
        case orientation(isLandscape: Bool)
    }

    let feature: ContainerFeature
    private let test: Test

    /// Creates the test of a feature alone.
    init(_ feature: ContainerFeature) {
        self.feature = feature
        test = .boolean
    }

    /// Creates the comparison of a feature with the value in `range`; `nil` if the value does not have the feature's type.
    init?(_ feature: ContainerFeature, _ comparison: MediaComparison, _ tokens: TokenList, _ range: Range<Int>) {
        self.feature = feature
        switch feature.valueType {
        case .length:
            guard let number = MediaNumber(length: tokens, range, keepsUnits: true) else { return nil }
            test = .length(comparison, number)
        case .ratio:
            guard let ratio = MediaNumber.ratio(tokens, range, keepsUnits: true) else { return nil }
            test = .ratio(comparison, width: ratio.width, height: ratio.height)
        case .orientation:
            guard range.count == 1, tokens.kind(range.lowerBound) == .ident,
                let orientation = CSS.Environment.Orientation(
                    rawValue: asciiLowercased(tokens.name(range.lowerBound)))
            else { return nil }
            test = .orientation(isLandscape: orientation == .landscape)
        }
    }

    /// - Parameter context: The context of the container, to which relative units refer.
    func isTrue(of size: ContainerSize, in context: ResolutionContext) -> Bool {
        let length = feature.axes == .height ? size.height : size.width
        switch test {
        case .boolean: return feature == .orientation || (feature == .aspectRatio ? size.width != 0 : length != 0)
        case .length(let comparison, let number):
            return comparison.isTrue(length: length, number.value(in: context))
        case .ratio(let comparison, let width, let height):
            let expected = (width: width.value(in: context), height: height.value(in: context))
            return comparison.isTrue(ratio: (size.width, size.height), expected)
        case .orientation(let isLandscape): return (size.width > size.height) == isLandscape
        }
    }
}
