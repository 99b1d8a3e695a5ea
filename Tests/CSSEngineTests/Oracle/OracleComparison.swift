import CSSEngine

/// Compares the engine with the naive cascade in one case.
struct OracleComparison {
    /// A line for each difference.
    private(set) var differences: [String] = []

    init(_ oracleCase: OracleCase) {
        let (engine, nodes) = oracleCase.styledEngine()
        var report = engine.inspector()
        let styles = oracleCase.naiveStyles()
        // In source order, the specificity of a rule is that of the last selector that matches.
        let comparesSpecificity =
            oracleCase.ordering == .cascade
            && oracleCase.sheets.allSatisfy { OracleNames.dialect(of: $0.sheet.name).ordering == .cascade }
        for (index, (node, style)) in zip(nodes, styles).enumerated() {
            let title = "    view \(index) \(oracleCase.nodes[index].types[0])"
            compare(report.computedValues(of: node), style, title)
            compare(report.rules(of: node), style, title, comparesSpecificity: comparesSpecificity)
        }
    }

    private mutating func compare(_ values: [ComputedProperty], _ style: NaiveStyle, _ title: String) {
        var ours = NaiveProperties.initial
        var places: [String: String] = [:]
        for value in values {
            ours[value.property] = value.text
            places[value.property] = value.location.map { "\($0.source):\($0.line)" } ?? "inline"
        }
        var theirs = NaiveProperties.initial
        for (property, computed) in style.values.merging(style.custom, uniquingKeysWith: { $1 }) {
            theirs[property] = computed.text
            guard let text = computed.text, let place = computed.place, ours[property] == text else { continue }
            let expected = place.hasPrefix("inline") ? "inline" : place
            if let found = places[property], found != expected {
                differences.append("\(title) \(property): from \(found), naively from \(expected)")
            }
        }
        for property in Set(ours.keys).union(theirs.keys).sorted() {
            let (ours, theirs) = (ours[property].map(words), theirs[property].map(words))
            if ours == theirs { continue }
            differences.append("\(title) \(property): \(ours ?? "(not set)"), naively \(theirs ?? "(not set)")")
        }
    }

    /// Joins words with single spaces. The browser cases test the white space around substituted values.
    private func words(_ text: String) -> String { text.split(separator: " ").joined(separator: " ") }

    private mutating func compare(
        _ rules: [MatchedRule], _ style: NaiveStyle, _ title: String, comparesSpecificity: Bool
    ) {
        func text(_ place: String, _ ids: Int, _ classes: Int, _ types: Int) -> String {
            comparesSpecificity ? "\(place) (\(ids), \(classes), \(types))" : place
        }
        let ours = rules.compactMap { rule in
            rule.location.map { location in
                text(
                    "\(location.source):\(location.line)", rule.specificity.a, rule.specificity.b, rule.specificity.c)
            }
        }
        let theirs = style.rules.map { rule in
            text(rule.place, rule.specificity.ids, rule.specificity.classes, rule.specificity.types)
        }
        if ours != theirs { differences.append("\(title) rules: \(ours), naively \(theirs)") }
        var won: Set<String> = []
        for rule in rules {
            for (index, declaration) in rule.declarations.enumerated() where declaration.won {
                won.insert(declaration.location.map { "\($0.source):\($0.line)" } ?? "inline \(index)")
            }
        }
        for place in style.winners.subtracting(won).sorted() { differences.append("\(title) \(place) should win") }
        for place in won.subtracting(style.winners).subtracting(style.contenders).sorted() {
            differences.append("\(title) \(place) should not win")
        }
    }
}
