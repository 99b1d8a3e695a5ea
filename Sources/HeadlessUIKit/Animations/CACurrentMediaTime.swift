import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current time of animations, in seconds. The clock stands still until a test advances it with `MediaClock`.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.time }
