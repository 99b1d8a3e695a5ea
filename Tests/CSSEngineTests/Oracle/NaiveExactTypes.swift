import CSSEngine

/// The types that exact type selectors can match: those of UIKit, and those that such selectors name.
struct NaiveExactTypes {
    private var names: Set<String> = ["UIView", "UILabel", "UIButton"]

    init() {}

    /// - Parameter files: The files that can be imported.
    init(_ sheets: [(sheet: NaiveSheet, origin: Origin)], files: [String: NaiveSheet]) {
        for (sheet, _) in sheets { add(sheet, main: sheet.name, files) }
    }

    /// The nearest type of a node that an exact type selector can match.
    func type(of node: TestNode) -> String? { node.types.first { names.contains($0) } }

    /// The nearest type of a node's view controller that an exact type selector can match.
    func controllerType(of node: TestNode) -> String? {
        node.controllerTypes.first { $0 == "UIViewController" || names.contains($0) }
    }

    private mutating func add(_ sheet: NaiveSheet, main: String, _ files: [String: NaiveSheet]) {
        for rule in sheet.imports where rule.supports?.holds ?? true {
            if let imported = files[rule.file] { add(imported, main: main, files) }
        }
        let options = OracleNames.selectorOptions(of: sheet.name, importedBy: main)
        if options.contains(.matchesExactTypes) { add(sheet.items) }
    }

    /// Adds the types in rules, also in those whose media query does not match.
    private mutating func add(_ items: [NaiveItem]) {
        for item in items {
            switch item {
            case .style(let rule):
                guard rule.selectors.allSatisfy(\.isValid) else { continue }
                for selector in rule.selectors { add(selector) }
                add(rule.items)
            case .layer(_, let items), .media(_, let items): add(items)
            case .supports(let condition, let items): if condition.holds == true { add(items) }
            case .extend(let selector): add(selector)
            case .declaration, .layerStatement, .unknownAtRule: break
            }
        }
    }

    private mutating func add(_ selector: NaiveSelector) {
        guard selector.isValid else { return }
        for simple in selector.steps.flatMap(\.compound) {
            switch simple {
            case .type(let name): names.insert(name)
            case .logical(_, let list): for member in list { add(member) }
            case .nth(let nth): for member in nth.list ?? [] { add(member) }
            case .universal, .id, .className, .attribute, .state, .structural, .nesting, .direction, .language,
                .environment, .inertClass, .inertElement, .unknown, .anchor:
                break
            }
        }
    }
}
