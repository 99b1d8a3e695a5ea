import NimbusCSS

// The values that a view would have if its style were undone.
extension NIDOM {
    /// Returns the value that the app or UIKit has given a property that a style sets. `nil` if no style sets the property, or
    /// if the app has set another value since then.
    /// - Parameter name: The name of the effect, such as `textColor` or `title(normal)`.
    package func baseline(_ name: String, of view: UIView) -> ViewValue? {
        guard let record = viewStyler.record(of: view), let plan = record.plan else { return nil }
        return record.properties.first {
            plan.effects.rows[$0.row].effect.name == name && $0.isShown(by: view)
        }?.baseline
    }

    /// Returns the text that the app has set on a label, a text field or a text view, without the style's text and case.
    /// `nil` if there is none, and for other views.
    package func ownText(of view: UIView) -> String? {
        guard let textView = view as? any AttributedTextView else { return nil }
        switch baseline("text", of: view) ?? textView.styledContent {
        case .text(let text): return text
        case .attributedText(let text): return text.string.string
        default: return nil
        }
    }

    /// Returns the frame that the app or UIKit has set, without the view's transform. For a view that Auto Layout places, this
    /// is the current frame.
    package func ownFrame(of view: UIView) -> CGRect {
        var frame: StyledFrame
        switch viewStyler.record(of: view)?.owner {
        case nil, .app, .constraints: return view.untransformedFrame
        case .rules(let placement): frame = placement.frame
        case .box(let box): frame = box.frame
        case .formerBox(let former): frame = former
        }
        _ = frame.noteMove(of: view)
        return frame.own
    }

    /// Whether frame rules or a box decide about the frame of a view.
    package func hasStyledFrame(_ view: UIView) -> Bool { viewStyler.record(of: view)?.owner.isStyle == true }

    /// Whether a stylesheet selects a part of the view with `::part()`.
    package func hasStyledParts(_ view: UIView) -> Bool {
        view.subviews.contains { isInternalPart($0) || hasInternalPart(inContainer: $0) }
    }

    private func hasInternalPart(inContainer view: UIView) -> Bool {
        view.superview?.contentContainer === view && view.subviews.contains { isInternalPart($0) }
    }
}

extension Effect {
    /// Returns the value that a view has without a style.
    package func ownValue(on view: UIView) -> ViewValue { baseline(view) }
}
