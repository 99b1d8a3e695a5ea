import CSSEngine

/// A case of `nimbus interpolate`: two keyframes of a property, and the instants to print.
struct InterpolationCase: Decodable {
    /// The treatment of values that cannot be interpolated.
    enum Method: String, Decodable {
        /// They flip in the middle.
        case animation
        /// No transition begins, so that the value is the second one.
        case transition
        /// They flip in the middle, as with `allow-discrete`.
        case discreteTransition = "transition-discrete"

        var use: KeyframeInterpolation.Use {
            switch self {
            case .animation: .animation
            case .transition: .transition
            case .discreteTransition: .discreteTransition
            }
        }
    }

    /// The registration of a custom property.
    struct Registration: Decodable {
        let name: String
        let syntax: String
        let inherits: Bool
        let initialValue: String?
    }

    let property: String
    /// The values of the keyframes; `nil` for the underlying value.
    let from: String?
    let to: String?
    let at: [Double]
    let timing: String?
    let method: Method?
    /// How each of the two values is composed with the underlying one.
    let composite: [String]?
    /// The declared values of the element and of its parent; `nil` for none.
    let underlying: String?
    let parent: String?
    let register: Registration?
}
