import CSSEngine

/// The declarations of a stylesheet with their typed values, and its problems. They do not depend on an environment: rules
/// whose conditions are false are checked, too.
struct TTCSSDeclarations: Sendable {
    /// A declaration that is not invalid.
    struct Declaration: Sendable {
        /// The name of the property as written.
        let name: String
        /// The tokens of the value.
        let tokens: [String]
        /// The property's name in `PropertyTable.three20` and the value. `nil` if Three20 cannot use the property.
        let typed: (property: String, value: TTCSSValue)?
    }

    private struct Location: Hashable {
        let source: ObjectIdentifier
        let offset: Int
    }

    /// The maximum number of diagnostics of this type. Further ones are only counted.
    private static let diagnosticLimit = 10_000

    /// The errors and warnings of the stylesheet, and the problems of rules that are valid in CSS but not in Three20.
    private(set) var diagnostics: [Diagnostic] = []
    private var declarations: [Location: Declaration] = [:]
    private var problems: [Diagnostic] = []
    private var (omittedErrors, omittedWarnings) = (0, 0)

    init(_ stylesheet: Stylesheet) {
        var parser = TTCSSValueParser()
        // The declarations after a nested rule are a rule with the same selectors.
        var preludes: Set<Location> = []
        // As in Three20, a rule exists once its closing brace is there.
        for rule in stylesheet.sourceRules where rule.isClosed {
            let prelude = Location(source: ObjectIdentifier(rule.source), offset: rule.preludeRange.lowerBound)
            if preludes.insert(prelude).inserted, ComponentValueSplitter.simpleSelectors(rule.selectorText).isEmpty {
                report(.unmatchableSelector, in: rule.source, at: rule.preludeRange)
            }
            parser.enter(rule)
            for declaration in rule.declarations { add(declaration, in: rule.source, &parser) }
        }
        diagnostics = stylesheet.diagnostics(with: problems)
        if omittedErrors + omittedWarnings > 0, let last = problems.last {
            diagnostics.append(
                .written(
                    .more(omittedErrors + omittedWarnings, errors: omittedErrors), in: last.source, at: last.range))
        }
        problems = []
    }

    /// The declaration of a rule that applies. `nil` if it is invalid.
    subscript(declaration: EffectiveDeclaration) -> Declaration? {
        declarations[
            Location(source: ObjectIdentifier(declaration.source), offset: declaration.ranges.nameRange.lowerBound)]
    }

    private mutating func add(
        _ declaration: SourceDeclaration, in source: Source, _ parser: inout TTCSSValueParser
    ) {
        let name = source.string(declaration.nameRange)
        let text = declaration.value(in: source)
        let offset = declaration.nameRange.lowerBound
        var typed: (property: String, value: TTCSSValue)?
        do {
            typed = try parser.parse(name, text).map { parsed in
                (parsed.property, TTCSSValue(value: parsed.value, source: source, offset: offset))
            }
        } catch {
            switch error {
            case .unknownProperty: report(.unknownProperty, in: source, at: declaration.nameRange)
            case .invalidValue(let property):
                report(.invalidValue(property: property), in: source, at: declaration.valueRange)
                return
            }
        }
        declarations[Location(source: ObjectIdentifier(source), offset: offset)] = Declaration(
            name: name, tokens: ComponentValueSplitter.three20Value(text), typed: typed)
    }

    private mutating func report(_ kind: Diagnostic.Kind, in source: Source, at range: Range<Int>) {
        let problem = Diagnostic.written(kind, in: source, at: range)
        if problems.count < Self.diagnosticLimit {
            problems.append(problem)
        } else if problem.severity == .error {
            omittedErrors += 1
        } else {
            omittedWarnings += 1
        }
    }
}
