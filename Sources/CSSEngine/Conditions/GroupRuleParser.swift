/// Parses the preludes of group rules and `@import`, and builds the table of group rules.
struct GroupRuleParser: ~Copyable {
    private let tokens: TokenList
    private var media = MediaConditionCompiler()
    private var supports: SupportsEvaluator
    private var containers = ContainerQueryCompiler()
    private(set) var table = GroupRuleTable()
    /// The names in `attr()` in container queries, which may repeat.
    private(set) var attributeNames: [Atom] = []
    /// Indices of media conditions by their source text. A stylesheet repeats the same few conditions. Conditions with
    /// errors are not in here, because each `@media` or `@import` with such a condition reports the errors, and neither are
    /// conditions with names of custom media queries, which may be unknown.
    private var mediaIndices: [BytewiseString: UInt32] = [:]
    /// Indices of named layers by parent and name.
    private var layerIndices: [PairKey: UInt32] = [:]

    init(_ tokens: TokenList, properties: PropertyTable) {
        self.tokens = tokens
        supports = SupportsEvaluator(tokens, properties: properties)
    }

    /// Returns the innermost layer of a group rule's chain.
    func layer(of group: UInt32) -> UInt32 { table.rules[Int(group)].layer }

    // MARK: Conditions

    /// Adds the group rule of a `@media` prelude, and returns its index.
    mutating func addMedia(_ prelude: Range<Int>, in parent: UInt32, log: inout DiagnosticLog) -> UInt32 {
        table.append(media: mediaIndex(prelude, &log), in: parent)
    }

    private mutating func mediaIndex(_ prelude: Range<Int>, _ log: inout DiagnosticLog) -> UInt32 {
        let text = BytewiseString(tokens.text(prelude))
        if let known = mediaIndices[text] { return known }
        var errors: [MediaConditionCompiler.QueryError] = []
        let index = table.add(media.compile(tokens, prelude, errors: &errors))
        report(errors, in: prelude, &log)
        if errors.isEmpty, media.customNames.isEmpty { mediaIndices[text] = index }
        return index
    }

    /// Reports the errors of the last media queries, and records the names that they refer to.
    private mutating func report(
        _ errors: [MediaConditionCompiler.QueryError], in prelude: Range<Int>, _ log: inout DiagnosticLog
    ) {
        for token in media.customNames { table.add(CustomMediaReference(tokens, token)) }
        for error in errors {
            let range = error.tokens
            log.add(
                error.kind,
                range.isEmpty ? tokens.byteRange(ofFailureAt: range.lowerBound, in: prelude) : tokens.byteRange(range))
        }
    }

    /// Adds an `@custom-media`: a name, and a media query list, `true` or `false`. Returns `false` if it is malformed.
    mutating func addCustomMedia(_ prelude: Range<Int>, log: inout DiagnosticLog) -> Bool {
        let prelude = tokens.trimmed(prelude)
        guard let name = prelude.first, tokens.isCustomPropertyName(name) else { return false }
        let value = tokens.trimmed(name + 1..<prelude.upperBound)
        let content: CustomMediaDefinition.Content
        if value.count == 1, tokens.isName(value.lowerBound, "true") || tokens.isName(value.lowerBound, "false") {
            content = .constant(tokens.isName(value.lowerBound, "true"))
        } else {
            var errors: [MediaConditionCompiler.QueryError] = []
            content = .queries(media.compile(tokens, value, errors: &errors))
            report(errors, in: value, &log)
        }
        table.add(
            CustomMediaDefinition(
                name: BytewiseString(tokens.name(name)), content: content, range: tokens.byteRange(name..<name + 1)))
        return true
    }

    /// Returns whether a supports condition is true. Returns `nil` and reports an error if the condition is invalid.
    mutating func evaluateSupports(_ condition: Range<Int>, as goal: ConditionGoal, log: inout DiagnosticLog) -> Bool? {
        guard let isTrue = supports.evaluate(condition, as: goal) else {
            let failure = supports.failure
            log.add(
                .invalidSupportsCondition(expected: failure.expected),
                tokens.byteRange(ofFailureAt: failure.token, in: condition))
            return nil
        }
        return isTrue
    }

    /// Adds the group rule of a true supports condition, and returns its index.
    mutating func addSupports(in parent: UInt32) -> UInt32 { table.appendSupports(in: parent) }

    /// Splits the prelude of `@scope`: `[(<scope-start>)]? [to (<scope-end>)]?` (CSS Cascade 6, section 2.5.1).
    /// - Returns: The tokens of the selectors in parentheses; `nil` if the prelude is malformed.
    func scopeParts(_ prelude: Range<Int>) -> (roots: Range<Int>?, limits: Range<Int>?)? {
        let end = tokens.trimmed(prelude).upperBound
        var index = tokens.skippingBlanks(prelude.lowerBound, limit: end)
        let roots = parentheses(at: &index, limit: end)
        guard index < end else { return (roots, nil) }
        guard tokens.isIdent(index, "to") else { return nil }
        index = tokens.skippingBlanks(index + 1, limit: end)
        guard let limits = parentheses(at: &index, limit: end), index == end else { return nil }
        return (roots, limits)
    }

    /// The tokens in parentheses; `nil` if there are none. Sets `index` to the next token that is not blank.
    private func parentheses(at index: inout Int, limit: Int) -> Range<Int>? {
        guard index < limit, tokens.kind(index) == .openParen else { return nil }
        let content = index + 1..<tokens.partner(index, limit: limit)
        index = tokens.skippingBlanks(tokens.after(index, limit: limit), limit: limit)
        return content
    }

    /// Adds the group rule of an `@scope`, and returns its index.
    mutating func addScope(roots: UInt32?, limits: UInt32?, in parent: UInt32) -> UInt32 {
        table.append(roots: roots, limits: limits, in: parent)
    }

    /// Records the tokens of a group rule without its block.
    mutating func setSource(_ source: Range<Int>, of rule: UInt32) {
        let bytes = tokens.byteRange(tokens.trimmed(source))
        table.setSource(UInt32(bytes.lowerBound)..<UInt32(bytes.upperBound), of: rule)
    }

    /// Adds the group rule of an `@container` prelude, and returns its index. Returns `nil` and reports an error if the prelude
    /// is invalid.
    mutating func addContainer(
        _ prelude: Range<Int>, in parent: UInt32, names: inout AtomTable, log: inout DiagnosticLog
    ) -> UInt32? {
        guard let queries = containers.compile(tokens, prelude, log: &log) else { return nil }
        attributeNames += tokens.internNames(in: prelude, &names)
        return table.append(queries, in: parent)
    }

    /// Adds the group rule of an `@starting-style`, and returns its index.
    mutating func addStartingStyle(in parent: UInt32) -> UInt32 { table.appendStartingStyle(in: parent) }

    // MARK: Layers

    /// Parses the comma-separated layer names of a `@layer` prelude. Returns `nil` and reports an error if a name is
    /// malformed.
    func layerPaths(_ prelude: Range<Int>, log: inout DiagnosticLog) -> [[String]]? {
        let prelude = tokens.trimmed(prelude)
        guard !prelude.isEmpty else { return [] }
        var paths: [[String]] = []
        for name in tokens.splitAtCommas(prelude) {
            guard let path = layerPath(name) else {
                log.add(.invalidLayerName, tokens.byteRange(name))
                return nil
            }
            paths.append(path)
        }
        return paths
    }

    /// Parses `ident.ident`, without white space between the parts (CSS Cascade 5, section 6.4.1); `nil` if malformed.
    private func layerPath(_ range: Range<Int>) -> [String]? {
        let parts = tokens.trimmed(range).filter { tokens.kind($0) != .comment }
        var path: [String] = []
        for (offset, index) in parts.enumerated() {
            if offset % 2 == 0 {
                guard tokens.kind(index) == .ident else { return nil }
                path.append(tokens.name(index))
            } else if !tokens.isDelim(index, ".") {
                return nil
            }
        }
        return parts.count % 2 == 1 ? path : nil
    }

    /// Returns the layer of a path within the layer of `parent`, and adds the layer if it is new. An empty path is an
    /// anonymous layer.
    mutating func layer(_ path: [String], in parent: UInt32, names: inout AtomTable) -> UInt32 {
        var layer = layer(of: parent)
        guard !path.isEmpty else { return table.addLayer(.none, in: layer) }
        for component in path {
            let name = names.intern(component)
            let key = PairKey(first: layer, second: name.id)
            if let known = layerIndices[key] {
                layer = known
            } else {
                layer = table.addLayer(name, in: layer)
                layerIndices[key] = layer
            }
        }
        return layer
    }

    /// Adds the group rule of a layer, and returns its index.
    mutating func addLayer(_ path: [String], in parent: UInt32, names: inout AtomTable) -> UInt32 {
        let layer = layer(path, in: parent, names: &names)
        return table.append(layer: layer, in: parent)
    }

    // MARK: Imports

    /// Adds a group rule for each of `layer? supports()? media` (CSS Cascade 5, section 2), and returns the innermost
    /// one; `nil` if the supports condition is false or invalid.
    mutating func addImport(_ prelude: Range<Int>, log: inout DiagnosticLog, names: inout AtomTable) -> UInt32? {
        var rest = tokens.trimmed(prelude)
        var group: UInt32 = 0
        if let path = importLayerPath(rest) {
            group = addLayer(path, in: group, names: &names)
            rest = afterFirst(of: rest)
        }
        if let next = rest.first, tokens.kind(next) == .function, tokens.isName(next, "supports") {
            let condition = next + 1..<tokens.partner(next, limit: rest.upperBound)
            guard evaluateSupports(condition, as: .importSupports, log: &log) == true else { return nil }
            group = addSupports(in: group)
            rest = afterFirst(of: rest)
        }
        return rest.isEmpty ? group : addMedia(rest, in: group, log: &log)
    }

    /// Parses the path of a leading `layer` or `layer(path)`; `nil` if the import does not name a layer.
    private func importLayerPath(_ range: Range<Int>) -> [String]? {
        guard let first = range.first, tokens.isName(first, "layer") else { return nil }
        if tokens.kind(first) == .ident { return [] }
        guard tokens.kind(first) == .function else { return nil }
        return layerPath(first + 1..<tokens.partner(first, limit: range.upperBound))
    }

    private func afterFirst(of range: Range<Int>) -> Range<Int> {
        tokens.trimmed(tokens.after(range.lowerBound, limit: range.upperBound)..<range.upperBound)
    }
}
