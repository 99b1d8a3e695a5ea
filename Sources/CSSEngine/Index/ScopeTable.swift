/// The scopes of the stylesheets of a rule index, with their names as atoms.
struct ScopeTable: Sendable {
    /// A scope as the filter tests it.
    enum Scope: Hashable, Sendable {
        case id(UInt32)
        case controllers([UInt32], includesChildren: Bool)
        case type(UInt32)
    }

    /// The different scopes.
    private(set) var scopes: [Scope] = []
    /// One more than the index of the scope of each rule; 0 if the rule has none. Empty if no rule has a scope.
    private(set) var scopeOfRule: [UInt32] = []
    /// The names of the scopes.
    private(set) var names: [Atom] = []
    /// A type of the root views of all view controllers.
    private(set) var controllerRoot = Atom.none
    /// The conditions that elements are tested with.
    private(set) var predicates: [StyleScope.Predicate] = []

    var isEmpty: Bool { scopeOfRule.isEmpty }

    /// Whether a scope tests view controllers.
    var testsControllers: Bool { controllerRoot != .none }

    /// Whether an element with an id or its descendants can be in a scope because of the id.
    func testsID(_ id: UInt32) -> Bool { scopes.contains(.id(id)) }

    /// One more than the index of the scope of a rule; 0 if the rule has none.
    @inline(__always) func scope(ofRule rule: Int) -> UInt32 { scopeOfRule.isEmpty ? 0 : scopeOfRule[rule] }

    /// Gives a rule a scope. Call it for the rules in their order.
    mutating func set(_ scope: StyleScope, ofRule rule: Int, _ table: inout AtomTable) {
        let resolved = resolve(scope, &table)
        let index = scopes.firstIndex(of: resolved) ?? scopes.count
        if index == scopes.count { scopes.append(resolved) }
        finish(ruleCount: rule, isScoped: true)
        scopeOfRule.append(UInt32(index) + 1)
    }

    /// Adds the rules without a scope up to a number of rules, if any rule has a scope.
    mutating func finish(ruleCount: Int, isScoped: Bool = false) {
        if isScoped || !scopeOfRule.isEmpty {
            scopeOfRule += Array(repeating: 0, count: ruleCount - scopeOfRule.count)
        }
    }

    private mutating func resolve(_ scope: StyleScope, _ table: inout AtomTable) -> Scope {
        switch scope {
        case .id(let id): return .id(intern(id, &table).id)
        case .controllers(let types, let includesChildren):
            controllerRoot = intern(ControllerName.root, &table)
            return .controllers(
                types.map { intern(ControllerName.type($0), &table).id }, includesChildren: includesChildren)
        case .elements(let predicate):
            if !predicates.contains(where: { $0 === predicate }) { predicates.append(predicate) }
            return .type(intern(predicate.typeName, &table).id)
        }
    }

    private mutating func intern(_ name: String, _ table: inout AtomTable) -> Atom {
        let atom = table.intern(name)
        names.append(atom)
        return atom
    }
}

extension ScopeTable.Scope {
    /// Whether an element is in the scope.
    func contains(_ element: Int32, in tree: TreeBuffer, controllerRoot: UInt32) -> Bool {
        switch self {
        case .type(let type): return tree.contains(tree[element].pointee.types, type)
        case .id(let id): return tree.selfOrAncestor(of: element) { $0.pointee.id == id } >= 0
        case .controllers(let types, let includesChildren):
            func isInstance(_ node: UnsafePointer<TreeNode>) -> Bool {
                types.contains { tree.contains(node.pointee.types, $0) }
            }
            if includesChildren { return tree.selfOrAncestor(of: element, where: isInstance) >= 0 }
            let root = tree.selfOrAncestor(of: element) { tree.contains($0.pointee.types, controllerRoot) }
            return root >= 0 && isInstance(tree[root])
        }
    }
}

extension TreeBuffer {
    /// The nearest node that meets a condition among an element and its ancestors; -1 if there is none.
    fileprivate func selfOrAncestor(of element: Int32, where condition: (UnsafePointer<TreeNode>) -> Bool) -> Int32 {
        var node = element
        while node >= 0, !condition(UnsafePointer(self[node])) { node = self[node].pointee.parent }
        return node
    }
}
