import CSSEngine

/// An engine that follows random edits, and the same tree and stylesheets as plain data.
///
/// The effect of an edit depends only on its seed and on the current tree, so that any edit can be left out.
struct EditRun {
    /// A stylesheet as data and as loaded by the engine.
    struct LiveSheet {
        var model: NaiveSheet
        var origin: Origin
        var loaded: Stylesheet
    }

    /// A custom property that is registered from code.
    struct Registration {
        let syntax: String
        let inherits: Bool
        let initialValue: String

        func register(_ name: String, in engine: StyleEngine) {
            engine.registerProperty(name, syntax: syntax, inherits: inherits, initialValue: initialValue)
        }
    }

    let engine: StyleEngine
    private(set) var environment: CSS.Environment
    var roots: [TestNode]
    var sheets: [LiveSheet] = []
    /// The files that can be imported, as data and as text.
    var files: [String: NaiveSheet]
    var texts: [String: String]
    var handles: [ObjectIdentifier: StyleNode] = [:]
    /// Custom properties set from code.
    var custom: [ObjectIdentifier: [String: String]] = [:]
    /// The custom properties that code has set of all roots.
    var rootProperties: [String: String] = [:]
    var registrations: [String: Registration] = [:]
    /// The sizes of elements that are laid out, as far as the engine knows them.
    var containerSizes: [ObjectIdentifier: ContainerSize] = [:]
    /// Whether changes are reported only of the aspects that the engine asks for.
    private let reportsTestedChanges: Bool
    /// The style of each element after the last update.
    private var snapshots: [ObjectIdentifier: StyleSnapshot] = [:]
    /// A description of each edit.
    private(set) var transcript: [String] = []

    var nodes: [TestNode] { roots.flatMap(\.preorder) }

    /// - Parameters:
    ///   - start: The initial tree and stylesheets.
    ///   - reportsTestedChanges: Whether changes are reported only of the aspects that the engine asks for.
    init(_ start: OracleCase, reportsTestedChanges: Bool) {
        self.reportsTestedChanges = reportsTestedChanges
        environment = start.environment
        engine = StyleEngine(environment: start.environment, ordering: start.ordering)
        roots = start.roots
        files = start.files
        texts = start.texts
        for (sheet, origin) in start.sheets {
            let loaded = load(sheet.name, start.texts[sheet.name] ?? "")
            engine.add(loaded, origin: origin)
            sheets.append(LiveSheet(model: sheet, origin: origin, loaded: loaded))
        }
        for root in roots {
            for node in root.preorder { node.addVariants() }
            adopt(root, engine.insert(root))
        }
    }

    /// Stores the nodes of an inserted tree.
    mutating func adopt(_ top: TestNode, _ node: StyleNode) {
        for (element, handle) in zip(top.preorder, engine.preorder(node)) {
            handles[ObjectIdentifier(element)] = handle
        }
    }

    /// Removes the nodes of a removed tree.
    mutating func forget(_ top: TestNode) {
        for element in top.preorder {
            let key = ObjectIdentifier(element)
            handles[key] = nil
            custom[key] = nil
            containerSizes[key] = nil
            snapshots[key] = nil
        }
    }

    /// Replaces the element of a node.
    mutating func rename(_ old: TestNode, _ new: TestNode) -> StyleNode {
        let (old, new) = (ObjectIdentifier(old), ObjectIdentifier(new))
        let node = handles.removeValue(forKey: old)
        handles[new] = node
        custom[new] = custom.removeValue(forKey: old)
        containerSizes[new] = containerSizes.removeValue(forKey: old)
        snapshots[new] = snapshots.removeValue(forKey: old)
        return node!
    }

    mutating func note(_ line: String) { transcript.append(line) }

    /// The name of a node in the transcript.
    func name(_ node: TestNode?) -> String {
        node.flatMap { node in nodes.firstIndex { $0 === node } }.map { "view \($0)" } ?? "no view"
    }

    func handle(_ node: TestNode) -> StyleNode { handles[ObjectIdentifier(node)]! }

    func load(_ name: String, _ text: String) -> Stylesheet {
        Stylesheet(Source(name: name, text: text), dialect: OracleNames.dialect(of: name)) {
            [texts] url throws(Stylesheet.ImportError) in
            guard let text = texts[url] else { throw Stylesheet.ImportError("no such file") }
            return Source(name: url, text: text)
        }
    }

    mutating func change(_ newEnvironment: CSS.Environment) {
        environment = newEnvironment
        engine.environment = newEnvironment
    }

    // MARK: Checking

    /// Restyles the tree.
    /// - Returns: A line for each difference from a new engine.
    mutating func check() -> [String] {
        let update = engine.restyle()
        engine.cacheAllowance = 50_000
        let fresh = newEngineSnapshots()
        var differences: [String] = []
        var report = engine.inspector()
        for node in nodes {
            let expected = fresh[ObjectIdentifier(node)]!.lines
            let found = StyleSnapshot(of: handle(node), in: &report, variantsOf: node, engine).lines
            if found == expected { continue }
            differences.append("    \(name(node)) is")
            differences += found.filter { !expected.contains($0) }.map { "        \($0)" } + ["      afresh"]
            differences += expected.filter { !found.contains($0) }.map { "        \($0)" }
        }
        let (expected, found) = (expectedChanges(fresh), changes(of: update))
        let told = Set(update.changes.map(\.node))
        for node in nodes where hasNewVariants(node, fresh) && !told.contains(handle(node)) {
            differences.append("    the change of variants of \(name(node)) is not told")
        }
        if found.sorted() != expected.sorted() {
            differences.append("    changes told that are none: \(found.filter { !expected.contains($0) })")
            differences.append("    changes not told: \(expected.filter { !found.contains($0) })")
        }
        if !isOuterFirst(update) { differences.append("    something inside is told before what is around it") }
        snapshots = fresh
        return differences
    }

    /// Reports a change of a node, as far as the engine asks for it.
    func report(_ changes: ElementChanges, of node: TestNode) {
        engine.update(handle(node), reportsTestedChanges ? changes.intersection(engine.testedChanges) : changes)
    }

    private func newEngineSnapshots() -> [ObjectIdentifier: StyleSnapshot] {
        let fresh = StyleEngine(environment: environment, ordering: engine.ordering)
        for sheet in sheets { fresh.add(sheet.loaded, origin: sheet.origin) }
        for (name, registration) in registrations { registration.register(name, in: fresh) }
        let handles = roots.flatMap { fresh.preorder(fresh.insert($0)) }
        for (node, handle) in zip(nodes, handles) {
            let ofRoots = roots.contains { $0 === node } ? rootProperties : [:]
            for (name, value) in (custom[ObjectIdentifier(node)] ?? [:]).merging(
                ofRoots, uniquingKeysWith: { own, _ in own })
            {
                fresh.setCustomProperty(name, to: value, of: handle)
            }
            if let size = containerSizes[ObjectIdentifier(node)] { fresh.setContainerSize(size, of: handle) }
        }
        fresh.restyle()
        var report = fresh.inspector()
        var snapshots: [ObjectIdentifier: StyleSnapshot] = [:]
        for (node, handle) in zip(nodes, handles) {
            snapshots[ObjectIdentifier(node)] = StyleSnapshot(of: handle, in: &report, variantsOf: node, fresh)
        }
        return snapshots
    }

    private func isOuterFirst(_ update: StyleUpdate) -> Bool {
        var inside: Set<StyleNode> = []
        for change in update.changes {
            if inside.contains(change.node) { return false }
            var outer = engine.parent(of: change.node)
            while let node = outer {
                inside.insert(node)
                outer = engine.parent(of: node)
            }
        }
        return true
    }

    /// Whether the values of a node's variants changed.
    private func hasNewVariants(_ node: TestNode, _ fresh: [ObjectIdentifier: StyleSnapshot]) -> Bool {
        let new = fresh[ObjectIdentifier(node)]!.variants
        return (snapshots[ObjectIdentifier(node)]?.variants ?? new.map { _ in [:] }) != new
    }

    /// A line for each value that changed.
    private func expectedChanges(_ fresh: [ObjectIdentifier: StyleSnapshot]) -> [String] {
        nodes.flatMap { node in
            let old = snapshots[ObjectIdentifier(node)]?.values ?? [:]
            let new = fresh[ObjectIdentifier(node)]!.values
            return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
                .map { line(node, $0, old[$0], new[$0]) }
        }
    }

    private func changes(of update: StyleUpdate) -> [String] {
        let elements = Dictionary(uniqueKeysWithValues: nodes.map { (handle($0), $0) })
        return update.changes.flatMap { change -> [String] in
            guard let node = elements[change.node] else { return ["a change of no element"] }
            let changes = change.difference.changes
            // An equal value may have another order among the declarations of its side or axis.
            let values = changes.filter { $0.old != $0.new }
                .map { line(node, engine.properties[$0.property].name, $0.old, $0.new) }
            // Only the styles of variants may differ.
            return changes.isEmpty && node.styleVariants.isEmpty ? ["\(name(node)): no change"] : values.sorted()
        }
    }

    private func line(_ node: TestNode, _ property: String, _ old: Value?, _ new: Value?) -> String {
        "\(name(node)) \(property): \(old?.cssText ?? "nothing") to \(new?.cssText ?? "nothing")"
    }
}
