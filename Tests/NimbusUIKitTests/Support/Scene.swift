import CSSEngine
import NimbusCSS
import NimbusUIKit

/// Views on a screen, styled by one sheet, with every setter noted.
@MainActor struct Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let sheet = NIStylesheet()
    let dom: NIDOM
    let recorder = SetterRecorder()

    init(_ css: String, parentStyles: NIStylesheet? = nil) {
        sheet.load(text: css, name: "a.css")
        dom = NIDOM(stylesheet: sheet, parentStyles: parentStyles)
        window.setterRecorder = recorder
    }

    /// Puts a view on screen and registers it.
    @discardableResult
    func add<View: UIView>(_ view: View, cssClass: String? = nil, id: String? = nil, in superview: UIView? = nil)
        -> View
    {
        (superview ?? window).addSubview(view)
        dom.register(view, withCSSClass: cssClass, andId: id)
        return view
    }

    /// Puts other rules in the place of those of now.
    func load(_ css: String) {
        sheet.load(text: css, name: "a.css")
        dom.refresh()
    }

    /// The setters that `body` leads to, sorted.
    func setters(_ body: () -> Void) -> [String] {
        recorder.reset()
        body()
        return recorder.calls.map(\.setter).sorted()
    }
}
