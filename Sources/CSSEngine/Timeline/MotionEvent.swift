/// Something that has happened to a transition (CSS Transitions 2, section 5) or to an animation (CSS Animations 1, section 4).
package struct MotionEvent {
    package enum Kind: String, Sendable {
        /// A transition was created. Its delay begins.
        case run
        case start
        /// An iteration of an animation has ended, and another one begins.
        case iteration
        case end
        /// It was removed before its end.
        case cancel
    }

    package enum Subject: Hashable {
        case transition(MotionProperty)
        /// An animation by the name of its keyframes.
        case animation(BytewiseString)
    }

    package let kind: Kind
    package let node: StyleNode
    package let subject: Subject
    /// The time since the end of the delay, in milliseconds.
    package let elapsedTime: Double
}
