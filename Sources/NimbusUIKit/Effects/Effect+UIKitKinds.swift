import CSSEngine

/// Effects for the value types of properties that are named after UIKit properties.
extension Effect {
    static func word<View: UIView, Word: RawRepresentable & Equatable>(
        _ name: String, on viewClass: View.Type, _ property: String, _ words: NamedWords<Word>,
        _ path: ReferenceWritableKeyPath<View, Word>
    ) -> Effect where Word.RawValue == Int {
        Effect(
            name, on: viewClass, [property], value: { $0.identifier(0).flatMap(words.value) },
            get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 }, wrap: { words.describe($0) },
            unwrap: { $0.toolkitCase() })
    }

    static func number<View: UIView>(
        _ name: String, on viewClass: View.Type, _ property: String, _ path: ReferenceWritableKeyPath<View, CGFloat>
    ) -> Effect {
        Effect(
            name, on: viewClass, [property], value: { $0.number(0).map(ViewValue.number) },
            get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    static func number<View: UIView>(
        _ name: String, on viewClass: View.Type, _ property: String, _ path: ReferenceWritableKeyPath<View, Float>
    ) -> Effect {
        Effect(
            name, on: viewClass, [property], value: { $0.number(0).map(ViewValue.number) },
            get: { CGFloat($0[keyPath: path]) }, set: { $0[keyPath: path] = Float($1) })
    }

    static func number<View: UIView>(
        _ name: String, on viewClass: View.Type, _ property: String, _ path: ReferenceWritableKeyPath<View, Double>
    ) -> Effect {
        Effect(
            name, on: viewClass, [property], value: { $0.number(0).map(ViewValue.number) },
            get: { CGFloat($0[keyPath: path]) }, set: { $0[keyPath: path] = Double($1) })
    }

    static func integer<View: UIView>(
        _ name: String, on viewClass: View.Type, _ property: String, _ path: ReferenceWritableKeyPath<View, Int>
    ) -> Effect {
        Effect(
            name, on: viewClass, [property], value: { $0.number(0).map { .integer(Int($0)) } },
            get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    static func image<View: UIView>(
        _ name: String, on viewClass: View.Type, _ property: String, _ path: ReferenceWritableKeyPath<View, UIImage?>
    ) -> Effect {
        image(
            name, on: viewClass, property, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    static func image<View: UIView>(
        _ name: String, on viewClass: View.Type, _ property: String,
        get: @escaping @MainActor (View) -> UIImage?, set: @escaping @MainActor (View, UIImage?) -> Void
    ) -> Effect {
        Effect(
            name, on: viewClass, [property], value: { $0.image(0) }, get: get, set: set
        ).depending(on: .resources)
    }

    /// Creates an effect that sets a localised string.
    static func text<View: UIView>(
        _ name: String, on viewClass: View.Type, _ property: String, _ path: ReferenceWritableKeyPath<View, String?>
    ) -> Effect {
        Effect(
            name, on: viewClass, [property], value: { $0.localizedText(0) }, get: { $0[keyPath: path] },
            set: { $0[keyPath: path] = $1 }
        ).depending(on: .resources)
    }

    static func point<View: UIView>(
        _ name: String, on viewClass: View.Type, _ property: String, _ path: ReferenceWritableKeyPath<View, CGPoint>
    ) -> Effect {
        Effect(
            name, on: viewClass, [property],
            value: { inputs in inputs.size(0).map { .point(CGPoint(x: $0.width, y: $0.height)) } },
            get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    static func offset<View: UIView>(
        _ name: String, on viewClass: View.Type, _ property: String, _ path: ReferenceWritableKeyPath<View, UIOffset>
    ) -> Effect {
        Effect(
            name, on: viewClass, [property],
            value: { inputs in inputs.size(0).map { .offset(UIOffset(horizontal: $0.width, vertical: $0.height)) } },
            get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// Creates an effect that sets a height of rows or sections. `auto` is `UITableView.automaticDimension`.
    static func height(
        _ name: String, _ property: String, _ path: ReferenceWritableKeyPath<UITableView, CGFloat>
    ) -> Effect {
        Effect(
            name, on: UITableView.self, [property],
            value: { inputs in
                inputs[0] == .keyword(.auto)
                    ? .number(UITableView.automaticDimension) : inputs.points(0).map(ViewValue.number)
            },
            get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }
}

extension StyleInputs {
    /// Returns the font of a property whose value specifies a complete font.
    func wholeFont(_ index: Int) -> ViewValue? {
        values[index].flatMap { place.wholeFont($0) }.map(ViewValue.font)
    }

    /// Returns the keyword of a property whose keywords are identifiers.
    func identifier(_ index: Int) -> String? {
        if case .identifier(let name) = values[index] { name } else { nil }
    }
}
