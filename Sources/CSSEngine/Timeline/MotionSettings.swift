/// The properties of transitions and animations in a table. `nil` for a table without them.
struct MotionSettings {
    private let transitionProperty, transitionDuration, transitionTiming, transitionDelay,
        transitionBehavior: PropertyID
    private let animationName, animationDuration, animationTiming, animationDelay, animationIterations: PropertyID
    private let animationDirection, animationFillMode, animationPlayState, animationComposition: PropertyID
    private let properties: PropertyTable
    /// From the first to the last of these properties in the table.
    private let range: ClosedRange<PropertyID>
    /// The properties that can start a transition or an animation.
    private let starters: Set<PropertyID>
    /// The properties that neither transitions nor animations change.
    private let excluded: Set<PropertyID>
    let display: PropertyID?

    init?(_ properties: PropertyTable) {
        guard let transitionProperty = properties["transition-property"],
            let transitionDuration = properties["transition-duration"],
            let transitionTiming = properties["transition-timing-function"],
            let transitionDelay = properties["transition-delay"],
            let transitionBehavior = properties["transition-behavior"],
            let animationName = properties["animation-name"], let animationDuration = properties["animation-duration"],
            let animationTiming = properties["animation-timing-function"],
            let animationDelay = properties["animation-delay"],
            let animationIterations = properties["animation-iteration-count"],
            let animationDirection = properties["animation-direction"],
            let animationFillMode = properties["animation-fill-mode"],
            let animationPlayState = properties["animation-play-state"],
            let animationComposition = properties["animation-composition"]
        else { return nil }
        (self.transitionProperty, self.transitionDuration) = (transitionProperty, transitionDuration)
        (self.transitionTiming, self.transitionDelay) = (transitionTiming, transitionDelay)
        (self.transitionBehavior, self.animationName) = (transitionBehavior, animationName)
        (self.animationDuration, self.animationTiming) = (animationDuration, animationTiming)
        (self.animationDelay, self.animationIterations) = (animationDelay, animationIterations)
        (self.animationDirection, self.animationFillMode) = (animationDirection, animationFillMode)
        (self.animationPlayState, self.animationComposition) = (animationPlayState, animationComposition)
        self.properties = properties
        let all = [
            transitionProperty, transitionDuration, transitionTiming, transitionDelay, transitionBehavior,
            animationName,
            animationDuration, animationTiming, animationDelay, animationIterations, animationDirection,
            animationFillMode, animationPlayState, animationComposition,
        ].sorted()
        range = all[0]...all[all.count - 1]
        starters = [transitionDuration, transitionDelay, animationName]
        display = properties["display"]
        let prefixes = ["transition-", "animation-", "container-"]
        excluded = Set(
            properties.all.indices.map { PropertyID(index: UInt16($0)) }.filter { property in
                prefixes.contains { properties[property].name.hasPrefix($0) }
            })
    }

    /// Whether a style has a declaration that can start a transition or an animation.
    func areIn(_ style: ComputedStyle) -> Bool { style.properties(in: range).contains(where: starters.contains) }

    /// Whether a stylesheet has such a declaration.
    func areIn(_ stylesheet: ParsedStylesheet) -> Bool {
        stylesheet.declarations.contains { declaration in
            if case .property(let property) = declaration.property { starters.contains(property) } else { false }
        }
    }

    /// Whether a stylesheet can give a custom property a transition.
    func canTransitionCustomProperties(in engine: StyleEngine) -> Bool {
        engine.canTransitionCustomProperties(by: transitionProperty)
    }

    /// Whether transitions and animations can change a property.
    func canChange(_ property: MotionProperty) -> Bool {
        if case .property(let property) = property { !excluded.contains(property) } else { true }
    }

    // MARK: Transitions

    /// How a property changes.
    struct Transition {
        /// In milliseconds.
        let duration: Double
        /// In milliseconds. Can be negative.
        let delay: Double
        let timing: TimingFunction
        let allowsDiscrete: Bool

        /// The time from the change to the end, in milliseconds.
        var combinedDuration: Double { max(duration, 0) + delay }
    }

    /// The transitions of a style.
    struct Transitions {
        /// The transition of each named property.
        fileprivate var named: [MotionProperty: Transition] = [:]
        /// The transition of all other properties; `nil` if they have none.
        fileprivate(set) var others: Transition?

        /// As in Chromium, `all` does not include custom properties.
        subscript(property: MotionProperty) -> Transition? {
            property.isCustom ? named[property] : named[property] ?? others
        }

        /// The properties that are named.
        var names: [MotionProperty] { Array(named.keys) }
    }

    /// The transitions of a style. A later name wins (CSS Transitions 1, section 2.1).
    /// - Parameter isRightToLeft: The direction of the element, which decides what sides logical names are.
    func transitions(of style: ElementValues, isRightToLeft: Bool) -> Transitions {
        var result = Transitions()
        let names = style.value(of: transitionProperty).items
        let durations = style.value(of: transitionDuration).items
        let delays = style.value(of: transitionDelay).items
        let timings = style.value(of: transitionTiming).items
        let behaviors = style.value(of: transitionBehavior).items
        for (index, name) in names.enumerated() {
            guard case .identifier(let name) = name else { continue }
            let transition = Transition(
                duration: durations.repeated(index).milliseconds, delay: delays.repeated(index).milliseconds,
                timing: timings.repeated(index).custom(as: TimingFunction.self) ?? .ease,
                allowsDiscrete: behaviors.repeated(index) == .identifier("allow-discrete"))
            if name == "all" {
                result.named = result.named.filter(\.key.isCustom)
                result.others = transition
            } else {
                for name in Self.synonyms(of: name, isRightToLeft: isRightToLeft) {
                    for property in self.properties(named: name) { result.named[property] = transition }
                }
            }
        }
        return result
    }

    /// The property with a name, or the longhands of a shorthand. Empty if the name is unknown.
    private func properties(named name: String) -> [MotionProperty] {
        if name.hasPrefix("--") { return [.custom(BytewiseString(name))] }
        guard let property = properties[name] else { return [] }
        let longhands = properties.longhands(of: property)
        return (longhands.isEmpty ? [property] : longhands).map { .property($0) }
    }

    /// A name, and the name of the same side or axis: the physical one of a logical name, and the reverse. The second one can be
    /// unknown.
    private static func synonyms(of name: String, isRightToLeft: Bool) -> [String] {
        let words = name.split(separator: "-").map(String.init)
        let (start, end) = isRightToLeft ? ("right", "left") : ("left", "right")
        let pairs = [
            (["inline", "start"], [start]), (["inline", "end"], [end]), (["block", "start"], ["top"]),
            (["block", "end"], ["bottom"]), (["inline", "size"], ["width"]), (["block", "size"], ["height"]),
        ]
        for (logical, physical) in pairs {
            if var words = words.replacing(logical, by: physical) {
                if words.count == 2, words[0] == "inset" { words.removeFirst() }
                return [name, words.joined(separator: "-")]
            }
            if let words = words.replacing(physical, by: logical) {
                let isInset = words == logical && logical[1] != "size"
                return [name, ((isInset ? ["inset"] : []) + words).joined(separator: "-")]
            }
        }
        return [name]
    }

    // MARK: Animations

    /// An animation of a style.
    struct Animation {
        let name: BytewiseString
        let timing: AnimationTiming
        /// The function between two keyframes that have none.
        let easing: TimingFunction
        let composition: KeyframeComposition
        let isPaused: Bool
    }

    /// The animations of a style in their order, without those named `none`.
    func animations(of style: ElementValues) -> [Animation] {
        let names = style.value(of: animationName).items
        if names == [.keyword(.none)] { return [] }
        let durations = style.value(of: animationDuration).items
        let delays = style.value(of: animationDelay).items
        let easings = style.value(of: animationTiming).items
        let counts = style.value(of: animationIterations).items
        let directions = style.value(of: animationDirection).items
        let fillModes = style.value(of: animationFillMode).items
        let playStates = style.value(of: animationPlayState).items
        let compositions = style.value(of: animationComposition).items
        return names.enumerated().compactMap { index, name in
            guard case .identifier(let name) = name else { return nil }
            var timing = AnimationTiming()
            timing.duration = max(durations.repeated(index).milliseconds, 0)
            timing.delay = delays.repeated(index).milliseconds
            timing.iterations =
                if case .number(let count) = counts.repeated(index) { max(count, 0) } else { Double.infinity }
            timing.direction = .init(rawValue: directions.repeated(index).cssText) ?? .normal
            timing.fillMode = .init(rawValue: fillModes.repeated(index).cssText) ?? .none
            return Animation(
                name: BytewiseString(name), timing: timing,
                easing: easings.repeated(index).custom(as: TimingFunction.self) ?? .ease,
                composition: KeyframeComposition(rawValue: compositions.repeated(index).cssText) ?? .replace,
                isPaused: playStates.repeated(index) == .identifier("paused"))
        }
    }
}

extension Value {
    /// The members of a list with commas; the value alone if it is no such list.
    fileprivate var items: [Value] { if case .commaSeparated(let values) = self { values } else { [self] } }

    /// A time in milliseconds, to the nearest microsecond, so that sums of times are exact. 0 for other values.
    package var milliseconds: Double {
        if case .time(let seconds) = self { (seconds * 1_000_000).rounded() / 1000 } else { 0 }
    }
}

extension [Value] {
    /// The member at an index of the list, repeated as often as necessary. The list is not empty.
    fileprivate func repeated(_ index: Int) -> Value { self[index % count] }
}

extension [String] {
    /// Returns the list with the first occurrence of some members replaced; `nil` if there is none.
    fileprivate func replacing(_ old: [String], by new: [String]) -> [String]? {
        guard let start = indices.first(where: { self[$0...].starts(with: old) }) else { return nil }
        return Array(self[..<start]) + new + self[(start + old.count)...]
    }
}
