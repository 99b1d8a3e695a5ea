import Foundation

/// Returns the current time of animations, in seconds. The clock stands still until a test advances it with `MediaClock`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.time }
