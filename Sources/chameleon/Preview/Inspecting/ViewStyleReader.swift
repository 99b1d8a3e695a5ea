import CSSEngine
import HeadlessUIKit
import NimbusCSS
import NimbusUIKit

/// Explains the style of a screen's views.
@MainActor struct ViewStyleReader {
    private let rendered: RenderedScreen
    private var inspector: StyleInspector
    /// The context of the view, which selects the colours of a colour scheme.
    private var context = ResolutionContext()
    /// The rules of a view and of its ancestors, the view first.
    private var chain: [[MatchedRule]] = []

    init(_ rendered: RenderedScreen) {
        self.rendered = rendered
        inspector = rendered.screen.dom.styles.inspector
    }

    /// Returns the style of a view. `nil` if there is no view with the index.
    mutating func style(ofViewAt index: Int, revision: String) -> ViewStyle? {
        let (elements, registry) = (rendered.screen.elements, rendered.screen.dom.registry)
        guard elements.indices.contains(index), let node = registry.node(of: elements[index].view) else { return nil }
        let ancestors = sequence(first: elements[index].view) { $0.superview }
        chain = ancestors.compactMap(registry.node).map { inspector.rules(of: $0) }
        context = ResolutionContext(rendered.screen.dom.styles.environment(of: node))
        let computed = inspector.computedValues(of: node)
        let values = computed.filter { !$0.property.hasPrefix("--") }.map { value($0, in: chain.prefix(1)) }
        let customs = Dictionary(
            computed.filter { $0.property.hasPrefix("--") }.map { ($0.property, $0) }, uniquingKeysWith: { $1 })
        return ViewStyle(
            revision: revision, index: index, values: values, variables: variables(usedBy: values, customs),
            editProblems: RefusedEdit.all(rendered.edited))
    }

    // MARK: Values

    private func value(_ computed: ComputedProperty, in chain: some Sequence<[MatchedRule]>) -> ViewStyle.ComputedValue
    {
        var declarations: [CompetingDeclaration] = []
        // A rule can match a view and its ancestors.
        var hasWinner = false
        for rules in chain {
            for rule in rules {
                for declaration in rule.declarations.reversed() where declaration.longhands.contains(computed.property)
                {
                    var competing = competing(declaration, of: rule)
                    competing.won = !hasWinner && declaration.won && declaration.location == computed.location
                    hasWinner = hasWinner || competing.won
                    declarations.append(competing)
                }
            }
        }
        let winners = declarations.filter(\.won)
        return ViewStyle.ComputedValue(
            property: computed.property, value: text(computed),
            declarations: winners + declarations.filter { !$0.won })
    }

    /// Returns the text of a value. Contains only the colours of the view's colour scheme.
    private func text(_ computed: ComputedProperty) -> String {
        guard let value = computed.value, value.dependencies.contains(.colorScheme) else { return computed.text }
        return value.resolved(in: context).cssText
    }

    /// Returns the custom properties that values use, in the order of their first use.
    private func variables(
        usedBy values: [ViewStyle.ComputedValue], _ customs: [String: ComputedProperty]
    ) -> [ViewStyle.ComputedValue] {
        var variables: [ViewStyle.ComputedValue] = []
        var known: Set<String> = []
        var next = values.compactMap(\.declarations.first)
        while !next.isEmpty {
            let names = next.flatMap { VariableNames.inValue($0.value) }.filter { known.insert($0).inserted }
            let used = names.compactMap { customs[$0] }.map { value($0, in: chain) }
            variables += used
            next = used.compactMap(\.declarations.first)
        }
        return variables
    }

    private func competing(_ declaration: MatchedDeclaration, of rule: MatchedRule) -> CompetingDeclaration {
        let place = declaration.location.map { location in
            SourceLocation(
                source: rendered.version.watchedPath(location.source), line: location.line, column: location.column)
        }
        let position = place.flatMap { place in
            rendered.version.hash(of: place.source).map { hash in
                let range = rendered.edited.originalRange(of: declaration.valueRange, in: place.source)
                return CompetingDeclaration.EditPosition(
                    path: place.source, hash: hash, start: range.lowerBound, end: range.upperBound,
                    original: rendered.version.text(of: place.source, range) ?? declaration.value)
            }
        }
        return CompetingDeclaration(
            won: declaration.won, selector: rule.selector, property: declaration.property, value: declaration.value,
            isImportant: declaration.isImportant, place: place.map(EditorLocation.init), edit: position)
    }
}

/// Finds the custom properties that a value refers to.
enum VariableNames {
    /// Returns the names in `var(--name)` and, in InterfaCSS, `@name`, in order.
    static func inValue(_ value: String) -> [String] {
        var names: [String] = []
        var index = value.startIndex
        while index < value.endIndex {
            let run = value[index...].prefix { $0.isNameCharacter || $0 == "@" }
            if run.hasPrefix("--") { names.append(String(run)) }
            if run.hasPrefix("@") { names.append("--" + run.dropFirst()) }
            index = run.isEmpty ? value.index(after: index) : run.endIndex
        }
        return names
    }
}

extension Character {
    fileprivate var isNameCharacter: Bool { isLetter || isNumber || self == "-" || self == "_" || !isASCII }
}
