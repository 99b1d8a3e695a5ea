/// What a layer belongs to.
public protocol CALayerDelegate: AnyObject {}
