import CSSEngine
import NimbusCSS
import NimbusUIKit

// The inline style, which also has the app's values that data has no members for.
extension ViewExporter {
    /// The effects of UIKit whose values the app may have set instead of a stylesheet, and the properties that set them.
    private static let properties: [String: String] = [
        "isHidden": "visibility", "alpha": "opacity", "layer.cornerRadius": "border-radius",
        "layer.borderWidth": "border-width", "layer.borderColor": "border-color", "clipsToBounds": "overflow",
        "textColor": "color", "titleColor(normal)": "color", "textAlignment": "text-align", "font": "font",
        "titleLabel.font": "font", "numberOfLines": "-ios-number-of-lines", "isAnimating": "animating",
        "shadowColor": "shadow-color", "shadowOffset": "shadow-offset", "minimumValue": "minimum-value",
        "maximumValue": "maximum-value",
    ]

    private static let effects = EffectTable.effects.filter { properties[$0.name] != nil }

    /// The properties of declarations that replace members: a background with a value for each scheme, and a value outside of
    /// the range that a new view has.
    static let replacements: [MemberName: String] = [.bg: "background-color", .value: "value"]

    /// Returns the declarations before the inline style of the view.
    func style(of view: UIView, _ declarations: [(String, String)]) -> JSONText? {
        let added = declarations.map { "\($0.0): \($0.1)" }
        let all = (added + dom.inlineDeclarations(of: view)).filter { !ClassList.names(in: $0).isEmpty }
        return all.isEmpty ? nil : .string(all.joined(separator: "; "))
    }

    /// Returns the declarations of values that differ from those of a new view.
    func declarations(of view: UIView, besides standard: Standard) -> [(String, String)] {
        let declarations = declarations(of: view).filter { standard.declarations[$0.0] != $0.1 }
        guard declarations.contains(where: { ["minimum-value", "maximum-value"].contains($0.0) }),
            dom.baseline("value", of: view) == nil, let value = value(of: view)
        else { return declarations }
        return declarations + [("value", value)]
    }

    /// Returns the values of the app as declarations. Leaves out the properties that a style sets, because an inline style
    /// would override the style.
    func declarations(of view: UIView) -> [(String, String)] {
        var declarations: [(String, String)] = []
        // The label of a button has the font of the button, and a stylesheet can have set the font of the label.
        let hasStyledParts = dom.hasStyledParts(view)
        for effect in Self.effects
        where effect.isOn(view) && effect.hasValue(on: view) && dom.baseline(effect.name, of: view) == nil {
            guard let property = Self.properties[effect.name], !(hasStyledParts && Self.areOfParts(property)) else {
                continue
            }
            declarations += Self.declarations(property, effect.ownValue(on: view), view.traitCollection)
        }
        if let shadow = shadow(of: view) { declarations.append(("box-shadow", shadow)) }
        if let background = dynamicBackground(of: view) { declarations.append(("background-color", background)) }
        var known: Set<String> = []
        return declarations.filter { known.insert($0.0).inserted }
    }

    /// Returns the background of the app if it has a value for each scheme, which data cannot express otherwise.
    private func dynamicBackground(of view: UIView) -> String? {
        guard let color = view.backgroundOwner.backgroundColor, color.repeatedImage == nil,
            Self.schemes(of: color) != nil, dom.baseline(Self.backgroundName(of: view), of: view) == nil
        else { return nil }
        return Self.text(color, view.traitCollection)
    }

    /// Returns the name of the effect on the background of a view.
    static func backgroundName(of view: UIView) -> String {
        view.backgroundOwner === view ? "backgroundColor" : "contentView.backgroundColor"
    }

    /// Returns the shadow of the layer. `nil` if a style sets it, or if there is none.
    private func shadow(of view: UIView) -> String? {
        let layer = view.layer
        guard layer.shadowOpacity > 0, let color = layer.shadowColor,
            dom.baseline("layer.shadowOpacity", of: view) == nil
        else { return nil }
        let full = UIColor(cgColor: color)
        let alpha = CSS.Color(full, in: view.traitCollection).alpha * layer.shadowOpacity
        let shown = CSS.Color(full.withAlphaComponent(CGFloat(alpha)), in: view.traitCollection)
        // CSS Backgrounds 3, section 6.1.
        let blur = layer.shadowRadius * 2
        let lengths = [layer.shadowOffset.width, layer.shadowOffset.height, blur].map { Self.text($0) + "px" }
        return (lengths + [shown.cssText]).joined(separator: " ")
    }

    private static func areOfParts(_ property: String) -> Bool { property == "color" || property == "font" }

    private static func declarations(
        _ property: String, _ value: ViewValue, _ traits: UITraitCollection
    ) -> [(String, String)] {
        switch value {
        case .flag(let flag):
            switch property {
            case "visibility", "overflow": [(property, flag ? "hidden" : "visible")]
            default: [(property, "\(flag)")]
            }
        case .number(let number):
            [(property, text(number) + (["border-radius", "border-width"].contains(property) ? "px" : ""))]
        case .integer(let number): [(property, "\(number)")]
        case .color(let color): color.repeatedImage == nil ? [(property, text(color, traits))] : []
        case .layerColor(let color): [(property, CSS.Color(UIColor(cgColor: color), in: traits).cssText)]
        case .word(let word): alignments[word.name].map { [(property, $0)] } ?? []
        case .size(let size): [(property, "\(text(size.width))px \(text(size.height))px")]
        case .font(let font): declarations(of: font, traits)
        default: []
        }
    }

    /// The keywords of `text-align` by the names of UIKit. The natural alignment is that of a new view.
    private static let alignments = ["left": "left", "right": "right", "center": "center", "justified": "justify"]

    private static func text(_ number: CGFloat) -> String {
        guard number.isFinite else { return "0" }
        let short = (number * 1e6).rounded() / 1e6
        return Int(exactly: short).map { "\($0)" } ?? "\(short)"
    }

    /// Returns a colour with a value for each scheme if it is dynamic.
    private static func text(_ color: UIColor, _ traits: UITraitCollection) -> String {
        schemes(of: color).map { "light-dark(\($0.light), \($0.dark))" } ?? CSS.Color(color, in: traits).cssText
    }

    /// Returns the values of a dynamic colour in light and in dark mode. `nil` if they are equal.
    private static func schemes(of color: UIColor) -> (light: String, dark: String)? {
        let schemes = [UIUserInterfaceStyle.light, .dark].map {
            CSS.Color(color, in: UITraitCollection(userInterfaceStyle: $0)).cssText
        }
        return schemes[0] == schemes[1] ? nil : (schemes[0], schemes[1])
    }

    private static func declarations(of font: UIFont, _ traits: UITraitCollection) -> [(String, String)] {
        guard
            case .font(let name, let isSystem, let size, let weight, let isItalic, _, _) = DumpedValue(
                .font(font), in: traits)
        else { return [] }
        var declarations = [("font-size", text(CGFloat(size)) + "px")]
        if !isSystem { declarations.append(("font-family", Value.string(name).cssText)) }
        declarations.append(("font-weight", text(CGFloat(weight))))
        declarations.append(("font-style", isItalic ? "italic" : "normal"))
        return declarations
    }
}
