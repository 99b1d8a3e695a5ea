extension UIView {
    /// The narrowest width that shows the whole content, in points: the longest word of a label with several lines, the
    /// narrowest views of a stack, and the natural width of all other views.
    var minContentWidth: CGFloat {
        switch self {
        case let label as UILabel where label.numberOfLines != 1: return label.longestWordWidth
        case let stack as UIStackView: return stack.minContentWidthOfStack
        default:
            let width = intrinsicContentSize.width
            return width == UIView.noIntrinsicMetric ? 0 : width
        }
    }
}

extension UILabel {
    /// The width of the longest word with the padding, in points.
    var longestWordWidth: CGFloat {
        let insets = (self as? NILabel)?.textInsets ?? .zero
        return LongestPart.width(in: self) + insets.left + insets.right
    }
}

extension UIStackView {
    /// The narrowest width in which all visible views of the stack keep their narrowest widths. Auto Layout has no such
    /// width, because a stack asks its labels for their natural width only.
    fileprivate var minContentWidthOfStack: CGFloat {
        let views = arrangedSubviews.filter { !$0.isHidden }
        let widths = views.map(\.minContentWidthInStack)
        let margins = isLayoutMarginsRelativeArrangement ? layoutMargins.left + layoutMargins.right : 0
        let widest = widths.max() ?? 0
        guard axis == .horizontal else { return widest + margins }
        let gaps = views.dropLast().map { view in
            let custom = customSpacing(after: view)
            return custom == Self.spacingUseDefault || custom == Self.spacingUseSystem ? spacing : custom
        }
        let total = distribution == .fillEqually ? widest * CGFloat(views.count) : widths.reduce(0, +)
        return total + gaps.reduce(0, +) + margins
    }
}

extension UIView {
    /// The narrowest width in a stack. A constraint on the width replaces that of the content.
    fileprivate var minContentWidthInStack: CGFloat {
        if let content = attachment(ContentSizeConstraints.self) { return content.minimumWidth }
        var width: CGFloat?
        var minimum: CGFloat = 0
        for constraint in constraints
        where constraint.firstItem === self && constraint.firstAttribute == .width && constraint.secondItem == nil {
            switch constraint.relation {
            case .equal: width = constraint.constant
            case .greaterThanOrEqual: minimum = max(minimum, constraint.constant)
            default: break
            }
        }
        return max(width ?? minContentWidth, minimum)
    }
}
