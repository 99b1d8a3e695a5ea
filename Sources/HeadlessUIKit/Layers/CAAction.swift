import Foundation

/// An action after a change of a layer's property, such as an animation.
public protocol CAAction {}

extension NSNull: CAAction {}
