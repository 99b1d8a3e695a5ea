/// A compiled media query list, which is true if one of its queries is true.
package struct MediaCondition: Hashable, Sendable {
    /// One step of a query in postfix order.
    enum Step: Hashable, Sendable {
        /// `nil` for an unknown media type, which matches no device.
        case mediaType(MediaTypeName?)
        case feature(MediaFeatureCondition)
        /// `(--name)`: a custom media query.
        case custom(BytewiseString)
        /// `<general-enclosed>`, or a feature or value that does not exist: neither true nor false (Media Queries 4,
        /// section 3.2).
        case unknown
        case not
        /// The conjunction of a number of operands.
        case and(Int)
        /// The disjunction of a number of operands.
        case or(Int)
    }

    /// The steps of each query. An invalid query has no steps and is never true.
    let queries: [[Step]]

    /// - Parameter custom: The results of the custom media queries.
    func isTrue(in environment: CSS.Environment, custom: CustomMediaTable.Results = [:]) -> Bool {
        queries.contains { Self.evaluate($0, environment, custom) == true }
    }

    /// The names of the custom media queries that the condition refers to.
    var customNames: [BytewiseString] {
        queries.joined().compactMap { if case .custom(let name) = $0 { name } else { nil } }
    }

    /// Returns the truth of a query; `nil` if it is unknown.
    private static func evaluate(
        _ steps: [Step], _ environment: CSS.Environment, _ custom: CustomMediaTable.Results
    ) -> Bool? {
        var operands = TruthStack()
        for step in steps {
            switch step {
            case .mediaType(let name): operands.push(name.map(environment.matches) ?? false)
            case .feature(let condition): operands.push(condition.isTrue(in: environment))
            case .custom(let name): operands.push(custom[name])
            case .unknown: operands.push(nil)
            case .not: operands.negate()
            case .and(let count): operands.and(count)
            case .or(let count): operands.or(count)
            }
        }
        return operands.result(ofEmpty: false)
    }
}

/// The media types of CSS (Media Queries 4, section 2.3), most of which match no device, and the media types of Nimbus
/// CSS: the idiom, the pixel density, or both.
enum MediaTypeName: String, Sendable, CaseIterable {
    case all, screen, print
    case speech, tty, tv, projection, handheld, braille, embossed, aural
    case ipad, iphone, retina, nonretina
    case ipadRetina = "ipad-retina"
    case ipadNonretina = "ipad-nonretina"
    case iphoneRetina = "iphone-retina"
    case iphoneNonretina = "iphone-nonretina"
}

extension CSS.Environment {
    fileprivate func matches(_ type: MediaTypeName) -> Bool {
        switch type {
        case .all: true
        case .screen: mediaType == .screen
        case .print: mediaType == .print
        case .speech, .tty, .tv, .projection, .handheld, .braille, .embossed, .aural: false
        case .ipad: idiom == .pad
        case .iphone: idiom == .phone
        case .retina: scale != 1
        case .nonretina: scale == 1
        case .ipadRetina: idiom == .pad && scale != 1
        case .ipadNonretina: idiom == .pad && scale == 1
        case .iphoneRetina: idiom == .phone && scale != 1
        case .iphoneNonretina: idiom == .phone && scale == 1
        }
    }
}
