/// The views that selectors may match, as far as their classes say.
struct SubjectClasses {
    private let sheet: ParsedStylesheet
    /// By list: nested rules ask for the list around them again and again.
    private var known: [UInt32: [String]?] = [:]

    init(_ sheet: ParsedStylesheet) {
        self.sheet = sheet
    }

    /// The classes of the views that a list matches, all of them the toolkit's; nil where others may be among them.
    mutating func views(of list: UInt32) -> [String]? {
        if let known = known[list] { return known }
        let views = findViews(of: list)
        known[list] = .some(views)
        return views
    }

    private mutating func findViews(of list: UInt32) -> [String]? {
        var all: [String] = []
        for complex in sheet.selectors.lists[Int(list)].indices {
            guard let views = views(ofComplex: complex) else { return nil }
            for view in views where !all.contains(view) { all.append(view) }
        }
        return all
    }

    private mutating func views(ofComplex complex: Int) -> [String]? {
        let table = sheet.selectors
        let selector = table.complexes[complex]
        var index = selector.end
        while index > selector.start {
            let part = table.parts[Int(index - 1)]
            switch part.kind {
            case .type:
                let name = sheet.names.string(Atom(id: part.index))
                return ToolkitClassHierarchy.isKnown(name) ? [name] : nil
            case .matchesAny: if let views = views(of: part.index) { return views }
            case .descendant, .child, .nextSibling, .subsequentSibling: return nil
            case .class, .id, .universal, .attribute, .state, .stateAbsent, .root, .empty, .firstChild, .lastChild,
                .onlyChild, .firstOfType, .lastOfType, .onlyOfType, .nthChild, .nthLastChild, .nthOfType,
                .nthLastOfType, .not, .has, .direction, .never, .end:
                break
            }
            index = table.start(ofPart: index - 1)
        }
        return nil
    }
}
