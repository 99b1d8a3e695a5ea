import NimbusCSS
import NimbusUIKit

/// What a snapshot keeps of a view, as it is now.
@MainActor struct ViewShot {
    /// The styled views; nil where none is asked for, or none is registered.
    private(set) var text: String?
    /// The bytes of a PNG file; nil where none is asked for, or there is nothing to draw.
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

    /// Makes what waits: styles, then what the toolkit arranges, then what is placed in that.
    private static func arrange(_ view: UIView, in dom: NIDOM) {
        dom.styleIfNeeded()
        view.layoutIfNeeded()
        dom.layoutViews()
        view.layoutIfNeeded()
    }

    /// Layers are drawn without a window, and on every system.
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
