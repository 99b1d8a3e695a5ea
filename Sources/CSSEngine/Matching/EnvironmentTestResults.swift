/// The results of a selector table's environment tests in each environment of a tree.
struct EnvironmentTestResults {
    private let tests: [EnvironmentTest]
    private var environments: [CSS.Environment] = []
    /// The results, by environment id and test.
    private var results: [Bool] = []

    init(_ tests: [EnvironmentTest]) {
        self.tests = tests
    }

    /// Prepares for an update of a tree.
    /// - Parameter environments: The environments of the tree, by id.
    mutating func begin(_ environments: [CSS.Environment]) {
        guard !tests.isEmpty, environments != self.environments else { return }
        self.environments = environments
        results = environments.flatMap { environment in tests.map { $0.holds(in: environment) } }
    }

    @inline(__always) func holds(_ test: UInt32, in environment: ElementEnvironments.ID) -> Bool {
        results[Int(environment) * tests.count + Int(test)]
    }

    /// Whether no selector tests the environment.
    var isEmpty: Bool { tests.isEmpty }

    /// The aspects of which a test has different results in two environments.
    func changes(from old: CSS.Environment, to new: CSS.Environment) -> [EnvironmentTest.Aspect] {
        if old == new { return [] }
        return Array(Set(tests.filter { $0.holds(in: old) != $0.holds(in: new) }.map(\.aspect)))
    }
}
