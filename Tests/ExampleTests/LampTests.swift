import Foundation
import NimbusCSS
import Testing

/// Any object is styled: the examples of NimbusCSS's documentation.
@MainActor @Suite struct LampTests {
    final class Lamp: NIStyleable {
        func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
            for change in difference.changes {
                print(change.property, change.new?.cssText ?? "as it was", ruleset.location(of: change.property) as Any)
            }
        }
    }

    private let lamp = Lamp()

    @Test func lampsAreStyledAndFollowTheirSheet() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lamp-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func save(_ css: String) throws {
            try Data(css.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent("lamp.css"))
        }
        try save("Lamp { color: dimgray } Lamp.on { color: gold }")

        let cache = NIStylesheetCache(pathPrefix: folder)
        let stylesheet = try cache.stylesheet(withPath: "lamp.css")

        let dom = NIDOM(stylesheet: stylesheet)
        dom.register(lamp, andId: "desk")
        dom.addCssClass("on", to: lamp)
        dom.environment.colorScheme = .dark

        #expect(dom.ruleset(of: lamp)?.location(of: "color")?.description == "lamp.css:1:35")
        try save("\nLamp.on { color: orange }")

        dom.refreshesAutomatically = true
        try stylesheet.reload()

        dom.refresh()
        #expect(dom.ruleset(of: lamp)?.location(of: "color")?.description == "lamp.css:2:11")
    }
}
