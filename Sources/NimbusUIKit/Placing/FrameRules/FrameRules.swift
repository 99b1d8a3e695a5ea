import CSSEngine

/// The frame rules of a style, for one class of views: the properties with which Nimbus CSS sets frames. Views with the same
/// style share them.
///
/// In a container of the box layout, the properties have the meaning of CSS instead.
@MainActor final class FrameRules {
    let horizontal, vertical: AxisRules
    /// Whether the frame depends on the direction of lines.
    let isDirectional: Bool
    let relative: RelativeTarget?
    /// The rules of `layout`, which replace all other declarations.
    let anchors: AnchorRules?
    /// The rules of `frame`, `bounds` and `center`.
    let rectangle: RectangleRules?
    /// The views whose frames determine the frame.
    let targets: [RelativeTarget]
    /// The size of a view that UIKit never resizes. `nil` for other views.
    let fixedSize: CGSize?
    /// The measurement of the content, which depends on the class of the views.
    let contentKind: ContentKind
    /// Whether the width or height depends on the size of the content.
    let asksForContent: Bool
    /// Whether a size is negative, and therefore relative to the frame of the superview.
    let needsSuperviewFrame: Bool
    /// Whether the size or the position is relative to the superview.
    private(set) var needsSuperview = false

    /// Creates the rules from the values of a style. `nil` if no value affects the frame.
    init?(_ values: FrameRuleValues, _ view: UIView) {
        if values.isEmpty { return nil }
        let hasPaddingInside = view.hasPaddingInside
        horizontal = AxisRules(horizontalIn: values, hasPaddingInside: hasPaddingInside)
        vertical = AxisRules(verticalIn: values, hasPaddingInside: hasPaddingInside)
        isDirectional = values.areDirectional
        relative = if case .string(let text) = values[.relative] { RelativeTarget(text) } else { nil }
        anchors = values[.layout]?.custom(as: LayoutValue.self).map(AnchorRules.init)
        targets = anchors?.targets ?? (relative.map { [$0] } ?? [])
        rectangle = RectangleRules(values)
        fixedSize = view.fixedSize
        contentKind = ContentKind(of: view)
        asksForContent =
            anchors?.asksForContent
            ?? (horizontal.asksForContent || vertical.asksForContent || rectangle?.fitsContent == true)
        needsSuperviewFrame = [horizontal, vertical].contains { $0.length?.isNegative == true }
        if anchors == nil, rectangle == nil, horizontal.isEmpty, vertical.isEmpty, relative == nil { return nil }
        needsSuperview = !propertiesRelativeToSuperview.isEmpty
    }

    /// Returns whether two sets of rules result in the same frames.
    func isEquivalent(to other: FrameRules) -> Bool {
        if self === other { return true }
        return anchors == other.anchors && rectangle == other.rectangle && relative == other.relative
            && horizontal == other.horizontal && vertical == other.vertical && contentKind == other.contentKind
    }
}
