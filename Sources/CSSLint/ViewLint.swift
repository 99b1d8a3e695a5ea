import CSSEngine

/// Finds properties that apply to none of the views that a rule can match.
struct ViewLint {
    private let sheet: ParsedStylesheet

    init(_ sheet: ParsedStylesheet) {
        self.sheet = sheet
    }

    var findings: [Diagnostic] {
        var subjects = SubjectClasses(sheet)
        return sheet.rules.flatMap { rule -> [Diagnostic] in
            guard rule.declarationsStart < rule.declarationsEnd, let views = subjects.classes(of: rule.list) else {
                return []
            }
            return sheet.sourceDeclarations(of: rule).compactMap { finding($0, views) }
        }
    }

    private func finding(_ declaration: SourceDeclaration, _ views: [String]) -> Diagnostic? {
        guard let id = sheet.properties[declaration.propertyName(in: sheet.source)] else { return nil }
        let classes = sheet.properties[id].classes
        guard let view = views.first,
            !views.contains(where: { ToolkitClassHierarchy.isClass($0, orSubclassOf: classes) })
        else {
            return nil
        }
        return Diagnostic(
            kind: .propertyOfOtherViews(view: view, views: classes), source: sheet.source, range: declaration.nameRange)
    }
}

/// The classes of views that selectors can match, according to their type selectors.
private struct SubjectClasses {
    private let sheet: ParsedStylesheet
    /// The results by selector list: every nested rule refers to the list of the enclosing rule.
    private var cache: [UInt32: [String]?] = [:]

    init(_ sheet: ParsedStylesheet) {
        self.sheet = sheet
    }

    /// Returns the classes of the views that a selector list can match. `nil` if it can match classes that are not part of
    /// the toolkit.
    mutating func classes(of list: UInt32) -> [String]? {
        if let cached = cache[list] { return cached }
        let classes = findClasses(of: list)
        cache[list] = .some(classes)
        return classes
    }

    private mutating func findClasses(of list: UInt32) -> [String]? {
        var all: [String] = []
        for complex in sheet.selectors.lists[Int(list)].indices {
            guard let classes = classes(ofComplex: complex) else { return nil }
            for name in classes where !all.contains(name) { all.append(name) }
        }
        return all
    }

    private mutating func classes(ofComplex complex: Int) -> [String]? {
        let table = sheet.selectors
        let selector = table.complexes[complex]
        var index = selector.end
        while index > selector.start {
            let part = table.components[Int(index - 1)]
            if part.kind.isCombinator { return nil }
            if part.kind == .type {
                let name = sheet.names.string(Atom(id: part.index))
                return ToolkitClassHierarchy.contains(name) ? [name] : nil
            }
            if part.kind == .matchesAny, let classes = classes(of: part.index) { return classes }
            index = table.start(ofComponent: index - 1)
        }
        return nil
    }
}
