/// An `@keyframes` rule (CSS Animations 1, section 3).
package struct KeyframesRule: Sendable {
    /// The declarations of some instants.
    package struct Keyframe: Sendable {
        /// The instants as fractions of the duration, from 0 to 1.
        package let offsets: [Double]
        package let declarations: [KeyframeDeclaration]
        /// The timing function up to the next keyframe; `nil` for that of the animation.
        package let timing: TimingFunction?
        /// The composition with the values below; `nil` for that of the animation.
        package let composition: KeyframeComposition?
    }

    /// The name. Letter case matters.
    package let name: BytewiseString
    /// The innermost group rule around the rule.
    let group: UInt32
    /// In the order of the source.
    package let keyframes: [Keyframe]
}

/// A declaration in a keyframe.
package struct KeyframeDeclaration: Sendable {
    /// The properties, and for a shorthand its longhands.
    package internal(set) var properties: [MotionProperty] = []
    /// The values that are the same for all elements.
    var values: [PropertyID: Value] = [:]
    /// The declaration as written.
    package let text: String
}

/// A property whose value animations and transitions set.
package enum MotionProperty: Hashable, Sendable {
    case property(PropertyID)
    /// A custom property by its name.
    case custom(BytewiseString)

    var isCustom: Bool { if case .custom = self { true } else { false } }
}

extension MotionProperty: Comparable {
    package static func < (left: MotionProperty, right: MotionProperty) -> Bool {
        switch (left, right) {
        case (.property(let left), .property(let right)): left < right
        case (.property, .custom): true
        case (.custom, .property): false
        case (.custom(let left), .custom(let right)): left < right
        }
    }
}
