import CSSEngine

/// The style of a view with what its values depend on.
package struct ViewStyle {
    package let own: ComputedStyle
    /// The styles of the view's variants, in the order of ``NIStyleable/styleVariants``. `nil` if all of them have the
    /// style of the view.
    package let variants: VariantStyleSet?
    package let environment: EnvironmentID
}

/// The id of a view's environment.
package struct EnvironmentID {
    package let id: UInt16
    /// The id belongs to another environment in another generation.
    package let generation: UInt64
}
