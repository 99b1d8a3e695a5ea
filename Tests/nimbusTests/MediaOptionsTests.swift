import ArgumentParser
import CSSEngine
import Testing

@testable import nimbus

/// The device described by `--media`.
@Suite struct MediaOptionsTests {
    private static let acceptedCases: [(String, CSS.Environment)] = [
        ("", CSS.Environment()), ("width=320px", CSS.Environment(width: 320)),
        ("width=320", CSS.Environment(width: 320)),
        (" WIDTH = 320PX , Height=5e2 ", CSS.Environment(width: 320, height: 500)),
        ("width=1in,height=+2em", CSS.Environment(width: 96, height: 32)),
        ("resolution=192dpi", CSS.Environment(scale: 2)), ("resolution=3DPPX", CSS.Environment(scale: 3)),
        ("resolution=3x", CSS.Environment(scale: 3)), ("resolution=1", CSS.Environment(scale: 1)),
        ("prefers-color-scheme=DARK", CSS.Environment(colorScheme: .dark)),
        ("prefers-reduced-motion=reduce", CSS.Environment(reducesMotion: true)),
        ("idiom=pad,type=print", CSS.Environment(idiom: .pad, mediaType: .print)),
        ("dir=rtl", CSS.Environment(layoutDirection: .rightToLeft)),
        ("text-scale=1.5", CSS.Environment(textScale: 1.5)),
        ("os-version=17.2.1", CSS.Environment(systemVersion: [17, 2, 1])),
        ("language=de", CSS.Environment(language: "de")), ("LANGUAGE=pt-BR", CSS.Environment(language: "pt-BR")),
        ("orientation=landscape", CSS.Environment(width: 844, height: 390, orientation: .landscape)),
        ("orientation=portrait", CSS.Environment(orientation: .portrait)),
        ("orientation=landscape,width=390px", CSS.Environment(orientation: .landscape)),
        ("width=900px,orientation=portrait", CSS.Environment(width: 900, orientation: .portrait)),
        ("orientation=portrait,width=900px", CSS.Environment(width: 900, orientation: .portrait)),
    ]

    @Test(arguments: MediaOptionsTests.acceptedCases)
    func accepts(_ text: String, _ expected: CSS.Environment) throws {
        #expect(try MediaOptions.parse(["--media", text]).environment() == expected)
    }

    @Test func laterFeaturesOverrideEarlierOnes() throws {
        let options = try MediaOptions.parse(["--media", "width=1px,width=2px", "--media", "width=3px"])
        #expect(try options.environment() == CSS.Environment(width: 3))
    }

    private static let rejectedCases: [(String, String)] = [
        ("width=0x10", "“0x10” is not a valid value for width; expected a length such as 390px"),
        ("width=-1px", "“-1px” is not a valid value for width; expected a length such as 390px"),
        ("width=2x", "“2x” is not a valid value for width; expected a length such as 390px"),
        ("width=inf", "“inf” is not a valid value for width; expected a length such as 390px"),
        ("width=nan", "“nan” is not a valid value for width; expected a length such as 390px"),
        ("width=1px 2px", "“1px 2px” is not a valid value for width; expected a length such as 390px"),
        ("width=", "“” is not a valid value for width; expected a length such as 390px"),
        ("resolution=0", "“0” is not a valid value for resolution; expected a resolution such as 2dppx or 192dpi"),
        ("resolution=2px", "“2px” is not a valid value for resolution; expected a resolution such as 2dppx or 192dpi"),
        ("orientation=sideways", "“sideways” is not a valid value for orientation; expected portrait or landscape"),
        ("idiom=watch", "“watch” is not a valid value for idiom; expected phone, pad, tv, mac or vision"),
        ("text-scale=0", "“0” is not a valid value for text-scale; expected a number greater than 0 such as 1.5"),
        ("os-version=+17", "“+17” is not a valid value for os-version; expected a version such as 17.2"),
        ("os-version=17.", "“17.” is not a valid value for os-version; expected a version such as 17.2"),
        ("language=", "“” is not a valid value for language; expected a language tag such as de or pt-BR"),
        ("language=de_DE", "“de_DE” is not a valid value for language; expected a language tag such as de or pt-BR"),
        ("wdith=1px", "unknown media feature “wdith”; did you mean “width”?"),
        ("width", "“width” is not a media feature with a value, such as width=390px"),
    ]

    @Test(arguments: MediaOptionsTests.rejectedCases)
    func rejects(_ text: String, _ expected: String) throws {
        let options = try MediaOptions.parse(["--media", text])
        let error = try #require(throws: ValidationError.self) { try options.environment() }
        #expect(error.message == "--media: " + expected)
    }

    @Test func anUnknownFeatureListsTheKnownOnes() throws {
        let options = try MediaOptions.parse(["--media", "hover=none"])
        let error = try #require(throws: ValidationError.self) { try options.environment() }
        #expect(error.message.hasPrefix("--media: unknown media feature “hover”; expected one of type, width, height"))
    }
}
