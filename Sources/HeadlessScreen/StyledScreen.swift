import CSSEngine
import HeadlessUIKit
import NimbusCSS
import NimbusUIKit
import NimbusViews

/// A view tree as real views on a screen, styled and laid out.
@MainActor package struct StyledScreen {
    package let window: UIWindow
    package let dom: NIDOM
    /// The clock of transitions and animations. It stands at the time at which the views were styled first.
    private let clock = NIManualClock()
    /// The parent of the view controllers in the tree.
    private let controller = UIViewController()
    /// The views of the tree with their data, in preorder, with the rows that tables do not show.
    package let elements: [(view: UIView, data: ViewData)]
    /// The problems found while the views were created.
    package let problems: [ViewTreeProblem]
    /// The folder of the tree's images and strings.
    let folder: URL

    /// - Parameters:
    ///   - sheets: The stylesheets. Later ones override earlier ones.
    ///   - properties: The properties that the stylesheets were parsed with.
    ///   - folder: The folder of the tree's images and strings.
    ///   - states: The states of views that replace those in the tree, by the views' indices in ``elements``.
    package init(
        _ tree: ViewTree, _ sheets: [Stylesheet], _ environment: CSS.Environment,
        properties: PropertyTable = .standard, folder: URL, holding states: [Int: ElementState] = [:]
    ) {
        let sheets = sheets.isEmpty ? [Stylesheet("", properties: properties)] : sheets
        dom = NIDOM(
            stylesheets: sheets.map { NIStylesheet($0, properties: properties) }, environment: environment)
        dom.resources = ViewResources(folder: folder)
        dom.motionClock = clock
        let bounds = CGRect(x: 0, y: 0, width: environment.width, height: environment.height)
        window = UIWindow(frame: bounds)
        window.screen = UIScreen(bounds: bounds, traitCollection: UITraitCollection(environment))
        window.backgroundColor = .systemBackground
        let insets = environment.safeAreaInsets
        window.deviceInsets = UIEdgeInsets(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        var builder = ViewBuilder(dom, classes: ViewClasses().addingStandIns(for: properties), of: tree)
        builder.parentController = controller
        for root in tree.views {
            var data = root
            data.frame = data.frame ?? bounds
            builder.build(data, in: window)
        }
        ViewBuilder.hold(states, of: builder.built.map(\.view))
        builder.register()
        // Tables and bars lay out their own subviews, whose subviews then need a layout for the new size.
        window.layoutIfNeeded()
        dom.layoutViews()
        window.layoutIfNeeded()
        elements = builder.built
        self.folder = folder
        let unreadable = builder.problems.map { $0.checkingImage(in: folder) }
        problems = unreadable + tree.collapsedViews(of: builder.built, in: dom)
    }

    // MARK: Motion

    /// Shows the transitions and animations of a later instant.
    package func advance(by seconds: Double) {
        clock.advance(by: seconds)
        window.layoutIfNeeded()
    }

    /// Shows the instant at which all transitions and animations with an end have ended, at most ten seconds later.
    /// - Returns: The time until then, in seconds.
    @discardableResult
    package func settle() -> Double {
        var time = 0.0
        // The end of some motion can be the beginning of other motion.
        for _ in 0..<Self.settlingRounds {
            let step = min(dom.motionLength.untilRest, Self.longestMotion - time)
            guard step > 0 else { break }
            advance(by: step)
            time += step
        }
        return time
    }

    private static let settlingRounds = 16
    /// In seconds.
    package nonisolated static let longestMotion = 10.0

    // MARK: States

    /// Replaces the states of views, by their indices in ``elements``. Switches stay on or off. Transitions and animations that follow
    /// begin at this instant.
    package func hold(_ states: [Int: ElementState]) {
        ViewBuilder.hold(states, of: elements.map(\.view))
        dom.styleIfNeeded()
        window.layoutIfNeeded()
    }

    // MARK: Pictures

    /// Returns a picture of the screen with the scale of its device.
    /// - Parameters:
    ///   - boxes: The views whose boxes are drawn over the picture.
    ///   - chrome: The parts of the system that are drawn over the views. `nil` for none.
    package func picture(drawing boxes: DrawnBoxes = .none, chrome: DeviceChrome? = nil) -> ScreenPicture {
        let format = UIGraphicsImageRendererFormat(for: window.traitCollection)
        var missingCharacters: Set<Unicode.Scalar> = []
        let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { context in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
            chrome?.draw(on: context.cgContext, traits: window.traitCollection)
            switch boxes {
            case .none: break
            case .all: BoxOverlay(dom, views: nil, context: context.cgContext).draw(window)
            case .views(let views): BoxOverlay(dom, views: views, context: context.cgContext).draw(window)
            }
            missingCharacters = context.cgContext.missingCharacters
        }
        return ScreenPicture(image: image, missingCharacters: missingCharacters.sorted())
    }

    /// Returns the views that match a selector. `nil` if the selector is invalid.
    package func views(matching selector: String) -> [UIView]? {
        dom.views(matching: selector)?.compactMap { $0 as? UIView }
    }

    /// The views of the tree in preorder, without the rows that tables do not show. Bars are followed by the elements of their
    /// items.
    var views: [UIView] {
        elements.map(\.view).filter { !$0.isInHiddenTableRow }.flatMap { [$0] + $0.barItemElements }
    }

    /// The views with the properties that stylesheets have set.
    package var dump: ViewDump { ViewDump(views, in: dom) }
}

extension ViewTreeProblem {
    /// Tells an image that cannot be read from one that does not exist.
    fileprivate func checkingImage(in folder: URL) -> ViewTreeProblem {
        guard case .unknownImage(let name) = kind, UIImage.path(ofImageNamed: name, in: folder) != nil else {
            return self
        }
        return replacing(kind: .unreadableImage(name))
    }
}

/// A picture of a screen.
package struct ScreenPicture {
    package let image: UIImage
    /// The characters for which no installed font has a glyph, in the order of their code points.
    package let missingCharacters: [Unicode.Scalar]

    /// The contents of a PNG file.
    package var pngData: Data { image.pngData() ?? Data() }
}

/// The views whose boxes a picture shows.
package enum DrawnBoxes {
    case none
    case all
    case views([UIView])
}
