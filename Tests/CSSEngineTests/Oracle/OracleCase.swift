import CSSEngine

/// A random tree with random stylesheets.
struct OracleCase {
    var roots: [TestNode] = []
    /// The inline styles of nodes.
    var inline: [ObjectIdentifier: [NaiveDeclaration]] = [:]
    var sheets: [(sheet: NaiveSheet, origin: Origin)] = []
    /// The files that can be imported.
    var files: [String: NaiveSheet] = [:]
    var environment = CSS.Environment()
    var ordering = StyleEngine.Ordering.cascade
    /// The text of each stylesheet, by name.
    var texts: [String: String] = [:]

    var nodes: [TestNode] { roots.flatMap(\.preorder) }

    /// The style of each node by the naive matcher and cascade.
    func naiveStyles() -> [NaiveStyle] {
        let cascade = NaiveCascade(
            rules: NaiveRuleList(sheets, files: files).rules,
            matcher: NaiveMatcher(environment: environment, exactTypes: NaiveExactTypes(sheets, files: files)),
            usesSpecificity: ordering == .cascade)
        var styles: [ObjectIdentifier: NaiveStyle] = [:]
        return nodes.map { node in
            let key = ObjectIdentifier(node)
            let parent = node.parent.flatMap { styles[ObjectIdentifier($0)] }
            let style = cascade.style(of: node, inline: inline[key] ?? [], parent: parent)
            styles[key] = style
            return style
        }
    }

    /// An engine that has styled the tree, and its nodes in the same order.
    func styledEngine() -> (engine: StyleEngine, nodes: [StyleNode]) {
        let engine = StyleEngine(environment: environment, ordering: ordering)
        for (sheet, origin) in sheets {
            let source = Source(name: sheet.name, text: texts[sheet.name] ?? "")
            // The text itself can state the dialect.
            let dialect = OracleNames.dialectRule(of: sheet.name) == nil ? OracleNames.dialect(of: sheet.name) : .css
            let stylesheet = Stylesheet(source, dialect: dialect) {
                url throws(Stylesheet.ImportError) in
                guard let text = texts[url] else { throw Stylesheet.ImportError("no such file") }
                return Source(name: url, text: text)
            }
            engine.add(stylesheet, origin: origin)
        }
        let nodes = roots.flatMap { engine.preorder(engine.insert($0)) }
        engine.restyle()
        return (engine, nodes)
    }
}

extension OracleCase: CustomStringConvertible {
    /// The tree and the stylesheets.
    var description: String {
        var text =
            "\(ordering), width \(environment.width), \(environment.layoutDirection.rawValue), \(environment.language)\n"
        for root in roots { text += root.outline(indent: 1) }
        for (sheet, origin) in sheets { text += "--- \(sheet.name) (\(origin))\n\(texts[sheet.name] ?? "")\n" }
        for name in files.keys.sorted() { text += "--- \(name)\n\(texts[name] ?? "")\n" }
        return text
    }
}

extension TestNode {
    /// One indented line per node.
    func outline(indent: Int) -> String {
        var text = String(repeating: "  ", count: indent) + types.joined(separator: ":")
        if let id { text += " #\(id)" }
        text += classes.map { " .\($0)" }.joined()
        text += attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value.debugDescription)" }.joined()
        if state.rawValue != 0 { text += " state \(state.rawValue)" }
        if let inlineStyle { text += " {\(inlineStyle)}" }
        if let environmentOverride { text += " \(environmentOverride)" }
        return text + "\n" + children.map { $0.outline(indent: indent + 1) }.joined()
    }
}
