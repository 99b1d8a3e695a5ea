import ChameleonTestSupport
import Foundation
import NimbusCSS
import NimbusChameleon
import NimbusUIKit
import TestSupport
import Testing
import Three20CSSStyle

/// Live reloading of Three20 stylesheets.
@MainActor @Suite(.timeLimit(.minutes(15))) struct Three20Tests {
    private static let css =
        "title { color: red; text-shadow: 1px 1px 0px black } navigationBar { background-color: blue }"

    private func watch(_ sheet: TTDefaultCSSStyleSheet, _ server: TestChameleon) -> NIChameleonObserver {
        let observer = NIChameleonObserver(
            stylesheetCache: sheet.cache, host: server.host, options: WatchingApp.options)
        observer.watchSkinChanges()
        return observer
    }

    @Test("A saved stylesheet updates values, and the views to which its rules were applied")
    func liveEditing() async throws {
        let folder = try TemporaryFolder(["app.css": Self.css])
        let server = try TestChameleon(["app.css": Self.css])
        let sheet = TTDefaultCSSStyleSheet(pathPrefix: folder.path)
        #expect(sheet.addStyleSheetFromDisk("app.css"))
        let (label, other) = (UILabel(), UIView())
        try sheet.applyCss(fromSelector: "title", toObject: label)
        try sheet.applyCss(fromSelector: "box", toObject: other)
        #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && label.layer.shadowOpacity == 1)
        let observer = watch(sheet, server)
        try await eventually("the observer to watch") { observer.state == .watching(server.cursor) }

        server.save("title { color: lime }\nbox { left: 7px }", "app.css")
        try await eventually("the new colour of the label") {
            label.textColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        }
        #expect(label.layer.shadowOpacity == 0 && other.frame.minX == 7)
        #expect(sheet.css("box")?.location(of: "left")?.description == "app.css:2:7")
        // Without the app's rule, the bar has its default colour.
        #expect(sheet.navigationBarTintColor == TTDefaultStyleSheet().navigationBarTintColor)
        withExtendedLifetime(observer) {}
    }

    @Test("An incomplete file changes nothing until it is complete")
    func halfTyped() async throws {
        let folder = try TemporaryFolder(["app.css": Self.css])
        let server = try TestChameleon(["app.css": Self.css])
        let sheet = TTDefaultCSSStyleSheet(pathPrefix: folder.path)
        sheet.addStyleSheetFromDisk("app.css")
        let label = UILabel()
        try sheet.applyCss(fromSelector: "title", toObject: label)
        let observer = watch(sheet, server)
        try await eventually("the observer to watch") { observer.state == .watching(server.cursor) }
        server.save("title { color: ", "app.css")
        try await eventually("the change") { observer.state == .watching(server.cursor) }
        #expect(
            sheet.css("title")?.textShadow != nil
                && sheet.navigationBarTintColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        server.save("title { color: lime }", "app.css")
        try await eventually("the new colour of the label") {
            label.textColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        }
        withExtendedLifetime(observer) {}
    }

    @Test("The report contains the values that only Three20 rejects, and no others")
    func diagnostics() async throws {
        let folder = try TemporaryFolder(["app.css": Self.css])
        let server = try TestChameleon(["app.css": Self.css])
        let sheet = TTDefaultCSSStyleSheet(pathPrefix: folder.path)
        #expect(sheet.addStyleSheetFromDisk(folder.file("app.css")))
        let observer = watch(sheet, server)
        try await eventually("the observer to watch") { observer.state == .watching(server.cursor) }
        server.save("a { font-family: Georgia; font-weight: LightOblique; width: 2em }", "app.css")
        try await eventually("the report") { server.reports.contains { !$0.results.isEmpty } }
        let result = try #require(server.reports.last?.results.first)
        #expect(result.errors == 1 && result.diagnostics.first?.location == "app.css:1:61")
        withExtendedLifetime(observer) {}
    }

    @Test("A stylesheet holds views weakly")
    func lifetime() throws {
        let sheet = TTDefaultCSSStyleSheet()
        weak var weakView: UIView?
        for _ in 1...200 {
            let view = UIView()
            try sheet.applyCss(fromSelector: "body", toObject: view)
            weakView = view
        }
        #expect(weakView == nil)
    }
}
