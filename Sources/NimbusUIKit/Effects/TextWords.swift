import CSSEngine

/// Maps the keywords of text properties to UIKit's cases.
package enum TextWords {
    package static var alignments: WordMap<NSTextAlignment> {
        WordMap(rows: [
            (.left, .left, "left"), (.center, .center, "center"), (.right, .right, "right"),
            (.justify, .justified, "justified"), (nil, .natural, "natural"),
        ])
    }

    package static var lineBreakModes: WordMap<NSLineBreakMode> {
        WordMap(rows: [
            (.wrap, .byWordWrapping, "byWordWrapping"), (.characterWrap, .byCharWrapping, "byCharWrapping"),
            (.clip, .byClipping, "byClipping"), (.headTruncate, .byTruncatingHead, "byTruncatingHead"),
            (.tailTruncate, .byTruncatingTail, "byTruncatingTail"), (.ellipsis, .byTruncatingTail, "byTruncatingTail"),
            (.middleTruncate, .byTruncatingMiddle, "byTruncatingMiddle"),
        ])
    }

    static var baselines: WordMap<UIBaselineAdjustment> {
        WordMap(rows: [
            (.alignBaselines, .alignBaselines, "alignBaselines"), (.alignCenters, .alignCenters, "alignCenters"),
            (Keyword.none, .none, "none"),
        ])
    }

    static var verticalAlignments: WordMap<UIControl.ContentVerticalAlignment> {
        WordMap(rows: [
            (.middle, .center, "center"), (.top, .top, "top"), (.bottom, .bottom, "bottom"), (.fill, .fill, "fill"),
        ])
    }

    static var horizontalAlignments: WordMap<UIControl.ContentHorizontalAlignment> {
        WordMap(rows: [
            (.center, .center, "center"), (.left, .left, "left"), (.right, .right, "right"), (.fill, .fill, "fill"),
            (nil, .leading, "leading"), (nil, .trailing, "trailing"),
        ])
    }
}
