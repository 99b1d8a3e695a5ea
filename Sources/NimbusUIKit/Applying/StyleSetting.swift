import CSSEngine

/// The value that a style is about to set on a property of a view, or has set.
public struct StyleSetting {
    /// The name of the view's property in UIKit, such as `textColor` or `titleColor(highlighted)`.
    public let name: String
    /// The names of the properties in CSS that decide the value, the main one first.
    public let properties: [String]
    /// The value of the main property. `nil` if another property decides, or if no rule sets the property any more, so
    /// that the view gets its former value back. A closure can replace it by another value of the property.
    public var value: Value?
    /// Whether no rule sets the property any more.
    public let isUndone: Bool
    /// The index of the effect among the effects of the view's class.
    let row: Int
}

/// The closures of one view that take part in styling.
struct StyleHooks {
    let willStyle: (@MainActor ([StyleSetting]) -> [StyleSetting])?
    let didStyle: (@MainActor ([StyleSetting]) -> Void)?
}
