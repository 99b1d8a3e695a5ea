// swift-format-ignore-file: AlwaysUseLowerCamelCase

import NimbusUIKit

/// The names of properties in Objective-C.
extension TTCSSRuleSet {
    /// Calls ``backgroundColor``, which has this name in Three20.
    @available(*, deprecated, renamed: "backgroundColor")
    public var background_color: UIColor? { backgroundColor }

    /// Calls ``backgroundImage``, which has this name in Three20.
    @available(*, deprecated, renamed: "backgroundImage")
    public var background_image: String? { backgroundImage }

    /// Calls ``fontFamily``, which has this name in Three20.
    @available(*, deprecated, renamed: "fontFamily")
    public var font_family: String? { fontFamily }

    /// Calls ``fontSize``, which has this name in Three20.
    @available(*, deprecated, renamed: "fontSize")
    public var font_size: CGFloat { fontSize }

    /// Calls ``fontWeight``, which has this name in Three20.
    @available(*, deprecated, renamed: "fontWeight")
    public var font_weight: String? { fontWeight }

    /// Calls ``contentHorizontalAlignment``. In Three20, this property is a string.
    @available(*, deprecated, renamed: "contentHorizontalAlignment")
    public var margin_left: UIControl.ContentHorizontalAlignment { contentHorizontalAlignment }

    /// Calls ``contentHorizontalAlignment``. In Three20, this property is a string.
    @available(*, deprecated, renamed: "contentHorizontalAlignment")
    public var margin_right: UIControl.ContentHorizontalAlignment { contentHorizontalAlignment }

    /// Calls ``textAlign``. In Three20, this property is a string.
    @available(*, deprecated, renamed: "textAlign")
    public var text_align: NSTextAlignment { textAlign }

    /// Calls ``textShadow``, which has this name in Three20.
    @available(*, deprecated, renamed: "textShadow")
    public var text_shadow: TTCSSTextShadowModel? { textShadow }

    /// Calls ``textShadowOpacity``, which has this name in Three20.
    @available(*, deprecated, renamed: "textShadowOpacity")
    public var text_shadow_opacity: CGFloat? { textShadowOpacity }

    /// Calls ``contentVerticalAlignment``. In Three20, this property is a string.
    @available(*, deprecated, renamed: "contentVerticalAlignment")
    public var vertical_align: UIControl.ContentVerticalAlignment { contentVerticalAlignment }

    /// Calls ``hidden``. In Three20, this property is a string.
    @available(*, deprecated, renamed: "hidden")
    public var visibility: Bool { hidden }
}
