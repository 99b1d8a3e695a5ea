import Foundation

/// A call of a setter on a view or on its layer.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct SetterCall {
    /// The view, or the view of the layer.
    public let view: ObjectIdentifier
    let name: StaticString

    /// The name in Swift, such as `backgroundColor` or `setTitle(_:for:)`. Names of a layer's setters start with `layer.`.
    public var setter: String { "\(name)" }
}
