import CSSEngine
import Foundation
import NimbusCSS
import NimbusUIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The notification that a ``TTCSSStyleSheet`` posts on the main actor when a file of it was loaded again, for example by
/// live reload. Its object is the stylesheet.
public let TTCSSStyleSheetDidChangeNotification = Notification.Name("TTCSSStyleSheetDidChangeNotification")

/// A stylesheet whose values are read by selector.
///
/// ```swift
/// let styleSheet = TTCSSStyleSheet()
/// if styleSheet.load(fromFilename: path) { label.textColor = styleSheet.color(withCssSelector: "h3") }
/// ```
///
/// A selector is a key: `.btn` finds the rules of `.btn` and no other rules. A stylesheet can be composed of others, each of
/// which overwrites the properties of the former ones.
@MainActor open class TTCSSStyleSheet {
    /// The rules of a file, read when its text was last seen.
    private struct File {
        let stylesheet: NIStylesheet
        private(set) var snapshot: Stylesheet
        private(set) var declarations: TTCSSDeclarations
        private(set) var rules: TTCSSRules

        init(_ stylesheet: NIStylesheet, _ cache: TTCSSDeclarationCache, in environment: NIEnvironment) {
            self.stylesheet = stylesheet
            snapshot = stylesheet.snapshot
            declarations = cache.declarations(of: snapshot)
            rules = TTCSSRules(snapshot, declarations, in: environment)
        }
    }

    /// The environment in which the conditions of `@media` are evaluated. Views to which selectors were applied follow it.
    public var environment: NIEnvironment {
        didSet {
            guard environment != oldValue else { return }
            for index in files.indices { read(index) }
            merge()
            applied.applyAgain(css)
        }
    }

    /// The images that `background-image` names. By default, the images of the main bundle.
    public var resources = ViewResources() {
        didSet { cachedRuleSets.removeAll() }
    }

    private var files: [File] = []
    private let declarations: TTCSSDeclarationCache
    private var rules = TTCSSRules()
    private var cachedRuleSets: [String: TTCSSRuleSet] = [:]
    private let applied = TTCSSAppliedSelectors()
    private var memoryWarnings: NotificationTokens?
    private var changes: NotificationTokens?

    /// Creates a stylesheet without rules.
    /// - Parameter environment: The environment in which the conditions of `@media` are evaluated.
    public convenience init(environment: NIEnvironment = NIEnvironment()) {
        self.init(environment: environment, declarations: TTCSSDeclarationCache())
    }

    /// - Parameter declarations: The typed declarations of files, which other objects can share.
    init(environment: NIEnvironment, declarations: TTCSSDeclarationCache) {
        self.environment = environment
        self.declarations = declarations
        memoryWarnings = .memoryWarnings { [weak self] in self?.freeMemory() }
    }

    // MARK: Contents

    /// The tokens of all properties, by selector and property.
    public var cssStyles: TTCSSDictionary {
        update()
        return rules.dictionary
    }

    /// The rule sets that were read since the rules changed, by selector.
    public var cssRulesSet: [String: TTCSSRuleSet] {
        update()
        return cachedRuleSets
    }

    /// The errors and warnings of all files.
    public var diagnostics: [Diagnostic] {
        update()
        return files.flatMap(\.declarations.diagnostics)
    }

    /// Returns the values of a selector, the same object until the rules change or memory is low.
    /// - Parameter selector: The selector as in the stylesheet, with its dot.
    /// - Returns: `nil` if the selector has no rule.
    public func css(_ selector: String) -> TTCSSRuleSet? {
        update()
        if let known = cachedRuleSets[selector] { return known }
        guard let block = rules[selector] else { return nil }
        let ruleSet = TTCSSRuleSet(selector: selector, block.values) { [resources] in resources.image($0) }
        cachedRuleSets[selector] = ruleSet
        return ruleSet
    }

    /// Returns the values of a selector in a state of a control.
    ///
    /// `.highlighted` has the values of `selector:hover`, and no values of the selector itself. Another single state has the
    /// values of `selector:disabled`, `selector:selected` or `selector:focus`. Without such a rule, it has the values of
    /// the selector.
    ///
    /// Rules for `:highlighted` or `:active` decide if there is none for `:hover`, and rules for `:focused` if there is none
    /// for `:focus`.
    public func css(_ selector: String, forState state: UIControl.State) -> TTCSSRuleSet? {
        switch state {
        case .highlighted: css(selector, [":hover", ":highlighted", ":active"])
        case .disabled: css(selector, [":disabled", ""])
        case .selected: css(selector, [":selected", ""])
        case .focused: css(selector, [":focus", ":focused", ""])
        default: css(selector)
        }
    }

    /// Returns the values of the first pseudo-class for which the selector has a rule.
    private func css(_ selector: String, _ pseudoClasses: [String]) -> TTCSSRuleSet? {
        pseudoClasses.lazy.compactMap { self.css(selector + $0) }.first
    }

    /// Discards the cached rule sets. The stylesheet calls it after a memory warning.
    open func freeMemory() { cachedRuleSets.removeAll() }

    // MARK: Loading

    /// Loads a file with its imports, and replaces all rules.
    /// - Parameter filename: The path of the file.
    /// - Returns: Whether the file could be read. If not, the rules stay.
    @discardableResult
    open func load(fromFilename filename: String) -> Bool {
        guard let stylesheet = try? NIStylesheet(filePath: filename, properties: .three20) else { return false }
        replaceRules(by: stylesheet)
        return true
    }

    /// Loads a string, and replaces all rules. Its imports are not loaded.
    /// - Parameters:
    ///   - text: The stylesheet.
    ///   - name: The file name used in source locations.
    public func load(text: String, name: String = "stylesheet.css") {
        let stylesheet = NIStylesheet(properties: .three20)
        stylesheet.load(text: text, name: name)
        replaceRules(by: stylesheet)
    }

    /// Adds the rules of another stylesheet, whose properties overwrite the properties of equal selectors.
    ///
    /// Files that the other stylesheet loads or adds later are not added. A later change of an added file, for example by
    /// live reload, takes effect.
    open func addStyleSheet(_ other: TTCSSStyleSheet) {
        for file in other.files { append(file.stylesheet) }
        filesDidChange()
    }

    /// Adds the rules of a stylesheet. Later rules of the stylesheet, for example after a reload, replace them.
    /// - Parameter stylesheet: A stylesheet with the properties `PropertyTable.three20`. Another table drops values that are
    ///   valid in Three20.
    public func addStyleSheet(_ stylesheet: NIStylesheet) {
        append(stylesheet)
        filesDidChange()
    }

    private func replaceRules(by stylesheet: NIStylesheet) {
        files = []
        append(stylesheet)
        filesDidChange()
    }

    /// A stylesheet that is added again moves to the end.
    private func append(_ stylesheet: NIStylesheet) {
        files.removeAll { $0.stylesheet === stylesheet }
        files.append(File(stylesheet, declarations, in: environment))
    }

    private func filesDidChange() {
        merge()
        changes = NotificationTokens(
            files.map { file in
                NotificationCenter.default.addObserver(
                    forName: NIStylesheetDidChangeNotification, object: file.stylesheet, queue: nil
                ) { [weak self] _ in
                    Task { @MainActor in self?.fileDidChange() }
                }
            })
    }

    private func fileDidChange() {
        update()
        applied.applyAgain(css)
        NotificationCenter.default.post(name: TTCSSStyleSheetDidChangeNotification, object: self)
    }

    // MARK: Updating

    /// Reads the files that have changed. A file may have changed before its notification arrives.
    private func update() {
        var isChanged = false
        for index in files.indices where files[index].snapshot !== files[index].stylesheet.snapshot {
            read(index)
            isChanged = true
        }
        if isChanged { merge() }
    }

    private func read(_ index: Int) {
        files[index] = File(files[index].stylesheet, declarations, in: environment)
    }

    private func merge() {
        rules = files.reduce(into: TTCSSRules()) { $0.add($1.rules) }
        cachedRuleSets.removeAll()
    }

    // MARK: Applying

    /// Applies the values of a selector to an object, and again when a file is loaded again, for example by live reload.
    /// - Parameters:
    ///   - selector: The selector as in the stylesheet. Without a rule, the object gets `nil`.
    ///   - object: An object that conforms to ``TTCSSApplyProtocol``. The stylesheet holds it weakly.
    /// - Throws: An error if the object does not conform.
    public func applyCss(fromSelector selector: String, toObject object: AnyObject) throws(TTCSSApplyError) {
        guard let object = object as? any TTCSSApplyProtocol else { throw .notApplicable("\(type(of: object))") }
        apply(selector, to: object)
    }

    func apply(_ selector: String, to object: any TTCSSApplyProtocol) {
        applied.apply(selector, css(selector), to: object)
    }
}
