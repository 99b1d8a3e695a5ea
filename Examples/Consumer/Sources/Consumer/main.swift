import CSSEngine
import Foundation
import NimbusCSS
import NimbusUIKit

/// An object that can be styled. A view would set its properties here. This example prints the changes.
final class Lamp: NIStyleable {
    func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
        for change in difference.changes {
            let location = ruleset.location(of: change.property).map { "  (\($0))" } ?? ""
            print("  \(change.property): \(change.old?.cssText ?? "-") → \(change.new?.cssText ?? "-")\(location)")
        }
    }
}

// The cache loads each stylesheet of a folder once.
let cache = NIStylesheetCache(pathPrefix: Bundle.module.resourcePath ?? ".")
let stylesheet = try cache.stylesheet(withPath: "lamp.css")

// The DOM styles registered objects, and notifies them of changes.
let dom = NIDOM(stylesheet: stylesheet)
let lamp = Lamp()
print("A lamp")
dom.register(lamp, id: "desk")
print("is switched on")
dom.addClass("on", to: lamp)
// Stylesheets can be reloaded on any thread. The main queue refreshes the DOM.
let observer = NotificationCenter.default.addObserver(
    forName: NIStylesheetDidChangeNotification, object: stylesheet, queue: .main
) { _ in MainActor.assumeIsolated(dom.refresh) }
print("gets a new style")
stylesheet.load(text: "Lamp.on { color: orange; opacity: 0.8 }", name: "lamp.css")

// A view of the app's own. Its effects declare its properties, and stylesheets are parsed with them.
let effects = [ViewEffect("dial-color", on: DialView.self, \.dialColor)]
let properties = PropertyTable(viewEffects: effects, pseudoClasses: ["press"])
let appCache = NIStylesheetCache(pathPrefix: Bundle.module.resourcePath ?? ".", properties: properties)
let appDOM = NIDOM(stylesheet: try appCache.stylesheet(withPath: "dial.css"))
appDOM.viewEffects = effects
let dial = DialView()
dial.dialColor = .red
appDOM.register(dial)

@MainActor func printDial() {
    appDOM.styleIfNeeded()
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    dial.dialColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
    let color = [red, green, blue].map { "\(Int($0 * 255))" }.joined(separator: " ")
    print("The dial has the color \(color) and the opacity \(dial.alpha)")
}

printDial()
dial.level = 3
dial.isPressed = true
printDial()
dial.level = 0
dial.isPressed = false
printDial()

// A view that no rule matches any more gets its own values back.
try appCache.stylesheet(withPath: "dial.css").load(text: "", name: "dial.css")
appDOM.refresh()
print("The dial has its own color: \(dial.dialColor == .red), and its own opacity: \(dial.alpha == 1)")
