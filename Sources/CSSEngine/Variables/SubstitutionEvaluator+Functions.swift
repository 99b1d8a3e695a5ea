// Evaluates calls of custom functions (CSS Mixins 1, section 3).
extension SubstitutionEvaluator {
    /// The result of a call; `nil` if the call is invalid.
    /// - Parameters:
    ///   - name: The token with the name.
    ///   - caller: The call in which the function is called; `nil` for the element.
    mutating func result(
        ofCallAt name: Int, _ tokens: TokenList, _ arguments: Range<Int>, in caller: Int?,
        _ texts: borrowing VariableTexts
    ) -> Text? {
        dependencies.insert(.functions)
        guard let arguments = FunctionArguments(tokens, arguments),
            let name = lookup.inlineStyles.names.find(tokens, name), let definition = definition(of: name)
        else { return nil }
        let context = DeclarationContext(
            sheet: lookup.index.sheets[definition.sheet], names: lookup.index.names[definition.sheet])
        let function = context.sheet.functions[definition.function]
        // Arguments are evaluated as a part of the function, so that a call in an argument of the same function is a cycle.
        return evaluating(.function(sheet: definition.sheet, function: definition.function)) { evaluator in
            guard function.argumentCounts.contains(arguments.values.count) else { return nil }
            let values = zip(arguments.values, function.parameters).map { value, parameter in
                evaluator.argument(tokens, value, of: parameter, in: caller, texts)
            }
            return evaluator.result(of: function, definition, context, values, in: caller, texts)
        }
    }

    /// The definition that applies in the element's environment.
    private mutating func definition(of name: Atom) -> FunctionTable.Definition? {
        for definition in lookup.index.functions[name].reversed() {
            if areTrue(definition.conditions, in: lookup.index.sheets[definition.sheet]) { return definition }
        }
        return nil
    }

    private mutating func areTrue(_ conditions: [MediaCondition], in sheet: ParsedStylesheet) -> Bool {
        for condition in conditions where !isTrue(condition, in: sheet) { return false }
        return true
    }

    /// Whether the conditions around a descriptor in a function are true.
    private mutating func applies(
        _ descriptor: CustomFunction.Descriptor, of function: CustomFunction, _ definition: FunctionTable.Definition
    ) -> Bool {
        if descriptor.group == function.group { return true }
        let sheet = lookup.index.sheets[definition.sheet]
        guard areTrue(sheet.groups.mediaConditions(around: descriptor.group), in: sheet) else { return false }
        let container = sheet.groups.rules[Int(descriptor.group)].container
        if container == 0 { return true }
        dependencies.insert(.containerAnswers)
        return source.applies(container + lookup.index.containerBases[definition.sheet], in: lookup.index)
    }

    /// The value of an argument; `nil` if it is missing or invalid.
    private mutating func argument(
        _ tokens: TokenList, _ range: Range<Int>, of parameter: CustomFunction.Parameter, in caller: Int?,
        _ texts: borrowing VariableTexts
    ) -> Text? {
        guard !range.isEmpty, let text = text(of: tokens, range, in: caller, texts) else { return nil }
        return typed(Text(text), as: parameter.syntax)
    }

    private mutating func result(
        of function: CustomFunction, _ definition: FunctionTable.Definition, _ context: DeclarationContext,
        _ arguments: [Text?], in caller: Int?, _ texts: borrowing VariableTexts
    ) -> Text? {
        count(work: function.parameters.count + function.descriptors.count)
        let index = calls.count
        let call = FunctionCall(function, of: context, arguments: arguments, caller: caller) {
            applies($0, of: function, definition)
        }
        calls.append(call)
        // As in Chromium, the variables are evaluated before the result, whether it needs them or not.
        for name in call.names { _ = value(ofLocal: name, in: index, texts) }
        guard let result = call.result, let text = text(of: context.sheet.source.bytes(result), in: index, texts)
        else { return nil }
        return typed(Text(text), as: function.result)
    }

    /// Returns the computed value of a text; `nil` if it does not match the syntax.
    private mutating func typed(_ text: Text, as syntax: CustomPropertySyntax?) -> Text? {
        guard let syntax, !syntax.isUniversal else { return text }
        let value = text.bytes.withUnsafeBufferPointer { syntax.value(of: $0) }
        guard let value else { return nil }
        guard let computed = context(for: value.dependencies)?.computedCustomValue(value) else { return nil }
        return Text(bytes: Array(computed.cssText.utf8), isTainted: text.isTainted)
    }

    // MARK: Variables of a call

    /// The value of a parameter or a local variable of a call.
    mutating func value(ofLocal name: Atom, in call: Int, _ texts: borrowing VariableTexts) -> Text? {
        if let known = calls[call].values[name] { return known }
        let interruptions = interruptionCount
        let value = evaluating(.local(call: call, name)) { $0.evaluate(local: name, in: call, texts) }
        if interruptionCount == interruptions { calls[call].values[name] = .some(value) }
        return value
    }

    private mutating func evaluate(local name: Atom, in call: Int, _ texts: borrowing VariableTexts) -> Text? {
        guard let member = calls[call].members[name] else { return nil }
        guard let local = member.local else { return value(ofParameter: name, member, in: call, texts) }
        // A variable with the name of a parameter has its type.
        return value(of: local, name, member, in: call, texts) { $0.value(ofParameter: name, member, in: call, texts) }
    }

    /// The value of the argument, or the default value.
    private mutating func value(
        ofParameter name: Atom, _ member: FunctionCall.Member, in call: Int, _ texts: borrowing VariableTexts
    ) -> Text? {
        if let argument = member.argument { return argument }
        guard let defaultValue = member.parameter?.defaultValue else { return nil }
        return value(of: defaultValue, name, member, in: call, texts) { _ in nil }
    }

    /// The value in some bytes of the stylesheet, with the type of the parameter.
    /// - Parameter initial: Returns the value of `initial`.
    private mutating func value(
        of bytes: Range<UInt32>, _ name: Atom, _ member: FunctionCall.Member, in call: Int,
        _ texts: borrowing VariableTexts, initial: (inout Self) -> Text?
    ) -> Text? {
        guard let text = text(of: calls[call].sheet.source.bytes(bytes), in: call, texts) else { return nil }
        switch text.wideKeyword {
        case nil: return typed(Text(text), as: member.parameter?.syntax)
        case .inherit:
            let inherited = value(ofVariable: name, in: calls[call].caller, texts)
            return inherited.flatMap { typed($0, as: member.parameter?.syntax) }
        case .initial: return initial(&self)
        case .unset, .revert, .revertLayer: return nil
        }
    }
}
