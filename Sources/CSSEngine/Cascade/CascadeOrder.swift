/// Receives the declarations of an element, the strongest first.
protocol DeclarationReceiver: ~Copyable {
    mutating func process(_ declaration: Declaration, _ reference: DeclarationID, _ level: CascadeLevels.Level)
}

/// Visits the declarations of an element in the order of the cascade (CSS Cascade 5, section 6.1).
struct CascadeOrder: ~Copyable {
    /// Consecutive ranks whose rules are in the same layer.
    struct LayerRange: BitwiseCopyable {
        /// The level of the rules' normal declarations.
        let level: UInt32
        /// The range of indices in `MatchResult.ranks`.
        let start: Int
        fileprivate(set) var end: Int

        var range: Range<Int> { start..<end }
    }

    private let index: RuleIndex
    private let levels: CascadeLevels
    private let inlineStyles: InlineStyleTable
    /// The layers of the matched rules, the weakest first.
    private var layers = UniqueArray<LayerRange>()

    init(_ index: RuleIndex, inlineStyles: InlineStyleTable) {
        self.index = index
        levels = index.levels
        self.inlineStyles = inlineStyles
    }

    /// Passes every declaration to a receiver, the strongest first.
    mutating func visit<Receiver: DeclarationReceiver & ~Copyable>(
        _ matched: MatchResult, _ receiver: inout Receiver
    ) {
        let ranks = matched.ranks
        if matched.inlineStyle != 0 || ranks.contains(where: { index.rule(ofRank: $0).hasImportant }) {
            let inlineStyle = matched.inlineStyle == 0 ? nil : inlineStyles[matched.inlineStyle]
            if let inlineStyle { visitMotion(inlineStyle.transitions, levels.transitionLevel, &receiver) }
            findLayers(ranks)
            for layer in 0..<layers.count where levels.isUserAgent(layers[layer].level) {
                visitRules(ranks, layers[layer].range, isImportant: true, &receiver)
            }
            if let inlineStyle { visitInline(inlineStyle.members, isImportant: true, &receiver) }
            for layer in 0..<layers.count where !levels.isUserAgent(layers[layer].level) {
                visitRules(ranks, layers[layer].range, isImportant: true, &receiver)
            }
            if let inlineStyle {
                visitMotion(inlineStyle.animations, levels.animationLevel, &receiver)
                visitInline(inlineStyle.members, isImportant: false, &receiver)
            }
        }
        visitRules(ranks, ranks.indices, isImportant: false, &receiver)
    }

    private mutating func findLayers(_ ranks: UnsafeBufferPointer<UInt32>) {
        layers.removeAll()
        for position in ranks.indices {
            let level = index.rule(ofRank: ranks[position]).level
            if layers.count > 0, layers[layers.count - 1].level == level {
                layers[layers.count - 1].end = position + 1
            } else {
                layers.append(LayerRange(level: level, start: position, end: position + 1))
            }
        }
    }

    @inline(__always)
    private func visitRules<Receiver: DeclarationReceiver & ~Copyable>(
        _ ranks: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, isImportant: Bool, _ receiver: inout Receiver
    ) {
        for position in range.reversed() {
            let rule = index.rule(ofRank: ranks[position])
            if isImportant, !rule.hasImportant { continue }
            let level = levels.level(rule.level, isImportant: isImportant)
            visitDeclarations(of: rule, level, isImportant: isImportant, &receiver)
            var extended = rule.extendedEnd
            while extended > rule.extendedStart {
                extended -= 1
                let rule = index.rules[Int(index.extendedRules[Int(extended)])]
                visitDeclarations(of: rule, level, isImportant: isImportant, &receiver)
            }
        }
    }

    @inline(__always)
    private func visitDeclarations<Receiver: DeclarationReceiver & ~Copyable>(
        of rule: RuleIndex.Rule, _ level: CascadeLevels.Level, isImportant: Bool, _ receiver: inout Receiver
    ) {
        var next = rule.declarationsEnd
        while next > rule.declarationsStart {
            next -= 1
            let declaration = index.declarations[Int(next)]
            guard declaration.isImportant == isImportant else { continue }
            let reference = DeclarationID(
                sheet: SheetID(stylesheet: rule.sheet), declaration: next - rule.declarationsBase)
            receiver.process(declaration, reference, level)
        }
    }

    private func visitMotion<Receiver: DeclarationReceiver & ~Copyable>(
        _ members: [InlineStyle.Member], _ level: CascadeLevels.Level, _ receiver: inout Receiver
    ) {
        for member in members.reversed() where !member.declaration.isImportant {
            receiver.process(member.declaration, member.reference, level)
        }
    }

    private func visitInline<Receiver: DeclarationReceiver & ~Copyable>(
        _ members: [InlineStyle.Member], isImportant: Bool, _ receiver: inout Receiver
    ) {
        let level = levels.inlineLevel(isImportant: isImportant)
        for member in members.reversed() where member.declaration.isImportant == isImportant {
            receiver.process(member.declaration, member.reference, level)
        }
    }
}
