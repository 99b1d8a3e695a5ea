import Foundation

/// The contexts that this thread draws to, the current one last.
private final class ContextStack {
    var contexts: [CGContext] = []

    static var ofThisThread: ContextStack {
        let key = "HeadlessUIKit.ContextStack"
        if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
        let stack = ContextStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that drawing on this thread goes to, or nil where none is.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.ofThisThread.contexts.last }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets drawing on this thread go to `context`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.ofThisThread.contexts.append(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets drawing on this thread go to where it went before the last push.
public func UIGraphicsPopContext() { _ = ContextStack.ofThisThread.contexts.popLast() }

extension UIColor {
    /// Fills and strokes in this colour from now on.
    public func set() {
        setFill()
        setStroke()
    }

    /// Fills in this colour from now on.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Strokes in this colour from now on.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
