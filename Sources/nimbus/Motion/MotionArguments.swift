import ArgumentParser
import CSSEngine

/// A time of CSS, such as `157ms` or `0.4s`.
struct TimeArgument: ExpressibleByArgument {
    private static let properties = PropertyTable(Property.motion)

    /// To the nearest microsecond.
    let milliseconds: Double

    /// Fails if the text is no time, or if the time is negative.
    init?(argument: String) {
        guard let time = Self.properties.value(of: "transition-delay", from: argument),
            case .time(let seconds) = time, seconds >= 0
        else { return nil }
        milliseconds = time.milliseconds
    }
}

/// The argument of `--at`: times with commas between them.
struct InstantsArgument: ExpressibleByArgument {
    let times: [TimeArgument]

    init?(argument: String) {
        let texts = argument.split(separator: ",", omittingEmptySubsequences: false)
        times = texts.compactMap { TimeArgument(argument: String($0)) }
        guard times.count == texts.count else { return nil }
    }
}

/// The argument of `--toggle`, such as `#follow.primary@200ms`.
struct TimedToggle: ExpressibleByArgument {
    let toggle: ClassToggle
    let time: TimeArgument

    init?(argument: String) {
        guard let at = argument.lastIndex(of: "@"),
            let time = TimeArgument(argument: String(argument[argument.index(after: at)...])),
            let toggle = ClassToggle(argument: String(argument[..<at]))
        else { return nil }
        (self.toggle, self.time) = (toggle, time)
    }
}

extension [TimedToggle] {
    /// The toggles in the order of their times, and those of one time in their order.
    var inOrder: [TimedToggle] {
        enumerated().sorted { ($0.element.time.milliseconds, $0.offset) < ($1.element.time.milliseconds, $1.offset) }
            .map(\.element)
    }
}
