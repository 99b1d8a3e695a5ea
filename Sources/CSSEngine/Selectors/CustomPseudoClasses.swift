/// The pseudo-classes that an app declares for states of its own views, and the names of custom selectors.
///
/// `:press` tests the same state as `:state(press)`, which needs no declaration (HTML, section 4.13.2).
struct CustomPseudoClasses: Sendable {
    /// The states by the names of their pseudo-classes in lower case.
    private let states: [BytewiseString: String]
    /// The names in lower case, each terminated by a zero byte, and all of them by an empty name. Empty without names.
    private var terminatedNames: [CChar]

    /// No pseudo-classes.
    static let none = CustomPseudoClasses([])

    /// - Parameter names: The names without a colon. Letter case is ignored in selectors.
    init(_ names: [String]) {
        states = Dictionary(names.map { (BytewiseString(asciiLowercased($0)), $0) }) { first, _ in first }
        let folded = states.keys.sorted().map(\.string).filter { !$0.isEmpty && !$0.utf8.contains(0) }
        terminatedNames = folded.isEmpty ? [] : folded.flatMap { Array($0.utf8CString) } + [0]
    }

    /// Returns the pseudo-classes with the names of custom selectors, which have two dashes.
    func adding(customSelectors names: [String]) -> CustomPseudoClasses {
        var result = self
        result.terminatedNames =
            terminatedNames.dropLast() + names.filter { !$0.utf8.contains(0) }.flatMap { Array($0.utf8CString) } + [0]
        return result
    }

    /// The names as the app has declared them.
    var names: [String] { states.keys.sorted().compactMap { states[$0] } }

    /// The names with a colon, in lower case.
    var selectors: [String] { states.keys.sorted().map { ":" + $0.string } }

    /// Returns the state that a declared pseudo-class tests.
    func state(_ name: String) -> String { states[BytewiseString(asciiLowercased(name))] ?? name }

    /// Calls `body` with the names as the selector grammar reads them.
    @inline(__always) fileprivate func withTerminatedNames<Result>(_ body: (UnsafePointer<CChar>?) -> Result) -> Result
    {
        if terminatedNames.isEmpty { return body(nil) }
        return terminatedNames.withUnsafeBufferPointer { body($0.baseAddress) }
    }
}

extension RowBuffer<SelectorRow> {
    /// Parses the tokens of `range`.
    /// - Parameter customPseudoClasses: The pseudo-classes that an app declares.
    /// - Returns: Whether they are valid. If not, `failure` has the reason.
    mutating func parseSelectors(
        _ tokens: TokenList, _ range: Range<Int>, as goal: SelectorGoal, _ customPseudoClasses: CustomPseudoClasses
    ) -> Bool {
        customPseudoClasses.withTerminatedNames { parseSelectors(tokens, range, as: goal, names: $0) }
    }
}
