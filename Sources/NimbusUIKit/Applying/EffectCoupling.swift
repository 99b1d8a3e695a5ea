/// The values of a view with effects of the app, whose setters can set further properties.
///
/// The rows of these properties are coupled. A transition that changes one of them restores the own values of all coupled
/// rows, and then sets the values of the style in the order of the rows. So the view has the same values as a new view.
@MainActor final class EffectCoupling {
    /// The version of the app's effects that the rows belong to.
    fileprivate let version: Int
    /// The values that the properties have without a style, by row.
    fileprivate var own: [Int: ViewValue] = [:]
    /// The values of the properties after the last transition, by row.
    fileprivate var seen: [Int: ViewValue] = [:]
    /// The rows whose values the app has set since the last transition.
    fileprivate var overridden: Set<Int> = []
    fileprivate var transition: Transition?

    fileprivate struct Transition {
        /// Whether the coupled rows have their own values until the end of the transition.
        var isUndone = false
        /// Whether a setter has changed the property of another row for the first time.
        var findsCoupling = false
        /// The new values of coupled rows. A row whose value is undone has `nil`.
        var changes: [Int: ViewValue?] = [:]
    }

    fileprivate struct Reading {
        let row: Int
        let value: ViewValue
        let baseline: ViewValue
    }

    fileprivate static let probeLimit = 4

    fileprivate init(version: Int) { self.version = version }

    /// Ends a transition whose effects the app has replaced.
    func abandonTransition() { transition = nil }
}

/// The styled properties of a view that can have effects of the app.
@MainActor protocol CoupledProperties: AnyObject {
    /// The coupling of the app's effects. `nil` if the view has no effects of the app.
    var coupling: EffectCoupling? { get set }
    /// The styled properties in the order of their effects.
    var properties: [any AppliedProperty] { get }

    /// Replaces the state of a styled property. `nil` removes it.
    func set(_ property: (any AppliedProperty)?, ofRow row: Int)

    /// Sets the value of a row's effect, or undoes it, without regard to the effects of the app.
    /// - Parameters:
    ///   - own: The value that the view has without a style. `nil` to read it from the view.
    ///   - isInstant: Whether the value has changed because time has passed. A value that the app has set in between stays then.
    func applyAlone(
        _ value: ViewValue?, through row: Int, _ step: StylePlan.Step?, of effects: ClassEffects, to view: UIView,
        own: ViewValue?, isInstant: Bool
    ) -> AppliedChange
}

extension CoupledProperties {
    /// Begins a transition of a view with effects of the app.
    /// - Parameter rows: The rows that the transition changes.
    func beginTransition(of rows: some Sequence<Int>, _ effects: ClassEffects, on view: UIView) {
        let coupling = coupling(effects)
        coupling.transition = EffectCoupling.Transition()
        for row in effects.coupledRows.union(effects.appRows) {
            let effect = effects.rows[row].effect
            if let property = properties.property(ofRow: row) {
                let isOurs = property.isShown(by: view)
                if !isOurs { coupling.overridden.insert(row) }
                coupling.own[row] = isOurs ? property.baseline : effect.baseline(view)
            } else if coupling.seen[row] != effect.get(view) {
                coupling.own[row] = effect.baseline(view)
            }
        }
        guard rows.contains(where: effects.coupledRows.contains) else { return }
        coupling.transition?.isUndone = true
        coupling.restoreOwnValues(effects, on: view)
    }

    /// Ends a transition of a view with effects of the app.
    func endTransition(_ effects: ClassEffects, on view: UIView) {
        guard let coupling, let transition = coupling.transition else { return }
        coupling.transition = nil
        if transition.findsCoupling { coupling.restoreOwnValues(effects, on: view) }
        if transition.isUndone || transition.findsCoupling {
            setCoupledValues(transition.changes, coupling, effects, on: view)
        }
        for row in effects.coupledRows.union(effects.appRows) {
            coupling.seen[row] = effects.rows[row].effect.get(view)
        }
    }

    /// Sets the value of a row's effect, or undoes it, for a class with effects of the app.
    func applyAmongOthers(
        _ value: ViewValue?, through row: Int, _ step: StylePlan.Step?, of effects: ClassEffects, to view: UIView,
        isInstant: Bool = false
    ) -> AppliedChange {
        guard let coupling, coupling.version == effects.version, let transition = coupling.transition else {
            if value == nil, properties.property(ofRow: row) == nil { return AppliedChange() }
            beginTransition(of: CollectionOfOne(row), effects, on: view)
            let result = applyAmongOthers(value, through: row, step, of: effects, to: view, isInstant: isInstant)
            endTransition(effects, on: view)
            return result
        }
        if !isInstant { coupling.overridden.remove(row) }
        if transition.isUndone, effects.coupledRows.contains(row) {
            coupling.transition?.changes[row] = .some(value)
            return AppliedChange(isSet: properties.property(ofRow: row)?.styled != value)
        }
        let readings = readings(around: row, of: effects, on: view)
        let own = effects.appRows.contains(row) ? coupling.own[row] : nil
        let result = applyAlone(value, through: row, step, of: effects, to: view, own: own, isInstant: isInstant)
        guard result.isSet else { return result }
        let changed = readings.filter { effects.rows[$0.row].effect.get(view) != $0.value }
        if effects.appRows.contains(row) { effects.probes[row, default: 0] += 1 }
        guard !changed.isEmpty else { return result }
        for row in changed.map(\.row) + [row] where effects.coupledRows.insert(row).inserted {
            coupling.transition?.findsCoupling = true
            guard !effects.appRows.contains(row) else { continue }
            let unstyled = changed.first { $0.row == row }?.baseline ?? effects.rows[row].effect.baseline(view)
            coupling.own[row] = properties.property(ofRow: row)?.baseline ?? unstyled
        }
        return result
    }

    /// Returns the coupling of the current effects of the app.
    private func coupling(_ effects: ClassEffects) -> EffectCoupling {
        if let coupling, coupling.version == effects.version { return coupling }
        let new = EffectCoupling(version: effects.version)
        coupling = new
        return new
    }

    /// Returns the values of the other properties that a setter of a row could change: those of the app, and for a row of the
    /// app, the styled ones. The first setters of each row of the app are checked against all properties.
    private func readings(around row: Int, of effects: ClassEffects, on view: UIView) -> [EffectCoupling.Reading] {
        var rows = Array(effects.appRows)
        if effects.appRows.contains(row) {
            let isProbe = effects.probes[row, default: 0] < EffectCoupling.probeLimit
            rows += isProbe ? Array(0..<effects.appRows.lowerBound) : properties.map(\.row)
        }
        return rows.filter { $0 != row }.map { row in
            let effect = effects.rows[row].effect
            return EffectCoupling.Reading(row: row, value: effect.get(view), baseline: effect.baseline(view))
        }
    }

    /// Sets the values of the coupled rows in their order.
    private func setCoupledValues(
        _ changes: [Int: ViewValue?], _ coupling: EffectCoupling, _ effects: ClassEffects, on view: UIView
    ) {
        var shown: [(row: Int, property: any AppliedProperty)] = []
        for row in effects.coupledRows.sorted() {
            let effect = effects.rows[row].effect
            let value = changes[row] ?? properties.property(ofRow: row)?.styled
            set(nil, ofRow: row)
            guard let value, let baseline = coupling.own[row],
                let property = effect.access.property(row: row, styled: value, baseline: baseline, shown: value)
            else { continue }
            set(property, ofRow: row)
            if coupling.overridden.contains(row) { continue }
            if !property.isShown(by: view) { property.show(on: view) }
            shown.append((row, property))
        }
        for (row, property) in shown where properties.property(ofRow: row) === property {
            property.readBack(from: view)
        }
    }
}

extension EffectCoupling {
    /// Sets the own values of the coupled properties.
    fileprivate func restoreOwnValues(_ effects: ClassEffects, on view: UIView) {
        let rows = effects.coupledRows.sorted()
        // A setter can change a value that was set before it.
        for _ in 0..<Self.restoringLimit {
            var isRestored = true
            for row in rows {
                let effect = effects.rows[row].effect
                guard let value = own[row], effect.baseline(view) != value else { continue }
                effect.set(view, value)
                isRestored = false
            }
            if isRestored { return }
        }
    }

    private static let restoringLimit = 3
}

/// The result of a change of a property.
struct AppliedChange {
    /// Whether a setter was called.
    var isSet = false
    /// Whether the view had the recorded value before. Otherwise, the app had set another one.
    var wasOurs = true
}
