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
    /// The rules of a file, typed when its text was last seen.
    private struct Layer {
        let stylesheet: NIStylesheet
        var snapshot: Stylesheet
        var rules: TTCSSRules
    }

    /// The environment in which the conditions of `@media` are evaluated. Views to which selectors were applied follow it.
    public var environment: NIEnvironment {
        didSet {
            guard environment != oldValue else { return }
            for index in layers.indices { read(index) }
            merge()
            applied.applyAgain(css)
        }
    }

    /// The images that `background-image` names. By default, the images of the main bundle.
    public var resources = ViewResources() {
        didSet { cachedRuleSets.removeAll() }
    }

    private var layers: [Layer] = []
    private var rules = TTCSSRules()
    private var cachedRuleSets: [String: TTCSSRuleSet] = [:]
    private let applied = TTCSSAppliedSelectors()
    private var memoryWarnings: NotificationTokens?
    private var changes: NotificationTokens?

    /// Creates a stylesheet without rules.
    /// - Parameter environment: The environment in which the conditions of `@media` are evaluated.
    public init(environment: NIEnvironment = NIEnvironment()) {
        self.environment = environment
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
        return rules.diagnostics
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
    /// `.highlighted` has the values of `selector:hover`, and none of those of the selector itself. Another single state
    /// has the values of `selector:disabled`, `selector:selected` or `selector:focus`, or else those of the selector.
    public func css(_ selector: String, forState state: UIControl.State) -> TTCSSRuleSet? {
        switch state {
        case .highlighted: css(selector + ":hover")
        case .disabled: css(selector + ":disabled") ?? css(selector)
        case .selected: css(selector + ":selected") ?? css(selector)
        case .focused: css(selector + ":focus") ?? css(selector)
        default: css(selector)
        }
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

    /// Adds the rules of another stylesheet, whose properties overwrite those of equal selectors.
    ///
    /// Files that the other stylesheet loads or adds later are not added. A later change of an added file, for example by
    /// live reload, takes effect.
    open func addStyleSheet(_ other: TTCSSStyleSheet) {
        for layer in other.layers { append(layer.stylesheet) }
        layersDidChange()
    }

    /// Adds the rules of a stylesheet. Those that the stylesheet has later replace them.
    /// - Parameter stylesheet: A stylesheet with the properties `PropertyTable.three20`. Another table drops values that are
    ///   valid in Three20.
    public func addStyleSheet(_ stylesheet: NIStylesheet) {
        append(stylesheet)
        layersDidChange()
    }

    private func replaceRules(by stylesheet: NIStylesheet) {
        layers = []
        append(stylesheet)
        layersDidChange()
    }

    /// A stylesheet that is added again moves to the end.
    private func append(_ stylesheet: NIStylesheet) {
        layers.removeAll { $0.stylesheet === stylesheet }
        let snapshot = stylesheet.snapshot
        layers.append(
            Layer(stylesheet: stylesheet, snapshot: snapshot, rules: TTCSSRules(snapshot, in: environment)))
    }

    private func layersDidChange() {
        merge()
        changes = NotificationTokens(
            layers.map { layer in
                NotificationCenter.default.addObserver(
                    forName: NIStylesheetDidChangeNotification, object: layer.stylesheet, queue: nil
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
        for index in layers.indices where layers[index].snapshot !== layers[index].stylesheet.snapshot {
            read(index)
            isChanged = true
        }
        if isChanged { merge() }
    }

    private func read(_ index: Int) {
        layers[index].snapshot = layers[index].stylesheet.snapshot
        layers[index].rules = TTCSSRules(layers[index].snapshot, in: environment)
    }

    private func merge() {
        rules = layers.reduce(into: TTCSSRules()) { $0.add($1.rules) }
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
