/// A call of a custom function during the evaluation of a value.
struct FunctionCall {
    /// A parameter or a local variable.
    struct Member {
        /// The value of the argument; `nil` if there is none, or if the argument is invalid.
        var argument: SubstitutionEvaluator.Text?
        var parameter: CustomFunction.Parameter?
        /// The byte offsets of the value of the local variable; `nil` if the function does not set it.
        var local: Range<UInt32>?
    }

    /// The call in which the function is called; `nil` for the element.
    let caller: Int?
    /// The stylesheet of the function.
    let sheet: ParsedStylesheet
    /// The parameters and local variables by the engine's atoms of their names.
    private(set) var members: [Atom: Member] = [:]
    /// The names of the members in source order.
    private(set) var names: [Atom] = []
    /// The byte offsets of the result; `nil` if the function has none.
    private(set) var result: Range<UInt32>?
    /// The values of members that are known; `nil` for a member without a value.
    var values: [Atom: SubstitutionEvaluator.Text?] = [:]

    /// - Parameters:
    ///   - names: The engine's atoms of the stylesheet's names.
    ///   - arguments: The arguments of the first parameters; `nil` for an invalid one.
    ///   - applies: Returns whether the conditions around a descriptor are true.
    init(
        _ function: CustomFunction, of context: DeclarationContext, arguments: [SubstitutionEvaluator.Text?],
        caller: Int?, applies: (CustomFunction.Descriptor) -> Bool
    ) {
        self.caller = caller
        sheet = context.sheet
        for (index, parameter) in function.parameters.enumerated() {
            let argument = index < arguments.count ? arguments[index] : nil
            let name = context.names[Int(parameter.name.id)]
            if members[name] == nil { names.append(name) }
            members[name] = Member(argument: argument, parameter: parameter)
        }
        for descriptor in function.descriptors where applies(descriptor) {
            if descriptor.name == .none {
                result = descriptor.value
            } else {
                let name = context.names[Int(descriptor.name.id)]
                if members[name] == nil { names.append(name) }
                members[name, default: Member()].local = descriptor.value
            }
        }
    }

    /// Whether a name is a parameter or a local variable.
    func defines(_ name: Atom) -> Bool { members[name] != nil }
}
