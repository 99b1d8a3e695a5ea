import ChameleonTestSupport
import NimbusCSS
import NimbusChameleon
import NimbusUIKit
import NimbusViews
import TestSupport
import Testing

/// Live reloading of what views show.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ViewTests {
    @Test("A label shows the string of a new strings file, or its key if the file says SHOW KEYS")
    func stringsFile() async throws {
        let app = try WatchingApp()
        let server = try TestChameleon()
        let strings = UserInterfaceStrings(
            LocalizedStrings(isChangeTrackingEnabled: true), notificationCenter: app.center)
        let label = UILabel()
        NIUserInterfaceString("K").attach(to: label, in: strings)
        let observer = app.watch(server)
        server.save("\"K\"=\"new\";", "en.lproj/Localizable.strings")
        try await eventually("the text") { label.text == "new" }
        server.save("/* SHOW KEYS */\n\"K\"=\"newer\";", "en.lproj/Localizable.strings")
        try await eventually("the key") { label.text == "K" }
        withExtendedLifetime(observer) {}
    }

    @Test("A DOM that refreshes automatically restyles its views")
    func restyling() async throws {
        let files = ["page.css": "UILabel { -mobile-text-key: none; text-align: left }"]
        let app = try WatchingApp(files)
        let server = try TestChameleon(files)
        let label = UILabel()
        let dom = NIDOM(stylesheet: try app.stylesheet("page.css"))
        dom.refreshesAutomatically = true
        dom.register(label)
        let observer = app.watch(server)
        server.save("UILabel { text-align: right }", "page.css")
        try await eventually("the new style") { label.textAlignment == .right }
        withExtendedLifetime((observer, dom)) {}
    }
}
