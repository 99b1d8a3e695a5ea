/// The declarations of one element, by the place of each text in the cascade. `nil` where the element has none.
struct InlineTexts<Text> {
    /// The element's own declarations.
    var declared: Text?
    /// The custom properties set from code, each declared once.
    var programmatic: Text?
    /// The values of animations at an instant.
    var animations: Text?
    /// The values of transitions at an instant.
    var transitions: Text?

    /// Whether there are no texts.
    var isEmpty: Bool { declared == nil && programmatic == nil && animations == nil && transitions == nil }

    /// The texts that there are, in order.
    var all: [Text] { [declared, programmatic, animations, transitions].compactMap { $0 } }

    func map<Other>(_ change: (Text) -> Other) -> InlineTexts<Other> {
        InlineTexts<Other>(
            declared: declared.map(change), programmatic: programmatic.map(change), animations: animations.map(change),
            transitions: transitions.map(change))
    }
}

/// The inline style of an element: the element's own declarations, then the custom properties set from code, and the values
/// of its animations and transitions.
struct InlineStyle: Sendable {
    struct Member: Sendable {
        var declaration: Declaration
        var reference: DeclarationID
    }

    /// The indices of the style's texts, in order.
    let texts: [Int]
    /// The declarations of animations and of transitions, in order. Important ones have no effect.
    let animations: [Member]
    let transitions: [Member]
    /// The declarations in order. A custom property set from code replaces the element's own declarations of the property,
    /// including important ones (CSSOM, `setProperty()`).
    let members: [Member]

    /// - Parameters:
    ///   - texts: The indices of the texts.
    ///   - declarations: Returns the declarations of a text.
    init(_ texts: InlineTexts<Int>, declarations: (Int) -> [Declaration]) {
        func members(of text: Int) -> [Member] {
            declarations(text).enumerated().map { index, declaration in
                let reference = DeclarationID(sheet: SheetID(inlineText: text), declaration: UInt32(index))
                return Member(declaration: declaration, reference: reference)
            }
        }
        let replaced = Set(texts.programmatic.map { declarations($0).map(\.property) } ?? [])
        self.members =
            (texts.declared.map(members) ?? []).filter {
                !replaced.contains($0.declaration.property)
            } + (texts.programmatic.map(members) ?? [])
        animations = texts.animations.map(members) ?? []
        transitions = texts.transitions.map(members) ?? []
        self.texts = texts.all
    }
}

/// The inline styles of a tree. Equal texts are parsed once, and elements with the same texts share a style.
final class InlineStyleTable {
    /// The texts of a style, as the index of a text plus 1; 0 for none. Internal: see `UniqueArray`.
    struct Key: RowKey {
        let declared, programmatic, animations, transitions: UInt32

        init(_ texts: InlineTexts<Int>) {
            func number(_ text: Int?) -> UInt32 { UInt32((text ?? -1) + 1) }
            declared = number(texts.declared)
            programmatic = number(texts.programmatic)
            animations = number(texts.animations)
            transitions = number(texts.transitions)
        }

        var hash: UInt32 { mixedHash(mixedHash(declared, programmatic), mixedHash(animations, transitions)) }
    }

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
    private var keys = RowTable<Key>()
    private var textInsertionCount = 0
    private var newAttributeNames: [Atom] = []
    private let transitionProperty: PropertyID?
    /// Whether a text so far can give a custom property a transition.
    private(set) var canTransitionCustomProperties = false
    /// The properties whose values elements can take over from their parents because a text so far says `inherit`.
    private(set) var inherited = InheritedProperties.none

    init(properties: PropertyTable, names: NameTable) {
        self.properties = properties
        self.names = names
        transitionProperty = properties["transition-property"]
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

    /// Interns and marks a style. Returns it as nodes store it; 0 if there are no texts.
    func style(_ texts: InlineTexts<String>) -> UInt32 {
        if texts.isEmpty { return 0 }
        let texts = texts.map { text($0) }
        let key = Key(texts)
        let row = keys.find(key) ?? insert(key, texts)
        mark(row + 1)
        return row + 1
    }

    private func insert(_ key: Key, _ indices: InlineTexts<Int>) -> UInt32 {
        let row = keys.insert(key)
        let style = InlineStyle(indices) { texts[$0]!.declarations }
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
        if let transitionProperty, sheet.canTransitionCustomProperties(by: transitionProperty) {
            canTransitionCustomProperties = true
        }
        inherited.formUnion(InheritedProperties(in: sheet))
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
