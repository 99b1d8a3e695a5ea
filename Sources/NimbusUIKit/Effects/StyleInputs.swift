import CSSEngine

/// The values that an effect's properties have, and where they are used.
@MainActor struct StyleInputs {
    /// In the order of the effect's properties; nil for those that nothing sets.
    private(set) var values: [Value?]
    /// Whether nothing sets any.
    private(set) var isEmpty = true
    let place: StylePlace

    /// Of so many properties, which nothing sets yet.
    init(count: Int, place: StylePlace) {
        values = Array(repeating: nil, count: count)
        self.place = place
    }

    subscript(index: Int) -> Value? {
        get { values[index] }
        set {
            values[index] = newValue
            isEmpty = isEmpty && newValue == nil
        }
    }

    /// For a state that has no value where the normal one has: what the view had in the normal one before.
    private(set) var normalBaseline: ViewValue?

    /// These, of a state that is set apart from a normal one that is styled.
    func standingIn(for baseline: ViewValue) -> StyleInputs {
        var inputs = self
        // No property has this number of values.
        inputs.values = []
        inputs.isEmpty = false
        inputs.normalBaseline = baseline
        return inputs
    }

    func keywords(_ index: Int) -> [Keyword]? {
        switch values[index] {
        case .keyword(let keyword): [keyword]
        case .list(let values): values.compactMap { if case .keyword(let keyword) = $0 { keyword } else { nil } }
        default: nil
        }
    }

    /// `none` is no colour.
    func color(_ index: Int) -> ViewValue? {
        switch values[index] {
        case .color, .symbolicColor: values[index].flatMap { place.color($0) }.map(ViewValue.color)
        case .keyword(.none): ViewValue.none
        default: nil
        }
    }

    func points(_ index: Int) -> CGFloat? { values[index].flatMap { place.points($0) } }

    func number(_ index: Int) -> CGFloat? {
        if case .number(let number) = values[index] { CGFloat(number) } else { nil }
    }

    func transform(_ index: Int) -> ViewValue? {
        switch values[index] {
        case .keyword(.none): return .transform(.identity)
        case .transform(let functions):
            let (width, height) = (Double(place.size.width), Double(place.size.height))
            guard let matrix = TransformMatrix(functions, width: width, height: height) else { return nil }
            return .transform(
                CGAffineTransform(
                    a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty))
        default: return nil
        }
    }

    func text(_ index: Int) -> String? {
        if case .string(let string) = values[index] { string } else { nil }
    }

    /// Of `none`, and of a name that there is no image for: no image.
    func image(_ index: Int) -> ViewValue? {
        switch values[index] {
        case .image(let name): ViewValue(place.resources.namedImage(name))
        case .keyword(.none): ViewValue.none
        default: nil
        }
    }

    /// Top, left, bottom, right, as the toolkit has it.
    func insets(_ index: Int) -> UIEdgeInsets? {
        guard case .list(let values) = values[index], values.count == 4 else { return nil }
        let sides = values.map { place.points($0) ?? 0 }
        return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    /// Four properties from `first` on, in CSS's order: top, right, bottom, left.
    func boxInsets(_ first: Int) -> UIEdgeInsets? {
        guard values[first..<first + 4].contains(where: { $0 != nil }) else { return nil }
        let sides = (first..<first + 4).map { points($0) ?? 0 }
        return UIEdgeInsets(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
    }

    /// A width and a height, or one length for both.
    func size(_ index: Int) -> CGSize? {
        switch values[index] {
        case .list(let values):
            let sides = values.compactMap { place.points($0) }
            return sides.count == 2 ? CGSize(width: sides[0], height: sides[1]) : nil
        case .some(let value): return place.points(value).map { CGSize(width: $0, height: $0) }
        case nil: return nil
        }
    }

    /// The value with colours in the view's colour scheme.
    func resolved(_ index: Int) -> Value? { values[index].map { place.resolved($0) } }

    /// The font of a size, a family, a weight and a style from `first` on; nil where nothing sets any.
    func font(_ first: Int) -> UIFont? {
        let values = Array(values[first..<first + 4])
        guard values.contains(where: { $0 != nil }) else { return nil }
        return place.fonts.font(FontRequest(values, place))
    }
}
