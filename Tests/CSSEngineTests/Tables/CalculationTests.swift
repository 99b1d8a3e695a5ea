import Testing

@testable import CSSEngine

/// The computed values of units and calculations (CSS Values 4, sections 5 to 7 and 10), where `em` is 10px, `rem` is
/// 20px, and the viewport is 300px by 500px. The result is `nil` for invalid values.
@Suite struct CalculationTests {
    private static let unitCases: [(String, String?)] = [
        ("2em", "20px"), ("2REM", "40px"), ("10vw", "30px"), ("10vh", "50px"), ("10vmin", "30px"), ("10vmax", "50px"),
        ("10svw", "30px"), ("10lvh", "50px"), ("10dvmin", "30px"), ("10vi", "30px"), ("10dvb", "50px"),
        ("10cqw", "30px"), ("10CQH", "50px"), ("10cqi", "30px"), ("10cqb", "50px"), ("10cqmin", "30px"),
        ("10cqmax", "50px"),
        ("-1em", "-10px"), ("1in", "96px"), ("1pc", "16px"), ("2.54cm", "96px"), ("25.4mm", "96px"), ("101.6Q", "96px"),
        ("1pt", "1px"), ("50%", "50%"), ("1deg", nil), ("1s", nil), ("1cqx", nil), ("1ex", "5px"), ("1fr", nil),
        ("1em2", nil),
    ]

    @Test("Units are converted", arguments: CalculationTests.unitCases)
    func units(_ text: String, _ expected: String?) {
        #expect(ResolvedValue.text("width", text) == expected, "\(text)")
    }

    private static let arithmeticCases: [(String, String?)] = [
        ("calc(1px + 2px)", "3px"), ("calc(1px - 2px)", "-1px"), ("calc(2 * 3px)", "6px"), ("calc(3px * 2)", "6px"),
        ("calc(6px / 4)", "1.5px"), ("calc(1px + 2px * 3)", "7px"), ("calc((1px + 2px) * 3)", "9px"),
        ("calc(10px - 3px - 2px)", "5px"), ("calc(24px / 4 / 2)", "3px"), ("CALC(1PX + 1Px)", "2px"),
        ("calc(((1px)))", "1px"), ("calc(calc(1px) + calc(2px))", "3px"), ("calc(1px + -2px)", "-1px"),
        ("calc(1px - -2px)", "3px"), ("calc( 1px + 2px )", "3px"), ("calc(/**/1px /**/ + /**/ 2px/**/)", "3px"),
        ("calc(1px*2)", "2px"), ("calc(1em + 1rem)", "30px"), ("calc(1em * 2 + 10vw)", "50px"),
        ("calc(0px + 1em)", "10px"), ("calc(pi * 1px)", "3.14159px"), ("calc(e * 1px)", "2.71828px"),
        ("calc(PI * 1px)", "3.14159px"), ("calc(2px * 3px / 1px)", "6px"), ("calc(6px * 2em / 3em)", "4px"),
        ("calc(100px * (1em / 10px))", "100px"), ("calc(1px / (1px / 4px))", "4px"),
        ("calc(8px / (1 / (1 / 2)))", "4px"), ("calc(1px +2px)", nil), ("calc(1px+ 2px)", nil), ("calc(1px+2px)", nil),
        ("calc(1px/**/+/**/2px)", nil), ("calc(1px + 1)", nil), ("calc(1)", nil), ("calc(0)", nil), ("calc()", nil),
        ("calc(1px 2px)", nil), ("calc(1px,)", nil), ("calc(1px * 2px)", nil), ("calc(1 / 2px)", nil),
        ("calc(1px + )", nil), ("calc(+ 1px)", nil), ("calc(1px * * 2)", nil), ("calc(1px % 2)", nil),
        ("calc(-pi * 1px)", nil), ("calc(1px + 1deg)", nil), ("calc(1px + 1s)", nil), ("calc(1px + auto)", nil),
        ("calc (1px)", nil), ("calc([1px])", nil), ("calc(1foo)", nil), ("foo(1px)", nil), ("calc(r * 1px)", nil),
        ("-calc(1px)", nil), ("calc(1px +)", nil), ("calc(1px -)", nil), ("min(1px +, 2px)", nil),
        ("calc(2dppx)", nil), ("calc(2px * 1x / 1dppx)", "2px"),
    ]

    @Test("Sums and products are evaluated", arguments: CalculationTests.arithmeticCases)
    func arithmetic(_ text: String, _ expected: String?) {
        #expect(ResolvedValue.text("width", text) == expected, "\(text)")
    }

    private static let functionCases: [(String, String?)] = [
        ("min(3px, 1em, 20px)", "3px"), ("max(3px, 1em, 2px)", "10px"), ("min(1px)", "1px"),
        ("clamp(1px, 5px, 3px)", "3px"), ("clamp(4px, 5px, 3px)", "4px"), ("clamp(1px, 2px, 3px)", "2px"),
        ("clamp(none, 5px, 3px)", "3px"), ("clamp(1px, 0px, none)", "1px"), ("clamp(none, 5px, none)", "5px"),
        ("min(1px + 2px, 4px)", "3px"), ("round(5px, 3px)", "6px"), ("round(nearest, 4.4px, 3px)", "3px"),
        ("round(up, 4px, 3px)", "6px"), ("round(down, 5px, 3px)", "3px"), ("round(to-zero, -5px, 3px)", "-3px"),
        ("round(-4.5px, 3px)", "-3px"), ("round(4.5px, 3px)", "6px"), ("round(5px, -3px)", "6px"),
        ("round(down, -4px, 3px)", "-6px"), ("round(5px, infinity * 1px)", "0px"), ("round(up, 5px, 0px)", "0px"),
        ("calc(1px * round(2.5))", "3px"), ("mod(7px, 3px)", "1px"), ("mod(-7px, 3px)", "2px"),
        ("mod(7px, -3px)", "-2px"), ("rem(-7px, 3px)", "-1px"), ("rem(7px, -3px)", "1px"),
        ("mod(1px, infinity * 1px)", "1px"), ("mod(-1px, infinity * 1px)", "0px"),
        ("rem(-1px, infinity * 1px)", "-1px"), ("mod(5px, 0px)", "0px"), ("abs(-1em)", "10px"),
        ("calc(1px * progress(5px, 0px, 10px))", "0.5px"), ("calc(1px * progress(50, 100, 0))", "0.5px"),
        ("calc(1px * progress(1em, 0px, 20px))", "0.5px"), ("calc(1px * progress(150, 0, 100))", "1px"),
        ("calc(1px * progress(6, 5, 5))", "1px"), ("calc(1px * progress(4, 5, 5))", "0px"),
        ("calc(1px * progress(5, 5, 5))", "0px"), ("calc(1px * progress(-1, 0, 1))", "0px"),
        ("calc(1px * sign(-2em))", "-1px"), ("calc(4px * sin(30deg))", "2px"), ("calc(4px * cos(60deg))", "2px"),
        ("calc(4px * tan(45deg))", "4px"), ("calc(1px * sin(pi / 2))", "1px"), ("calc(1px * asin(1) / 1deg)", "90px"),
        ("calc(1px * acos(0) / 1deg)", "90px"), ("calc(1px * atan(1) / 1deg)", "45px"),
        ("calc(1px * atan2(-1px, -1px) / 1deg)", "-135px"), ("calc(1px * atan2(1em, 10px) / 1deg)", "45px"),
        ("calc(1px * pow(2, 5))", "32px"), ("calc(1px * sqrt(9))", "3px"), ("hypot(3px, 4px)", "5px"),
        ("hypot(-2em)", "20px"), ("calc(1px * log(e))", "1px"), ("calc(1px * log(8, 2))", "3px"),
        ("calc(1px * exp(0))", "1px"), ("min()", nil), ("min(1px,)", nil), ("min(,1px)", nil), ("min(1px, 2)", nil),
        ("clamp(1px, 2px)", nil), ("clamp(1px, none, 2px)", nil), ("clamp(none)", nil), ("round(5px)", nil),
        ("round(up)", nil), ("round(sideways, 5px, 3px)", nil), ("round(5px, 3)", nil), ("mod(5px)", nil),
        ("mod(5px, 3)", nil), ("sin(1px)", nil), ("sin(1)", nil), ("asin(1)", nil), ("calc(1px * asin(1deg))", nil),
        ("sqrt(4px)", nil), ("pow(2px, 2)", nil), ("exp(1, 2)", nil), ("log(1, 2, 3)", nil), ("hypot(1px, 1)", nil),
        ("abs(1px, 2px)", nil), ("min(none, 1px)", nil),
    ]

    @Test("Math functions are evaluated", arguments: CalculationTests.functionCases)
    func functions(_ text: String, _ expected: String?) {
        #expect(ResolvedValue.text("width", text) == expected, "\(text)")
    }

    /// The sign of a zero is visible by dividing by it (section 10.9.1).
    private static let zeroCases: [(String, isNegative: Bool)] = [
        ("round(-0.4)", true), ("round(-0)", true), ("round(0)", false), ("round(0.49999999999999994)", false),
        ("round(0.4)", false), ("round(-0.5)", true), ("round(up, -0.4)", true), ("round(down, 0.4, -1)", false),
        ("round(to-zero, -0.4)", true), ("round(-5, infinity)", true), ("round(5, infinity)", false),
        ("round(up, -0, infinity)", true), ("round(down, 0, infinity)", false), ("max(-0, 0)", false),
        ("max(0, -0)", false), ("min(0, -0)", true), ("min(-0, 0)", true), ("clamp(-0, 0, 1)", false),
        ("mod(1, -1)", true), ("mod(-1, 1)", false), ("mod(-1, -1)", true), ("mod(1, 1)", false), ("rem(1, -1)", false),
        ("rem(-1, 1)", true), ("tan(180deg)", false), ("tan(-180deg)", false), ("tan(360deg)", false),
        ("tan(0deg)", false), ("tan(-0deg)", true), ("sin(-0)", true), ("sign(-0)", true), ("abs(-0)", false),
    ]

    @Test("Zero has a sign", arguments: CalculationTests.zeroCases)
    func signOfZero(_ text: String, _ isNegative: Bool) {
        let expected = isNegative ? "-1.67772e+07px" : "1.67772e+07px"
        #expect(ResolvedValue.text("width", "calc(1px / \(text))") == expected, "\(text)")
    }

    @Test(
        "A calculation with NaN is NaN",
        arguments: [
            "hypot(0, NaN)", "hypot(infinity, NaN)", "min(1, NaN)", "mod(-0, infinity)", "round(NaN, 0)", "mod(NaN, 1)",
        ])
    func notANumber(_ text: String) {
        #expect(ResolvedValue.text("width", "calc(1px * \(text))") == "0px", "\(text)")
        #expect(ResolvedValue.text("width", "calc(1px / \(text))") == "0px", "\(text)")
    }

    private static let percentageCases: [(String, String?, String?)] = [
        ("calc(50% + 10px)", "calc(50% + 10px)", "110px"), ("calc(10px + 50%)", "calc(50% + 10px)", "110px"),
        ("calc(10px - 50%)", "calc(-50% + 10px)", "-90px"), ("calc(50% - 1em)", "calc(50% - 10px)", "90px"),
        ("calc(2 * (50% + 10px))", "calc(100% + 20px)", "220px"), ("calc(50%)", "50%", "100px"),
        ("calc(50% + 10%)", "60%", "120px"), ("calc(50% + 0px)", "50%", "100px"), ("min(10%, 20%)", "10%", "20px"),
        ("min(50%, 30px)", "min(50%, 30px)", "30px"), ("max(50% - 1em, 30px)", "max(50% - 10px, 30px)", "90px"),
        ("clamp(1px, 50%, 30px)", "clamp(1px, 50%, 30px)", "30px"),
        ("calc(2 * min(50%, 30px))", "calc(2 * min(50%, 30px))", "60px"),
        ("calc(min(50%, 9px) / 2)", "calc(0.5 * min(50%, 9px))", "4.5px"),
        ("calc(1px - min(50%, 9px))", "calc(1px - min(50%, 9px))", "-8px"),
        ("round(up, 45%, 20px)", "round(up, 45%, 20px)", "100px"), ("round(45%, 20px)", "round(45%, 20px)", "100px"),
        ("mod(45%, 20px)", "mod(45%, 20px)", "10px"), ("hypot(15%, 40px)", "hypot(15%, 40px)", "50px"),
        ("calc(1px * sign(50%))", "calc(1px * sign(50%))", "1px"), ("calc(1px * (50% / 1px))", "50%", "100px"),
        ("calc(10% + 0px)", "10%", "20px"), ("calc((1px + 2%) * 0)", "0%", "0px"),
        ("calc(10% - 0px + min(5%, 1px))", "calc(10% + min(5%, 1px))", "21px"),
        ("calc(10px * sign(10% - 20px))", "calc(10px * sign(10% - 20px))", "0px"),
        ("calc(2 * 3px * 4px / 1em * sign(10%))", "calc(2.4px * sign(10%))", "2.4px"),
        ("calc(10% + min(5%, 1px) * 3)", "calc(10% + (3 * min(5%, 1px)))", "23px"),
    ]

    @Test("Percentages are resolved when they have a base", arguments: CalculationTests.percentageCases)
    func percentages(_ text: String, _ without: String?, _ with: String?) {
        #expect(ResolvedValue.text("width", text) == without, "\(text)")
        var place = ResolvedValue.place
        place.percentageBase = 200
        #expect(ResolvedValue.text("width", text, in: place) == with, "\(text) of 200px")
    }

    /// Values out of range are clamped, and NaN is 0 (section 10.11).
    private static let rangeCases: [(String, String, String?)] = [
        ("min-width", "calc(-5px)", "0px"), ("min-width", "calc(-5%)", "0%"), ("min-width", "calc(1em - 20px)", "0px"),
        ("min-width", "-5em", nil), ("width", "calc(infinity * 1px)", "1.67772e+07px"),
        ("width", "calc(-1px / 0)", "-1.67772e+07px"), ("width", "calc(NaN * 1px)", "0px"),
        ("width", "calc(0px / 0)", "0px"), ("opacity", "calc(0.2 + 0.3)", "0.5"), ("opacity", "calc(2)", "1"),
        ("opacity", "calc(-infinity)", "0"), ("opacity", "calc(NaN)", "0"), ("opacity", "calc(20% + 30%)", "0.5"),
        ("opacity", "calc(20% + 0.3)", nil), ("opacity", "calc(1px)", nil), ("opacity", "calc(1em / 20px)", "0.5"),
        ("-ios-number-of-lines", "calc(2.5)", "3"), ("-ios-number-of-lines", "calc(-2.5)", "0"),
        ("-ios-number-of-lines", "calc(1 / 3)", "0"), ("-ios-number-of-lines", "calc(1px)", nil),
        ("-ios-number-of-lines", "calc(infinity)", "2147483647"), ("font-weight", "calc(300 + 100)", "400"),
        ("font-weight", "calc(2000)", "1000"), ("border-width", "calc(1px + 2px)", "3px"),
        ("border-width", "calc(10%)", nil), ("border-width", "min(10%, 1px)", nil),
        ("border-radius", "min(10%, 1px)", "min(10%, 1px)"),
        ("text-shadow", "red calc(1px + 1px) 1em", "rgb(255, 0, 0) 2px 10px 0px"),
    ]

    /// A calculation of a number is valid wherever a number without a unit is a number of points.
    private static let pointsCases: [(String, String, String?)] = [
        ("font-size", "calc(6 * 2)", "12px"), ("border-radius", "calc(2 * 3)", "6px"),
        ("border-width", "min(1, 2)", "1px"), ("border-width", "calc(3)", "3px"),
        ("border-width", "calc(0 - 3)", "0px"),
        ("-mobile-title-insets", "calc(1 * 2) 3", "2px 3px 2px 3px"),
        ("text-shadow", "red calc(1 + 1) 2", "rgb(255, 0, 0) 2px 2px 0px"),
        ("text-shadow", "red calc(0 - 1) 2", "rgb(255, 0, 0) -1px 2px 0px"),
        ("-ios-minimum-font-size", "calc(5 + 5)", "10px"), ("border-radius", "calc(3 * sign(1em))", "3px"),
        ("border-width", "calc(infinity)", "1.67772e+07px"), ("border-width", "calc(1 + 1px)", nil),
        ("width", "calc(0)", nil), ("width", "calc(6 * 2)", nil), ("font-size", "calc(1s)", nil),
    ]

    @Test("Calculations of numbers are points", arguments: CalculationTests.pointsCases)
    func points(_ property: String, _ text: String, _ expected: String?) {
        #expect(ResolvedValue.text(property, text) == expected, "\(property): \(text)")
    }

    /// The largest values are the same with and without a calculation, as in browsers.
    private static let boundCases: [(String, String, String?)] = [
        ("width", "1e999px", "1.67772e+07px"), ("width", "-1e999in", "-1.67772e+07px"),
        ("width", "99999999px", "1.67772e+07px"), ("width", "calc(99999999px)", "1.67772e+07px"),
        ("width", "calc(20000000px - 1px)", "1.67772e+07px"), ("width", "1e30em", "1.67772e+07px"),
        ("width", "1e999%", "3.40282e+38%"), ("width", "calc(1e999%)", "3.40282e+38%"),
        ("border-width", "1e999", "1.67772e+07px"), ("font-size", "1e999px", "1.67772e+07px"),
        ("text-shadow", "red 1e999px -1e999px 1e999px", "rgb(255, 0, 0) 1.67772e+07px -1.67772e+07px 1.67772e+07px"),
        ("transform", "scale(1e999)", "matrix(3.40282e+38, 0, 0, 3.40282e+38, 0, 0)"),
        (
            "transform", "scale(1e30) scale(1e30) scale(1e30) translateX(0px)",
            "matrix(3.40282e+38, 0, 0, 3.40282e+38, 0, 0)"
        ),
        ("transform", "translate(1e999px)", "matrix(1, 0, 0, 1, 1.67772e+07, 0)"),
        ("transform", "skewX(90deg)", "matrix(1, 0, 3.40282e+38, 1, 0, 0)"),
    ]

    @Test("Values are clamped to the bounds of browsers", arguments: CalculationTests.boundCases)
    func bounds(_ property: String, _ text: String, _ expected: String?) {
        #expect(ResolvedValue.text(property, text) == expected, "\(property): \(text)")
    }

    @Test("Percentages of a length are clamped")
    func boundedPercentages() {
        var place = ResolvedValue.place
        place.percentageBase = 200
        #expect(ResolvedValue.text("width", "1e999%", in: place) == "1.67772e+07px")
    }

    @Test("Angles of any size are valid")
    func largeAngles() throws {
        let matrix = try #require(ResolvedValue.text("transform", "rotate(1e999deg)"))
        #expect(!matrix.contains("inf") && !matrix.contains("nan"))
    }

    @Test("Values are clamped to the range of the property", arguments: CalculationTests.rangeCases)
    func ranges(_ property: String, _ text: String, _ expected: String?) {
        #expect(ResolvedValue.text(property, text) == expected, "\(property): \(text)")
    }

    /// Calculations are simplified when they are parsed, and serialised in canonical order (section 10.12).
    private static let serialisationCases: [(String, String)] = [
        ("calc(1vw + 1px + 10% + 1em)", "calc(10% + 1em + 1px + 1vw)"), ("calc(1px + 1em + 2px)", "calc(1em + 3px)"),
        ("calc(1em - 2px)", "calc(1em - 2px)"), ("calc(2px - 1em)", "calc(-1em + 2px)"),
        ("calc((1em + 1px) * 2)", "calc(2em + 2px)"), ("calc(1em + min(1em, 2px))", "calc(1em + min(1em, 2px))"),
        ("calc(-2 * min(1em, 2px))", "calc(-2 * min(1em, 2px))"), ("calc(1px * 1em / 1px)", "calc(1em)"),
        ("calc(1px * 2 * (1em / 1px))", "calc(2em)"), ("calc(1px / (1em / 1px))", "calc(1px * 1px / 1em)"),
        ("calc(1px * sign(1em))", "calc(1px * sign(1em))"),
        ("calc(infinity * 1em + 1px)", "calc(infinity * 1em + 1px)"),
        ("calc(1px / sign(1em))", "calc(1px / sign(1em))"),
        ("calc(1px * (sign(1em) + 1))", "calc(1px * (1 + sign(1em)))"), ("calc(2em)", "calc(2em)"), ("2em", "2em"),
        ("clamp(1em, 2vw, 3px)", "clamp(1em, 2vw, 3px)"),
        ("calc(1px * atan2(1em, 1px) / 1deg)", "calc(1px / 1deg * atan2(1em, 1px))"),
        ("calc(2 * 3px * 4px / 1em * sign(1em))", "calc(24px * 1px / 1em * sign(1em))"),
    ]

    @Test("Calculations are serialised before they are resolved", arguments: CalculationTests.serialisationCases)
    func serialisation(_ text: String, _ expected: String) {
        #expect(ResolvedValue.value("width", text)?.cssText == expected, "\(text)")
    }

    private static let dependencyCases: [(String, ValueDependencies)] = [
        ("1px", []), ("calc(1px + 2px)", []), ("calc(50% + 1px)", []), ("1em", .fontSize),
        ("calc(1px + 1rem)", .rootFontSize), ("min(1vw, 1em)", [.viewport, .fontSize]),
        ("calc(1px * sign(1vmax - 1rem))", [.viewport, .rootFontSize]),
    ]

    @Test("Calculations have dependencies", arguments: CalculationTests.dependencyCases)
    func dependencies(_ text: String, _ expected: ValueDependencies) {
        #expect(ResolvedValue.value("width", text)?.dependencies == expected, "\(text)")
    }

    private static let otherCases: [(String, String, String?)] = [
        ("angle", "90deg", "90deg"), ("angle", "0.25turn", "90deg"), ("angle", "100grad", "90deg"),
        ("angle", "0", "0deg"),
        ("angle", "calc(1turn / 4)", "90deg"), ("angle", "calc(pi * 1rad)", "180deg"), ("angle", "-90deg", "-90deg"),
        ("angle", "90", nil), ("angle", "90px", nil), ("angle", "calc(90)", nil), ("time", "1.5s", "1.5s"),
        ("time", "250ms", "0.25s"), ("time", "0s", "0s"), ("time", "calc(1s - 2s)", "0s"), ("time", "0", nil),
        ("time", "-1s", nil), ("ratio", "16/9", "1.77778"), ("ratio", "2", "2"), ("ratio", "calc(8 * 2) / 8", "2"),
        ("ratio", "16 / ", nil), ("ratio", "16 9", nil), ("ratio", "-1/2", nil), ("ratio", "1px/2", nil),
    ]

    @Test("Angles, times and ratios are evaluated", arguments: CalculationTests.otherCases)
    func anglesTimesAndRatios(_ kind: String, _ text: String, _ expected: String?) throws {
        let grammars: [String: PropertyGrammar] = ["angle": .angle, "time": .time(0 ... .infinity), "ratio": .ratio]
        let grammar = try #require(grammars[kind])
        let value = ResolvedValue.parse(text) { grammar.parse(&$0) }
        #expect(value?.cssText == expected, "\(kind): \(text)")
    }
}
