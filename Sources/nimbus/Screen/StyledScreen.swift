import CSSEngine
import HeadlessUIKit
import NimbusCSS
import NimbusUIKit

/// A view tree as real views on a screen, styled and laid out.
@MainActor struct StyledScreen {
    let window: UIWindow
    let dom: NIDOM
    private let built: [(view: UIView, data: ViewData)]
    /// What of the tree could not be done.
    let problems: [ViewTreeProblem]

    /// - Parameter folder: where the images and strings of the tree are.
    init(_ tree: ViewTree, _ sheets: [Stylesheet], _ environment: Environment, folder: URL) {
        let stylesheet = NIStylesheet(sheets[0])
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

    /// The views with what style sheets have set of them.
    var dump: ViewDump { ViewDump(built.map(\.view), in: dom) }

    /// The screen as a Swift file.
    /// - Parameters:
    ///   - file: that of the tree.
    ///   - sheets: the names of the style sheets.
    func description(file: String, sheets: [String]) -> ScreenDescription {
        ScreenDescription(built, in: window, of: dom, file: file, sheets: sheets)
    }
}

extension ViewResources {
    /// The PNG images of a folder, and its `Localizable.strings`.
    init(folder: URL) {
        let strings = LocalizedStrings()
        strings.stringsDidChange(inFileAtPath: folder.appendingPathComponent("Localizable.strings").path)
        self.init(image: { UIImage(named: $0, in: folder) }, strings: UserInterfaceStrings(strings))
    }
}

extension UITraitCollection {
    /// What a device says of itself.
    convenience init(_ environment: Environment) {
        let idiom: UIUserInterfaceIdiom =
            switch environment.idiom {
            case .phone: .phone
            case .pad: .pad
            case .tv: .tv
            case .mac: .mac
            case .vision: .vision
            }
        self.init(traitsFrom: [
            UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light),
            UITraitCollection(displayScale: environment.scale),
            UITraitCollection(userInterfaceIdiom: idiom),
            UITraitCollection(accessibilityContrast: environment.contrast == .more ? .high : .normal),
            UITraitCollection(
                layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(horizontalSizeClass: environment.horizontalSizeClass == .regular ? .regular : .compact),
            UITraitCollection(verticalSizeClass: environment.verticalSizeClass == .regular ? .regular : .compact),
            UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(textScale: environment.textScale)),
        ])
    }
}

extension UIContentSizeCategory {
    /// The one whose texts are nearest in size to `textScale` times the usual one.
    fileprivate init(textScale: Double) {
        func distance(_ category: UIContentSizeCategory) -> Double {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return abs(Double(UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits)) / 100 - textScale)
        }
        self = Self.ascending.min { distance($0) < distance($1) } ?? .large
    }
}
