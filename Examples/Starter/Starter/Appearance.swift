import CSSEngine
import Foundation
import NimbusCSS
import NimbusChameleon
import NimbusUIKit
import NimbusViews

/// The stylesheets of the app, and the observer that reloads them while you work on them.
///
/// The app delegate keeps one for as long as the app runs. Each window has a DOM of its own.
@MainActor final class Appearance {
    /// The stylesheets of the folder. All windows share them.
    let cache: NIStylesheetCache

    /// The app's own properties.
    private let effects = [
        ViewEffect("gauge-color", on: GaugeView.self, \.color),
        ViewEffect("gauge-thickness", on: GaugeView.self, \.thickness),
    ]
    /// The last DOM.
    private weak var dom: NIDOM?
    /// The window of the last DOM.
    private weak var window: UIWindow?
    /// The observer watches until it is released.
    private var observer: NIChameleonObserver?

    /// - Parameter folder: The folder with the stylesheets. By default, the folder `css` of the app.
    init(folder: String? = nil) {
        cache = NIStylesheetCache(
            pathPrefix: folder ?? Self.folder,
            properties: PropertyTable(viewEffects: effects, pseudoClasses: ["low"]))
    }

    /// The folder `css` in the bundle of the app, or of the package.
    private static var folder: String {
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle.main
        #endif
        return bundle.path(forResource: "css", ofType: nil) ?? bundle.bundlePath
    }

    /// Creates the DOM of a window. The scene delegate keeps it for as long as the window exists.
    func makeDOM(for window: UIWindow) throws -> NIDOM {
        let dom = NIDOM(stylesheet: try cache.stylesheet(withPath: "app.css"))
        dom.viewEffects = effects
        dom.refreshesAutomatically = true
        dom.coalescesChanges = true
        dom.follow(window)
        (self.dom, self.window) = (dom, window)
        return dom
    }

    /// Shows each stylesheet as soon as it is saved. Does nothing in release builds.
    func watch(_ link: ReloadLink?) {
        guard let link else { return }
        var options = NIChameleonObserver.Options(token: link.code)
        options.screenFiles = { [weak self] in self?.screenFiles ?? [:] }
        observer = NIChameleonObserver(stylesheetCache: cache, host: link.host, options: options)
        observer?.watchSkinChanges()
    }

    /// The files of the screen that the window shows, for the button “Save screen” of the preview.
    var screenFiles: [String: Data] {
        guard let dom, let window else { return [:] }
        return dom.viewData(of: window, classes: ViewClasses().adding { GaugeView() }).files
    }
}
