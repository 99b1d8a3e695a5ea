import CSSEngine
import Foundation

/// How long views move from an instant on, in seconds.
package struct MotionLength: Hashable {
    /// The time until all motion with an end has ended, without what follows it.
    package fileprivate(set) var untilRest: TimeInterval = 0
    /// The longest time after which an animation without an end repeats itself, with its delay. 0 if there is none.
    package fileprivate(set) var untilRepetition: TimeInterval = 0
}

extension NIDOM {
    /// How long views move from now on. Motion that is paused does not count.
    package var motionLength: MotionLength {
        var length = MotionLength()
        guard isInMotion, let timeline = styles.timeline else { return length }
        for node in styles.engine.preorder {
            let subjects = timeline.subjects(of: node).filter { !timeline.isPaused($0, on: node) }
            guard !subjects.isEmpty, let declared = styles.engine.declaredMotion(of: node) else { continue }
            for subject in subjects {
                let elapsed = timeline.currentTime(of: subject, on: node) ?? 0
                switch subject {
                case .transition(let property):
                    guard let transition = declared.transition(of: property) else { continue }
                    length.extend(toRest: transition.delay + transition.duration - elapsed)
                case .animation(let name):
                    guard let animation = declared.animations.last(where: { $0.name == name.string }) else { continue }
                    length.extend(by: animation, elapsed)
                }
            }
        }
        return length
    }
}

extension MotionLength {
    fileprivate mutating func extend(toRest milliseconds: Double) {
        untilRest = max(untilRest, milliseconds / 1000)
    }

    fileprivate mutating func extend(by animation: DeclaredMotion.Animation, _ elapsed: Double) {
        guard animation.duration > 0, animation.iterations.isInfinite else {
            let active = animation.duration > 0 ? animation.duration * animation.iterations : 0
            return extend(toRest: animation.delay + active - elapsed)
        }
        let round = animation.duration * (animation.alternates ? 2 : 1)
        untilRepetition = max(untilRepetition, (max(animation.delay - elapsed, 0) + round) / 1000)
    }
}
