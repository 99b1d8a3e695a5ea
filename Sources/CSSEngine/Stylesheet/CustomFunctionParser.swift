/// Parses `@function --name( <parameter># ) [ returns <type> ]? { … }` (CSS Mixins 1, section 2).
///
/// A parameter is `--name <type>? [: <default>]?`. A type is `type( <syntax> )`, or one component of a syntax.
struct CustomFunctionParser {
    private let tokens: TokenList
    private(set) var functions: [CustomFunction] = []
    /// The names in `attr()` in the functions, as atoms of the stylesheet. A name may repeat.
    private(set) var attributeNames: [Atom] = []
    /// The custom media queries in `if()` in the functions.
    private(set) var customMediaReferences: [CustomMediaReference] = []

    init(_ tokens: TokenList) {
        self.tokens = tokens
    }

    /// Parses a rule and adds its function. Reports errors.
    /// - Parameters:
    ///   - rule: The tokens from the at-keyword to the end of the block.
    ///   - group: The innermost group rule around the rule.
    mutating func parse(
        _ rule: Range<Int>, _ prelude: Range<Int>, _ block: Range<Int>, in group: UInt32,
        _ groups: inout GroupRuleParser, names: inout AtomTable, log: inout DiagnosticLog
    ) {
        guard let signature = signature(prelude, names: &names) else {
            return log.add(.invalidFunction, tokens.byteRange(rule.lowerBound..<tokens.trimmed(prelude).upperBound))
        }
        let descriptors = descriptors(block, in: group, &groups, names: &names, log: &log)
        functions.append(
            CustomFunction(
                name: names.intern(tokens, signature.name), group: group, parameters: signature.parameters,
                result: signature.result, descriptors: descriptors,
                range: tokens.rows[rule.lowerBound].start..<tokens.rows[rule.upperBound].start,
                nameRange: tokens.start(signature.name)..<tokens.end(signature.name) - 1))
    }

    // MARK: Prelude

    private struct Signature {
        /// The token with the name, which also opens the parameters.
        let name: Int
        let parameters: [CustomFunction.Parameter]
        let result: CustomPropertySyntax?
    }

    /// Parses the prelude. Returns `nil` if it is invalid.
    private mutating func signature(_ prelude: Range<Int>, names: inout AtomTable) -> Signature? {
        let prelude = tokens.trimmed(prelude)
        guard let name = prelude.first, tokens.isDashedFunction(name) else { return nil }
        let close = tokens.partner(name, limit: prelude.upperBound)
        guard close < prelude.upperBound, let parameters = parameters(name + 1..<close, names: &names) else {
            return nil
        }
        let rest = tokens.trimmed(close + 1..<prelude.upperBound)
        guard let keyword = rest.first else { return Signature(name: name, parameters: parameters, result: nil) }
        guard tokens.isIdent(keyword, "returns"),
            let result = type(tokens.trimmed(keyword + 1..<rest.upperBound))
        else { return nil }
        return Signature(name: name, parameters: parameters, result: result)
    }

    private mutating func parameters(_ range: Range<Int>, names: inout AtomTable) -> [CustomFunction.Parameter]? {
        if tokens.trimmed(range).isEmpty { return [] }
        var parameters: [CustomFunction.Parameter] = []
        for part in tokens.splitAtCommas(range) {
            guard let parameter = parameter(tokens.trimmed(part), names: &names) else { return nil }
            parameters.append(parameter)
        }
        return parameters
    }

    private mutating func parameter(_ range: Range<Int>, names: inout AtomTable) -> CustomFunction.Parameter? {
        guard let name = range.first, tokens.isCustomPropertyName(name) else { return nil }
        var colon = name + 1
        while colon < range.upperBound, tokens.kind(colon) != .colon {
            colon = tokens.after(colon, limit: range.upperBound)
        }
        let written = tokens.trimmed(name + 1..<colon)
        let syntax = written.isEmpty ? nil : type(written)
        guard written.isEmpty || syntax != nil else { return nil }
        let atom = names.intern(tokens, name)
        guard colon < range.upperBound else {
            return CustomFunction.Parameter(name: atom, syntax: syntax, defaultValue: nil)
        }
        let value = tokens.trimmed(colon + 1..<range.upperBound)
        guard let offsets = self.value(value, names: &names),
            tokens.hasReference(value) || syntax.map({ $0.isUniversal || $0.value(tokens, value) != nil }) ?? true
        else { return nil }
        return CustomFunction.Parameter(name: atom, syntax: syntax, defaultValue: offsets)
    }

    private func type(_ range: Range<Int>) -> CustomPropertySyntax? {
        var index = range.lowerBound
        guard let syntax = CustomPropertySyntax(type: tokens, at: &index, limit: range.upperBound),
            index == range.upperBound
        else { return nil }
        return syntax
    }

    // MARK: Block

    private mutating func descriptors(
        _ block: Range<Int>, in group: UInt32, _ groups: inout GroupRuleParser, names: inout AtomTable,
        log: inout DiagnosticLog
    ) -> [CustomFunction.Descriptor] {
        var descriptors: [CustomFunction.Descriptor] = []
        var items = RuleParser(tokens, block, as: .declarations)
        var group = group
        var outerGroups: [UInt32] = []
        while true {
            switch items.next() {
            case .declaration(let item):
                if let descriptor = descriptor(item, in: group, names: &names, log: &log) {
                    descriptors.append(descriptor)
                }
            case .atRule(let name, let prelude, let block):
                guard let block,
                    let inner = self.group(name, prelude, in: group, &groups, names: &names, log: &log)
                else { continue }
                outerGroups.append(group)
                group = inner
                items.enter(block, as: .declarations)
            case .qualifiedRule(let range, _), .invalid(let range, _):
                log.add(.invalidDeclaration, tokens.byteRange(tokens.trimmed(range)))
            case .blockEnd:
                guard let outer = outerGroups.popLast() else { return descriptors }
                group = outer
            }
        }
    }

    /// Adds the group rule of a condition in a function. Returns `nil` if the condition is false or invalid, or if the rule has
    /// no effect here.
    private func group(
        _ name: Int, _ prelude: Range<Int>, in group: UInt32, _ groups: inout GroupRuleParser,
        names: inout AtomTable, log: inout DiagnosticLog
    ) -> UInt32? {
        if tokens.isName(name, "media") { return groups.addMedia(prelude, in: group, log: &log) }
        if tokens.isName(name, "container") {
            return groups.addContainer(prelude, in: group, names: &names, log: &log)
        }
        guard tokens.isName(name, "supports") else {
            log.add(.misplacedAtRule, tokens.byteRange(name..<name + 1))
            return nil
        }
        let isTrue = groups.evaluateSupports(prelude, as: .supportsCondition, log: &log)
        return isTrue == true ? groups.addSupports(in: group) : nil
    }

    private mutating func descriptor(
        _ item: RuleParser.DeclarationItem, in group: UInt32, names: inout AtomTable, log: inout DiagnosticLog
    ) -> CustomFunction.Descriptor? {
        let isLocal = tokens.isCustomPropertyName(item.name)
        guard isLocal || tokens.isIdent(item.name, "result") else {
            log.add(.misplacedInFunction, tokens.byteRange(item.name..<item.name + 1))
            return nil
        }
        guard !item.isImportant, let value = value(item.value, names: &names) else {
            log.add(
                .invalidFunctionValue, tokens.byteRange(item.value.isEmpty ? item.name..<item.name + 1 : item.value))
            return nil
        }
        return CustomFunction.Descriptor(
            name: isLocal ? names.intern(tokens, item.name) : .none, value: value, group: group)
    }

    /// Reads a value, and interns the names in it.
    /// - Returns: The byte offsets; `nil` if the value is invalid.
    private mutating func value(_ range: Range<Int>, names: inout AtomTable) -> Range<UInt32>? {
        guard tokens.isDeclarationValue(range), tokens.hasValidReferences(range) else { return nil }
        attributeNames += tokens.internNames(in: range, &names)
        customMediaReferences += tokens.customMediaReferences(in: range)
        return tokens.rows[range.lowerBound].start..<tokens.rows[range.upperBound].start
    }
}
