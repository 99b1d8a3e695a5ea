import CSSEngine
import NimbusCSS

/// A property that style sheets set of a view, with what they set it to.
struct DescribedProperty {
    /// As the toolkit calls it.
    let name: String
    let setter: SwiftSetter
    let value: ViewValue
    /// What the value's image is found by.
    let imageName: String?
    /// What the value comes from; nil where only another state says anything.
    let declaration: ComputedProperty?
}

extension ComputedProperty {
    /// The place and the selector, for a comment.
    var provenance: String {
        guard let location else { return "inline style" }
        return SwiftLiteral.comment([location.description, selector].compactMap { $0 }.joined(separator: " "))
    }
}

extension ViewStyler {
    /// What the rules give a view, in the order in which that is set.
    func describedProperties(of view: UIView) -> [DescribedProperty] {
        guard let record = record(of: view), let ruleset = dom.ruleset(of: view) else { return [] }
        let rows = effects(of: view).rows
        let values = values(ruleset, of: view)
        return record.applied.compactMap { applied in
            let row = rows[applied.row]
            let inputs = inputs(of: row, values, record)
            guard let value = row.effect.result(inputs, on: view) else { return nil }
            return DescribedProperty(
                name: row.effect.name, setter: row.effect.setter, value: value, imageName: inputs.imageName,
                declaration: values.declaration(of: row))
        }
    }
}

extension StyleInputs {
    /// That of the first image that the values name.
    fileprivate var imageName: String? {
        values.lazy.compactMap { if case .image(let name) = $0 { name } else { nil } }.first
    }
}
