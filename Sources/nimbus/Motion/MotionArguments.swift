import ArgumentParser
import CSSEngine

/// A time of CSS, such as `157ms` or `0.4s`.
struct TimeArgument {
    private static let properties = PropertyTable(Property.motion)

    /// To the nearest microsecond.
    let milliseconds: Double

    /// Throws if the text is no time, or if the time is negative.
    init(_ text: String) throws {
        guard let time = Self.time(text) else {
            let written = text.escapedForTerminal
            throw ValidationError(
                Self.time(text + "s") != nil
                    ? "“\(written)” has no unit; expected a time such as \(written)s or \(written)ms"
                    : "“\(written)” is not a time; expected a time such as 250ms or 0.4s")
        }
        guard time.milliseconds >= 0 else {
            throw ValidationError("“\(text.escapedForTerminal)” is negative; expected a time from 0s on")
        }
        milliseconds = time.milliseconds
    }

    private static func time(_ text: String) -> Value? { properties.value(of: "transition-delay", from: text) }
}

/// The argument of `--at`: times with commas between them.
struct InstantsArgument {
    let times: [TimeArgument]

    /// Throws if a text between commas is no time, or if a time is negative.
    init(_ text: String) throws {
        times = try text.split(separator: ",", omittingEmptySubsequences: false).map { try TimeArgument(String($0)) }
    }
}

/// The argument of `--toggle`, such as `#follow.primary@200ms`.
struct TimedToggle {
    let toggle: ClassToggle
    let time: TimeArgument

    /// Throws if the text is not an id, a class and a time.
    init(_ text: String) throws {
        guard let at = text.lastIndex(of: "@"), let toggle = ClassToggle(argument: String(text[..<at])) else {
            throw ValidationError("expected an id, a class and a time, such as #follow.primary@200ms")
        }
        self.toggle = toggle
        time = try TimeArgument(String(text[text.index(after: at)...]))
    }
}

extension [TimedToggle] {
    /// The toggles in the order of their times, and those of one time in their order.
    var inOrder: [TimedToggle] {
        enumerated().sorted { ($0.element.time.milliseconds, $0.offset) < ($1.element.time.milliseconds, $1.offset) }
            .map(\.element)
    }
}
