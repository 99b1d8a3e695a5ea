import CSSEngine

/// The CSS values of an effect's properties, with the context of a view.
@MainActor struct StyleInputs {
    /// The values in the order of the effect's properties. `nil` for unset properties.
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

    /// Returns a colour, or `.none` for the keyword `none`.
    func color(_ index: Int) -> ViewValue? {
        switch values[index] {
        case .color, .symbolicColor: values[index].flatMap { place.color($0) }.map(ViewValue.color)
        case .keyword(.none): ViewValue.none
        default: nil
        }
    }

    /// Returns a background colour. An image becomes a pattern colour, and a gradient is drawn at the size of the view.
    func background(_ index: Int) -> ViewValue? {
        switch values[index] {
        case .gradient(let gradient): .color(place.gradient(gradient)?.color ?? .clear)
        case .image, .imageFunction:
            ViewValue(values[index].flatMap { place.image($0) }.map { UIColor(patternImage: $0) })
        default: color(index)
        }
    }

    /// Returns the background colour for a colour and an image. A gradient is drawn over the colour. Any other image
    /// replaces the colour.
    func background(color: Int, image: Int) -> ViewValue? {
        switch values[image] {
        case .gradient(let gradient): .color(place.gradient(gradient, over: values[color])?.color ?? .clear)
        case .image, .imageFunction: background(image)
        default: background(color)
        }
    }

    func points(_ index: Int) -> CGFloat? { values[index].flatMap { place.points($0) } }

    func number(_ index: Int) -> CGFloat? {
        if case .number(let number) = values[index] { CGFloat(number) } else { nil }
    }

    func text(_ index: Int) -> String? {
        if case .string(let string) = values[index] { string } else { nil }
    }

    /// Returns an image, or `.none` for the keyword `none` and for unknown names.
    func image(_ index: Int) -> ViewValue? {
        switch values[index] {
        case .image, .imageFunction, .gradient: ViewValue(values[index].flatMap { place.image($0) })
        // Only some views have several images.
        case .commaSeparated(let images): ViewValue(images.first.flatMap { place.image($0) })
        case .keyword(.none): ViewValue.none
        default: nil
        }
    }

    /// Returns insets in UIKit's order: top, left, bottom, right.
    func insets(_ index: Int) -> UIEdgeInsets? {
        guard case .list(let values) = values[index], values.count == 4 else { return nil }
        let sides = values.map { place.points($0) ?? 0 }
        return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    /// Returns the size for a width and a height, or for a single length.
    func size(_ index: Int) -> CGSize? {
        switch values[index] {
        case .list(let values):
            let sides = values.compactMap { place.points($0) }
            return sides.count == 2 ? CGSize(width: sides[0], height: sides[1]) : nil
        case .some(let value): return place.points(value).map { CGSize(width: $0, height: $0) }
        case nil: return nil
        }
    }

    /// Returns the value with colours resolved for the view's colour scheme.
    func resolved(_ index: Int) -> Value? { values[index].map { place.resolved($0) } }

    /// Returns the font of the values of `Effect.fontProperties` from `first`, or `nil` if all are unset. If some are
    /// unset, the place has the partial font, which replaces the result.
    func font(_ first: Int) -> UIFont? {
        let values = Array(values[first..<first + Effect.fontProperties.count])
        guard values.contains(where: { $0 != nil }) else { return nil }
        let request = FontRequest(values, place)
        if !request.isComplete { place.partialFont = PartialFont(request, place.fonts) }
        return place.fonts.font(request)
    }
}
