import Foundation
import NimbusCSS

/// Any object can be styled. A view of a toolkit would set its colours here; this one says what it would set.
final class Lamp: NIStyleable {
    func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
        for change in difference.changes {
            let place = ruleset.location(of: change.property).map { "  (\($0))" } ?? ""
            print("  \(change.property): \(change.old?.cssText ?? "-") → \(change.new?.cssText ?? "-")\(place)")
        }
    }
}

// Sheets lie in one folder, each in memory once.
let cache = NIStylesheetCache(pathPrefix: Bundle.module.resourcePath ?? ".")
let stylesheet = try cache.stylesheet(withPath: "lamp.css")

// What is registered is styled, and told whatever changes.
let dom = NIDOM(stylesheet: stylesheet)
let lamp = Lamp()
print("A lamp")
dom.register(lamp, andId: "desk")
print("is switched on")
dom.addCssClass("on", to: lamp)
// Whoever loads the sheet again, on any thread, has the change heard here.
let observer = NotificationCenter.default.addObserver(
    forName: NIStylesheetDidChangeNotification, object: stylesheet, queue: .main
) { _ in MainActor.assumeIsolated(dom.refresh) }
print("gets a new style")
stylesheet.load(text: "Lamp.on { color: orange; opacity: 0.8 }", name: "lamp.css")
