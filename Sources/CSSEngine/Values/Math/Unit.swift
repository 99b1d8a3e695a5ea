extension CSS {
    /// The units of typed values. Every other unit of CSS is a fixed multiple of one of these (CSS Values 4, sections 6
    /// and 7).
    ///
    /// Adding a unit takes a case and its row in `row`.
    public enum Unit: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
        /// No unit.
        case number
        /// Hundredths of a length or number that depends on the property.
        case percent
        /// Points.
        case px
        /// The font size of the element, and of the root element.
        case em, rem
        /// The heights of lower-case and of capital letters, and the widths of `0` and of an ideograph, in the element's
        /// font.
        case ex, cap, ch, ic
        /// The line height of the element, and of the root element.
        case lh, rlh
        /// Hundredths of the viewport's width, height, smaller side and larger side.
        case vw, vh, vmin, vmax
        /// Hundredths of the query container's width, height, smaller side and larger side (CSS Conditional 5, section 6).
        case cqw, cqh, cqmin, cqmax
        case degrees
        case seconds
        /// Pixels per point, for resolutions.
        case dppx

        /// The quantities that units measure.
        enum Quantity: Sendable {
            case number, percentage, length, angle, time, resolution
        }

        struct Traits: Sendable {
            /// The unit in CSS.
            let symbol: String
            let quantity: Quantity
            /// The inputs that a length in this unit depends on. Empty for absolute units.
            let dependencies: ValueDependencies
            /// Returns the number of points in a relative unit.
            let points: @Sendable (ResolutionContext) -> Double

            init(
                _ symbol: String, _ quantity: Quantity, dependsOn dependencies: ValueDependencies = [],
                points: @escaping @Sendable (ResolutionContext) -> Double = { _ in 1 }
            ) {
                self.symbol = symbol
                self.quantity = quantity
                self.dependencies = dependencies
                self.points = points
            }
        }

        /// The table of all units.
        private var row: Traits {
            switch self {
            case .number: Traits("", .number)
            case .percent: Traits("%", .percentage)
            case .px: Traits("px", .length)
            case .em: Traits("em", .length, dependsOn: .fontSize) { $0.fontSize }
            case .rem: Traits("rem", .length, dependsOn: .rootFontSize) { $0.rootFontSize }
            case .ex: Traits("ex", .length, dependsOn: .fontMetrics) { $0.fontMetrics.xHeight }
            case .cap: Traits("cap", .length, dependsOn: .fontMetrics) { $0.fontMetrics.capHeight }
            case .ch: Traits("ch", .length, dependsOn: .fontMetrics) { $0.fontMetrics.zeroWidth }
            case .ic: Traits("ic", .length, dependsOn: .fontMetrics) { $0.fontMetrics.ideographWidth }
            case .lh: Traits("lh", .length, dependsOn: [.fontMetrics, .lineHeight]) { $0.lineHeight }
            case .rlh: Traits("rlh", .length, dependsOn: .rootFontSize) { $0.rootLineHeight }
            case .vw: Traits("vw", .length, dependsOn: .viewport) { $0.viewportWidth / 100 }
            case .vh: Traits("vh", .length, dependsOn: .viewport) { $0.viewportHeight / 100 }
            case .vmin: Traits("vmin", .length, dependsOn: .viewport) { min($0.viewportWidth, $0.viewportHeight) / 100 }
            case .vmax: Traits("vmax", .length, dependsOn: .viewport) { max($0.viewportWidth, $0.viewportHeight) / 100 }
            case .cqw: Traits("cqw", .length, dependsOn: Self.container) { $0.queryWidth / 100 }
            case .cqh: Traits("cqh", .length, dependsOn: Self.container) { $0.queryHeight / 100 }
            case .cqmin:
                Traits("cqmin", .length, dependsOn: Self.container) { min($0.queryWidth, $0.queryHeight) / 100 }
            case .cqmax:
                Traits("cqmax", .length, dependsOn: Self.container) { max($0.queryWidth, $0.queryHeight) / 100 }
            case .degrees: Traits("deg", .angle)
            case .seconds: Traits("s", .time)
            case .dppx: Traits("dppx", .resolution)
            }
        }

        /// The inputs of a unit of query containers. Without a container, the viewport is the container.
        private static let container: ValueDependencies = [.containerSize, .viewport]

        /// The rows of the table. They are created once, not at each lookup.
        private static let table = allCases.map(\.row)

        /// The description of the unit.
        @inline(__always) var traits: Traits { Self.table[Int(rawValue)] }

        /// The units that are a multiple of another unit. Both `pt` and `px` are points. The small, large and dynamic
        /// viewports are equal here, and lines are horizontal.
        private static let multiples: [(name: String, unit: CSS.Unit, factor: Double)] = [
            ("pt", .px, 1), ("in", .px, 96), ("pc", .px, 16), ("cm", .px, 96 / 2.54), ("mm", .px, 9.6 / 2.54),
            ("q", .px, 2.4 / 2.54), ("turn", .degrees, 360), ("rad", .degrees, 180 / .pi), ("grad", .degrees, 0.9),
            ("ms", .seconds, 0.001), ("x", .dppx, 1), ("dpi", .dppx, 1 / 96.0), ("dpcm", .dppx, 2.54 / 96),
            ("vi", .vw, 1), ("vb", .vh, 1), ("svw", .vw, 1), ("svh", .vh, 1), ("svmin", .vmin, 1), ("svmax", .vmax, 1),
            ("svi", .vw, 1), ("svb", .vh, 1), ("lvw", .vw, 1), ("lvh", .vh, 1), ("lvmin", .vmin, 1),
            ("lvmax", .vmax, 1),
            ("lvi", .vw, 1), ("lvb", .vh, 1), ("dvw", .vw, 1), ("dvh", .vh, 1), ("dvmin", .vmin, 1),
            ("dvmax", .vmax, 1),
            ("dvi", .vw, 1), ("dvb", .vh, 1), ("cqi", .cqw, 1), ("cqb", .cqh, 1),
        ]

        /// All units of dimensions, by name.
        private static let dimensions: [(name: String, unit: CSS.Unit, factor: Double)] =
            allCases.filter { $0 != .number && $0 != .percent }.map { ($0.symbol, $0, 1) } + multiples

        private static let indexes = CaseInsensitiveMap(dimensions.enumerated().map { ($1.name, UInt16($0)) })

        /// Returns the unit of a dimension token and the factor for its number, or `nil` if the unit is unknown.
        static func of(_ tokens: TokenList, _ index: Int) -> (unit: CSS.Unit, factor: Double)? {
            // By far the most frequent unit.
            if tokens.isName(index, "px") { return (.px, 1) }
            guard let row = indexes.find(tokens, index) else { return nil }
            let dimension = dimensions[Int(row)]
            return (dimension.unit, dimension.factor)
        }

        /// The names of all units that property values can have. No property accepts a resolution.
        static var names: [String] { dimensions.filter { $0.unit.traits.quantity != .resolution }.map(\.name) }

        /// The unit in CSS, after a number.
        var symbol: String { traits.symbol }

        /// Whether the unit is a length that depends on the context.
        var isRelativeLength: Bool { !traits.dependencies.isEmpty }
    }
}

extension CSS.Unit {
    /// The maximum length in points: 2 to the power of 24, up to which `Float` represents all integers. Chromium has
    /// the same maximum if a point is two pixels.
    private static let maximumLength = 16_777_216.0

    /// Returns the nearest number that a typed value of this unit can have, and 0 for NaN. Computations with such
    /// numbers have finite results (CSS Values 4, section 5.1, and section 10.11 for calculations).
    package func bounded(_ value: Double) -> Double {
        if value.isNaN { return 0 }
        // Other quantities have the range of single precision, as in browsers.
        let limit = traits.quantity == .length ? Self.maximumLength : Double(Float.greatestFiniteMagnitude)
        return min(max(value, -limit), limit)
    }
}
