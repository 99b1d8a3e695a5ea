import CSSEngine
import NimbusCSS
import NimbusUIKit

/// The animations of a view, and its transitions between the normal state and others.
@MainActor struct MotionDescription {
    /// An index of `values`.
    typealias ValueIndex = Int

    /// The values of a property of the layer over an iteration.
    struct Track {
        struct Segment {
            let timing: TimingFunction
            /// Whether the timing function runs from its end to its beginning.
            let isReversed: Bool
        }

        let keyPath: String
        /// From 0 to 1.
        let offsets: [Double]
        let values: [ValueIndex]
        /// Between each value and the next one.
        let segments: [Segment]
    }

    struct Animation {
        let declared: DeclaredMotion.Animation
        let tracks: [Track]
        /// The properties of CSS that are not printed, with the reason.
        let omitted: [String]
    }

    /// A state of a control, a label or a cell.
    enum State: CaseIterable {
        case highlighted, selected, disabled

        var elementState: ElementState {
            switch self {
            case .highlighted: .highlighted
            case .selected: .selected
            case .disabled: .disabled
            }
        }

        func isOn(_ view: UIView) -> Bool {
            switch view {
            case is UIControl: true
            case is UILabel: self != .selected
            case is UITableViewCell, is UICollectionViewCell: self != .disabled
            default: false
            }
        }

        /// Whether a view shows the values of its normal state in this one, because it keeps none for it.
        func showsNormalValues(_ view: UIView) -> Bool {
            view is UITextField || self == .disabled && view is UILabel
        }
    }

    /// A property of UIKit that differs between the normal state and another one.
    struct Change {
        let name: String
        let setter: SwiftSetter
        let normal, other: ValueIndex
    }

    /// The changes that take the same time.
    struct ChangeGroup {
        /// Their duration is 0 if the changes are made at once. At least one takes time.
        let toNormal, toOther: DeclaredMotion.Transition
        var changes: [Change]

        /// The transitions that take time, the one to the other state first.
        var played: [DeclaredMotion.Transition] { [toOther, toNormal].filter { $0.duration > 0 } }
        /// Whether a transition begins in its middle.
        var beginsInPast: Bool { played.contains { $0.delay < 0 } }

        fileprivate func hasTransitions(of other: ChangeGroup) -> Bool {
            toNormal == other.toNormal && toOther == other.toOther
        }
    }

    struct StateChange {
        let state: State
        let groups: [ChangeGroup]
        /// The properties that change at once, because their transitions have no time or are not printed.
        let immediate: [Change]
        /// The transitions, delays and properties that are not printed.
        let omitted: [String]
    }

    private(set) var animations: [Animation] = []
    private(set) var stateChanges: [StateChange] = []
    /// All values, so that those of the light and of the dark can be compared.
    private(set) var values: [ViewValue] = []

    /// Returns `nil` if the styles of the view declare no motion.
    init?(_ view: UIView, in dom: NIDOM) {
        guard let node = dom.registry.node(of: view) else { return nil }
        let styles = dom.styles
        let normal = styles.restingStyle(of: node)
        let declared = styles.declaredMotion(of: node, in: normal)
        for animation in declared?.animations ?? [] { add(animation, of: view, node, normal, in: dom) }
        for state in State.allCases where state.isOn(view) {
            let other = styles.restingStyle(
                of: node, in: state.elementState, among: [.highlighted, .selected, .disabled])
            guard other.style !== normal.style else { continue }
            let otherMotion = styles.declaredMotion(of: node, in: other)
            guard declared != nil || otherMotion != nil else { continue }
            add(state, from: (normal, declared), to: (other, otherMotion), of: view, in: dom)
        }
        if animations.isEmpty, stateChanges.isEmpty { return nil }
    }

    private mutating func add(_ value: ViewValue) -> ValueIndex {
        values.append(value)
        return values.count - 1
    }

    // MARK: Animations

    private static let layerProperties: Set = [
        "backgroundColor", "borderColor", "borderWidth", "cornerRadius", "shadowColor", "shadowOffset", "shadowOpacity",
        "shadowRadius", "zPosition",
    ]

    /// Returns the key path of a layer for a property of UIKit. `nil` if the layer has no such property.
    static func keyPath(_ name: String) -> String? {
        switch name {
        case "alpha": return "opacity"
        case "transform": return name
        default:
            let path = name.hasPrefix("layer.") ? String(name.dropFirst("layer.".count)) : name
            return layerProperties.contains(path) ? path : nil
        }
    }

    private mutating func add(
        _ animation: DeclaredMotion.Animation, of view: UIView, _ node: StyleNode, _ normal: ElementValues,
        in dom: NIDOM
    ) {
        let keyframes = Keyframes(animation.rule)
        let properties = Set(keyframes.offsets.keys)
        var covered: Set<PropertyID> = []
        var omitted: [String] = []
        var tracks: [Track] = []
        let stops = keyframes.allOffsets.map { offset in
            let style = dom.styles.restingStyle(of: node, animatedBy: keyframes.texts[offset] ?? "")
            return (offset, style, dom.possibleValues(of: view, in: style.style, setBy: properties))
        }
        for (index, row) in (stops.first?.2 ?? []).enumerated() {
            guard let keyPath = Self.keyPath(row.name) else { continue }
            let own = properties.intersection(row.properties)
            let offsets = Set(own.compactMap { keyframes.offsets[$0] })
            covered.formUnion(own)
            guard offsets.count == 1, let used = offsets.first else {
                omitted.append("\(row.name), whose properties have other keyframes each")
                continue
            }
            guard animation.composition == .replace else {
                omitted.append("\(row.name), which is added to the value below it")
                continue
            }
            let found = stops.filter { used.contains($0.0) || $0.0 == 0 || $0.0 == 1 }
            let values = found.map { $0.2[index].value.forLayer(of: view) }
            let segments = found.dropLast().map { offset, _, _ in
                Track.Segment(
                    // The function of a keyframe is for its own properties.
                    timing: used.contains(offset) ? keyframes.timings[offset] ?? animation.timing : animation.timing,
                    isReversed: animation.startsReversed)
            }
            if values.allSatisfy({ $0 == values[0] }), keyPath != "transform" { continue }
            guard values.allSatisfy({ $0 != .none }) else {
                omitted.append("\(row.name), which has no value in a keyframe")
                continue
            }
            do throws(Unprintable) {
                let (path, values) =
                    keyPath == "transform"
                    ? try Self.transforms(values, found.map(\.1.style), dom.styles.properties) : (keyPath, values)
                try Self.check(segments, values)
                let isReversed = animation.startsReversed
                let offsets = found.map { isReversed ? 1 - $0.0 : $0.0 }
                tracks.append(
                    Track(
                        keyPath: path, offsets: isReversed ? offsets.reversed() : offsets,
                        values: (isReversed ? values.reversed() : values).map { add($0) },
                        segments: isReversed ? segments.reversed() : segments))
            } catch {
                omitted.append("\(row.name), because \(error.reason)")
            }
        }
        let names = properties.subtracting(covered).map { dom.styles.properties[$0].name }.sorted()
        omitted += names.map { "\($0), which is no property of a layer" } + keyframes.customNames
        animations.append(Animation(declared: animation, tracks: tracks, omitted: omitted))
    }

    /// The reason why values cannot be printed.
    private struct Unprintable: Error {
        let reason: String
    }

    /// Core Animation interpolates matrices, which have no full turns. So turns alone are angles.
    private static func transforms(
        _ values: [ViewValue], _ styles: [ComputedStyle], _ table: PropertyTable
    ) throws(Unprintable) -> (keyPath: String, values: [ViewValue]) {
        let isWithoutTurn = values.allSatisfy { $0.transform.map { $0.b == 0 && $0.c == 0 } ?? false }
        let functions = styles.map { style in
            func value(_ name: String) -> Value? { table[name].flatMap { style[$0] } }
            return [TransformFunction].functions(
                transform: value("transform"), translate: value("translate"), rotate: value("rotate"),
                scale: value("scale")) ?? []
        }
        let hasTurn = functions.joined().contains { $0.kind == .rotate }
        if isWithoutTurn, !hasTurn { return ("transform", values) }
        let angles = functions.map { list -> CGFloat? in
            if list.isEmpty { return 0 }
            guard list.count == 1, list[0].kind == .rotate, case .angle(let degrees) = list[0].arguments[0] else {
                return nil
            }
            return CGFloat(degrees) * .pi / 180
        }
        guard !angles.contains(nil) else {
            throw Unprintable(reason: "Core Animation has other values between matrices that turn")
        }
        return ("transform.rotation.z", angles.compactMap { $0.map(ViewValue.number) })
    }

    private static func check(_ segments: [Track.Segment], _ values: [ViewValue]) throws(Unprintable) {
        let steps = segments.count { if case .steps = $0.timing { true } else { false } }
        if segments.contains(where: { !$0.timing.isPrintable }) {
            throw Unprintable(reason: "UIKit has no linear() with several points")
        }
        guard steps > 0 else { return }
        guard steps == segments.count, values.allSatisfy({ $0.number != nil }) else {
            throw Unprintable(reason: "only steps() between numbers can be printed")
        }
    }

    // MARK: States

    private typealias Style = (values: ElementValues, motion: DeclaredMotion?)

    /// The properties that a property animator animates.
    private static let viewProperties: Set = ["alpha", "backgroundColor", "transform", "layer.cornerRadius"]

    private mutating func add(_ state: State, from normal: Style, to other: Style, of view: UIView, in dom: NIDOM) {
        let (first, second) = (normal.values.style, other.values.style)
        let properties = Self.differences(between: first, second, dom.styles.properties)
        let moving = properties.filter { property in
            [normal.motion, other.motion].contains { $0?.transition(of: .property(property)) != nil }
        }
        guard !moving.isEmpty else { return }
        var differences = Differences()
        var known = dom.propertiesOfStates(of: view)
        var covered: Set<PropertyID> = []
        let values = [first, second].map { style in
            dom.possibleValues(
                of: view, in: style, setBy: properties, includesNormalState: state.showsNormalValues(view))
        }
        for (old, new) in zip(values[0], values[1]) {
            let isOfLayer = Self.keyPath(old.name) != nil
            known.formUnion(old.properties)
            if isOfLayer { covered.formUnion(old.properties) }
            guard old.value != new.value else { continue }
            let property = isOfLayer ? old.properties.first(where: moving.contains) : nil
            differences.add(
                Change(name: old.name, setter: old.setter, normal: add(old.value), other: add(new.value)),
                property.flatMap { normal.motion?.transition(of: .property($0)) },
                property.flatMap { other.motion?.transition(of: .property($0)) })
        }
        func names(_ properties: Set<PropertyID>) -> [String] {
            properties.map { dom.styles.properties[$0].name }.sorted()
        }
        differences.omitted += names(moving.subtracting(covered)).map { "the transition of \($0)" }
        differences.omitted += names(properties.subtracting(moving).subtracting(known))
        stateChanges += differences.change(to: state).map { [$0] } ?? []
    }

    /// Returns the properties of CSS with different values, without those of the motion itself.
    private static func differences(
        between first: ComputedStyle, _ second: ComputedStyle, _ table: PropertyTable
    ) -> Set<PropertyID> {
        Set(first.properties).union(second.properties).filter { property in
            first[property] != second[property]
                && !["transition-", "animation-"].contains { table[property].name.hasPrefix($0) }
        }
    }

    /// The differences between the normal state and another one.
    private struct Differences {
        private var groups: [ChangeGroup] = []
        private var immediate: [Change] = []
        var omitted: [String] = []

        /// Adds a change with its transitions. `nil` if there is none.
        mutating func add(
            _ change: Change, _ toNormal: DeclaredMotion.Transition?, _ toOther: DeclaredMotion.Transition?
        ) {
            guard change.setter.isRepeatable else {
                omitted.append("\(change.name), which cannot be set again")
                return
            }
            let group = ChangeGroup(toNormal: .timed(toNormal), toOther: .timed(toOther), changes: [change])
            guard group.played.allSatisfy({ $0.timing.isCurve }) else {
                omitted.append("the transition of \(change.name), whose timing function UIKit does not have")
                immediate.append(change)
                return
            }
            if [toNormal, toOther].contains(where: { $0?.duration == 0 }) {
                omitted.append("the delay of \(change.name), whose transition takes no time")
            }
            if group.played.isEmpty {
                immediate.append(change)
            } else if let place = groups.firstIndex(where: { $0.hasTransitions(of: group) }) {
                groups[place].changes.append(change)
            } else {
                groups.append(group)
            }
        }

        /// Returns `nil` if nothing differs.
        func change(to state: State) -> StateChange? {
            if groups.isEmpty, immediate.isEmpty, omitted.isEmpty { return nil }
            return StateChange(state: state, groups: groups, immediate: immediate, omitted: omitted)
        }
    }

    /// Whether a property animator animates a property.
    static func isOfView(_ change: Change) -> Bool { viewProperties.contains(change.name) }
}

/// The declarations of keyframes, by their offsets.
private struct Keyframes {
    private(set) var offsets: [PropertyID: Set<Double>] = [:]
    private(set) var texts: [Double: String] = [:]
    private(set) var timings: [Double: TimingFunction] = [:]
    private var custom: Set<String> = []

    init(_ rule: KeyframesRule) {
        for keyframe in rule.keyframes {
            for offset in keyframe.offsets {
                if let timing = keyframe.timing { timings[offset] = timing }
                for declaration in keyframe.declarations {
                    texts[offset, default: ""] += declaration.text + ";"
                    for property in declaration.properties {
                        switch property {
                        case .property(let property): offsets[property, default: []].insert(offset)
                        case .custom(let name): custom.insert(name.string)
                        }
                    }
                }
            }
        }
    }

    var customNames: [String] { custom.sorted().map { "the variable \($0)" } }
    var allOffsets: [Double] { Set(texts.keys).union([0, 1]).sorted() }
}

extension DeclaredMotion.Transition {
    /// Returns a transition that takes time, or one without duration and delay.
    fileprivate static func timed(_ transition: Self?) -> Self {
        guard let transition, transition.duration > 0 else { return Self(duration: 0, delay: 0, timing: .ease) }
        return transition
    }
}

extension SwiftSetter {
    /// Whether code can set a value again and again. Otherwise it adds to what the former code has made, or cannot undo it.
    fileprivate var isRepeatable: Bool {
        switch self {
        case .backdrop, .shapeLayers, .textCase, .titleAttribute: false
        default: true
        }
    }
}

extension TimingFunction {
    fileprivate var isCurve: Bool { controlPoints != nil }

    fileprivate var isPrintable: Bool { if case .steps = self { true } else { isCurve } }
}

extension ViewValue {
    /// The value as a property of a layer.
    @MainActor fileprivate func forLayer(of view: UIView) -> ViewValue {
        color.map { .layerColor($0.resolvedColor(with: view.traitCollection).cgColor) } ?? self
    }
}
