import CSSEngine

/// Interpolates the cases of `nimbus interpolate`.
struct InterpolationRun {
    private typealias Composition = KeyframeComposition

    /// The size of the element's box in points, to which percentages of transforms refer.
    private static let box = (width: 100.0, height: 100.0)

    private let properties = PropertyTable.standard

    /// Returns the text of the value at each instant; `nil` where there is none.
    func values(_ interpolationCase: InterpolationCase) -> [String?] {
        interpolation(interpolationCase).map { text in interpolationCase.at.map(text) }
            ?? interpolationCase.at.map { _ in nil }
    }

    /// Returns a function from the fraction of the duration to the text of the value. `nil` if a part of the case is invalid.
    private func interpolation(_ interpolationCase: InterpolationCase) -> ((Double) -> String?)? {
        guard let timing = TimingFunctionParser.parse(interpolationCase.timing ?? "linear"),
            let compositions = compositions(interpolationCase),
            let element = KeyframeElement(interpolationCase, properties)
        else { return nil }
        func value(_ text: String?) -> Value?? {
            guard let text else { return .some(nil) }
            return element.computedValue(of: text).map { .some($0) }
        }
        guard let first = value(interpolationCase.from), let second = value(interpolationCase.to),
            let underlying = element.underlyingValue
        else { return nil }
        let interpolation = KeyframeInterpolation(
            element.subject, from: first, to: second, compositions, underlying: underlying,
            in: interpolationCase.method?.use ?? .animation, box: Self.box)
        return { fraction in
            let text = interpolation.value(at: timing.progress(at: fraction)).cssText
            return text.isEmpty ? nil : text
        }
    }

    private func compositions(_ interpolationCase: InterpolationCase) -> (Composition, Composition)? {
        guard let names = interpolationCase.composite else { return (.replace, .replace) }
        let known = names.compactMap { Composition(rawValue: $0) }
        return known.count == 2 && names.count == 2 ? (known[0], known[1]) : nil
    }
}

/// The element of a case, which computes the values of its keyframes.
private struct KeyframeElement {
    let subject: KeyframeInterpolation.Subject
    private let property: String
    private let underlying: String?
    private let engine: StyleEngine
    private let parent: KeyframeNode
    private let node: StyleNode

    /// The declarations of an element without any of its own.
    private static let initialStyle = ["font-size": "16px", "color": "black", "border-style": "solid"]

    /// Fails if the property is unknown, a shorthand, or registered with invalid arguments.
    init?(_ interpolationCase: InterpolationCase, _ properties: PropertyTable) {
        property = interpolationCase.property
        engine = StyleEngine(properties: properties)
        if let registration = interpolationCase.register {
            guard registration.name == property, let syntax = CustomPropertySyntax(registration.syntax),
                engine.registerProperty(
                    property, syntax: registration.syntax, inherits: registration.inherits,
                    initialValue: registration.initialValue)
            else { return nil }
            subject = .custom(syntax)
        } else if property.hasPrefix("--") {
            subject = .custom(.universal)
        } else {
            guard let id = properties[property], properties.longhands(of: id).isEmpty else { return nil }
            subject = .property(properties[id])
        }
        underlying = interpolationCase.underlying
        parent = KeyframeNode(child: KeyframeNode(child: nil))
        parent.inlineStyle = Self.style(property, interpolationCase.parent)
        node = engine.children(of: engine.insert(parent))[0]
    }

    /// The value below the animation; `nil` if the declared one is invalid.
    var underlyingValue: Value? { computedValue(of: underlying ?? Self.initialStyle[property] ?? "initial") }

    /// Returns the computed value of a declaration; `nil` if it is invalid.
    func computedValue(of text: String) -> Value? {
        guard subject.accepts(text) else { return nil }
        parent.styleChildren[0].inlineStyle = Self.style(property, text)
        engine.update(node, to: parent.styleChildren[0])
        engine.restyle()
        let computed = engine.elementStyle(of: node)[property]
        switch subject {
        case .property: return computed?.value
        case .custom(let syntax):
            // A value that the element inherits is not its own. Without a value, the text is empty.
            let text = computed?.text ?? engine.customTexts(of: node)[BytewiseString(property)] ?? ""
            return syntax.computedValue(of: text)
        }
    }

    private static func style(_ property: String, _ value: String?) -> String {
        let others = initialStyle.filter { value == nil || $0.key != property }
        let own = value.map { ["\(property): \($0)"] } ?? []
        // Last, because the initial style can set it as well.
        return (others.map { "\($0): \($1)" }.sorted() + own).joined(separator: "; ")
    }
}

/// An element of a case, with all declarations in its inline style.
private final class KeyframeNode: StyleElement {
    var inlineStyle: String?
    let styleChildren: [KeyframeNode]

    init(child: KeyframeNode?) {
        styleChildren = child.map { [$0] } ?? []
    }

    var styleTypes: [String] { ["UIView"] }
    var styleID: String? { nil }
    var styleClasses: [String] { [] }
    var styleState: ElementState { [] }
    var hasText: Bool { false }

    func styleAttribute(_ name: String) -> String? { nil }
}
