/// The values of properties, as transitions and animations change them.
struct MotionValues {
    let engine: StyleEngine
    /// Returns the size in points of an element's box, to which percentages of transforms refer.
    var boxSize: (StyleNode) -> (width: Double, height: Double) = { _ in (100, 100) }

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

    /// The interpolation between two values.
    func interpolation(
        of property: MotionProperty, from first: Value?, to second: Value?,
        _ compositions: (KeyframeComposition, KeyframeComposition) = (.replace, .replace), underlying: Value,
        on node: StyleNode
    ) -> KeyframeInterpolation {
        KeyframeInterpolation(
            subject(of: property), from: first, to: second, compositions, underlying: underlying, discrete: .flips,
            box: boxSize(node))
    }

    private func subject(of property: MotionProperty) -> KeyframeInterpolation.Subject {
        switch property {
        case .property(let property): .property(engine.properties[property])
        case .custom(let name): .custom(engine.registration(ofProperty: name)?.syntax ?? .universal)
        }
    }

    /// The name of a property in a declaration.
    func name(of property: MotionProperty) -> String {
        switch property {
        case .property(let property): engine.properties[property].name
        case .custom(let name): name.string
        }
    }

    /// The declarations of some values; `nil` if there are none.
    func declarations(_ values: [MotionProperty: Value]) -> String? {
        if values.isEmpty { return nil }
        return values.map { "\(name(of: $0.key)): \($0.value.cssText)" }.sorted().joined(separator: "; ")
    }
}
