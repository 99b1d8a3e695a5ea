/// The owner of a view's frame: the app, or the stage that sets the frame in place of the app.
///
/// A registered view has one owner, in its ``ViewRecord``. Only these events change it:
///
/// | Event | New owner |
/// | --- | --- |
/// | The view is registered for the first time. | the app |
/// | A style with frame rules is applied, and the view has no box. | the rules |
/// | A style without frame rules is applied, and the view has no box. | the app |
/// | The rules place a view that Auto Layout places as well. | constraints |
/// | The rules place a view that Auto Layout does not place any more. | the rules |
/// | The view becomes a container, or a container adopts it. | its box |
/// | The view loses its box: it was moved or restyled, or its container was removed. | the rules or the app |
/// | A view with a box is unregistered. | the former box, until the view is registered again |
///
/// An unregistered view keeps its owner, which places it again only if the view is registered with the same DOM again.
@MainActor enum FrameOwner {
    /// The app or UIKit sets the frame.
    case app
    /// The frame rules of the style set the frame.
    case rules(RulePlacement)
    /// Auto Layout sets the frame. The frame rules of the style are constraints.
    case constraints(RulePlacement)
    /// The box layout sets the frame. In a view that Auto Layout places, it sets only the frames of the subviews.
    case box(ViewBox)
    /// The box layout has set the frame until the view was unregistered.
    indirect case formerBox(StyledFrame)
}

extension FrameOwner {
    /// The box of the view. `nil` if the box layout does not place the view.
    var box: ViewBox? { if case .box(let box) = self { box } else { nil } }

    /// The placement by the frame rules. `nil` if they do not place the view.
    var placement: RulePlacement? {
        switch self {
        case .rules(let placement), .constraints(let placement): placement
        case .app, .box, .formerBox: nil
        }
    }

    var isApp: Bool { if case .app = self { true } else { false } }

    var isConstraints: Bool { if case .constraints = self { true } else { false } }

    /// Whether a style decides about the frame: by its frame rules, by constraints or by a box.
    var isStyle: Bool {
        switch self {
        case .rules, .constraints, .box: true
        case .app, .formerBox: false
        }
    }

    // MARK: Frame rules

    /// Whether the last placement by the frame rules is outdated. Auto Layout has started or stopped placing the view, or
    /// the style depends on a superview that has changed.
    func isOutdated(_ view: UIView) -> Bool {
        switch self {
        case .rules(let placement): view.isPlacedByAutoLayout || placement.hasOtherSuperview(view)
        case .constraints(let placement): !view.isPlacedByAutoLayout || placement.hasOtherSuperview(view)
        case .app, .box, .formerBox: false
        }
    }

    /// Whether placing the view by its frame rules would have the same result as the last placement. `false` if this cannot
    /// be determined without placing the view.
    func isCurrent(_ view: UIView) -> Bool {
        if case .rules(let placement) = self { placement.isCurrent(view) } else { false }
    }

    /// Whether the content of the view differs from the content that the frame rules measured.
    func hasOtherContent(_ view: UIView) -> Bool {
        if case .rules(let placement) = self { placement.hasOtherContent(view) } else { false }
    }
}
