import CSSEngine

/// The values that an effect's properties have, absolute as far as they can be, and where they are used.
@MainActor struct StyleInputs {
    /// In the order of the effect's properties; nil for those that nothing sets.
    let values: [Value?]
    let place: StylePlace

    subscript(index: Int) -> Value? { values[index] }

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

    func text(_ index: Int) -> String? {
        if case .string(let string) = values[index] { string } else { nil }
    }

    /// Of `none`, and of a name that there is no image for: no image.
    func image(_ index: Int) -> ViewValue? {
        switch values[index] {
        case .image(let name): ViewValue(place.resources.image(name))
        case .keyword(.none): ViewValue.none
        default: nil
        }
    }

    /// One for all sides; vertical, horizontal; or top, left, bottom, right, as the toolkit has it.
    func insets(_ index: Int) -> UIEdgeInsets? {
        guard let sides = sides(index) else { return nil }
        return switch sides.count {
        case 1: UIEdgeInsets(top: sides[0], left: sides[0], bottom: sides[0], right: sides[0])
        case 2: UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[0], right: sides[1])
        case 3: UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[1])
        default: UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
        }
    }

    /// One to four in CSS's order: top, right, bottom, left.
    func boxInsets(_ index: Int) -> UIEdgeInsets? {
        guard let sides = sides(index), let insets = insets(index) else { return nil }
        if sides.count < 4 { return insets }
        return UIEdgeInsets(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
    }

    private func sides(_ index: Int) -> [CGFloat]? {
        switch values[index] {
        case .list(let values) where !values.isEmpty: values.map { place.points($0) ?? 0 }
        case nil, .list: nil
        case .some(let value): [place.points(value) ?? 0]
        }
    }

    /// The font of a size, a family, a weight and a style from `first` on; nil where nothing sets any.
    func font(_ first: Int) -> UIFont? {
        let values = Array(values[first..<first + 4])
        guard values.contains(where: { $0 != nil }) else { return nil }
        return FontRequest(values, place).font
    }
}
