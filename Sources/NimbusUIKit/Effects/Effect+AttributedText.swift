import CSSEngine

extension Effect {
    /// Creates the effect on a view's text. A single effect sets plain and attributed text, because either replaces the
    /// other.
    static func text<View: AttributedTextView>(on viewClass: View.Type, from source: Source = .own) -> Effect {
        Effect(
            "text", on: viewClass, ["attributed-text", "text", "-mobile-text-key"], from: source,
            value: { $0.attributedText(0) ?? $0.localizedText(1) ?? $0.localizedText(2) },
            get: { $0.styledContent }, set: { $0.styledContent = $1 }
        ).depending(on: .resources).written(as: .text(plain: "text", attributed: "attributedText"))
    }
}

extension StyleInputs {
    /// Returns the attributed text. `nil` if the value is not an attributed text, such as `none`.
    func attributedText(_ index: Int) -> ViewValue? {
        values[index]?.custom(as: AttributedTextValue.self).map { ViewValue(AttributedText(in: place).text($0)) }
    }
}

extension Value {
    /// The additional inputs of an effect if it has this value.
    var drawingDependencies: EffectDependencies {
        switch self {
        case .gradient, .keyword(.borderBox): .viewSize
        case .custom where custom(as: BasicShape.self) != nil: .viewSize
        case .imageFunction(.set(let candidates)):
            candidates.reduce(.resources) { $0.union($1.image.drawingDependencies) }
        case .imageFunction: .resources
        case .custom where custom(as: AttributedTextValue.self) != nil: [.resources, .textSize, .layoutDirection]
        default: []
        }
    }
}
