/// An at-rule around style rules, such as `@media`, `@supports` or `@layer`.
///
/// Each style rule has the index of its innermost group rule, and each group rule has the index of its parent. Together
/// they form one chain from a rule to its stylesheet. A rule applies if every group rule in its chain applies.
package struct GroupRule: Sendable {
    /// The kind, which decides when the group rule is evaluated.
    enum Kind: Sendable {
        /// The stylesheet, which is the root of all chains. Applies where the `@import` of the stylesheet applies.
        case stylesheet
        /// A cascade layer: an index of `GroupRuleTable.layers`. Applies where its parent does.
        case layer(UInt32)
        /// A media condition: an index of `GroupRuleTable.mediaConditions`. Evaluated once per environment.
        case media(UInt32)
        /// A true `@supports` condition. Evaluated when the stylesheet is parsed, which skips the rules of false ones.
        case supports
        /// A scope: an index of `GroupRuleTable.scopes`. Applies where its parent does, but only to elements in the scope,
        /// which `ElementRuleCollector` finds.
        case scope(UInt32)
        /// A container query: an index of `GroupRuleTable.containers`. Applies where its parent does, but only to elements
        /// whose containers answer it, which `ElementRuleCollector` tests.
        case container(UInt32)
        /// `@starting-style` (CSS Transitions 2, section 3.3): the styles from which transitions of new elements start. Applies
        /// where its parent does, but not to elements at rest, which `ElementRuleCollector` decides.
        case startingStyle
    }

    /// The index of the enclosing group rule; 0 for the stylesheet itself.
    fileprivate(set) var parent: UInt32
    /// The byte offsets of the at-rule without its block, such as `@media (width > 500px)`. Empty for the conditions of an
    /// `@import`, and for the layer around the one that a name with a full stop declares.
    fileprivate(set) var source: Range<UInt32> = 0..<0
    fileprivate(set) var kind: Kind
    /// The innermost layer of the chain: an index of `GroupRuleTable.layers`.
    fileprivate(set) var layer: UInt32
    /// The innermost group rule of the chain that is evaluated per environment: `@media`, or the stylesheet itself.
    package fileprivate(set) var condition: UInt32
    /// One more than the index of the innermost `@scope` of the chain in `GroupRuleTable.scopes`; 0 if there is none.
    package fileprivate(set) var scope: UInt32 = 0
    /// One more than the index of the innermost `@container` of the chain in `GroupRuleTable.containers`; 0 if there is none.
    fileprivate(set) var container: UInt32 = 0
    /// Whether an `@starting-style` is in the chain.
    fileprivate(set) var isStarting = false
}

/// An `@container` (CSS Conditional 5, section 5).
struct ContainerRule: Sendable {
    /// One more than the index of the enclosing `@container`; 0 if there is none.
    let parent: UInt32
    /// The rules apply if one of these is true.
    let queries: [ContainerQuery]
}

/// An `@scope` (CSS Cascade 6, section 2.5): the part of the tree that its rules apply to.
package struct ScopeRule: Sendable {
    /// One more than the index of the enclosing `@scope`; 0 if there is none. Roots are in its scope.
    package internal(set) var parent: UInt32
    /// The selectors of roots, an index of `SelectorTable.lists`; `nil` for an implicit root, which is the root of the tree.
    package internal(set) var roots: UInt32?
    /// The selectors of limits, an index of `SelectorTable.lists`; `nil` if there are none. An element that matches is not in
    /// the scope, and neither are its descendants.
    package internal(set) var limits: UInt32?
}

/// A cascade layer in the tree of layers that one stylesheet declares.
struct LayerNode: Sendable {
    let parent: UInt32
    /// `Atom.none` for an anonymous layer, which each `@layer` rule without a name creates.
    let name: Atom
}

/// The group rules of one stylesheet, with the layers and media conditions that they refer to.
///
/// The tables are separate because many group rules share a layer or a condition.
package struct GroupRuleTable: Sendable {
    /// A parent comes before its children. Index 0 is the stylesheet.
    package private(set) var rules = [GroupRule(parent: 0, kind: .stylesheet, layer: 0, condition: 0)]
    /// A parent comes before its children. Index 0 is the implicit layer of unlayered rules.
    private(set) var layers = [LayerNode(parent: 0, name: .none)]
    private(set) var mediaConditions: [MediaCondition] = []
    /// In the order of the source.
    private(set) var customMedia: [CustomMediaDefinition] = []
    /// The names in `mediaConditions` and `customMedia`.
    private(set) var customMediaReferences: [CustomMediaReference] = []
    /// A parent comes before its children.
    package private(set) var scopes: [ScopeRule] = []
    /// A parent comes before its children.
    private(set) var containers: [ContainerRule] = []

    /// Adds the group rule of a layer, and returns its index.
    mutating func append(layer: UInt32, in parent: UInt32) -> UInt32 {
        append(.layer(layer), in: parent) { $0.layer = layer }
    }

    /// Adds the group rule of a media condition, and returns its index.
    mutating func append(media condition: UInt32, in parent: UInt32) -> UInt32 {
        let index = UInt32(rules.count)
        return append(.media(condition), in: parent) { $0.condition = index }
    }

    /// Adds the group rule of a true supports condition, and returns its index.
    mutating func appendSupports(in parent: UInt32) -> UInt32 { append(.supports, in: parent) }

    /// Adds the group rule of an `@starting-style`, and returns its index.
    mutating func appendStartingStyle(in parent: UInt32) -> UInt32 {
        append(.startingStyle, in: parent) { $0.isStarting = true }
    }

    /// Adds the group rule of an `@scope`, and returns its index.
    mutating func append(roots: UInt32?, limits: UInt32?, in parent: UInt32) -> UInt32 {
        scopes.append(ScopeRule(parent: rules[Int(parent)].scope, roots: roots, limits: limits))
        let number = UInt32(scopes.count)
        return append(.scope(number - 1), in: parent) { $0.scope = number }
    }

    /// Adds the group rule of an `@container`, and returns its index.
    mutating func append(_ queries: [ContainerQuery], in parent: UInt32) -> UInt32 {
        containers.append(ContainerRule(parent: rules[Int(parent)].container, queries: queries))
        let number = UInt32(containers.count)
        return append(.container(number - 1), in: parent) { $0.container = number }
    }

    /// Adds a group rule.
    /// - Parameter change: Changes what the rule does not have in common with its parent.
    private mutating func append(
        _ kind: GroupRule.Kind, in parent: UInt32, _ change: (inout GroupRule) -> Void = { _ in }
    ) -> UInt32 {
        var rule = rules[Int(parent)]
        rule.parent = parent
        rule.kind = kind
        rule.source = 0..<0
        change(&rule)
        rules.append(rule)
        return UInt32(rules.count - 1)
    }

    /// Sets the byte offsets of a group rule without its block.
    mutating func setSource(_ source: Range<UInt32>, of rule: UInt32) { rules[Int(rule)].source = source }

    /// The byte offsets of the at-rules around a style rule in a group rule, the outermost first.
    func sources(around rule: UInt32) -> [Range<UInt32>] {
        sequence(first: rule) { $0 == 0 ? nil : rules[Int($0)].parent }
            .map { rules[Int($0)].source }.filter { !$0.isEmpty }.reversed()
    }

    mutating func addLayer(_ name: Atom, in parent: UInt32) -> UInt32 {
        layers.append(LayerNode(parent: parent, name: name))
        return UInt32(layers.count - 1)
    }

    mutating func add(_ condition: MediaCondition) -> UInt32 {
        mediaConditions.append(condition)
        return UInt32(mediaConditions.count - 1)
    }

    mutating func add(_ definition: CustomMediaDefinition) { customMedia.append(definition) }

    mutating func add(_ reference: CustomMediaReference) { customMediaReferences.append(reference) }

    /// Returns the media conditions in the chain of a group rule, from the innermost.
    package func mediaConditions(around rule: UInt32) -> [MediaCondition] {
        var conditions: [MediaCondition] = []
        var index = rules[Int(rule)].condition
        while case .media(let condition) = rules[Int(index)].kind {
            conditions.append(mediaConditions[Int(condition)])
            index = rules[Int(rules[Int(index)].parent)].condition
        }
        return conditions
    }
}
