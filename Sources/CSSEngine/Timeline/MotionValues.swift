/// The values of properties, as transitions and animations change them.
struct MotionValues {
    let engine: StyleEngine
    let settings: MotionSettings
    /// Returns the size in points of an element's box, to which percentages of transforms refer.
    var boxSize: (StyleNode) -> (width: Double, height: Double) = { _ in (100, 100) }
    /// Returns the value that an element has of a property that no declaration of a style sets; `nil` if it is unknown. Without the
    /// closure, it is the initial value.
    var undeclaredValue: ((StyleNode, PropertyID, ComputedStyle) -> Value?)?

    // MARK: Values of styles

    /// The value of a property. A custom property without a value has an empty text.
    func value(of property: MotionProperty, in style: ElementValues) -> Value {
        switch property {
        case .property(let property): return style.value(of: property)
        case .custom(let name):
            let registration = engine.registration(ofProperty: name)
            let text = style.customText(name) ?? registration?.initialText?.string ?? ""
            return (registration?.syntax ?? .universal).computedValue(of: text)
        }
    }

    /// The value of a property of an element; `nil` if no declaration sets it, and the element's own value is unknown.
    func ownValue(of property: MotionProperty, in style: ElementValues, _ node: StyleNode) -> Value? {
        if case .property(let property) = property, let undeclaredValue, style.style[property] == nil {
            return undeclaredValue(node, property, style.style)
        }
        return value(of: property, in: style)
    }

    /// The value of a property of an element without motion.
    func restingValue(of property: MotionProperty, in base: ElementValues, _ node: StyleNode) -> Value {
        ownValue(of: property, in: base, node) ?? value(of: property, in: base)
    }

    // MARK: Values of instants

    /// The values that transitions and animations give an element at a time.
    /// - Parameters:
    ///   - time: Infinite for the values after their ends. Without an end, an animation has none.
    ///   - base: Returns the style without motion.
    ///   - isWanted: Whether the value of a property is wanted.
    func values(
        of motion: ElementMotion, on node: StyleNode, at time: Double, over base: () -> ElementValues,
        where isWanted: (MotionProperty) -> Bool
    ) -> (animations: [MotionProperty: Value], transitions: [MotionProperty: Value]) {
        var transitions: [MotionProperty: Value] = [:]
        for (property, transition) in motion.transitions where isWanted(property) {
            transitions[property] = transition.value(at: time)
        }
        var animations: [MotionProperty: Value] = [:]
        for animation in motion.animations {
            guard let position = animation.position(at: time), time.isFinite || animation.endTime.isFinite else {
                continue
            }
            for property in animation.properties where settings.canChange(property) && isWanted(property) {
                animations[property] = value(of: property, animation, at: position, animations, of: node) {
                    animations[property] ?? transitions[property] ?? restingValue(of: property, in: base(), node)
                }
            }
        }
        // The values of one animation below another one are not limited.
        for (property, value) in animations { animations[property] = subject(of: property).limited(value) }
        // Where both change a property, the animation wins unless the declaration below it is important.
        if !transitions.isEmpty {
            for property in animations.keys where !motion.importantProperties.contains(property) {
                transitions[property] = nil
            }
        }
        return (animations, transitions)
    }

    /// The value of a property in an animation, which can be outside of the range of the property.
    /// - Parameters:
    ///   - animated: The values of animations so far. References in keyframes see their custom properties.
    ///   - underlying: Returns the value below the animation.
    private func value(
        of property: MotionProperty, _ animation: RunningAnimation, at position: AnimationTiming.Position,
        _ animated: [MotionProperty: Value], of node: StyleNode, over underlying: () -> Value
    ) -> Value {
        let (first, second, progress) = animation.stops.stops(of: property, at: position)
        func computed(_ stop: KeyframeStops.Stop) -> Value? {
            switch stop.content {
            case .value(let value): return value
            case .underlying: return nil
            case .declaration(let text):
                let variables = animated.filter { $0.key.isCustom && $0.key != property }
                let declarations = [self.declarations(variables), text].compactMap { $0 }.joined(separator: "; ")
                let style = engine.style(of: node, with: MotionDeclarations(transitions: declarations))
                return value(of: property, in: style)
            }
        }
        if let known = animation.stops.interpolation(from: first, of: property) {
            return known.unlimitedValue(at: progress)
        }
        let (from, to) = (computed(first), computed(second))
        let isAlone = from != nil && to != nil && first.composition == .replace && second.composition == .replace
        let interpolation = interpolation(
            of: property, from: from, to: to, (first.composition, second.composition),
            underlying: isAlone ? .keyword(.none) : underlying(), on: node, in: .animation)
        if isAlone, first.isConstant, second.isConstant, !interpolation.dependsOnBox {
            animation.stops.setInterpolation(interpolation, from: first, of: property)
        }
        return interpolation.unlimitedValue(at: progress)
    }

    /// The interpolation between two values.
    func interpolation(
        of property: MotionProperty, from first: Value?, to second: Value?,
        _ compositions: (KeyframeComposition, KeyframeComposition) = (.replace, .replace), underlying: Value,
        on node: StyleNode, in use: KeyframeInterpolation.Use
    ) -> KeyframeInterpolation {
        KeyframeInterpolation(
            subject(of: property), from: first, to: second, compositions, underlying: underlying, in: use,
            box: boxSize(node))
    }

    private func subject(of property: MotionProperty) -> KeyframeInterpolation.Subject {
        switch property {
        case .property(let property): .property(engine.properties[property])
        case .custom(let name): .custom(engine.registration(ofProperty: name)?.syntax ?? .universal)
        }
    }

    // MARK: Declarations

    /// The name of a property in a declaration.
    func name(of property: MotionProperty) -> String {
        switch property {
        case .property(let property): engine.properties[property].name
        case .custom(let name): name.string
        }
    }

    /// The declarations with the values of transitions and animations of an element.
    /// - Parameter important: The properties that have important declarations, which only transitions replace.
    func declarations(
        _ animations: [MotionProperty: Value], _ transitions: [MotionProperty: Value],
        over important: Set<MotionProperty>, of node: StyleNode
    ) -> MotionDeclarations {
        var result = MotionDeclarations()
        func declarations(
            _ values: [MotionProperty: Value], where isSet: (MotionProperty) -> Bool = { _ in true }
        ) -> String? {
            if values.isEmpty { return nil }
            let declared = values.filter { key, value in
                guard case .property(let property) = key, value.dependencies.isEmpty,
                    engine.isIndependent(property, of: node)
                else { return true }
                if isSet(key) { result.values.append(.init(property: property, value: value)) }
                return false
            }
            return self.declarations(declared)
        }
        result.transitions = declarations(transitions)
        result.animations = declarations(animations) { transitions[$0] == nil && !important.contains($0) }
        result.values.sort { $0.property < $1.property }
        return result
    }

    /// The declarations of some values; `nil` if there are none.
    func declarations(_ values: [MotionProperty: Value]) -> String? {
        if values.isEmpty { return nil }
        return values.map { "\(name(of: $0.key)): \($0.key.isCustom ? $0.value.cssText : $0.value.exactText)" }.sorted()
            .joined(separator: "; ")
    }
}

extension Value {
    /// The text of a declaration with the value, whose colours are not rounded to whole steps.
    fileprivate var exactText: String {
        switch self {
        case .color(let color): ColorComponents(color).exactText
        case .list(let members) where members.allSatisfy(\.isColor): members.map(\.exactText).joined(separator: " ")
        default: cssText
        }
    }

    private var isColor: Bool { if case .color = self { true } else { false } }
}
