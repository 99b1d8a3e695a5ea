// What a list of matched rules comes to: a cascade, custom properties, a computed style; each shared where it is equal.

extension StyleResolver {
    mutating func cascade(_ list: UInt32, _ inlineStyle: UInt32) -> UInt32 {
        let key = PairKey(first: list, second: inlineStyle)
        if inlineStyle == 0 {
            while cascadeOfList.count <= Int(list) { cascadeOfList.append(0) }
            if cascadeOfList[Int(list)] != 0 { return cascadeOfList[Int(list)] - 1 }
        } else if let known = cascadeRows[key] {
            return known
        }
        let row = UInt32(cascades.count)
        cascades.append(summary(cascade.run(matched(list, inlineStyle))))
        if inlineStyle == 0 { cascadeOfList[Int(list)] = row + 1 } else { cascadeRows[key] = row }
        return row
    }

    func matched(_ list: UInt32, _ inlineStyle: UInt32) -> Cascade.Matched {
        Cascade.Matched(ranks: lists[list], inlineStyle: inlineStyle)
    }

    private func summary(_ result: Cascade.Result) -> Cascaded {
        var summary = Cascaded(result: result, usesParent: result.inheritsAll != nil)
        for winner in result.winners {
            switch winner.outcome {
            case .initial: break
            case .inherit: summary.usesParent = true
            case .declared:
                switch origins.value(of: winner.reference) {
                case .unparsed: summary.usesVariables = true
                case .typed(let value):
                    let value = origins.sheet(of: winner.reference).values[Int(value)]
                    let dependencies = styleDependencies(of: value, of: winner.property)
                    if dependencies.contains(.parent) { summary.usesParent = true }
                    if dependencies.contains(.rootFontSize) { summary.usesRoot = true }
                case .cssWide, .verbatim: break
                }
            }
        }
        return summary
    }

    mutating func customProperties(
        of node: NodeStyle, _ row: UInt32, parent: UInt32, _ inlineStyle: UInt32
    ) -> UInt32 {
        let winners = cascades[Int(row)].result.customWinners
        if winners.isEmpty { return parent }
        let key = PairKey(first: row, second: parent)
        if let known = customPropertyRows[key] { return known }
        let table = UInt32(customProperties.count)
        customProperties.append(
            variables.customProperties(
                winners, inheritingFrom: customProperties[Int(parent)], id: table, origins, &cascade,
                matched(node.list, inlineStyle)))
        customPropertyRows[key] = table
        return table
    }

    // MARK: Styles

    mutating func style(
        of node: NodeStyle, _ row: UInt32, parent: NodeStyle?, inlineStyle: UInt32
    ) -> UInt32 {
        let cascade = cascades[Int(row)]
        guard cascade.dependsOnSurroundings else {
            if cascade.style == 0 {
                let computed = computedValues(of: node, cascade.result, nil, inlineStyle)
                cascades[Int(row)].style = append(computed) + 1
            }
            return cascades[Int(row)].style - 1
        }
        let parentStyle = parent.map { $0.style + 2 } ?? 1
        var key = StyleKey(
            cascade: row, customProperties: cascade.usesVariables ? node.customProperties : 0,
            parent: cascade.usesParent ? parentStyle : 0, rootFontSize: parent == nil ? 0 : rootFontSize)
        if case .style(let known) = styleRows[key] { return known }
        if case .dependsOnParent = styleRows[key] {
            key.parent = parentStyle
            if case .style(let known) = styleRows[key] { return known }
        }
        var computed = computedValues(of: node, cascade.result, parent.map { styles[Int($0.style)] }, inlineStyle)
        if cascade.usesParent { computed.dependencies.insert(.parent) }
        let style = append(computed)
        if computed.dependencies.contains(.parent) {
            if key.parent == 0 { styleRows[key] = .dependsOnParent }
            key.parent = parentStyle
        }
        styleRows[key] = .style(style)
        return style
    }

    private mutating func append(_ computed: ComputedStyleBuilder) -> UInt32 {
        dependencies.formUnion(computed.dependencies)
        styles.append(
            ComputedStyle(
                computed.entries, id: UInt32(styles.count), computed.dependencies, variables: computed.variables))
        return UInt32(styles.count - 1)
    }
}
