/// Evaluates a value with `attr()`, `if()` or custom functions for one element (CSS Values 5, CSS Mixins 1).
///
/// The text of an attribute or a variable can have such functions as well, so that they are evaluated in turn. Everything
/// that is being evaluated is on a stack: a function, a local variable or an attribute that needs itself has no value.
///
/// The files `SubstitutionEvaluator+….swift` have the functions.
struct SubstitutionEvaluator {
    /// A text that replaces a function, or the value of a variable.
    struct Text {
        var bytes: [UInt8]
        /// Whether the text comes from an attribute, or depends on one.
        var isTainted = false
    }

    /// Something that is being evaluated.
    enum Activity: Equatable {
        case attribute(String)
        /// A function: indices of the stylesheet and of its functions.
        case function(sheet: Int, function: Int)
        /// A local variable of a call.
        case local(call: Int, Atom)
    }

    /// The contexts of typed values by the part of the font that they are relative to; `nil` for values that are not. A
    /// dictionary, because a context is too large for the stack.
    typealias Contexts = [FontDependency?: ColorSchemeContext]

    /// The own custom properties of an element while they are computed.
    struct OwnProperties {
        /// The texts that are computed.
        var texts: [Atom: TextID] = [:]
        /// The properties that are not computed yet.
        var unresolved: VariableDependencyGraph.Unresolved?
    }

    let source: SubstitutionSource
    private let own: OwnProperties
    /// Without a context for `nil`, only the environment is known.
    private let contexts: Contexts
    let lookup: DeclarationLookup
    let properties: PropertyTable
    /// A Bloom filter of the custom properties that the value reads.
    var reads: UInt64 = 0
    /// The other inputs of the value.
    var dependencies: StyleDependencies = []
    /// The custom properties that are needed, but are not computed yet. If there are any, the value is evaluated again.
    var pending: [Atom] = []
    /// The part of the font that typed values are relative to, if its context is not known yet. The value is evaluated again
    /// with the context.
    private(set) var neededFont: FontDependency?
    /// Whether a container query is evaluated, not an `if()`.
    var isContainerQuery = false
    /// The number of times that something was not known yet.
    private(set) var interruptionCount = 0
    /// The calls of custom functions so far. A call refers to the call in which it is evaluated by its index.
    var calls: [FunctionCall] = []
    /// The stylesheet of the value; `nil` for a container query.
    private var sheet: ParsedStylesheet?
    /// Everything that is being evaluated, from the outside in.
    private var activities: [Activity] = []
    /// The index of the outermost activity of the cycles that were found.
    private var cycleStart: Int?
    private var depth = 0
    /// The number of tokens and variables that were visited.
    private(set) var work: Int

    /// The maximum nesting of functions, also through variables. It bounds the stack.
    private static let depthLimit = 64
    /// The maximum number of tokens that are visited for a value, so that functions which call each other repeatedly cannot
    /// take exponential time.
    private static let workLimit = 1 << 18

    /// - Parameter work: The work of former evaluations of the value.
    init(
        _ source: SubstitutionSource, own: OwnProperties = OwnProperties(), _ contexts: Contexts,
        _ lookup: DeclarationLookup, _ properties: PropertyTable, work: Int = 0
    ) {
        self.source = source
        self.own = own
        self.contexts = contexts
        self.work = work
        self.lookup = lookup
        self.properties = properties
    }

    /// Returns the text of a value; `nil` if it is invalid, or if custom properties are pending.
    /// - Parameter value: The byte offsets of the value in its stylesheet.
    mutating func text(of value: Range<UInt32>, in sheet: ParsedStylesheet, _ texts: borrowing VariableTexts)
        -> SubstitutedText?
    {
        self.sheet = sheet
        return text(of: sheet.source.bytes(value), in: nil, texts)
    }

    /// Whether a media condition is true.
    /// - Parameter call: The call in which the condition is evaluated; `nil` for the element.
    mutating func isTrue(_ condition: MediaCondition, in call: Int?) -> Bool {
        isTrue(condition, in: call.map { calls[$0].sheet } ?? sheet)
    }

    /// Whether a media condition of a stylesheet is true.
    mutating func isTrue(_ condition: MediaCondition, in sheet: ParsedStylesheet?) -> Bool {
        dependencies.insert(.mediaConditions)
        guard let sheet, !condition.customNames.isEmpty,
            let index = lookup.index.sheets.firstIndex(where: { $0 === sheet })
        else { return condition.isTrue(in: source.device) }
        let custom = lookup.index.customMedia[index].results(in: source.device)
        return condition.isTrue(in: source.device, custom: custom)
    }

    // MARK: Texts

    /// Returns a text whose functions are replaced; `nil` if it is invalid.
    /// - Parameter call: The call in which the text is evaluated; `nil` for the element.
    mutating func text(of bytes: UnsafeBufferPointer<UInt8>, in call: Int?, _ texts: borrowing VariableTexts)
        -> SubstitutedText?
    {
        TokenList.withTokens(of: Source(name: "", bytes: bytes)) { tokens in
            guard tokens.depth <= TokenList.maximumDepth else { return nil }
            return text(of: tokens, 0..<tokens.count, in: call, texts)
        }
    }

    /// Returns a range of tokens whose functions are replaced; `nil` if it is invalid.
    mutating func text(of tokens: TokenList, _ range: Range<Int>, in call: Int?, _ texts: borrowing VariableTexts)
        -> SubstitutedText?
    {
        var text = SubstitutedText()
        let interruptions = interruptionCount
        return append(tokens, range, in: call, to: &text, texts) && interruptionCount == interruptions ? text : nil
    }

    /// Appends a range of tokens whose functions are replaced. Returns `false` if the value is invalid.
    mutating func append(
        _ tokens: TokenList, _ range: Range<Int>, in call: Int?, to text: inout SubstitutedText,
        _ texts: borrowing VariableTexts
    ) -> Bool {
        guard depth < Self.depthLimit else { return false }
        depth += 1
        defer { depth -= 1 }
        var index = range.lowerBound
        while index < range.upperBound {
            work += 1
            guard work <= Self.workLimit, !text.isTooLong else { return false }
            // A comment belongs to the token after it, and is replaced with a function.
            let next = skippingComments(tokens, index, limit: range.upperBound)
            guard next < range.upperBound, let function = SubstitutionFunction(tokens, next) else {
                text.append(tokens, index)
                index += 1
                continue
            }
            let arguments = next + 1..<tokens.partner(next, limit: range.upperBound)
            guard appendReplacement(of: function, tokens, next, arguments, in: call, to: &text, texts) else {
                return false
            }
            index = min(arguments.upperBound + 1, range.upperBound)
        }
        return true
    }

    /// Adds to the work that limits the evaluation.
    mutating func count(work: Int) { self.work += work }

    /// The context in which a value with some inputs is computed; `nil` if it is not known yet.
    mutating func context(for inputs: ValueDependencies) -> ColorSchemeContext? {
        dependencies.formUnion(StyleDependencies(inputs))
        let font = FontDependency(inputs, isRoot: source.isRoot)
        if let context = contexts[font] { return context }
        if font == nil {
            var context = ResolutionContext(source.device)
            context.siblings = source.siblings
            return ColorSchemeContext(context, keepsColorSchemes: false)
        }
        neededFont = [neededFont, font].compactMap { $0 }.max()
        interruptionCount += 1
        return nil
    }

    private func skippingComments(_ tokens: TokenList, _ index: Int, limit: Int) -> Int {
        var index = index
        while index < limit, tokens.kind(index) == .comment { index += 1 }
        return index
    }

    private mutating func appendReplacement(
        of function: SubstitutionFunction, _ tokens: TokenList, _ name: Int, _ arguments: Range<Int>, in call: Int?,
        to text: inout SubstitutedText, _ texts: borrowing VariableTexts
    ) -> Bool {
        switch function {
        case .variable: return appendVariable(tokens, arguments, in: call, to: &text, texts)
        case .environment: return appendEnvironmentVariable(tokens, arguments, in: call, to: &text, texts)
        case .attribute: return appendAttribute(tokens, arguments, in: call, to: &text, texts)
        case .conditional: return appendBranch(tokens, arguments, in: call, to: &text, texts)
        case .custom:
            let interruptions = interruptionCount
            guard let result = result(ofCallAt: name, tokens, arguments, in: call, texts) else {
                return interruptionCount > interruptions
            }
            append(result, to: &text)
            return true
        }
    }

    func append(_ value: Text, to text: inout SubstitutedText) {
        value.bytes.withUnsafeBufferPointer { text.append(value: $0, isTainted: value.isTainted) }
    }

    // MARK: Variables

    private mutating func appendVariable(
        _ tokens: TokenList, _ arguments: Range<Int>, in call: Int?, to text: inout SubstitutedText,
        _ texts: borrowing VariableTexts
    ) -> Bool {
        guard let arguments = VariableArguments(tokens, arguments) else { return false }
        let interruptions = interruptionCount
        if let value = value(ofVariable: tokens, arguments.name, in: call, texts) {
            append(value, to: &text)
            return true
        }
        // Only an evaluation without pending properties knows whether the fallback is used.
        if interruptionCount > interruptions { return true }
        guard let fallback = arguments.fallback else { return false }
        return append(tokens, fallback, in: call, to: &text, texts)
    }

    /// The value of the variable that a token names: a local variable or a parameter of the call and of the calls around it,
    /// or a custom property of the element. `nil` if there is none.
    mutating func value(
        ofVariable tokens: TokenList, _ index: Int, in call: Int?, _ texts: borrowing VariableTexts
    ) -> Text? {
        guard let name = lookup.inlineStyles.names.find(tokens, index) else {
            // No element has the property now. Without an atom, only the full filter matches it later.
            reads = .max
            return nil
        }
        return value(ofVariable: name, in: call, texts)
    }

    mutating func value(ofVariable name: Atom, in call: Int?, _ texts: borrowing VariableTexts) -> Text? {
        var scope = call
        while let current = scope {
            if calls[current].defines(name) { return value(ofLocal: name, in: current, texts) }
            scope = calls[current].caller
        }
        reads |= CustomProperties.bit(name)
        dependencies.formUnion(source.dependencies(of: name))
        if own.unresolved?.contains(name) ?? false {
            pending.append(name)
            interruptionCount += 1
            return nil
        }
        let text = own.texts[name] ?? source.text(of: name)
        return text == .none ? nil : Self.text(text, texts)
    }

    static func text(_ text: TextID, _ texts: borrowing VariableTexts) -> Text {
        Text(bytes: Array(texts[text]), isTainted: texts.isTainted(text))
    }

    private mutating func appendEnvironmentVariable(
        _ tokens: TokenList, _ arguments: Range<Int>, in call: Int?, to text: inout SubstitutedText,
        _ texts: borrowing VariableTexts
    ) -> Bool {
        let limit = arguments.upperBound
        var index = tokens.skippingBlanks(arguments.lowerBound, limit: limit)
        guard let environment = EnvironmentVariable.Arguments(tokens, at: &index, limit: limit) else { return false }
        guard index == limit || tokens.kind(index) == .comma else { return false }
        dependencies.insert(.environmentVariables)
        if let variable = environment.variable, source.environment[variable] != .none {
            append(Self.text(source.environment[variable], texts), to: &text)
            return true
        }
        return index < limit && append(tokens, tokens.fallback(index + 1..<limit), in: call, to: &text, texts)
    }

    // MARK: Cycles

    /// Whether an activity is in progress. If it is, everything since its start is part of a cycle.
    mutating func findsCycle(_ activity: Activity) -> Bool {
        guard let known = activities.firstIndex(of: activity) else { return false }
        cycleStart = min(cycleStart ?? known, known)
        return true
    }

    /// Returns the result of `body`; `nil` if it needs itself.
    mutating func evaluating(_ activity: Activity, _ body: (inout SubstitutionEvaluator) -> Text?) -> Text? {
        if findsCycle(activity) { return nil }
        let index = activities.count
        activities.append(activity)
        let result = body(&self)
        activities.removeLast()
        guard let start = cycleStart, start <= index else { return result }
        // The outermost activity ends the cycle.
        if start == index { cycleStart = nil }
        return nil
    }
}
