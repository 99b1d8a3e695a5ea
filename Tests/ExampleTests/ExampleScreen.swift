import HeadlessScreen
import HeadlessUIKit
import NimbusCSS
import NimbusUIKit
import NimbusViews
import Testing

/// A screen of an example app, styled and laid out.
@MainActor struct ExampleScreen {
    let window: UIWindow
    let dom: NIDOM

    /// - Parameter name: The name of the view tree and of the stylesheet, without their extensions.
    init(_ name: String, in folder: URL, _ environment: NIEnvironment) throws {
        let cache = NIStylesheetCache(pathPrefix: folder.path)
        dom = NIDOM(stylesheet: try cache.stylesheet(withPath: "\(name).css"), environment: environment)
        dom.resources.image = { UIImage(contentsOfFile: folder.appendingPathComponent($0).path) }
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: environment.width, height: environment.height))
        window.screen = UIScreen(bounds: window.bounds, traitCollection: UITraitCollection(environment))
        let tree = try ViewTree(contentsOf: folder.appendingPathComponent("\(name).json"))
        window.buildSubviews(tree, in: dom)[0].frame = window.bounds
        window.layoutIfNeeded()
        dom.layoutViews()
        // Buttons lay out their titles.
        window.layoutIfNeeded()
    }

    /// Expects that all texts are whole, and inside the screen.
    func expectWholeTexts() {
        for label in labels(in: window) where label.text?.isEmpty == false {
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
            let name = label.text ?? ""
            #expect(label.bounds.height + 0.5 >= needed.height, "“\(name)” is lower than its text")
            #expect(label.bounds.width + 0.5 >= needed.width, "“\(name)” is narrower than its text")
            guard !isInHorizontalScroller(label) else { continue }
            let frame = label.convert(label.bounds, to: window)
            #expect(frame.minX >= 0 && frame.maxX <= window.bounds.width, "“\(name)” is outside the screen")
        }
    }

    private func isInHorizontalScroller(_ view: UIView) -> Bool {
        var superview = view.superview
        while let current = superview {
            if let scroller = current as? UIScrollView, scroller.contentSize.width > scroller.bounds.width {
                return true
            }
            superview = current.superview
        }
        return false
    }

    /// The labels that are not hidden.
    private func labels(in view: UIView) -> [UILabel] {
        view.isHidden ? [] : ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
}
