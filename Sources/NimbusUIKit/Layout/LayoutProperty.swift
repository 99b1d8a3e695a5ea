/// A CSS property that determines the size or position of a view.
enum LayoutProperty: Int, CaseIterable {
    case width, height, minimumWidth, minimumHeight, maximumWidth, maximumHeight
    case paddingTop, paddingRight, horizontalPadding, verticalPadding
    case top, left, bottom, right, horizontalAlignment, verticalAlignment
    case relative, marginTop, marginRight, marginBottom, marginLeft
    case layout, frame, bounds, center

    var name: String {
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
