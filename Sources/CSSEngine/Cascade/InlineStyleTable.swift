/// The inline style of an element: the element's own declarations, then the custom properties set from code.
struct InlineStyle: Sendable {
    struct Member: Sendable {
        var declaration: Declaration
        var reference: DeclarationID
    }

    /// The indices of the style's texts: the element's own text, then the text set from code.
    let texts: [Int]
    /// The declarations in order. A custom property set from code replaces the element's own declarations of the property,
    /// including important ones (CSSOM, `setProperty()`).
    let members: [Member]

    /// - Parameters:
    ///   - declared: The index of the element's own text; `nil` if there is none.
    ///   - programmatic: The index of the text set from code; `nil` if there is none.
    ///   - declarations: Returns the declarations of a text.
    init(declared: Int?, programmatic: Int?, declarations: (Int) -> [Declaration]) {
        func members(of text: Int) -> [Member] {
            declarations(text).enumerated().map { index, declaration in
                let reference = DeclarationID(sheet: SheetID(inlineText: text), declaration: UInt32(index))
                return Member(declaration: declaration, reference: reference)
            }
        }
        let replaced = Set(programmatic.map { declarations($0).map(\.property) } ?? [])
        self.members =
            (declared.map(members) ?? []).filter {
                !replaced.contains($0.declaration.property)
            } + (programmatic.map(members) ?? [])
        texts = [declared, programmatic].compactMap { $0 }
    }
}

/// The inline styles of a tree. An element has up to two texts: its own declarations, and the custom properties set from
/// code. Equal texts are parsed once, and elements with the same two texts share a style.
final class InlineStyleTable {
    /// A text of inline declarations, and the result of parsing it.
    private struct Text {
        var string: BytewiseString
        var context: DeclarationContext
        /// All declarations, with the engine's names.
        var declarations: [Declaration]
    }

    private let properties: PropertyTable
    let names: NameTable
    private var texts: [Text?] = []
    private var textIndices: [BytewiseString: Int] = [:]
    /// The last collection in which each text was in use.
    private var textMarks: [UInt32] = []
    private var collection: UInt32 = 1
    private var freeTexts: [Int] = []
    private var styles: [InlineStyle?] = []
    /// The keys of styles: the element's own text and the text set from code, as the index of a text plus 1; 0 for none.
    private var keys = RowTable<PairKey>()
    private var textInsertionCount = 0
    private var newAttributeNames: [Atom] = []

    init(properties: PropertyTable, names: NameTable) {
        self.properties = properties
        self.names = names
    }

    /// The number of entries in use.
    var entryCount: Int { keys.liveCount + texts.count - freeTexts.count }

    /// The number of entries that were ever added.
    var insertionCount: Int { keys.insertionCount + textInsertionCount }

    /// The inline style of an element; `nil` for 0.
    subscript(style: UInt32) -> InlineStyle? { style == 0 ? nil : styles[Int(style) - 1] }

    /// The parsed declarations of a text.
    func sheet(_ text: Int) -> ParsedStylesheet { context(text).sheet }

    /// The stylesheets of an inline style, in order.
    func sheets(of style: UInt32) -> [InlineSheet] {
        (self[style]?.texts ?? []).map { InlineSheet(id: SheetID(inlineText: $0), sheet: sheet($0)) }
    }

    func context(_ text: Int) -> DeclarationContext { texts[text]!.context }

    /// The errors in the inline styles of the tree.
    var diagnostics: [Diagnostic] { texts.flatMap { $0?.context.sheet.diagnostics ?? [] } }

    /// Interns and marks a style. Returns it as nodes store it; 0 if both texts are `nil`.
    /// - Parameters:
    ///   - declared: The element's own declarations.
    ///   - programmatic: The custom properties set from code, each declared once.
    func style(declared: String?, programmatic: String?) -> UInt32 {
        if declared == nil, programmatic == nil { return 0 }
        let declared = declared.map { text($0) }
        let programmatic = programmatic.map { text($0) }
        let key = PairKey(first: UInt32((declared ?? -1) + 1), second: UInt32((programmatic ?? -1) + 1))
        let row = keys.find(key) ?? insert(key, declared: declared, programmatic: programmatic)
        mark(row + 1)
        return row + 1
    }

    private func insert(_ key: PairKey, declared: Int?, programmatic: Int?) -> UInt32 {
        let row = keys.insert(key)
        let style = InlineStyle(declared: declared, programmatic: programmatic) { texts[$0]!.declarations }
        if Int(row) < styles.count { styles[Int(row)] = style } else { styles.append(style) }
        return row
    }

    private func text(_ string: String) -> Int {
        let key = BytewiseString(string)
        if let known = textIndices[key] { return known }
        let sheet = StylesheetParser.parseInline(Source(name: "inline", text: string), properties: properties)
        let context = DeclarationContext(sheet: sheet, names: names.merge(sheet.names))
        let declarations = sheet.declarations.map { $0.renamed(context.names) }
        newAttributeNames += sheet.attributeNames.map { context.names[Int($0.id)] }
        let text = Text(string: key, context: context, declarations: declarations)
        textInsertionCount += 1
        let index: Int
        if let free = freeTexts.popLast() {
            index = free
            texts[index] = text
            textMarks[index] = 0
        } else {
            index = texts.count
            texts.append(text)
            textMarks.append(0)
        }
        textIndices[key] = index
        return index
    }

    /// Returns the names in `attr()` of the texts that were added since the last call.
    func takeNewAttributeNames() -> [Atom] {
        defer { newAttributeNames = [] }
        return newAttributeNames
    }

    // MARK: Collection

    func beginCollection(_ collection: UInt32) { self.collection = collection }

    /// Marks a style, as nodes store it, and its texts.
    func mark(_ style: UInt32) {
        guard style != 0, keys.mark(style - 1, collection) else { return }
        for text in styles[Int(style) - 1]!.texts { textMarks[text] = collection }
    }

    /// Marks the text of an inline declaration.
    func markText(_ text: Int) { textMarks[text] = collection }

    /// Whether the text with this index is in use and marked.
    func isTextMarked(_ text: Int) -> Bool { textMarks[text] == collection }

    /// Removes unmarked styles and texts, as far as `limit` allows.
    /// - Returns: whether the sweep is complete.
    func sweep(from next: inout Int, limit: inout Int) -> Bool {
        var row = min(next, keys.count)
        let areStylesSwept = keys.sweep(from: &row, limit: &limit, unmarkedIn: collection) {
            styles[Int($0)] = nil
        }
        next = max(next, row)
        guard areStylesSwept else { return false }
        while next - keys.count < texts.count {
            if limit <= 0 { return false }
            limit -= 1
            let index = next - keys.count
            if let text = texts[index], textMarks[index] != collection {
                limit -= CollectionCost.inlineTextRemoval
                textIndices[text.string] = nil
                texts[index] = nil
                freeTexts.append(index)
            }
            next += 1
        }
        return true
    }

    /// Marks the names of all texts, as far as `limit` allows. Returns whether all are marked.
    func markNames(from next: inout Int, limit: inout Int) -> Bool {
        while next < texts.count {
            if limit <= 0 { return false }
            let atoms = texts[next]?.context.names ?? []
            limit -= 1 + atoms.count
            for atom in atoms { names.mark(atom.id) }
            next += 1
        }
        return true
    }
}
