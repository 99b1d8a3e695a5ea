import CSSEngine
import HeadlessUIKit
import NimbusCSS
import NimbusUIKit

/// A view tree as real views on a screen, styled and laid out.
@MainActor package struct StyledScreen {
    package let window: UIWindow
    package let dom: NIDOM
    private let built: [(view: UIView, data: ViewData)]
    /// What of the tree could not be done.
    package let problems: [ViewTreeProblem]

    /// - Parameters:
    ///   - sheets: in the order in which they count; there need not be any.
    ///   - folder: where the images and strings of the tree are.
    package init(_ tree: ViewTree, _ sheets: [Stylesheet], _ environment: CSS.Environment, folder: URL) {
        let stylesheet = sheets.first.map { NIStylesheet($0) } ?? NIStylesheet()
        for sheet in sheets.dropFirst() { stylesheet.add(NIStylesheet(sheet)) }
        dom = NIDOM(stylesheet: stylesheet, environment: environment)
        dom.resources = ViewResources(folder: folder)
        let bounds = CGRect(x: 0, y: 0, width: environment.width, height: environment.height)
        window = UIWindow(frame: bounds)
        window.screen = UIScreen(bounds: bounds, traitCollection: UITraitCollection(environment))
        window.backgroundColor = .systemBackground
        var builder = ViewBuilder(dom, of: tree)
        for root in tree.views {
            var data = root
            data.frame = data.frame ?? bounds
            builder.build(data, in: window)
        }
        builder.register()
        // Tables and bars arrange what is in them, and what is in that is placed for its new size.
        window.layoutIfNeeded()
        dom.layoutViews()
        window.layoutIfNeeded()
        built = builder.built
        problems = builder.problems
    }

    /// A PNG of it, with as many pixels a point as its device has.
    package func pngData() -> Data {
        let format = UIGraphicsImageRendererFormat(for: window.traitCollection)
        return UIGraphicsImageRenderer(bounds: window.bounds, format: format).pngData { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
    }

    /// The views with what style sheets have set of them.
    package var dump: ViewDump { ViewDump(built.map(\.view), in: dom) }

    /// The screen as a Swift file.
    /// - Parameters:
    ///   - file: that of the tree.
    ///   - sheets: the names of the style sheets.
    package func description(file: String, sheets: [String]) -> ScreenDescription {
        ScreenDescription(built, in: window, of: dom, file: file, sheets: sheets)
    }
}
