import CSSEngine

/// The material behind the content of a view, by `backdrop-filter`.
package struct Backdrop: Equatable {
    let style: UIBlurEffect.Style
    /// The corners of the material. `nil` if they are square.
    let corners: DrawnCorners?

    /// The materials up to a radius of the blur, in points. Platforms without materials have one blur.
    #if os(tvOS) || UIKIT_CHECK_TVOS
    private static let materials: [(radius: Double, style: UIBlurEffect.Style, name: String)] = [
        (.infinity, .regular, "regular")
    ]
    #else
    private static let materials: [(radius: Double, style: UIBlurEffect.Style, name: String)] = [
        (8, .systemUltraThinMaterial, "systemUltraThinMaterial"), (16, .systemThinMaterial, "systemThinMaterial"),
        (32, .systemMaterial, "systemMaterial"), (.infinity, .systemThickMaterial, "systemThickMaterial"),
    ]
    #endif

    private static func style(_ value: Value?) -> UIBlurEffect.Style? {
        guard case .length(let radius) = value?.custom(as: FilterList.self)?.blurRadius, radius > 0 else { return nil }
        return materials.first { radius <= $0.radius }?.style
    }

    private static func name(of style: UIBlurEffect.Style) -> String? {
        materials.first { $0.style == style }?.name
    }

    /// The position of the material, behind borders and behind subviews with a negative `z-index`.
    package static let position = 2 * LayerShapes.backPosition

    // MARK: Effects

    /// Inserts a visual effect view behind the content of a view. Views that draw their content themselves have none behind
    /// it, and in a scroll view it would scroll.
    @MainActor static let effect = Effect(
        "backdrop", on: UIView.self, ["backdrop-filter", "border-radius", "corner-shape"],
        value: { inputs in
            inputs[0].map { value in wrap(style(value).map { Backdrop(style: $0, corners: inputs.corners(1, 2)) }) }
        },
        get: { $0.backdrop }, set: { $0.backdrop = $1 }, wrap: { wrap($0) },
        unwrap: { value in
            if case .none = value { return .some(nil) }
            return (value.app?.content as? Backdrop).map { .some($0) }
        }
    ).depending(on: .viewSize).resolving(1).modified(from: 1).paintOnly.written(as: .backdrop).excluding { view in
        view is UIVisualEffectView || view is UILabel || view is UIImageView || view is UIScrollView
            || view is UIControl || view is any AppearanceBar || view.hasOnlyPrivateSubviews
    }

    @MainActor private static func wrap(_ backdrop: Backdrop?) -> ViewValue {
        guard let backdrop else { return .none }
        return .app(AppValue(backdrop, named: name(of: backdrop.style)) { backdrop.swift })
    }

    /// The Swift expression of the effect.
    private var swift: String { "UIBlurEffect(style: .\(Self.name(of: style) ?? "regular"))" }
}

/// Marks the visual effect view behind the content of a view.
private final class BackdropMark: BackmostViewMark {
    let backdrop: Backdrop
    /// The mark of the superview.
    let superviewMark = BackmostSubviewMark()

    init(_ backdrop: Backdrop) { self.backdrop = backdrop }
}

extension UIView {
    /// The material behind the content. `nil` if there is none.
    fileprivate var backdrop: Backdrop? {
        get { backdropView?.attachment(BackdropMark.self)?.backdrop }
        set {
            if let former = backdropView, let mark = former.attachment(BackdropMark.self) {
                mark.superviewMark.view?.removeInteraction(mark.superviewMark)
                former.removeFromSuperview()
            }
            if let newValue { hiddenSubviewHost?.insert(newValue) }
        }
    }

    private var backdropView: UIView? {
        guard let host = hiddenSubviewHost, !host.interactions.isEmpty else { return nil }
        return host.subviews.first { $0.attachment(BackdropMark.self) != nil }
    }

    private func insert(_ backdrop: Backdrop) {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: backdrop.style))
        let mark = BackdropMark(backdrop)
        view.frame = bounds
        view.isUserInteractionEnabled = false
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.layer.zPosition = Backdrop.position
        if let corners = backdrop.corners {
            corners.round(view.layer)
            view.clipsToBounds = true
        }
        view.addInteraction(mark)
        addInteraction(mark.superviewMark)
        insertSubview(view, at: 0)
    }
}
