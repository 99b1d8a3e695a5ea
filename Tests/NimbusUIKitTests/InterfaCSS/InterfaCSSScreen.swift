import InterfaCSS
import NimbusCSS
import NimbusViews
import TestSupport

@testable import NimbusUIKit

/// Strings that are their keys in upper case with an exclamation mark.
@MainActor final class UppercaseStrings: NIUserInterfaceStringResolver {
    let isChangeTrackingEnabled = false

    func string(forKey key: String, withDefaultValue defaultValue: String?) -> String? { key.uppercased() + "!" }
}

/// A window whose views are styled by a stylesheet of InterfaCSS in a file.
@MainActor final class InterfaCSSScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let sheet: NIStylesheet
    let dom: NIDOM
    private let folder: TemporaryFolder

    /// The image of the name `pic.png`.
    static let picture: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bounds = CGRect(x: 0, y: 0, width: 9, height: 7)
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in }
    }()

    init(_ text: String) throws {
        folder = try TemporaryFolder(["a.iss": text])
        sheet = try NIStylesheet(filePath: folder.file("a.iss"), dialects: [.interfaCSS])
        dom = NIDOM(stylesheet: sheet)
        dom.resources = ViewResources(
            image: { $0 == "pic.png" ? Self.picture : nil },
            strings: UserInterfaceStrings(UppercaseStrings()))
        window.addSubview(root)
    }

    /// Adds a view with the class `a`, styles it, and lays it out.
    @discardableResult
    func add<View: UIView>(_ view: View, cssClass: String = "a") -> View {
        root.addSubview(view)
        dom.register(view, withCSSClass: cssClass)
        window.layoutIfNeeded()
        return view
    }

    /// Replaces the stylesheet.
    func load(_ text: String) throws {
        try folder.write(text, to: "a.iss")
        try sheet.load(fromPath: folder.file("a.iss"))
        dom.refresh()
        window.layoutIfNeeded()
    }
}
