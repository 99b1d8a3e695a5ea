import CSSEngine
import Foundation

/// Something that has happened to a transition (CSS Transitions 2, section 5) or to an animation (CSS Animations 1, section 4).
/// See ``NIDOM/setMotionHandler(_:)``.
@MainActor public struct NIMotionEvent: Sendable {
    /// The kind of an event, with the name of the event in browsers.
    public enum Kind: String, Hashable, Sendable {
        /// A transition was created. Its delay begins.
        case transitionRun = "transitionrun"
        /// The delay of a transition has ended.
        case transitionStart = "transitionstart"
        /// A transition has reached its end.
        case transitionEnd = "transitionend"
        /// A transition was removed before its end: interrupted, reversed, or because its view is hidden.
        case transitionCancel = "transitioncancel"
        /// The delay of an animation has ended.
        case animationStart = "animationstart"
        /// An iteration of an animation has ended, and another one begins.
        case animationIteration = "animationiteration"
        /// An animation has reached its end.
        case animationEnd = "animationend"
        /// An animation was removed before its end.
        case animationCancel = "animationcancel"
    }

    /// The kind of the event.
    public let kind: Kind
    /// The view whose values the transition or the animation changes.
    public let view: any NIStyleable
    /// The property of a transition, or the name of an animation's keyframes.
    public let name: String
    /// The time since the end of the delay, in seconds.
    public let elapsedTime: TimeInterval
}

extension NIMotionEvent {
    init(_ event: MotionEvent, of view: any NIStyleable, properties: PropertyTable) {
        self.view = view
        elapsedTime = event.elapsedTime / 1000
        name = event.subject.name(in: properties)
        let isTransition = event.subject.isTransition
        kind =
            switch event.kind {
            case .run: .transitionRun
            case .start: isTransition ? .transitionStart : .animationStart
            case .iteration: .animationIteration
            case .end: isTransition ? .transitionEnd : .animationEnd
            case .cancel: isTransition ? .transitionCancel : .animationCancel
            }
    }
}

extension NIDOM {
    /// Sets the closure that receives the events of transitions and animations, after the views have the values of the instant.
    ///
    /// ```swift
    /// dom.setMotionHandler { event in
    ///     if event.kind == .transitionEnd, event.view === sheet { sheet.removeFromSuperview() }
    /// }
    /// ```
    /// - Parameter handler: `nil` for none.
    public func setMotionHandler(_ handler: (@MainActor (NIMotionEvent) -> Void)?) {
        guard let handler else {
            motion.handler = nil
            return
        }
        motion.handler = { [weak self] event in
            if let event = self?.publicEvent(event) { handler(event) }
        }
    }

    /// The events of transitions and animations from now on, as a sequence that ends with the DOM.
    public var motionEvents: AsyncStream<NIMotionEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: NIMotionEvent.self)
        let id = motion.addObserver { [weak self] event in
            if let event = self?.publicEvent(event) { continuation.yield(event) }
        } finish: {
            continuation.finish()
        }
        continuation.onTermination = { [weak motion] _ in
            Task { @MainActor in motion?.removeObserver(id) }
        }
        return stream
    }

    private func publicEvent(_ event: MotionEvent) -> NIMotionEvent? {
        guard registry.contains(event.node), let view = registry.view(of: event.node) else { return nil }
        return NIMotionEvent(event, of: view, properties: styles.properties)
    }
}
