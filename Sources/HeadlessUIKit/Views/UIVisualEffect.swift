import Foundation

/// The effect of a visual effect view.
@MainActor open class UIVisualEffect: NSObject {}
