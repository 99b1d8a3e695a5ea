import HeadlessScreen

/// The response to `GET /preview/motion`: how long the views of a screen move. Times are in milliseconds since the first styling
/// or, if states are held, since they were held.
struct ScreenMotion: Encodable {
    let revision: String
    /// The time until all motion has ended or begins to repeat itself, at most 10,000. 0 if nothing moves.
    let length: Double
    /// The time that a picture without a time shows.
    let rest: Double
    /// Whether motion has no end.
    let isEndless: Bool

    /// - Parameters:
    ///   - rest: The time until all motion with an end has ended.
    ///   - repetition: The longest time after which motion without an end repeats itself; 0 if there is none.
    init(rest: Double, repetition: Double, revision: String) {
        self.revision = revision
        self.rest = rest
        length = min(max(rest, repetition), StyledScreen.longestMotion * 1000)
        isEndless = repetition > 0
    }
}
