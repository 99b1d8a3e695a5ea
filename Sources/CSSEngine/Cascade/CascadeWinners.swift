/// The declarations that win in a run of the cascade. Receives the declarations of an element, the strongest first.
///
/// A property is decided by its first declaration. After `revert` or `revert-layer`, it is decided by the first declaration
/// of a lower origin or layer. Runs share the tables, so that a run allocates no memory.
struct CascadeWinners: ~Copyable, DeclarationReceiver {
    typealias Level = CascadeLevels.Level

    /// The state of the cascade of one property.
    struct PropertyState: BitwiseCopyable {
        /// The run in which the state was set. In another run, the property has no state yet.
        var run: UInt32 = 0
        /// The index of the winner among the results of the run.
        var winner: UInt32 = 0
        /// The level below which a declaration can still win: `decided` after a winner, a lower origin or layer after
        /// `revert` or `revert-layer`.
        var upperBound = Level.max
        /// The last declaration that was processed: the winner, or the declaration that rolls the cascade back.
        var reference = DeclarationID.none

        static let decided = Level.min
    }

    private struct AllDeclaration {
        var level: Level
        var value: DeclaredValue
        var reference: DeclarationID
    }

    private let levels: CascadeLevels
    private let logicalProperties: LogicalProperties
    private var run: UInt32 = 0
    private var states = UniqueArray<PropertyState>()
    /// The states of custom properties, indexed by their atoms.
    private var customStates = UniqueArray<PropertyState>()
    /// The declarations of `all` that the run has visited, the strongest first.
    private var allDeclarations: [AllDeclaration] = []
    /// Whether the run has visited neither `all` nor a declaration that rolls the cascade back.
    private var isPlain = true
    private var rolledBack: [PropertyID] = []
    private var rolledBackCustom: [Atom] = []
    /// The sides that were rolled back to the value of all sides. They are stronger than a property of all sides.
    private var sidesOfWholes: [PropertyID] = []
    /// One bit for each property that has a winner.
    private var decidedBits: [UInt64]
    private var unorderedWinners = UniqueArray<WinningDeclaration>()
    private var orderedWinners = UniqueArray<WinningDeclaration>()
    private var customResults = UniqueArray<WinningCustomProperty>()

    /// The results of the last run, in the order of properties.
    var declarations: UnsafeBufferPointer<WinningDeclaration> {
        UnsafeBufferPointer(orderedWinners.elements)
    }
    var customProperties: UnsafeBufferPointer<WinningCustomProperty> {
        UnsafeBufferPointer(customResults.elements)
    }
    /// The value of `all` in the last run, which applies to properties without a winner. If it is `nil`, they have their
    /// initial values.
    private(set) var all: CascadedValue?

    init(_ levels: CascadeLevels, _ properties: PropertyTable) {
        self.levels = levels
        logicalProperties = properties.logicalProperties
        states.resize(to: properties.all.count, filling: PropertyState())
        decidedBits = Array(repeating: 0, count: properties.all.count / 64 + 1)
    }

    // MARK: Runs

    /// Begins a run: no property has a winner.
    mutating func begin() {
        if run == .max { removeStates() }
        run += 1
        for word in decidedBits.indices { decidedBits[word] = 0 }
        unorderedWinners.removeAll()
        customResults.removeAll()
        if isPlain { return }
        isPlain = true
        allDeclarations.removeAll(keepingCapacity: true)
        rolledBack.removeAll(keepingCapacity: true)
        rolledBackCustom.removeAll(keepingCapacity: true)
        sidesOfWholes.removeAll(keepingCapacity: true)
    }

    /// Removes the states of all runs, so that the numbers of runs can begin again at 1.
    private mutating func removeStates() {
        run = 0
        for index in 0..<states.count { states[index] = PropertyState() }
        for index in 0..<customStates.count { customStates[index] = PropertyState() }
    }

    /// The state of a custom property. Grows the table if there are more names than in the last run.
    @inline(__always)
    private mutating func customState(of name: Atom) -> UnsafeMutablePointer<PropertyState> {
        let index = Int(name.id)
        if index >= customStates.count { customStates.resize(to: index + 1, filling: PropertyState()) }
        return customStates.pointer(to: index)
    }

    // MARK: Declarations

    /// Adds the next declaration of the run.
    @inline(__always)
    mutating func process(_ declaration: Declaration, _ reference: DeclarationID, _ level: Level) {
        switch declaration.property {
        case .property(let property):
            if !isPlain { resolveAll(property) }
            resolve(property, declaration.value, reference, level)
            if !isPlain, !rolledBack.isEmpty { resolveSides(of: property, declaration.value, reference, level) }
        case .custom(let name):
            resolve(custom: name, declaration.value, reference, level)
        case .all:
            // Within a level, the first declaration decides a property, or rolls it back to a lower level.
            if allDeclarations.last?.level == level { return }
            isPlain = false
            allDeclarations.append(AllDeclaration(level: level, value: declaration.value, reference: reference))
        }
    }

    /// Gives a property the values of `all` that the run has visited since the last declaration of the property.
    ///
    /// Each declaration of `all` is resolved at most once for a property, because afterwards the property can only win
    /// below its level. The levels of `all` are descending, so that the first one that can win is found by bisection.
    @inline(__always) private mutating func resolveAll(_ property: PropertyID) {
        guard let last = allDeclarations.last, last.level < upperBound(of: property) else { return }
        resolveAllSlowly(property)
    }

    private mutating func resolveAllSlowly(_ property: PropertyID) {
        let bound = upperBound(of: property)
        var index = allDeclarations.indices.partitioningIndex { allDeclarations[$0].level < bound }
        while index < allDeclarations.count, upperBound(of: property) != PropertyState.decided {
            let all = allDeclarations[index]
            resolve(property, all.value, all.reference, all.level)
            index += 1
        }
    }

    /// Gives the sides that were rolled back the value of a property of all sides: after `border-top-width: revert-layer`,
    /// the `border-width` of a lower layer.
    private mutating func resolveSides(
        of whole: PropertyID, _ value: DeclaredValue, _ reference: DeclarationID, _ level: Level
    ) {
        for side in logicalProperties.sides(of: whole)
        where rolledBack.contains(side) && upperBound(of: side) != PropertyState.decided {
            resolve(side, value, reference, level)
            if upperBound(of: side) == PropertyState.decided { sidesOfWholes.append(side) }
        }
    }

    /// The level below which a property can still get a value in the run.
    @inline(__always) private func upperBound(of property: PropertyID) -> Level {
        let state = states[Int(property.index)]
        return state.run == run ? state.upperBound : .max
    }

    @inline(__always)
    private mutating func resolve(
        _ property: PropertyID, _ value: DeclaredValue, _ reference: DeclarationID, _ level: Level
    ) {
        let state = states.pointer(to: Int(property.index))
        guard canWin(state.pointee, level) else { return }
        if let source = source(of: value, level, .property(property), state, reference) {
            addWinner(
                WinningDeclaration(reference: reference, level: level, source: source, property: property))
        } else {
            isPlain = false
            rolledBack.append(property)
        }
    }

    private mutating func addWinner(_ winner: WinningDeclaration) {
        states[Int(winner.property.index)].winner = UInt32(unorderedWinners.count)
        unorderedWinners.append(winner)
        decidedBits[Int(winner.property.index) >> 6] |= 1 << UInt64(winner.property.index & 63)
    }

    @inline(__always)
    private mutating func resolve(
        custom name: Atom, _ value: DeclaredValue, _ reference: DeclarationID, _ level: Level
    ) {
        let state = customState(of: name)
        guard canWin(state.pointee, level) else { return }
        if let source = source(of: value, level, .custom(name), state, reference) {
            customResults.append(
                WinningCustomProperty(name: name, reference: reference, level: level, source: source))
        } else {
            isPlain = false
            rolledBackCustom.append(name)
        }
    }

    /// Whether a declaration at this level can still win.
    @inline(__always) private func canWin(_ state: PropertyState, _ level: Level) -> Bool {
        state.run != run || levels.canWin(level, below: state.upperBound)
    }

    /// Records in `state` that a declaration decides its property, or rolls the cascade back. Returns the source of the
    /// property's value; `nil` if the declaration rolls the cascade back.
    @inline(__always)
    private func source(
        of value: DeclaredValue, _ level: Level, _ property: DeclaredProperty,
        _ state: UnsafeMutablePointer<PropertyState>, _ reference: DeclarationID
    ) -> ValueSource? {
        state.pointee = PropertyState(run: run, upperBound: PropertyState.decided, reference: reference)
        if let source = ValueSource(value, of: property) { return source }
        state.pointee.upperBound = levels.bound(after: value, at: level)
        return nil
    }

    /// Unsets the properties that were rolled back to nothing, and sorts the results.
    mutating func finish() {
        for property in rolledBack {
            resolveAll(property)
            let state = states[Int(property.index)]
            guard state.upperBound != PropertyState.decided else { continue }
            states[Int(property.index)].upperBound = PropertyState.decided
            addWinner(
                WinningDeclaration(reference: state.reference, level: 0, source: .initial, property: property))
        }
        for name in rolledBackCustom where customStates[Int(name.id)].upperBound != PropertyState.decided {
            let reference = customStates[Int(name.id)].reference
            customStates[Int(name.id)].upperBound = PropertyState.decided
            customResults.append(
                WinningCustomProperty(name: name, reference: reference, level: 0, source: .declared(.cssWide(.unset))))
        }
        sortWinners()
        findAll()
    }

    private mutating func sortWinners() {
        orderedWinners.removeAll()
        if let ambiguous = logicalProperties.ambiguous(decidedBits) { numberWinners(of: ambiguous) }
        for word in decidedBits.indices {
            var bits = decidedBits[word]
            while bits != 0 {
                let property = word << 6 | bits.trailingZeroBitCount
                bits &= bits - 1
                orderedWinners.append(unorderedWinners[Int(states[property].winner)])
            }
        }
    }

    /// Stores the order of the winners of some properties.
    private mutating func numberWinners(of properties: [UInt64]) {
        for index in 0..<unorderedWinners.count {
            let property = unorderedWinners[index].property.index
            guard properties[Int(property) >> 6] & 1 << UInt64(property & 63) != 0 else { continue }
            if !sidesOfWholes.isEmpty, sidesOfWholes.contains(unorderedWinners[index].property) { continue }
            unorderedWinners[index].order = UInt16(clamping: index + 1)
        }
    }

    private mutating func findAll() {
        all = nil
        var bound = Level.max
        for next in allDeclarations where levels.canWin(next.level, below: bound) {
            if let source = ValueSource(next.value, of: .all) {
                all = CascadedValue(reference: next.reference, level: next.level, source: source)
                return
            }
            bound = levels.bound(after: next.value, at: next.level)
        }
    }
}
