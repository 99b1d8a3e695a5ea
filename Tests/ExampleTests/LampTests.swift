import Foundation
import NimbusCSS
import TestSupport
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
        let temporary = try TemporaryFolder()
        let folder = temporary.path
        func save(_ css: String) throws { try temporary.write(css, to: "lamp.css") }
        try save("Lamp { color: dimgray } Lamp.on { color: gold }")

        let cache = NIStylesheetCache(pathPrefix: folder)
        let stylesheet = try cache.stylesheet(withPath: "lamp.css")

        let dom = NIDOM(stylesheet: stylesheet)
        dom.register(lamp, id: "desk")
        dom.addClass("on", to: lamp)
        dom.environment.colorScheme = .dark

        #expect(dom.ruleset(of: lamp)?.location(of: "color")?.description == "lamp.css:1:35")
        try save("\nLamp.on { color: orange }")

        dom.refreshesAutomatically = true
        try stylesheet.reload()

        dom.refresh()
        #expect(dom.ruleset(of: lamp)?.location(of: "color")?.description == "lamp.css:2:11")
    }
}
