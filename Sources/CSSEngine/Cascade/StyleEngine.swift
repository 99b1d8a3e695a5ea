/// Style sheets over one tree: mirrors the tree, matches rules, and knows what every element looks like and why.
///
/// Not bound to an actor; used by one at a time.
public final class StyleEngine {
    /// Those that the sheets were read with.
    public let properties: PropertyTable

    /// How matched rules are put in order.
    public enum Ordering: Sendable {
        /// As CSS does: layers, specificity, then order.
        case cascade
        /// As InterfaCSS does by default: the last one wins.
        case sourceOrder
    }

    /// How matched rules are put in order.
    public let ordering: Ordering
    private(set) var names = NameTable()
    let tree = StyleTree()
    private var stylesheets: [(sheet: Stylesheet, origin: Origin)] = []
    private(set) var index: RuleIndex
    private(set) var inlineStyles: [InlineStyle] = []
    private var inlineStyleIDs: [String: UInt32] = [:]
    private(set) var styler: TreeStyler

    /// The device that conditions are asked of; a change counts from the next `restyle()` on.
    public var environment: Environment {
        didSet { if environment != oldValue { needsIndex = true } }
    }

    private var needsIndex = true

    /// - Parameters:
    ///   - properties: those that the sheets were read with.
    ///   - environment: decides which conditional rules are active.
    public init(
        properties: PropertyTable = .standard, environment: Environment = Environment(), ordering: Ordering = .cascade
    ) {
        self.properties = properties
        self.environment = environment
        self.ordering = ordering
        index = RuleIndexBuilder.build([], in: environment, usesSpecificity: true, names: &names)
        styler = TreeStyler(tree, index, [], properties: properties, nameCount: names.count)
    }

    // MARK: Changes

    /// Adds a sheet behind those of its origin that are there.
    public func add(_ stylesheet: Stylesheet, origin: Origin = .author) {
        stylesheets.append((stylesheet, origin))
        needsIndex = true
    }

    /// Adds an element with all its children, as the last child of `parent` or as a root of its own.
    @discardableResult
    public func insert<Element: StyleElement>(_ element: Element, under parent: StyleNode? = nil) -> StyleNode {
        let top = append(element, under: parent ?? .none)
        var pending = [(element, top)]
        while let (element, node) = pending.popLast() {
            let children = element.styleChildren.map { ($0, append($0, under: node)) }
            pending.append(contentsOf: children)
        }
        return top
    }

    private func append(_ element: some StyleElement, under parent: StyleNode) -> StyleNode {
        let inlineStyle = element.inlineStyle.map { self.inlineStyle($0) + 1 } ?? 0
        return tree.append(element, under: parent, inlineStyle: inlineStyle, names: &names)
    }

    private func inlineStyle(_ text: String) -> UInt32 {
        if let known = inlineStyleIDs[text] { return known }
        let sheet = StylesheetParser.parseInline(Source(name: "inline", text: text), properties: properties)
        let id = UInt32(inlineStyles.count)
        inlineStyles.append(InlineStyle(sheet, names: names.adopt(sheet.names)))
        inlineStyleIDs[text] = id
        return id
    }

    /// What is wrong in the elements' own styles.
    public var inlineDiagnostics: [Diagnostic] { inlineStyles.flatMap(\.sheet.diagnostics) }

    // MARK: Styling

    /// Brings every element's style up to date.
    public func restyle() {
        prepare()
        tree.isRightToLeft = environment.layoutDirection == .rightToLeft
        styler = TreeStyler(tree, index, inlineStyles, properties: properties, nameCount: names.count)
        styler.styleAll()
    }

    /// Makes the sheets ready to match, if they are not.
    public func prepare() {
        guard needsIndex else { return }
        needsIndex = false
        index = RuleIndexBuilder.build(
            stylesheets, in: environment, usesSpecificity: ordering == .cascade, names: &names)
        tree.know(attributes: index.selectors.attributes.map(\.name))
    }

    // MARK: Answers

    /// The children of an element, in order.
    public func children(of node: StyleNode) -> [StyleNode] {
        var children: [StyleNode] = []
        let view = tree.view
        var child = view[node.index].pointee.firstChild
        while child >= 0 {
            children.append(StyleNode(index: child))
            child = view[child].pointee.nextSibling
        }
        return children
    }

    /// The style of an element, as of the last `restyle()`.
    public func style(of node: StyleNode) -> ComputedStyle {
        styler.style(of: node)
    }
}
