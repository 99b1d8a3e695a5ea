/// How a keyframe is composed with the value below it. Raw values are those of `animation-composition`.
package enum KeyframeComposition: String, Sendable, CaseIterable {
    case replace, add, accumulate
}
