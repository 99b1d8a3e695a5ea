import Foundation

/// A setter that was called on a view or on its layer.
public struct SetterCall {
    /// The view, or the view of the layer.
    public let view: ObjectIdentifier
    let name: StaticString

    /// Its name as in Swift, `layer.` before those of layers: `backgroundColor`, `layer.cornerRadius`,
    /// `setTitle(_:for:)`.
    public var setter: String { "\(name)" }
}
