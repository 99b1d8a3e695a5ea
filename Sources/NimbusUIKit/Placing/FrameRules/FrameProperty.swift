/// A CSS property that determines the size or position of a view.
package enum FrameProperty: Int, CaseIterable {
    case width, height, minimumWidth, minimumHeight, maximumWidth, maximumHeight
    case paddingTop, paddingRight, horizontalPadding, verticalPadding
    case top, left, bottom, right, horizontalAlignment, verticalAlignment
    case relative, marginTop, marginRight, marginBottom, marginLeft
    case layout, frame, bounds, center

    package var name: String {
        switch self {
        case .width: "width"
        case .height: "height"
        case .minimumWidth: "min-width"
        case .minimumHeight: "min-height"
        case .maximumWidth: "max-width"
        case .maximumHeight: "max-height"
        case .paddingTop: "padding-top"
        case .paddingRight: "padding-right"
        case .horizontalPadding: "-mobile-hpadding"
        case .verticalPadding: "-mobile-vpadding"
        case .top: "top"
        case .left: "left"
        case .bottom: "bottom"
        case .right: "right"
        case .horizontalAlignment: "-mobile-halign"
        case .verticalAlignment: "-mobile-valign"
        case .relative: "-mobile-relative"
        case .marginTop: "margin-top"
        case .marginRight: "margin-right"
        case .marginBottom: "margin-bottom"
        case .marginLeft: "margin-left"
        case .layout: "layout"
        case .frame: "frame"
        case .bounds: "bounds"
        case .center: "center"
        }
    }
}

extension FrameProperty {
    /// The names of the logical properties that set this property, from left to right and from right to left (CSS Logical
    /// Properties 1). `nil` if there are none.
    var logicalNames: (leftToRight: String, rightToLeft: String)? {
        switch self {
        case .width: ("inline-size", "inline-size")
        case .height: ("block-size", "block-size")
        case .minimumWidth: ("min-inline-size", "min-inline-size")
        case .minimumHeight: ("min-block-size", "min-block-size")
        case .maximumWidth: ("max-inline-size", "max-inline-size")
        case .maximumHeight: ("max-block-size", "max-block-size")
        case .paddingTop: ("padding-block-start", "padding-block-start")
        case .paddingRight: ("padding-inline-end", "padding-inline-start")
        case .top: ("inset-block-start", "inset-block-start")
        case .left: ("inset-inline-start", "inset-inline-end")
        case .bottom: ("inset-block-end", "inset-block-end")
        case .right: ("inset-inline-end", "inset-inline-start")
        case .marginTop: ("margin-block-start", "margin-block-start")
        case .marginRight: ("margin-inline-end", "margin-inline-start")
        case .marginBottom: ("margin-block-end", "margin-block-end")
        case .marginLeft: ("margin-inline-start", "margin-inline-end")
        case .horizontalPadding, .verticalPadding, .horizontalAlignment, .verticalAlignment, .relative, .layout, .frame,
            .bounds, .center:
            nil
        }
    }
}

extension FrameProperty {
    /// The names of the CSS properties that can set this property, physical and logical.
    package var names: [String] {
        let own: [String] =
            switch self {
            case .horizontalPadding: [name] + FrameProperty.paddingRight.names
            case .verticalPadding: [name] + FrameProperty.paddingTop.names
            case .width, .height, .minimumWidth, .minimumHeight, .maximumWidth, .maximumHeight, .paddingTop,
                .paddingRight, .top, .left, .bottom, .right, .horizontalAlignment, .verticalAlignment, .relative,
                .marginTop, .marginRight, .marginBottom, .marginLeft, .layout, .frame, .bounds, .center:
                [name]
            }
        guard let logical = logicalNames else { return own }
        return own
            + (logical.leftToRight == logical.rightToLeft
                ? [logical.leftToRight] : [logical.leftToRight, logical.rightToLeft])
    }
}
