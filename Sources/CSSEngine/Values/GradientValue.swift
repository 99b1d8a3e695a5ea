/// A vertical gradient between two colours, as high as the view: `linear-gradient(red, blue)`.
public struct GradientValue: Hashable, Sendable {
    /// The colour at the top.
    public let top: Value
    /// The colour at the bottom.
    public let bottom: Value

    /// The serialisation of the value.
    public var cssText: String { "linear-gradient(\(top.cssText), \(bottom.cssText))" }

    /// The inputs that the value depends on.
    var dependencies: ValueDependencies { top.dependencies.union(bottom.dependencies) }

    func mapping(_ change: (Value) -> Value) -> GradientValue {
        GradientValue(top: change(top), bottom: change(bottom))
    }

    /// Returns the gradient with the combined colours of this one and of the same gradient in another context.
    func merged(with other: GradientValue, _ combine: (Value, Value) -> Value) -> GradientValue {
        GradientValue(top: combine(top, other.top), bottom: combine(bottom, other.bottom))
    }
}
