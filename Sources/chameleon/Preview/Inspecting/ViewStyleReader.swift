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
    /// The view and its ancestors, the view first, with their rules.
    private var chain: [(node: StyleNode, rules: [MatchedRule])] = []
    /// The custom properties of the views in the chain, as far as they are known.
    private var customProperties: [Int: [String: ComputedProperty]] = [:]

    /// The maximum number of declarations of a value.
    private static let declarationLimit = 50

    init(_ rendered: RenderedScreen) {
        self.rendered = rendered
        inspector = rendered.screen.dom.styles.inspector
    }

    /// Returns the style of a view. `nil` if there is no view with the index.
    mutating func style(ofViewAt index: Int, revision: String) -> ViewStyle? {
        let (elements, registry) = (rendered.screen.elements, rendered.screen.dom.registry)
        guard elements.indices.contains(index), let node = registry.node(of: elements[index].view) else { return nil }
        let ancestors = sequence(first: elements[index].view) { $0.superview }
        chain = ancestors.compactMap(registry.node).map { ($0, inspector.rules(of: $0)) }
        customProperties = [:]
        context = ResolutionContext(rendered.screen.dom.styles.environment(of: node))
        let computed = inspector.computedValues(of: node).filter { !$0.property.hasPrefix("--") }
        let values = computed.map { explain($0, in: 0..<1).value }
        return ViewStyle(
            revision: revision, index: index, values: values, variables: variables(usedBy: values),
            editProblems: EditRemark.all(rendered))
    }

    // MARK: Values

    /// Returns a value with the declarations for it in the rules of some views of the chain, and the index of the view
    /// whose declaration won.
    private func explain(
        _ computed: ComputedProperty, in views: Range<Int>
    ) -> (value: ViewStyle.ComputedValue, winner: Int?) {
        var winner: (declaration: CompetingDeclaration, view: Int)?
        var losers: [CompetingDeclaration] = []
        var count = 0
        for view in views {
            for rule in chain[view].rules {
                for declaration in rule.declarations.reversed() where declaration.sets(computed.property) {
                    count += 1
                    // A rule can match a view and its ancestors.
                    if winner == nil, declaration.won, declaration.location == computed.location {
                        winner = (competing(declaration, of: rule, won: true), view)
                    } else if losers.count < Self.declarationLimit {
                        losers.append(competing(declaration, of: rule, won: false))
                    }
                }
            }
        }
        let declarations = [winner?.declaration].compactMap(\.self) + losers
        let value = ViewStyle.ComputedValue(
            property: computed.property, value: text(computed), declarations: declarations,
            moreDeclarations: count - declarations.count)
        return (value, winner?.view)
    }

    /// Returns the text of a value. Contains only the colours of the view's colour scheme.
    private func text(_ computed: ComputedProperty) -> String {
        guard let value = computed.value, value.dependencies.contains(.colorScheme) else { return computed.text }
        return value.resolved(in: context).cssText
    }

    /// Returns the custom properties that values use, in the order of their first use.
    ///
    /// A value refers to the custom properties of its view, and a custom property to those of the view that declares it.
    private mutating func variables(usedBy values: [ViewStyle.ComputedValue]) -> [ViewStyle.ComputedValue] {
        struct Variable: Hashable {
            let name: String
            let view: Int
        }
        var variables: [ViewStyle.ComputedValue] = []
        var (visited, listed): (Set<Variable>, Set<Variable>) = ([], [])
        var next = values.compactMap(\.declarations.first).map { (text: $0.value, view: 0) }
        while !next.isEmpty {
            var later: [(text: String, view: Int)] = []
            for (text, view) in next {
                for name in VariableNames.inValue(text) where visited.insert(Variable(name: name, view: view)).inserted
                {
                    guard let property = customProperties(of: view)[name] else { continue }
                    let (value, winner) = explain(property, in: view..<chain.count)
                    guard listed.insert(Variable(name: name, view: winner ?? view)).inserted else { continue }
                    variables.append(value)
                    if let winning = value.declarations.first { later.append((winning.value, winner ?? view)) }
                }
            }
            next = later
        }
        return variables
    }

    private mutating func customProperties(of view: Int) -> [String: ComputedProperty] {
        if let known = customProperties[view] { return known }
        let computed = inspector.computedValues(of: chain[view].node).filter { $0.property.hasPrefix("--") }
        let properties = Dictionary(computed.map { ($0.property, $0) }, uniquingKeysWith: { $1 })
        customProperties[view] = properties
        return properties
    }

    private func competing(
        _ declaration: MatchedDeclaration, of rule: MatchedRule, won: Bool
    ) -> CompetingDeclaration {
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
            won: won, selector: rule.selector, groups: rule.groups, property: declaration.property,
            value: declaration.value, isImportant: declaration.isImportant, place: place.map(EditorLocation.init),
            edit: position)
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

extension MatchedDeclaration {
    /// Whether the declaration sets a property, as a longhand or as part of a shorthand.
    fileprivate func sets(_ property: String) -> Bool {
        longhands.contains(property) || isAll && !property.hasPrefix("--")
    }
}
