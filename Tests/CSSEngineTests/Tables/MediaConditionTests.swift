import TestSupport
import Testing

@testable import CSSEngine

/// Media conditions in environments (Media Queries 4 and 5).
@Suite struct MediaConditionTests {
    private static let aPhoneCases: [(String, Bool)] = [
        ("all", true), ("screen", true), ("print", false), ("not print", true), ("only screen", true), ("tv", false),
        ("not tv", true), ("", true), ("(width)", true), ("(width: 390px)", true), ("(width: 390pt)", true),
        ("(min-width: 390px)", true), ("(min-width: 391px)", false), ("(max-width: 389.5px)", false),
        ("(width < 390px)", false), ("(width <= 390px)", true), ("(390px = width)", true),
        ("(100px < width < 400px)", true), ("(400px >= width > 390px)", false), ("(min-width: 0)", true),
        ("(min-width: -1px)", true), ("(orientation: portrait)", true), ("(orientation: landscape)", false),
        ("(aspect-ratio < 1/1)", true), ("(max-aspect-ratio: 1)", true), ("(resolution: 2dppx)", true),
        ("(min-resolution: 192dpi)", true), ("(resolution > 2x)", false), ("(-webkit-min-device-pixel-ratio: 2)", true),
        ("(prefers-color-scheme: light)", true), ("(prefers-color-scheme: dark)", false),
        ("(prefers-reduced-motion)", false), ("(prefers-reduced-motion: no-preference)", true), ("(color)", true),
        ("(monochrome)", false), ("(hover: none)", true), ("(pointer: coarse)", true), ("(idiom: phone)", true),
        ("(idiom: pad)", false), ("iphone", true), ("ipad", false), ("retina", true), ("iphone-retina", true),
        ("nonretina", false), ("(horizontal-size-class: compact)", true), ("(layout-direction: ltr)", true),
        ("(width > 24em)", true), ("(width > 25em)", false), ("(min-width: 10cm)", true), ("(min-width: 11CM)", false),
        ("(width > 1vw)", true), ("(width = 100vw)", true), ("(width < calc(50vw + 50vh))", true),
        ("(width > 1deg)", false), ("(min-width: calc(24em + 6px))", true),
        ("(min-width: calc(24em + 7px))", false), ("(width: max(390px, 1in))", true), ("(width > calc(1))", false),
        ("(width > calc(1vw + 1px))", true), ("(text-scale < calc(3 / 2))", true),
        ("not (width > calc(1px + 1))", false),
    ]

    @Test("A condition is evaluated on a phone", arguments: MediaConditionTests.aPhoneCases)
    func phone(_ condition: String, _ holds: Bool) {
        #expect(Self.holds(condition) == holds, "@media \(condition)")
    }

    /// Each line is "true", "false" or "unknown", a tab and a condition, as Chromium 156 evaluated them in a frame of 390
    /// by 844 px at 2dppx. "unknown" is a condition that is false and whose negation is false.
    @Test("Conditions have the same results as in Chromium")
    func agreesWithChromium() throws {
        let cases = try FixtureFolder(named: "Media").text("chromium.tsv").split(separator: "\n").map { line in
            let parts = line.split(separator: "\t")
            return (result: String(parts[0]), condition: String(parts[1]))
        }
        let sheet = cases.enumerated().map { index, test in
            "@media \(test.condition) { .is\(index) { width: 1px } } @media not \(test.condition) { .not\(index) { width: 1px } }"
        }
        let rules = Stylesheet(sheet.joined(separator: "\n")).effectiveRules(in: CSS.Environment())
        let selectors = Set(rules.flatMap(\.selectors))
        for (index, test) in cases.enumerated() {
            let result =
                selectors.contains(".is\(index)") ? "true" : selectors.contains(".not\(index)") ? "false" : "unknown"
            #expect(result == test.result, "@media \(test.condition)")
        }
    }

    private static let combinedCases: [(String, Bool)] = [
        ("screen and (width: 390px)", true), ("print, (width: 390px)", true), ("print, tv", false),
        ("not screen and (width: 1px)", true), ("not (width: 1px)", true), ("(width) and (height)", true),
        ("(width: 1px) or (height)", true), ("((width: 1px) or (height)) and (color)", true),
        ("not ((width) and (height))", false), ("(unknown)", false), ("not (unknown)", false),
        ("(unknown) or (width)", true), ("(unknown) and (width)", false), ("not ((unknown) or (width))", false),
        ("(width: red)", false), ("(width < 1px > 2px)", false), ("not (orientation: sideways)", false),
        ("(future(1) 2)", false),
        ("SCREEN AND (WIDTH: 390PX)", true), ("screen/**/and (width)", true),
    ]

    @Test("Combined conditions are evaluated", arguments: MediaConditionTests.combinedCases)
    func combined(_ condition: String, _ holds: Bool) {
        #expect(Self.holds(condition) == holds, "@media \(condition)")
    }

    private static let malformedCases: [String] = [
        "(width) and (height) or (color)", "screen or (width)", "and", "screen and", "not", "only (width)",
        "(width) (height)", "screen and not", "4", "not not (width)", "screen and(width)",
    ]

    @Test("A malformed query matches no device", arguments: MediaConditionTests.malformedCases)
    func malformed(_ condition: String) {
        // A malformed query is `not all`. The other queries of the list apply.
        #expect(!Self.holds(condition), "@media \(condition)")
        #expect(Self.holds("\(condition), all"), "@media \(condition), all")
        #expect(!Stylesheet("@media \(condition) {}").diagnostics.isEmpty, "@media \(condition)")
    }

    private static let otherDevicesCases: [(String, CSS.Environment)] = [
        ("(orientation: landscape)", CSS.Environment(width: 844, height: 390)),
        ("(orientation: portrait)", CSS.Environment(width: 500, height: 500)),
        ("(prefers-color-scheme: dark)", CSS.Environment(colorScheme: .dark)),
        ("(prefers-contrast: more)", CSS.Environment(contrast: .more)),
        ("(prefers-contrast)", CSS.Environment(contrast: .less)),
        ("(prefers-reduced-motion)", CSS.Environment(reducesMotion: true)),
        ("print", CSS.Environment(mediaType: .print)),
        ("(layout-direction: rtl)", CSS.Environment(layoutDirection: .rightToLeft)),
        ("ipad-nonretina", CSS.Environment(scale: 1, idiom: .pad)),
        ("(hover) and (pointer: fine)", CSS.Environment(idiom: .mac)),
        ("(pointer: none)", CSS.Environment(idiom: .tv)), ("(resolution: 3dppx)", CSS.Environment(scale: 3)),
        ("(horizontal-size-class: regular)", CSS.Environment(horizontalSizeClass: .regular)),
        ("(text-scale >= 1.5)", CSS.Environment(textScale: 1.5)),
        ("(os-version >= 17)", CSS.Environment(systemVersion: [17, 2])),
        ("(os-version >= 17.2)", CSS.Environment(systemVersion: [17, 10])),
        ("(os-version < 18)", CSS.Environment(systemVersion: [17, 100])),
        ("(os-version < 18.0)", CSS.Environment(systemVersion: [17, 100])),
        ("(os-version: 17)", CSS.Environment(systemVersion: [17, 0, 0])),
        ("(os-version > 17.2)", CSS.Environment(systemVersion: [17, 2, 1])),
        ("(17.2 <= os-version < 17.10)", CSS.Environment(systemVersion: [17, 9, 1])),
        ("(os-version)", CSS.Environment(systemVersion: [0, 1])),
    ]

    @Test("A condition is evaluated on other devices", arguments: MediaConditionTests.otherDevicesCases)
    func otherDevices(_ condition: String, _ environment: CSS.Environment) {
        #expect(Self.holds(condition, environment), "@media \(condition)")
        #expect(!Self.holds("not \(Self.wrapped(condition))", environment), "@media not \(condition)")
    }

    @Test(
        "A version consists of whole numbers separated by dots",
        arguments: [".5", "-1", "+17", "1e1", "17px", "17 .2", "17.2.", "calc(17)", "99999999999999999999"])
    func versions(_ version: String) {
        let environment = CSS.Environment(systemVersion: [17, 2])
        for condition in ["(min-os-version: \(version))", "(max-os-version: \(version))"] {
            #expect(!Self.holds(condition, environment), "@media \(condition)")
        }
        var settings = CSS.Environment()
        let isValid = settings.set(.osVersion, to: version)
        #expect(!isValid)
    }

    /// Returns a condition that can follow `not`.
    private static func wrapped(_ condition: String) -> String {
        condition.hasPrefix("(") ? "(\(condition))" : condition
    }

    private static func holds(_ condition: String, _ environment: CSS.Environment = CSS.Environment()) -> Bool {
        !OneView("@media \(condition) { * { width: 1px } }", environment: environment).values.isEmpty
    }
}
