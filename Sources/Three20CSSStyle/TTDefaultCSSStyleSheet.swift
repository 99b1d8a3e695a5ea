import CSSEngine
import Foundation
import NimbusCSS
import NimbusUIKit

/// The appearance of an app, read from stylesheets.
///
/// ```swift
/// let styleSheet = TTDefaultCSSStyleSheet()
/// styleSheet.addStyleSheetFromDisk(TTPathForBundleResource("stylesheet.css"))
/// TTStyleSheet.setGlobal(styleSheet)
/// ```
///
/// Its first stylesheet is the `default.css` of the library, with a rule for each property. The stylesheets that you add
/// overwrite its properties. A subclass can have properties of its own: return values of ``css(_:)`` for your selectors.
open class TTDefaultCSSStyleSheet: TTDefaultStyleSheet {
    /// The rules.
    public let styleSheet: TTCSSStyleSheet
    /// The cache of the files that are added from the folder of the app's stylesheets, for live reload with
    /// `NIChameleonObserver`.
    public let cache: NIStylesheetCache
    /// The stylesheets of the files that were added, by normalised path.
    private var added: [String: NIStylesheet] = [:]
    private let paths: TTCSSPaths

    /// Creates a stylesheet with the rules of `default.css`.
    /// - Parameters:
    ///   - pathPrefix: The folder of the app's stylesheets: an absolute path, or a path relative to the resources of
    ///     `bundle`. By default, the resources themselves.
    ///   - bundle: The bundle that contains the folder.
    ///   - environment: The environment in which the conditions of `@media` are evaluated.
    public init(
        pathPrefix: String? = nil, bundle: Bundle = .main, environment: NIEnvironment = NIEnvironment()
    ) {
        let declarations = TTCSSDeclarationCache()
        cache = NIStylesheetCache(
            pathPrefix: pathPrefix ?? (bundle.resourceURL ?? bundle.bundleURL).path, bundle: bundle,
            properties: .three20
        ) { declarations.declarations(of: $0).diagnostics }
        paths = TTCSSPaths(folder: cache.pathPrefix)
        styleSheet = TTCSSStyleSheet(environment: environment, declarations: declarations)
        super.init()
        let path = Bundle.module.path(forResource: "default", ofType: "css")
        guard let path, styleSheet.load(fromFilename: path) else {
            preconditionFailure("the resources of Three20CSSStyle are not in the app")
        }
    }

    /// The global stylesheet. `nil` if it is not a `TTDefaultCSSStyleSheet`.
    public static var globalCSSStyleSheet: TTDefaultCSSStyleSheet? { global as? TTDefaultCSSStyleSheet }

    /// Adds a file, which overwrites the properties of the files that were added before.
    /// - Parameters:
    ///   - path: An absolute path, or a path relative to the folder of the app's stylesheets. Imports of a file in the
    ///     folder are relative to the folder. Paths that lead to the same file in different ways are the same path.
    ///   - ignoreCache: Whether to read the file again if it was added before, which makes it the last one.
    /// - Returns: Whether the file was added. False if it cannot be read, or was added before.
    @discardableResult
    open func addStyleSheetFromDisk(_ path: String, ignoreCache: Bool = false) -> Bool {
        guard let location = paths.location(path), ignoreCache || added[location.key] == nil,
            let stylesheet = try? stylesheet(at: location, ignoreCache: ignoreCache)
        else { return false }
        added[location.key] = stylesheet
        styleSheet.addStyleSheet(stylesheet)
        return true
    }

    private func stylesheet(
        at location: TTCSSPaths.Location, ignoreCache: Bool
    ) throws(NIFileError) -> NIStylesheet {
        let stylesheet: NIStylesheet
        switch location {
        case .folder(let path): stylesheet = try cache.stylesheet(withPath: path)
        case .file(let path):
            guard let known = added[location.key] else { return try NIStylesheet(filePath: path, properties: .three20) }
            stylesheet = known
        }
        if ignoreCache { try stylesheet.reload() }
        return stylesheet
    }

    /// Returns the values of a selector. See ``TTCSSStyleSheet/css(_:)``.
    public func css(_ selector: String) -> TTCSSRuleSet? { styleSheet.css(selector) }

    /// Returns the values of a selector in a state. See ``TTCSSStyleSheet/css(_:forState:)``.
    public func css(_ selector: String, forState state: UIControl.State) -> TTCSSRuleSet? {
        styleSheet.css(selector, forState: state)
    }

    /// Applies the values of a selector to an object. See ``TTCSSStyleSheet/applyCss(fromSelector:toObject:)``.
    public func applyCss(fromSelector selector: String, toObject object: AnyObject) throws(TTCSSApplyError) {
        try styleSheet.applyCss(fromSelector: selector, toObject: object)
    }

    /// Discards the cached rule sets.
    open override func freeMemory() {
        super.freeMemory()
        styleSheet.freeMemory()
    }

    // MARK: Text

    open override var textColor: UIColor? { styleSheet.color(withCssSelector: "body") }
    open override var highlightedTextColor: UIColor? {
        styleSheet.color(withCssSelector: "body", forState: .highlighted)
    }
    open override var font: UIFont? { styleSheet.font(withCssSelector: "body") }
    open override var backgroundColor: UIColor? { styleSheet.backgroundColor(withCssSelector: "body") }
    open override var linkTextColor: UIColor? { styleSheet.color(withCssSelector: ".tableItemLink") }
    open override var timestampTextColor: UIColor? { styleSheet.color(withCssSelector: ".tableItemTimestamp") }
    open override var moreLinkTextColor: UIColor? { styleSheet.color(withCssSelector: ".moreButton") }

    // MARK: Bars

    open override var navigationBarTintColor: UIColor? { styleSheet.backgroundColor(withCssSelector: "navigationBar") }
    open override var toolbarTintColor: UIColor? { styleSheet.backgroundColor(withCssSelector: "toolbar") }
    open override var searchBarTintColor: UIColor? { styleSheet.backgroundColor(withCssSelector: "searchbar") }

    // MARK: Tables

    open override var tablePlainBackgroundColor: UIColor? { styleSheet.backgroundColor(withCssSelector: "table") }
    open override var tableGroupedBackgroundColor: UIColor? {
        styleSheet.backgroundColor(withCssSelector: "groupedTable")
    }
    open override var searchTableBackgroundColor: UIColor? {
        styleSheet.backgroundColor(withCssSelector: "searchTable")
    }
    open override var searchTableSeparatorColor: UIColor? {
        styleSheet.backgroundColor(withCssSelector: "searchTableSeparator")
    }
    open override var tableHeaderTextColor: UIColor? { styleSheet.color(withCssSelector: ".tableHeader") }
    open override var tableHeaderShadowColor: UIColor? { styleSheet.textShadowColor(withCssSelector: ".tableHeader") }
    open override var tableHeaderShadowOffset: CGSize { styleSheet.textShadowOffset(withCssSelector: ".tableHeader") }
    /// The colour behind a table's headers. `nil` if no rule sets it: a colour changes how headers are drawn.
    open override var tableHeaderTintColor: UIColor? {
        css(".tableHeader").flatMap { $0.declares("background-color") ? $0.backgroundColor : nil }
    }

    // MARK: The header that refreshes a table

    open override var tableRefreshHeaderLastUpdatedFont: UIFont? {
        styleSheet.font(withCssSelector: ".dragRefreshHeaderLastUpdated")
    }
    open override var tableRefreshHeaderStatusFont: UIFont? {
        styleSheet.font(withCssSelector: ".dragRefreshHeaderStatusFont")
    }
    open override var tableRefreshHeaderBackgroundColor: UIColor? {
        styleSheet.backgroundColor(withCssSelector: ".dragRefreshHeader")
    }
    open override var tableRefreshHeaderTextColor: UIColor? { styleSheet.color(withCssSelector: ".dragRefreshHeader") }
    open override var tableRefreshHeaderTextShadowColor: UIColor? {
        styleSheet.textShadowColor(withCssSelector: ".dragRefreshHeader")
    }
    open override var tableRefreshHeaderTextShadowOffset: CGSize {
        styleSheet.textShadowOffset(withCssSelector: ".dragRefreshHeader")
    }

    // MARK: Photos

    open override var photoCaptionTextColor: UIColor? { styleSheet.color(withCssSelector: ".photoCaption") }
    open override var photoCaptionTextShadowColor: UIColor? {
        styleSheet.textShadowColor(withCssSelector: ".photoCaption")
    }
    open override var photoCaptionTextShadowOffset: CGSize {
        styleSheet.textShadowOffset(withCssSelector: ".photoCaption")
    }
}
