import Foundation

/// The background of a view that has a configuration.
@MainActor public struct UIBackgroundConfiguration {
    /// The colour that fills the background. `nil` for the colour of the configuration's style.
    public var backgroundColor: UIColor?
    /// The image above the colour. `nil` for no image.
    public var image: UIImage?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0

    /// Returns a configuration that draws nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
