import Foundation

/// The stack of a thread's contexts. The last context is the current context.
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
/// Returns the current context of this thread. `nil` if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.ofThisThread.contexts.last }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current context of this thread.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.ofThisThread.contexts.append(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Restores the context that was current before the last push.
public func UIGraphicsPopContext() { _ = ContextStack.ofThisThread.contexts.popLast() }

extension UIColor {
    /// Sets the fill and stroke colours of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the stroke colour of the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the current context with the fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
