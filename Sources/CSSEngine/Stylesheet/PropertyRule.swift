/// A valid `@property` rule.
package struct PropertyRule: Sendable {
    /// The name of the custom property.
    package let name: Atom
    package let registration: PropertyRegistration
    /// The innermost group rule: an index of the stylesheet's `GroupRuleTable.rules`.
    let group: UInt32
}

/// Parses an `@property` rule (CSS Properties and Values API 1, section 3).
///
/// A descriptor with an invalid value does not count, so that an earlier one of the same name does. The rule is invalid if
/// it lacks a descriptor.
struct PropertyRuleParser {
    private typealias Descriptor = PropertyRegistration.Descriptor

    private let tokens: TokenList
    private var syntax: CustomPropertySyntax?
    private var inherits: Bool?
    /// The value of `initial-value`, and its location.
    private var initial: Range<Int>?
    /// The descriptors whose values are invalid.
    private var invalid: Set<Descriptor> = []

    init(_ tokens: TokenList) {
        self.tokens = tokens
    }

    /// Returns the rule; `nil` if it is invalid, which is reported.
    mutating func parse(
        _ atKeyword: Int, _ prelude: Range<Int>, _ block: Range<Int>, in group: UInt32, names: inout AtomTable,
        log: inout DiagnosticLog
    ) -> PropertyRule? {
        let prelude = tokens.trimmed(prelude)
        guard prelude.count == 1, tokens.isCustomPropertyName(prelude.lowerBound) else {
            log.add(.invalidPropertyRule, tokens.byteRange(prelude.isEmpty ? atKeyword..<atKeyword + 1 : prelude))
            return nil
        }
        parseDescriptors(block, &log)
        guard let registration = registration(tokens.byteRange(prelude), &log) else { return nil }
        return PropertyRule(
            name: names.intern(tokens, prelude.lowerBound), registration: registration, group: group)
    }

    // MARK: Descriptors

    private mutating func parseDescriptors(_ block: Range<Int>, _ log: inout DiagnosticLog) {
        var items = RuleParser(tokens, block, as: .declarations)
        var nestingLimit = NestingLimit(tokens)
        while true {
            switch items.next() {
            case .declaration(let item):
                if nestingLimit.allows(item.value, log: &log) { parse(item, &log) }
            case .invalid(let range, _): log.add(.invalidDeclaration, tokens.byteRange(tokens.trimmed(range)))
            case .atRule(let name, _, _): log.add(.misplacedAtRule, tokens.byteRange(name..<name + 1))
            case .qualifiedRule(let prelude, _): log.add(.invalidDeclaration, tokens.byteRange(tokens.trimmed(prelude)))
            case .blockEnd: return
            }
        }
    }

    private mutating func parse(_ item: RuleParser.DeclarationItem, _ log: inout DiagnosticLog) {
        let name = asciiLowercased(tokens.name(item.name))
        guard let descriptor = Descriptor(rawValue: name) else {
            return log.add(.unknownDescriptor, tokens.byteRange(item.name..<item.name + 1))
        }
        if !item.isImportant, setValue(of: descriptor, item.value) { return }
        invalid.insert(descriptor)
        log.add(
            .invalidDescriptor(name: name),
            tokens.byteRange(item.value.isEmpty ? item.name..<item.name + 1 : item.value))
    }

    /// Returns whether the value is valid.
    private mutating func setValue(of descriptor: Descriptor, _ value: Range<Int>) -> Bool {
        switch descriptor {
        case .syntax:
            guard value.count == 1, tokens.kind(value.lowerBound) == .string,
                let syntax = CustomPropertySyntax(tokens.stringValue(value.lowerBound))
            else { return false }
            self.syntax = syntax
        case .inherits:
            guard value.count == 1 else { return false }
            let isTrue = tokens.isIdent(value.lowerBound, "true")
            guard isTrue || tokens.isIdent(value.lowerBound, "false") else { return false }
            inherits = isTrue
        case .initialValue:
            guard tokens.isDeclarationValue(value) else { return false }
            initial = value
        }
        return true
    }

    // MARK: Registration

    private func registration(_ name: Range<Int>, _ log: inout DiagnosticLog) -> PropertyRegistration? {
        var missing: [Descriptor] = []
        if syntax == nil { missing.append(.syntax) }
        if inherits == nil { missing.append(.inherits) }
        if let syntax, !syntax.isUniversal, initial == nil { missing.append(.initialValue) }
        guard missing.isEmpty, let syntax, let inherits else {
            missing.removeAll(where: invalid.contains)
            if !missing.isEmpty { log.add(.missingDescriptor(names: missing.map(\.rawValue)), name) }
            return nil
        }
        do throws(PropertyRegistration.InitialValueError) {
            return try PropertyRegistration(
                syntax: syntax, inherits: inherits, initialText: initial.map { tokens.text($0) })
        } catch {
            // A missing initial value was reported before.
            log.add(
                .invalidInitialValue(syntax: syntax.text, isDependent: error == .dependent),
                initial.map { tokens.byteRange($0) } ?? name)
            return nil
        }
    }
}
