import CSSEngine
import NimbusCSS

// The values of views without a style as values of CSS, at which transitions begin and end.
extension ViewStyler {
    /// Returns the value that a view has of a property that no style sets. `nil` if it is not known as a value of CSS. A property
    /// that sets no property of the view, such as one of the box layout, has its initial value.
    func undeclaredValue(of property: PropertyID, on node: StyleNode) -> Value? {
        let properties = styles.properties
        guard let record = record(of: node), let view = view(of: node) else { return properties.initial(of: property) }
        let effects = effects(of: view)
        let row = effects.rows.indices.first { index in
            let row = effects.rows[index]
            return row.properties.prefix(row.effect.roles.valueCount).contains(property)
                && (row.condition?(view) ?? true)
        }
        guard let row else { return properties.initial(of: property) }
        if properties[property].name == "box-shadow", view.layer.shadowOpacity == 0 {
            return properties.initial(of: property)
        }
        let own = ViewRecord.ownValue(
            of: record.property(ofRow: row), effects.rows[row], on: view, keepsBaseline: false)
        return value(of: own, as: property)
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
