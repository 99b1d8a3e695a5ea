import NimbusCSS
import NimbusUIKit
import NimbusViews
import TestSupport
import Testing

/// Texts that follow a strings file: the examples of live strings.
@MainActor @Suite struct StringsTests {
    private let strings = UserInterfaceStrings(LocalizedStrings(isChangeTrackingEnabled: true))
    private let label = UILabel()

    /// Has a strings file come.
    private func receive(_ text: String) throws {
        let folder = try TemporaryFolder(["app.strings": text])
        let path = folder.file("app.strings")
        strings.stringsDidChange(inFileAtPath: path)
    }

    @Test func labelsFollowTheFile() throws {
        let greeting = NIUserInterfaceString("greeting", defaultValue: "Hello")
        greeting.attach(to: label, in: strings)

        #expect(label.text == "Hello")
        try receive("\"greeting\" = \"Good morning\";")
        #expect(label.text == "Good morning")
        try receive("/* SHOW KEYS */ \"greeting\" = \"Good morning\";")
        #expect(label.text == "greeting")

        greeting.detach(from: label, in: strings)

        try receive("\"greeting\" = \"Good evening\";")
        #expect(label.text == "greeting")
    }

    @Test func styleSheetsNameTexts() throws {
        let stylesheet = NIStylesheet()
        stylesheet.load(text: ".greeting { -mobile-text-key: \"greeting\" }")

        let dom = NIDOM(stylesheet: stylesheet)
        dom.resources.strings = strings
        dom.register(label, classes: "greeting")

        try receive("\"greeting\" = \"Good morning\";")
        #expect(label.text == "Good morning")
        dom.removeClass("greeting", from: label)
        #expect(label.text == nil)
    }

    final class Whispers: NIUserInterfaceStringResolver {
        let isChangeTrackingEnabled = false

        func string(forKey key: String, withDefaultValue defaultValue: String?) -> String? {
            defaultValue.map { "(\($0.lowercased()))" }
        }
    }

    @Test func resolversDecide() {
        let strings = UserInterfaceStrings(Whispers())
        NIUserInterfaceString("greeting", defaultValue: "Hello").attach(to: label, in: strings)
        #expect(label.text == "(hello)")
    }
}
