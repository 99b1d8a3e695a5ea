import NimbusCSS
import NimbusUIKit
import NimbusViews

/// The current text and image of a view for a snapshot.
@MainActor struct ViewShot {
    /// The text of the styled views. `nil` if the text is not requested, or if no view is registered.
    private(set) var text: String?
    /// The contents of a PNG file. `nil` if the image is not requested, or if nothing can be drawn.
    private(set) var png: Data?

    init(of view: UIView, in dom: NIDOM, _ options: SnapshotOptions) {
        let isStyled = options.style != .unspecified
        let former = (style: view.overrideUserInterfaceStyle, scheme: dom.environment.colorScheme)
        if isStyled {
            view.overrideUserInterfaceStyle = options.style
            dom.environment.colorScheme = options.style == .dark ? .dark : .light
        }
        Self.arrange(view, in: dom)
        if options.parts.includeText {
            let dump = ViewDump(in: view, dom)
            text = dump.entries.isEmpty ? nil : dump.text(frameStep: options.frameStep)
        }
        if options.parts.includePicture { png = Self.png(of: view, scale: options.scale) }
        if isStyled {
            view.overrideUserInterfaceStyle = former.style
            dom.environment.colorScheme = former.scheme
            Self.arrange(view, in: dom)
        }
    }

    /// Applies pending styles, then the layout of the toolkit, then the layout of the DOM.
    private static func arrange(_ view: UIView, in dom: NIDOM) {
        dom.styleIfNeeded()
        view.layoutIfNeeded()
        dom.layoutViews()
        view.layoutIfNeeded()
    }

    /// Renders the layer of a view, because this works without a window and on every system.
    private static func png(of view: UIView, scale: CGFloat) -> Data? {
        let sides = 1...CGFloat(16_384)
        guard sides.contains(view.bounds.width * scale), sides.contains(view.bounds.height * scale) else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.preferredRange = .standard
        return UIGraphicsImageRenderer(bounds: view.bounds, format: format).pngData { context in
            view.layer.render(in: context.cgContext)
        }
    }
}
