// swift-format-ignore-file
// The declarations that Foundation has on Apple's platforms, where there is Objective-C, as far as the libraries use them.
// `make uikit-check` compiles them as the module ObjectiveC, so that the libraries' code for these platforms compiles on Linux.
import UIKit

// MARK: Associated objects

public enum objc_AssociationPolicy: UInt {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

// MARK: Objects

extension NSObjectProtocol {
    public func isMember(of aClass: AnyClass) -> Bool { false }
    public func responds(to aSelector: Selector!) -> Bool { false }
}

extension NSObject {
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
}

public struct NSKeyValueChangeKey: Hashable, Sendable {
    public let rawValue: String
}

// MARK: Run loops

public typealias CFOptionFlags = UInt
public typealias CFIndex = Int

public final class CFAllocator {}
public final class CFRunLoop {}
public final class CFRunLoopObserver {}

public struct CFRunLoopMode: RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
    public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
}

public var kCFAllocatorDefault: CFAllocator! { nil }

public func CFRunLoopGetMain() -> CFRunLoop! { nil }

public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { nil }

public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}

public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {}

// MARK: Core Animation

@MainActor public final class CADisplayLink {
    public init(target: Any, selector sel: Selector) {}
    public var targetTimestamp: Double { 0 }
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    public func invalidate() {}
}
