/// A map from each feature of an element to the elements that a change of the feature can affect. Collected from the
/// selectors of all effective rules.
///
/// The dependency of a feature has steps from the changed element to all elements whose match of a selector can change.
/// Each step leads over combinators, or from the argument of `:has()` or `:nth-child(of)` to the elements with the
/// pseudo-class. A step continues only at elements that may match the compound at its end.
///
///     .cell:has(.on) .label      .on → ancestors that may match .cell → descendants that may match .label
struct InvalidationMap {
    /// The elements to match again, seen from one element: this element, and the elements that steps lead to from it.
    ///
    /// A feature has a dependency that applies to the changed element. Every step has further dependencies, which apply to
    /// the elements at its end.
    struct Dependency {
        /// Whether the element itself has to be matched again.
        fileprivate(set) var restylesElement = false
        /// Whether the feature of the dependency decides which elements match a list of `:nth-child(of)`.
        fileprivate(set) var decidesNthLists = false
        /// The index of the first step; -1 if there is none.
        fileprivate(set) var firstStep = -1
    }

    /// A step from an element to related elements.
    struct Step {
        let relation: ElementRelation
        /// The next step of the same dependency; -1 if there is none.
        fileprivate(set) var nextStep: Int
        /// The targets, in the order of their buckets.
        fileprivate(set) var targets = 0..<0
    }

    /// A dependency to apply to the elements of a bucket.
    struct Target {
        let bucket: UInt32
        let dependency: Int
    }

    private let dependencies: [Dependency]
    private let steps: [Step]
    private let targets: [Target]
    /// The dependency of each feature, by `SelectorFeature.index`; -1 if there is none.
    private let dependencyOfFeature: [Int32]

    /// Creates an empty map.
    init() {
        self = Builder(nameCount: 0).finish()
    }

    /// Creates the map of all selectors of an index.
    ///
    /// - Complexity: O(n) in the number of simple selectors. The selectors of enclosing rules count for each nested rule.
    init(_ index: RuleIndex) {
        var builder = Builder(nameCount: index.nameCount)
        var collector = SelectorDependencyCollector(index.selectors)
        var isCollected = [Bool](repeating: false, count: index.ruleOfRank.count)
        for entry in index.entries where !isCollected[Int(entry.rank)] {
            isCollected[Int(entry.rank)] = true
            let scope = index.rule(ofRank: entry.rank).scope
            collector.collect(
                index.selectors.complexes[Int(entry.complex)], scopeLists: index.scopeRules.lists(of: scope),
                into: &builder)
        }
        self = builder.finish()
    }

    fileprivate init(
        _ dependencies: [Dependency], _ steps: [Step], _ targets: [Target], dependencyOfFeature: [Int32]
    ) {
        self.dependencies = dependencies
        self.steps = steps
        self.targets = targets
        self.dependencyOfFeature = dependencyOfFeature
    }

    /// The number of dependencies, steps and targets.
    var size: Int { dependencies.count + steps.count + targets.count }

    /// The dependency of a feature; `nil` if no selector tests the feature.
    func dependency(of feature: SelectorFeature) -> Int? {
        let index = feature.index
        guard index < dependencyOfFeature.count, dependencyOfFeature[index] >= 0 else { return nil }
        return Int(dependencyOfFeature[index])
    }

    func restylesElement(_ dependency: Int) -> Bool { dependencies[dependency].restylesElement }

    /// Whether the feature of a dependency decides which elements match a list of `:nth-child(of)`.
    func decidesNthLists(_ dependency: Int) -> Bool { dependencies[dependency].decidesNthLists }

    /// Calls `body` with each step of a dependency.
    @inline(__always) func forEachStep(of dependency: Int, _ body: (Int) -> Void) {
        var step = dependencies[dependency].firstStep
        while step >= 0 {
            body(step)
            step = steps[step].nextStep
        }
    }

    func relation(of step: Int) -> ElementRelation { steps[step].relation }

    /// Calls `body` with each dependency to apply to the elements of a bucket after a step.
    @inline(__always) func forEachTarget(of step: Int, in bucket: Int, _ body: (Int) -> Void) {
        let range = steps[step].targets
        var index = range.partitioningIndex { targets[$0].bucket >= UInt32(bucket) }
        while index < range.upperBound, targets[index].bucket == UInt32(bucket) {
            body(targets[index].dependency)
            index += 1
        }
    }
}

extension InvalidationMap {
    /// Builds a map path by path. Paths share the steps that they start with.
    struct Builder {
        /// The dependency whose only effect is to restyle the element.
        static let restyle = 0

        private var dependencies = [Dependency(restylesElement: true)]
        private var steps: [Step] = []
        /// The targets with their steps, in any order.
        private var stepTargets: [(step: Int, target: Target)] = []
        private var dependencyOfFeature: [Int32]
        private var continuations: [Continuation: Int] = [:]
        /// Whether the features that are added now are in a list of `:nth-child(of)`.
        var isInNthList = false

        private struct Continuation: Hashable {
            var step: Int
            var requirement: CompoundRequirement
        }

        fileprivate init(nameCount: Int) {
            dependencyOfFeature = Array(repeating: -1, count: SelectorFeature.indexCount(nameCount: nameCount))
        }

        /// The dependency of a feature, which is empty if it is new.
        mutating func dependency(of feature: SelectorFeature) -> Int {
            let index = feature.index
            if dependencyOfFeature[index] < 0 {
                dependencyOfFeature[index] = Int32(dependencies.count)
                dependencies.append(Dependency())
            }
            if isInNthList { dependencies[Int(dependencyOfFeature[index])].decidesNthLists = true }
            return Int(dependencyOfFeature[index])
        }

        /// Makes a dependency restyle the element.
        mutating func setRestylesElement(_ dependency: Int) {
            dependencies[dependency].restylesElement = true
        }

        /// The step of a dependency over a relation, which is added if it is new.
        mutating func step(of dependency: Int, over relation: ElementRelation) -> Int {
            let first = dependencies[dependency].firstStep
            var step = first
            while step >= 0 {
                if steps[step].relation == relation { return step }
                step = steps[step].nextStep
            }
            dependencies[dependency].firstStep = steps.count
            steps.append(Step(relation: relation, nextStep: first))
            return steps.count - 1
        }

        /// Adds targets to a step that restyle the elements that may match a compound.
        mutating func restyle(_ requirement: CompoundRequirement, after step: Int) {
            add(Self.restyle, requirement, to: step)
        }

        /// The dependency to apply after a step to the elements that may match a compound.
        mutating func dependency(after step: Int, _ requirement: CompoundRequirement) -> Int {
            let key = Continuation(step: step, requirement: requirement)
            if let known = continuations[key] { return known }
            let dependency = dependencies.count
            dependencies.append(Dependency())
            continuations[key] = dependency
            add(dependency, requirement, to: step)
            return dependency
        }

        private mutating func add(_ dependency: Int, _ requirement: CompoundRequirement, to step: Int) {
            requirement.forEachBucket { bucket in
                stepTargets.append((step, Target(bucket: UInt32(bucket), dependency: dependency)))
            }
        }

        /// Groups the targets by step, and sorts the targets of each step.
        fileprivate consuming func finish() -> InvalidationMap {
            var next = [Int](repeating: 0, count: steps.count + 1)
            for (step, _) in stepTargets { next[step + 1] += 1 }
            for step in steps.indices {
                next[step + 1] += next[step]
                steps[step].targets = next[step]..<next[step + 1]
            }
            var targets = [Target](repeating: Target(bucket: 0, dependency: 0), count: stepTargets.count)
            for (step, target) in stepTargets {
                targets[next[step]] = target
                next[step] += 1
            }
            for step in steps where step.targets.count > 1 {
                let range = step.targets
                let isSorted = range.dropLast().allSatisfy { targets[$0].bucket <= targets[$0 + 1].bucket }
                if !isSorted { targets[range].sort { $0.bucket < $1.bucket } }
            }
            return InvalidationMap(dependencies, steps, targets, dependencyOfFeature: dependencyOfFeature)
        }
    }
}
