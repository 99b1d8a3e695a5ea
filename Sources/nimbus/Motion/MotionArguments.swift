import ArgumentParser
import CSSEngine

/// A time of CSS, such as `157ms` or `0.4s`.
struct TimeArgument {
    /// To the nearest microsecond.
    let milliseconds: Double

    /// Fails if the text is no time, or if the time is negative.
    init?(_ text: Substring) {
        let table = PropertyTable(Property.motion)
        guard case .time(let seconds) = table.value(of: "transition-delay", from: String(text)), seconds >= 0 else {
            return nil
        }
        milliseconds = (seconds * 1_000_000).rounded() / 1000
    }
}

/// The argument of `--at`: times with commas between them.
struct InstantsArgument: ExpressibleByArgument {
    let times: [TimeArgument]

    init?(argument: String) {
        times = argument.split(separator: ",", omittingEmptySubsequences: false).compactMap { TimeArgument($0) }
        guard !times.isEmpty, times.count == argument.split(separator: ",", omittingEmptySubsequences: false).count
        else { return nil }
    }
}

/// The argument of `--toggle`, such as `#follow.primary@200ms`.
struct TimedToggle: ExpressibleByArgument {
    let toggle: ClassToggle
    let time: TimeArgument

    init?(argument: String) {
        guard let at = argument.lastIndex(of: "@"), let time = TimeArgument(argument[argument.index(after: at)...]),
            let toggle = ClassToggle(argument: String(argument[..<at]))
        else { return nil }
        (self.toggle, self.time) = (toggle, time)
    }
}
