import CSSEngine
import TestSupport
import Testing

/// Timing functions have the values of CSS Easing 2.
@Suite struct TimingFunctionTests {
    private func progress(_ function: String, at progress: Double, isBefore: Bool = false) -> Double? {
        TimingFunctionParser.parse(function)?.progress(at: progress, isBefore: isBefore)
    }

    @Test(
        "Curves pass through their points",
        arguments: [
            ("linear", 0.3, 0.3), ("ease", 0.25, 0.408511), ("ease", 0.5, 0.802403), ("ease-in", 0.5, 0.315357),
            ("ease-out", 0.5, 0.684643), ("ease-in-out", 0.25, 0.129162), ("EASE", 1, 1),
            ("cubic-bezier(0, 0, 1, 1)", 0.7, 0.7), ("cubic-bezier(0.5, -1, 0.5, 2)", 0.5, 0.5),
            ("cubic-bezier(1, 0, 0, 1)", 0.5, 0.5),
        ])
    func curves(function: String, input: Double, expected: Double) throws {
        let value = try #require(progress(function, at: input))
        #expect(abs(value - expected) < 1e-6, "\(value)")
    }

    @Test(
        "Beyond its ends, a curve continues in the direction of its tangent",
        arguments: [
            ("cubic-bezier(0.5, 1, 0.5, 0)", -1, -2), ("cubic-bezier(0.5, 1, 0.5, 0)", 2, 3),
            ("cubic-bezier(0, 0, 0.5, 1)", -1, -2), ("cubic-bezier(0, 1, 0.5, 1)", -1, 0),
            ("cubic-bezier(0, 0, 0, 0)", -1, -1), ("cubic-bezier(1, 1, 1, 1)", 2, 2), ("linear", 3, 3),
            ("linear(0, 0.5, 2)", 1.5, 3.5), ("linear(0, 0.5, 2)", -0.5, -0.5),
        ])
    func extrapolation(function: String, input: Double, expected: Double) throws {
        let value = try #require(progress(function, at: input))
        #expect(abs(value - expected) < 1e-9, "\(value)")
    }

    @Test(
        "Stairs rise at the stated edges",
        arguments: [
            ("steps(4)", 0.24, 0), ("steps(4)", 0.25, 0.25), ("steps(4)", 1, 1), ("steps(4, start)", 0, 0.25),
            ("steps(4, jump-start)", 0.99, 1), ("steps(4, jump-none)", 0, 0), ("steps(4, jump-none)", 0.75, 1),
            ("steps(4, jump-both)", 0, 0.2), ("steps(4, jump-both)", 1, 1), ("step-start", 0, 1), ("step-end", 0.9, 0),
            ("steps(2)", -0.1, -0.5), ("steps(2)", 1.6, 1.5),
        ])
    func stairs(function: String, input: Double, expected: Double) {
        #expect(progress(function, at: input) == expected)
    }

    @Test("Before an animation begins, a step at its start is not taken")
    func before() {
        #expect(progress("steps(4, start)", at: 0, isBefore: true) == 0)
        #expect(progress("steps(4, end)", at: 0.5, isBefore: true) == 0.25)
    }

    @Test(
        "A line has the inputs that are missing",
        arguments: [
            ("linear(0, 0.5 20% 40%, 1)", 0.3, 0.5), ("linear(0, 0.5 20% 40%, 1)", 0.7, 0.75),
            ("linear(0, 20% 0.5, 1)", 0.1, 0.25), ("linear(0 0%, 1 50%, 0 30%, 1)", 0.75, 0.5),
            ("linear(0, 1, 0, 1)", 0.5, 0.5), ("linear(1 50%, 3)", 0.75, 2), ("linear(0, 1 150%)", 0.75, 0.5),
        ])
    func lines(function: String, input: Double, expected: Double) throws {
        let value = try #require(progress(function, at: input))
        #expect(abs(value - expected) < 1e-9, "\(value)")
    }

    @Test(
        "Other texts are no timing functions",
        arguments: [
            "", "bogus", "cubic-bezier(2, 0, 0, 0)", "cubic-bezier(0, 0, -0.1, 0)", "cubic-bezier(0, 0, 0)",
            "cubic-bezier(0, 0, 0, 0, 0)", "steps(0)", "steps(1, jump-none)", "steps(1.5)", "steps(2, middle)",
            "linear()", "linear(0)", "linear(0, 10%)", "linear(0, 1 1% 2% 3%)", "ease ease", "steps(2,)",
        ])
    func invalid(function: String) {
        #expect(TimingFunctionParser.parse(function) == nil)
    }

    @Test("Every curve is monotonic in time and ends where it should")
    func random() {
        var random = SeededGenerator(seed: 39)
        for _ in 0..<500 {
            let numbers = (0..<4).map { _ in Double(Int.random(in: 0...100, using: &random)) / 100 }
            let function = TimingFunction.cubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
            #expect(function.progress(at: 0) == 0 && function.progress(at: 1) == 1)
            // A curve whose control points are in the unit square rises.
            let values = (0...50).map { function.progress(at: Double($0) / 50) }
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }, "\(numbers)")
        }
    }
}
