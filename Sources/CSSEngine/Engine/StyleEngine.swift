/// Style sheets over one tree: mirrors the tree, matches rules, and knows what every element looks like and why.
///
/// Follows every change of the tree, of the sheets and of the device: each is noted when it is made, and `restyle()`
/// restyles what they can have affected, and looks at nothing else. What a method says of its complexity is about the
/// elements that are looked at, by it and by the next `restyle()`; `StyleUpdate.visitedCount` tells how many of them were
/// styled. Selectors that look at siblings or use `:has()` have long rows walked at most once a restyle, however many
/// changes there are among them. Not bound to an actor; used by one at a time. Keeps the elements that it
/// mirrors until they are removed.
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
    var names = AtomTable()
    let tree = StyleTree()
    let inlineStyles: InlineStyleTable
    /// What the tree's elements have come to.
    var styler: StyleResolver

    private var stylesheets: [(sheet: Stylesheet, origin: Origin)] = []
    private var needsIndex = true
    private var isEnvironmentNew = false
    /// The conditions of the sheets that the index was built for.
    private var activity: [ConditionResults] = []
    /// What each feature restyles by the index's selectors; made when it is first needed.
    private var invalidations: InvalidationMap?
    /// How many rows of memory, beside a few for each element, are kept for looks that the tree may come back to.
    package var spareRows = 10_000
    /// How many rows names took when those that nothing had were forgotten last.
    private var neededNames = 0
    /// Custom properties that were set from code, by row of the tree.
    private(set) var customProperties: [Int32: [String: String]] = [:]

    /// The device that conditions are asked of; a change counts from the next `restyle()` on. One that flips no condition
    /// and that no value is relative to costs nothing; one that flips some costs what replacing the sheet does.
    public var environment: Environment {
        didSet { if environment != oldValue { isEnvironmentNew = true } }
    }

    /// Whether colours that differ by colour scheme are kept as `light-dark()`, for a toolkit whose colours follow it by
    /// themselves; once it is true it stays so.
    package var keepsColorSchemes = false

    /// - Parameters:
    ///   - properties: those that the sheets were read with.
    ///   - environment: decides which conditional rules are active.
    public init(
        properties: PropertyTable = .standard, environment: Environment = Environment(), ordering: Ordering = .cascade
    ) {
        self.properties = properties
        self.environment = environment
        self.ordering = ordering
        inlineStyles = InlineStyleTable(properties: properties)
        let index = RuleIndexBuilder.build([], activity: [], usesSpecificity: true, names: &names)
        styler = StyleResolver(tree, index, inlineStyles, properties: properties)
    }

    // MARK: Sheets

    /// Adds a sheet behind those of its origin that are there.
    /// - Precondition: it was read with the engine's properties.
    /// - Complexity: linear in all rules; looks at every element once, and styles those that its rules may match.
    public func add(_ stylesheet: Stylesheet, origin: Origin = .author) {
        check(stylesheet)
        stylesheets.append((stylesheet, origin))
        needsIndex = true
    }

    private func check(_ stylesheet: Stylesheet) {
        precondition(
            stylesheet.parts.allSatisfy { $0.sheet.properties === properties },
            "the sheet was read with other properties than the engine's")
    }

    /// Puts a new version of a sheet in its place. Rules that are in both restyle nothing.
    /// - Returns: false where `stylesheet` is not there.
    /// - Precondition: the new version was read with the engine's properties.
    /// - Complexity: none where the text is the same; otherwise as for `add`, and what is styled are the elements that match
    ///   a rule that is gone or declares other things, or may match a new one.
    @discardableResult
    public func replace(_ stylesheet: Stylesheet, with newVersion: Stylesheet) -> Bool {
        check(newVersion)
        guard let place = stylesheets.firstIndex(where: { $0.sheet === stylesheet }) else { return false }
        guard stylesheet !== newVersion else { return true }
        stylesheets[place].sheet = newVersion
        // The index may stay with the former version: it cannot be told from the new one.
        if !newVersion.hasSameText(as: stylesheet) { needsIndex = true }
        return true
    }

    /// Takes a sheet away.
    /// - Returns: false where it is not there.
    /// - Complexity: as for `add`; what is styled are the elements that match one of its rules.
    @discardableResult
    public func remove(_ stylesheet: Stylesheet) -> Bool {
        guard let place = stylesheets.firstIndex(where: { $0.sheet === stylesheet }) else { return false }
        stylesheets.remove(at: place)
        needsIndex = true
        return true
    }

    // MARK: Styling

    /// Brings every element's style up to date.
    /// - Returns: the elements that look different now.
    /// - Complexity: as many steps as elements are out of date, and those around each of them.
    @discardableResult
    public func restyle() -> StyleUpdate {
        prepare()
        turnLines()
        compact()
        return styler.update(nameCount: names.count, device: environment, keepsColorSchemes: keepsColorSchemes)
    }

    /// Makes the sheets ready to match, if they are not.
    public func prepare() {
        guard needsIndex || isEnvironmentNew else { return }
        isEnvironmentNew = false
        let activity = stylesheets.map { ConditionResults(of: $0.sheet, in: environment) }
        guard needsIndex || activity != self.activity else { return }
        needsIndex = false
        self.activity = activity
        let index = buildIndex()
        tree.know(attributes: index.selectors.attributes.map(\.name))
        follow(index, styler.isEmpty ? nil : RuleIndexDiff(from: styler.index, to: index))
    }

    private func buildIndex() -> RuleIndex {
        RuleIndexBuilder.build(
            stylesheets, activity: activity, usesSpecificity: ordering == .cascade, names: &names)
    }

    private func follow(_ index: RuleIndex, _ correspondence: RuleIndexDiff?) {
        styler.follow(index, correspondence)
        invalidations = nil
        tree.marked.begin()
    }

    /// The direction of lines has changed: what asks for it is restyled.
    private func turnLines() {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        guard tree.isRightToLeft != isRightToLeft else { return }
        tree.isRightToLeft = isRightToLeft
        // Elements that look alike match other rules now.
        if !styler.isEmpty, invalidationMap.mentionsDirection { styler.follow(styler.index, nil) }
    }

    /// Once there is more in memory that was needed for former looks than the tree itself is large, everything that no
    /// element needs any more is forgotten.
    private func compact() {
        guard memoryRows > tree.liveCount * 8 + spareRows else { return }
        let old = names
        names = AtomTable()
        let index = buildIndex()
        tree.compactNames(of: old, in: &names)
        tree.compactInlineStyles(inlineStyles, names: &names)
        tree.compactAttributes()
        follow(index, nil)
        neededNames = nameRows
    }

    /// How many rows there are of what may be forgotten once nothing looks like it any more.
    package var memoryRows: Int {
        styler.memoCount + inlineStyles.count + tree.attributes.count + max(0, nameRows - neededNames)
    }

    /// How many names are known.
    package var nameCount: Int { names.count }

    private var nameRows: Int { names.count + tree.nameListCount }

    private var invalidationMap: InvalidationMap {
        if let invalidations { return invalidations }
        let map = InvalidationMap(styler.index)
        invalidations = map
        return map
    }

    /// Marks what changes restyle, by the rules that the styles of now come from.
    var invalidator: Invalidator {
        Invalidator(
            tree: tree.view, map: styler.isEmpty ? InvalidationMap() : invalidationMap, regions: tree.marked)
    }

    // MARK: Inline style

    /// The row of what an element declares itself, from its data and from code.
    func inlineStyle(of element: some StyleElement, _ row: Int32?) -> UInt32 {
        let custom = row.flatMap { customProperties[$0] } ?? [:]
        let code = custom.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ";\n")
        return inlineStyles.row(of: element.inlineStyle, code: code.isEmpty ? nil : code, names: &names)
    }

    func set(custom properties: [String: String]?, for row: Int32) {
        customProperties[row] = properties
    }

    /// What is wrong in the elements' own styles.
    public var inlineDiagnostics: [Diagnostic] { inlineStyles.texts.flatMap(\.sheet.diagnostics) }

    // MARK: Answers

    /// The elements that are in no other, in order.
    public var roots: [StyleNode] { tree.roots.map { tree.node($0) } }

    /// The children of an element, in order.
    public func children(of node: StyleNode) -> [StyleNode] {
        var children: [StyleNode] = []
        let view = tree.view
        var child = view[tree.row(of: node)].pointee.firstChild
        while child >= 0 {
            children.append(tree.node(child))
            child = view[child].pointee.nextSibling
        }
        return children
    }

    /// The element around an element; nil for a root.
    public func parent(of node: StyleNode) -> StyleNode? {
        let parent = tree.view[tree.row(of: node)].pointee.parent
        return parent < 0 ? nil : tree.node(parent)
    }

    /// The element behind an element under the same parent; nil for the last one and for roots.
    public func nextSibling(of node: StyleNode) -> StyleNode? {
        let next = tree.view[tree.row(of: node)].pointee.nextSibling
        return next < 0 ? nil : tree.node(next)
    }

    /// Whether a node was not removed.
    public func contains(_ node: StyleNode) -> Bool { tree.contains(node) }

    /// The element that a node mirrors.
    public func element(of node: StyleNode) -> any StyleElement { tree.element(of: tree.row(of: node)) }

    /// The style of an element, as of the last `restyle()`.
    public func style(of node: StyleNode) -> ComputedStyle {
        styler.style(of: tree.row(of: node))
    }
}
