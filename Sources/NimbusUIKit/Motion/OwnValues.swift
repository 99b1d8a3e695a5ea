import CSSEngine
import NimbusCSS

// The values of views without a style as values of CSS, at which transitions begin and end.
extension ViewStyler {
    /// Returns the value that a view has of a property that its style does not set. `nil` if it is not known as a value of CSS. A
    /// property that sets no property of the view, such as one of the box layout, has its initial value.
    func undeclaredValue(of property: PropertyID, on node: StyleNode, with style: ComputedStyle) -> Value? {
        let properties = styles.properties
        guard let record = record(of: node), let view = view(of: node) else { return properties.initial(of: property) }
        let effects = effects(of: view)
        let rows = effects.rows.indices.filter { index in
            let row = effects.rows[index]
            return row.properties.prefix(row.effect.roles.valueCount).contains(property)
                && (row.condition?(view) ?? true)
        }
        let name = properties[property].name
        // A value that the app sets during motion stays. The motion neither begins at it nor leads to it.
        let isMoving = styles.moves(property, of: node)
        func own(_ index: Int) -> ViewValue {
            ViewRecord.ownValue(
                of: record.property(ofRow: index), effects.rows[index], on: view, keepsBaseline: isMoving)
        }
        let isHiddenShadow =
            name == "box-shadow"
            && rows.contains { effects.rows[$0].effect.name == "layer.shadowOpacity" && own($0).number == 0 }
        if rows.isEmpty || isHiddenShadow { return properties.initial(of: property) }
        if let side = BorderProperties.colors.firstIndex(of: name),
            let color = declaredBorderColor(side - 1, of: view, style)
        {
            return color
        }
        for index in rows {
            let row = effects.rows[index]
            let own = own(index)
            let shown = own == .none ? row.effect.valueWhileUnset?(view) ?? own : own
            let value = value(of: shown, as: property)
            // The effect on the width of a border has the colours, too.
            if case .number = shown, value == nil { continue }
            return value
        }
        return nil
    }

    /// Returns the colour of a border that other properties set: `border-color`, or `color` if there is a line. `nil` if the layer
    /// keeps its own colour.
    /// - Parameter side: An index of `BorderPart.sides`; -1 for `border-color`.
    private func declaredBorderColor(_ side: Int, of view: UIView, _ style: ComputedStyle) -> Value? {
        func declared(_ name: String) -> Value? { styles.properties[name].flatMap { style[$0] } }
        if side >= 0, let all = declared(BorderPart.color.name) {
            let isMirrored = side % 2 == 1 && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            return all.side(side < 4 ? side : isMirrored ? 8 - side : side - 4)
        }
        let hasStyle = ([BorderPart.style.name] + BorderPart.style.sideNames).contains { declared($0) != nil }
        if !hasStyle { return nil }
        switch declared("color") {
        case .color(let color)?: return .color(color)
        case .symbolicColor(let color)?: return .symbolicColor(color)
        default: return styles.properties["color"].flatMap { value(of: .color(.label), as: $0) }
        }
    }

    private func value(of own: ViewValue, as property: PropertyID) -> Value? {
        let properties = styles.properties
        let (name, initial) = (properties[property].name, properties.initial(of: property))
        func parsed(_ text: String) -> Value? { properties.value(of: name, from: text) }
        switch own {
        case .none: return name == "background-color" ? .color(.transparent) : nil
        case .color(let color):
            let (light, dark) = (Self.text(of: color, in: .light), Self.text(of: color, in: .dark))
            return parsed(light == dark ? light : "light-dark(\(light), \(dark))")
        case .layerColor(let color): return parsed(Self.text(of: UIColor(cgColor: color), in: .light))
        case .number(let number): return parsed("\(Double(number))px") ?? parsed("\(Double(number))")
        case .integer(let number): return parsed("\(number)")
        case .font(let font): return name == "font-size" ? .length(Double(font.pointSize)) : nil
        case .transform(let transform):
            if name != "transform" { return initial }
            if transform.isIdentity { return parsed("none") }
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            return parsed("matrix(\(numbers.map { "\(Double($0))" }.joined(separator: ", ")))")
        case .insets(let insets): return insets == .zero ? initial : nil
        case .flag, .word: return initial
        case .size, .point, .offset, .image, .text, .attributedText, .words, .app: return nil
        }
    }

    private static func text(of color: UIColor, in style: UIUserInterfaceStyle) -> String {
        CSS.Color(color, in: UITraitCollection(userInterfaceStyle: style)).cssText
    }
}
