import CSSEngine
import NimbusCSS

@testable import NimbusUIKit

/// Applies stylesheets as `NIDOM` documents it, but finds everything anew in each pass.
///
/// It has a new engine for each pass. From one pass to the next, it only remembers what it has set on the views.
@MainActor final class NaiveDOM {
    /// A registered view with what the app has given it.
    private struct Registration {
        let view: UIView
        var classes: [String]
        var id: String?
        var inlineStyle: String?
        /// The value of `--ink` that the app has set.
        var ink: String?
    }

    /// The result of applying an effect to a view.
    private struct Outcome {
        let inputs: NaiveEffects.Inputs
        /// The value of the style. `nil` if the effect understands none of the values.
        let value: ViewValue?
        /// The value that undoes the effect, and the one that the view returned after it was set. `nil` if the style has
        /// no value.
        let setting: (baseline: ViewValue, shown: ViewValue)?
    }

    var css: String
    var environment = CSS.Environment()
    private var registrations: [ObjectIdentifier: Registration] = [:]
    /// The outcomes by the index of the effect among those on the view. Unregistered views keep theirs.
    private var outcomes: [ObjectIdentifier: [Int: Outcome]] = [:]
    /// The views whose styles are applied although they may be the same as in the last pass.
    private var reappliedViews: Set<ObjectIdentifier> = []
    /// The views whose content the app can have changed since the last pass.
    private var readViews: Set<ObjectIdentifier> = []

    init(_ css: String) { self.css = css }

    // MARK: Changes

    func isRegistered(_ view: UIView) -> Bool { registrations[ObjectIdentifier(view)] != nil }

    func register(_ view: UIView, _ classes: [String], id: String?) {
        let known = registrations[ObjectIdentifier(view)]
        if known == nil { reappliedViews.insert(ObjectIdentifier(view)) }
        var registration = known ?? Registration(view: view, classes: [])
        registration.classes += classes.filter { !registration.classes.contains($0) }
        registration.id = id ?? registration.id
        registrations[ObjectIdentifier(view)] = registration
    }

    func unregister(_ view: UIView) { registrations[ObjectIdentifier(view)] = nil }

    func setClasses(_ classes: [String], of view: UIView) { registrations[ObjectIdentifier(view)]?.classes = classes }

    func classes(of view: UIView) -> [String] { registrations[ObjectIdentifier(view)]?.classes ?? [] }

    func setStyle(_ declarations: String?, of view: UIView) {
        registrations[ObjectIdentifier(view)]?.inlineStyle = declarations
    }

    func setInk(_ color: String?, of view: UIView) { registrations[ObjectIdentifier(view)]?.ink = color }

    /// Tells that the DOM reads a view again.
    func read(_ view: UIView) { readViews.insert(ObjectIdentifier(view)) }

    /// Has the next pass replace values that the app has set.
    func reapplyAll() { reappliedViews.formUnion(registrations.keys) }

    // MARK: Passes

    /// Applies the styles of all views.
    func pass() {
        var environment = environment
        environment.systemColors = .iOS
        let engine = StyleEngine(properties: SampleViews.properties, environment: environment)
        engine.keepsColorSchemes = true
        engine.add(Stylesheet(css, properties: SampleViews.properties))
        let roots = registrations.values.filter { !hasRegisteredSuperview($0.view) }.map(element)
        let nodes = roots.map { engine.insert($0) }
        let entries = zip(roots, nodes).flatMap { root, node in
            zip(root.views, Self.subtree(of: node, in: engine)).map { ($0, $1) }
        }
        for (view, node) in entries {
            guard let ink = registrations[ObjectIdentifier(view)]?.ink else { continue }
            engine.setCustomProperty("--ink", to: ink, of: node)
        }
        engine.restyle()
        for (view, node) in entries { apply(node, engine, to: view) }
        reappliedViews.subtract(registrations.keys)
        readViews = []
    }

    private func hasRegisteredSuperview(_ view: UIView) -> Bool {
        guard let superview = view.superview else { return false }
        return isRegistered(superview) || hasRegisteredSuperview(superview)
    }

    private func element(_ registration: Registration) -> NaiveElement {
        NaiveElement(
            registration.view, classes: registration.classes, id: registration.id,
            inlineStyle: registration.inlineStyle, fontSize: ownFontSize(of: registration.view),
            children(of: registration.view))
    }

    private func ownFontSize(of view: UIView) -> Double? {
        let effects = NaiveEffects.effects(on: view)
        let index = effects.firstIndex { $0.properties == Effect.fontProperties && $0.hasValue(on: view) }
        guard let index else { return nil }
        let (effect, setting) = (effects[index], outcomes[ObjectIdentifier(view)]?[index]?.setting)
        let own = setting.flatMap { effect.get(view) == $0.shown ? $0.baseline : nil } ?? effect.baseline(view)
        return (own.font ?? effect.standardFont(view)).map { Double($0.pointSize) }
    }

    private func children(of view: UIView) -> [NaiveElement] {
        view.ownSubviews.flatMap { subview in
            registrations[ObjectIdentifier(subview)].map { [element($0)] } ?? children(of: subview)
        }
    }

    private static func subtree(of node: StyleNode, in engine: StyleEngine) -> [StyleNode] {
        [node] + engine.children(of: node).flatMap { subtree(of: $0, in: engine) }
    }

    private func apply(_ node: StyleNode, _ engine: StyleEngine, to view: UIView) {
        let effects = NaiveEffects.effects(on: view)
        var changedNames: Set<String> = []
        for (index, effect) in effects.enumerated() {
            let former = outcomes[ObjectIdentifier(view)]?[index]
            guard let inputs = NaiveEffects.inputs(of: effect, on: view, node, in: engine) else {
                if former != nil { changedNames.insert(effect.name) }
                if let setting = former?.setting { undo(effect, setting, on: view) }
                outcomes[ObjectIdentifier(view)]?[index] = nil
                continue
            }
            var normal: Outcome?
            if inputs.values.isEmpty {
                let index = effects.firstIndex { $0.name == effect.standIn?.normal }
                normal = index.flatMap { outcomes[ObjectIdentifier(view)]?[$0] }
            }
            let hasOtherValues = inputs.values != former?.inputs.values
            let isReapplied =
                reappliedViews.contains(ObjectIdentifier(view))
                || effect.dependencies.contains(.content) && readViews.contains(ObjectIdentifier(view))
            let standsInForAnother = normal != nil && changedNames.contains(effect.standIn?.normal ?? "")
            let followsAnother = effect.followed.contains { changedNames.contains($0) }
            // A value that stands in for another follows that one alone. So does the one that `none` gives a state of a button.
            let isNone = effect.standIn != nil && inputs.values == [.keyword(.none)]
            let hasSameInputs = inputs == former?.inputs || normal != nil || isNone
            if former != nil, !hasOtherValues, !isReapplied, !standsInForAnother, !followsAnother, hasSameInputs {
                continue
            }
            var value: ViewValue?
            if inputs.values.isEmpty {
                value = normal?.setting.flatMap { effect.standIn?.value(view, $0.baseline) }
            } else {
                let keepsBaseline = !hasOtherValues && !isReapplied
                let own = former?.setting.flatMap { setting in
                    keepsBaseline || effect.get(view) == setting.shown ? setting.baseline : nil
                }
                value = NaiveEffects.value(of: effect, inputs, on: view, own: own ?? effect.baseline(view))
            }
            // A color that follows the color scheme is equal to itself only. The same declared color is the same object, also if
            // another property of the effect has changed.
            if let former, inputs.values.first == former.inputs.values.first, let known = former.value,
                value?.looks(like: known) == true
            {
                value = known
            }
            let hasChanged = hasOtherValues || value != former?.value
            if hasChanged || isReapplied || standsInForAnother {
                changedNames.insert(effect.name)
                let setting = set(value, through: effect, former?.setting, on: view)
                outcomes[ObjectIdentifier(view), default: [:]][index] = Outcome(
                    inputs: inputs, value: value, setting: setting)
            } else {
                outcomes[ObjectIdentifier(view), default: [:]][index] = Outcome(
                    inputs: inputs, value: value, setting: former?.setting)
            }
        }
    }

    /// Restores the value that a view had before, unless the app has set another one since then.
    private func undo(_ effect: Effect, _ setting: (baseline: ViewValue, shown: ViewValue), on view: UIView) {
        let isOurs = effect.get(view) == setting.shown
        if isOurs, setting.shown != setting.baseline { effect.set(view, setting.baseline) }
    }

    /// Sets a value that a view does not have yet.
    private func set(
        _ value: ViewValue?, through effect: Effect, _ former: (baseline: ViewValue, shown: ViewValue)?,
        on view: UIView
    ) -> (baseline: ViewValue, shown: ViewValue)? {
        guard let value else {
            former.map { undo(effect, $0, on: view) }
            return nil
        }
        let shown = effect.get(view)
        if let former, former.shown == shown {
            if shown != value { effect.set(view, value) }
            return (former.baseline, effect.get(view))
        }
        // A value that the app has set is the one to restore.
        let baseline = effect.baseline(view)
        if former != nil || baseline != value { effect.set(view, value) }
        return (baseline, effect.get(view))
    }
}
