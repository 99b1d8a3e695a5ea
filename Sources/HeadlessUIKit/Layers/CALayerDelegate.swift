/// The delegate of a layer.
public protocol CALayerDelegate: AnyObject {}
