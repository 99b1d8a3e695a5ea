extension Property {
    /// Transitions (CSS Transitions 2) and animations (CSS Animations 2).
    package static let motion: [Property] = [
        Property(
            "transition",
            .items(
                [
                    Shorthand.Component(["transition-property"], .motion(.propertyNameOrNone)),
                    Shorthand.Component(["transition-duration"], .time(0 ... .infinity)),
                    Shorthand.Component(["transition-timing-function"], .motion(.timingFunction)),
                    Shorthand.Component(["transition-delay"], .time(-.infinity ... .infinity)),
                    Shorthand.Component(["transition-behavior"], .identifiers(behaviors)),
                ], isNoneAlone: true),
            "The properties whose changes take time, with durations, timing functions and delays."),
        Property(
            "transition-property", .oneOf([.keyword([.none]), .commaSeparated(.motion(.propertyName))]),
            initial: .identifier("all"),
            "The properties whose changes take time."),
        list("transition-duration", .time(0 ... .infinity), initially: .time(0), "The durations of transitions."),
        list(
            "transition-timing-function", .motion(.timingFunction), initially: Value(TimingFunction.ease),
            "The timing functions of transitions."),
        list(
            "transition-delay", .time(-.infinity ... .infinity), initially: .time(0),
            "The times before transitions; a negative one is a part that is left out."),
        list(
            "transition-behavior", .identifiers(behaviors), initially: .identifier("normal"),
            "Whether values that cannot be interpolated have transitions."),
        Property(
            "animation",
            .items(
                [
                    Shorthand.Component(["animation-duration"], .time(0 ... .infinity)),
                    Shorthand.Component(["animation-timing-function"], .motion(.timingFunction)),
                    Shorthand.Component(["animation-delay"], .time(-.infinity ... .infinity)),
                    Shorthand.Component(["animation-iteration-count"], .motion(.iterationCount)),
                    Shorthand.Component(["animation-direction"], .identifiers(directions)),
                    Shorthand.Component(["animation-fill-mode"], .identifiers(fillModes)),
                    Shorthand.Component(["animation-play-state"], .identifiers(playStates)),
                    Shorthand.Component(["animation-name"], .motion(.keyframesName)),
                ], isNoneAlone: false), "The animations of a view: names of keyframes with their timing."),
        list("animation-name", .motion(.keyframesName), initially: .keyword(.none), "The keyframes of the animations."),
        list("animation-duration", .time(0 ... .infinity), initially: .time(0), "The durations of one iteration."),
        list(
            "animation-timing-function", .motion(.timingFunction), initially: Value(TimingFunction.ease),
            "The timing functions between two keyframes."),
        list("animation-delay", .time(-.infinity ... .infinity), initially: .time(0), "The times before animations."),
        list(
            "animation-iteration-count", .motion(.iterationCount), initially: .number(1),
            "The numbers of iterations, which can be fractions."),
        list(
            "animation-direction", .identifiers(directions), initially: .identifier("normal"),
            "The directions in which iterations play."),
        list(
            "animation-fill-mode", .identifiers(fillModes), initially: .identifier("none"),
            "Whether animations apply before and after they run."),
        list(
            "animation-play-state", .identifiers(playStates), initially: .identifier("running"),
            "Whether animations run or are paused."),
        list(
            "animation-composition", .identifiers(KeyframeComposition.allCases.map(\.rawValue)),
            initially: .identifier("replace"), "How values are composed with the values below."),
    ]

    private static func list(
        _ name: String, _ grammar: PropertyGrammar, initially initial: Value, _ summary: String
    ) -> Property {
        Property(name, .commaSeparated(grammar), initial: initial, summary)
    }

    private static let behaviors = ["normal", "allow-discrete"]
    private static let directions = ["normal", "reverse", "alternate", "alternate-reverse"]
    private static let fillModes = ["none", "forwards", "backwards", "both"]
    private static let playStates = ["running", "paused"]
}
