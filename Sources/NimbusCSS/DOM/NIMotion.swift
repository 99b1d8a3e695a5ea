import CSSEngine
import Foundation

/// A transition or an animation of a view. See ``NIDOM/motions(of:)``.
///
/// The object refers to the view and the property, or to the keyframes by their name. Once the transition or the animation has ended,
/// it has no effect, until there is another one of the same property or name.
@MainActor public final class NIMotion {
    /// The kinds of motion of a view.
    public enum Kind: Hashable, Sendable {
        case transition
        case animation
    }

    /// The kind of the motion.
    public let kind: Kind
    /// The property of a transition, or the name of an animation's keyframes.
    public let name: String
    private weak var dom: NIDOM?
    private let node: StyleNode
    private let subject: MotionEvent.Subject

    init(_ subject: MotionEvent.Subject, of node: StyleNode, in dom: NIDOM) {
        (self.dom, self.node, self.subject) = (dom, node, subject)
        (kind, name) = (subject.isTransition ? .transition : .animation, subject.name(in: dom.styles.properties))
    }

    private var timeline: StyleTimeline? { dom?.styles.timeline }

    /// The time since the start in seconds, with the delay. Setting it shows the values of that time. 0 if there is nothing to play.
    public var currentTime: TimeInterval {
        get { (timeline?.currentTime(of: subject, on: node) ?? 0) / 1000 }
        set {
            guard let dom, newValue.isFinite else { return }
            timeline?.seek(subject, on: node, to: newValue * 1000)
            dom.advanceMotion()
        }
    }

    /// Whether the time of the transition or the animation stands still, as the app or `animation-play-state` has said last.
    public var isPaused: Bool {
        get { timeline?.isPaused(subject, on: node) ?? false }
        set {
            guard let dom else { return }
            timeline?.setPaused(subject, on: node, newValue)
            dom.advanceMotion()
        }
    }

    /// Jumps to the end. Does nothing if the animation has none.
    public func finish() {
        timeline?.seek(subject, on: node, to: nil)
        dom?.advanceMotion()
    }

    /// Waits until the transition or the animation has ended or was removed, or until the task is cancelled. Returns at once if it has
    /// ended already.
    public func waitForEnd() async {
        guard let motion = dom?.motion, timeline?.hasEnded(subject, on: node) == false else { return }
        await motion.waitForEnd(of: subject, on: node)
    }
}

extension MotionEvent.Subject {
    var isTransition: Bool { if case .transition = self { true } else { false } }

    func name(in properties: PropertyTable) -> String {
        switch self {
        case .transition(.property(let property)): properties[property].name
        case .transition(.custom(let property)): property.string
        case .animation(let keyframes): keyframes.string
        }
    }
}

extension NIDOM {
    /// Returns the transitions of a view that have not ended, in the order of their properties, and its animations in the order of
    /// `animation-name`.
    public func motions(of view: any NIStyleable) -> [NIMotion] {
        guard let node = registry.node(of: view) else { return [] }
        return (styles.timeline?.subjects(of: node) ?? []).map { NIMotion($0, of: node, in: self) }
    }

    /// Returns the transition or the animation that gives a view its value of a property; `nil` if there is none.
    package func motion(of property: PropertyID, on view: any NIStyleable) -> NIMotion? {
        guard let node = registry.node(of: view), let subject = styles.timeline?.subject(of: property, on: node) else {
            return nil
        }
        return NIMotion(subject, of: node, in: self)
    }
}
