import CSSEngine
import NimbusCSS
import Testing

/// The typed accessors with the names of Nimbus CSS.
@Suite struct NICSSRulesetAccessorTests {
    @Test func propertiesThatNoRuleSetsAreNil() {
        let empty = ruleset("")
        #expect(empty.flags.allSatisfy { !$0 })
        #expect(empty.textColor == nil && empty.width == nil && empty.font == nil && empty.autoresizing == nil)
        #expect(empty.textShadowOffset == nil && empty.horizontalPadding == nil && empty.buttonAdjust == nil)
    }

    @Test func noneIsNilButSet() {
        let none = ruleset(
            "color: none; background-image: none; text-shadow: none; -ios-button-adjust: none; max-width: none")
        #expect(none.hasTextColor && none.textColor == nil)
        #expect(none.hasBackgroundImage && none.backgroundImage == nil)
        #expect(none.hasTextShadowColor && none.textShadowColor == nil)
        #expect(none.textShadowOffset ?? (1, 1) == (0, 0))
        #expect(none.buttonAdjust == [])
        #expect(none.hasMaxWidth && none.maxWidth == nil)
    }

    @Test func appearance() {
        let it = ruleset(
            "background-color: red; opacity: 0.5; border: 2px solid blue; border-radius: 25%; visibility: hidden")
        #expect(it.backgroundColor == CSS.Color(rgb: 0xFF0000) && it.backgroundPattern == nil)
        #expect(it.opacity == 0.5)
        #expect(
            it.borderWidth == 2 && it.borderColor == CSS.Color(rgb: 0x0000FF) && it.borderRadius == .percentage(0.25))
        #expect(it.visible == false)
        #expect(ruleset("background-color: url(a)").backgroundPattern == "a")
    }

    @Test func verticalAlignReadsBothProperties() {
        let either = ruleset("vertical-align: bottom")
        #expect(either.hasVerticalAlign && either.verticalAlign == .bottom)
        let both = ruleset("-mobile-content-valign: fill; vertical-align: bottom")
        #expect(both.hasVerticalAlign && both.verticalAlign == .fill)
    }

    @Test func layout() {
        let it = ruleset(
            """
            width: 50%; height: -10px; min-width: 1px; min-height: auto; top: calc(50% - 8px); -mobile-halign: center;
            -mobile-relative: Anchor; margin-left: auto; padding: 1px 2px; -mobile-vpadding: 5px;
            -ios-autoresizing: width margins
            """)
        #expect(it.width == .percentage(0.5) && it.height == .points(-10) && it.minWidth == .points(1))
        #expect(it.minHeight == .auto && it.minHeight?.points(of: 10) == nil)
        #expect(it.top?.points(of: 100) == 42 && it.width?.points(of: 100) == 50)
        #expect(it.frameHorizontalAlign == .center && it.relativeToId == "#Anchor" && it.marginLeft == .auto)
        #expect(it.horizontalPadding == .points(2) && it.verticalPadding == .points(5))
        #expect(it.autoresizing == [.width, .margins])
        #expect(ruleset("-ios-autoresizing: all").autoresizing?.rawValue == 63)
    }

    @Test func text() {
        let it = ruleset(
            """
            color: red; text-align: center; text-shadow: red 3 -4; -ios-line-break-mode: clip; -ios-number-of-lines: 2;
            -ios-minimum-font-size: 6; -ios-adjusts-font-size: yes; -mobile-text-key: "Key Name"
            """)
        #expect(it.textColor == CSS.Color(rgb: 0xFF0000) && it.textAlignment == .center && it.lineBreakMode == .clip)
        #expect(it.textShadowColor == CSS.Color(rgb: 0xFF0000) && it.textShadowOffset ?? (0, 0) == (3, -4))
        #expect(it.numberOfLines == 2 && it.minimumFontSize == 6 && it.adjustsFontSize == true)
        #expect(it.textKey == "Key Name" && !it.hasFont)
        #expect(ruleset("text-shadow: 1px 2px 3px red, 4px 5px blue").textShadow?.blur == 3)
    }

    @Test func fonts() {
        let font = ruleset("font: italic 700 12px 'A', serif").font
        #expect(font?.families == [.string("A"), .keyword(.serif)] && font?.size == .points(12))
        #expect(font?.weight == 700 && font?.isItalic == true)
        let bold = ruleset("font-weight: bold").font
        #expect(bold?.families == [] && bold?.size == nil && bold?.weight == 700 && bold?.isItalic == nil)
        #expect(ruleset("font-size: headline").font?.size == .textStyle(.headline))
        #expect(ruleset("font-size: default").font?.size == .system)
    }

    @Test func controls() {
        let it = ruleset(
            """
            -mobile-image: url(a); background-image: "b"; -mobile-background-stretch: 1 2 3 4; -mobile-title-insets: 5;
            -mobile-content-valign: fill; -ios-tint-color: #009; -ios-button-adjust: disabled highlighted;
            -ios-table-view-cell-separator-style: single-line
            """)
        #expect(it.image == "a" && it.backgroundImage == "b")
        #expect(it.backgroundStretchInsets == NICSSInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(it.titleInsets == NICSSInsets(top: 5, left: 5, bottom: 5, right: 5))
        #expect(it.verticalAlign == .fill && it.tintColor == CSS.Color(rgb: 0x000099))
        #expect(it.buttonAdjust == [.highlighted, .disabled] && it.buttonAdjust?.rawValue == 3)
        #expect(it.tableViewCellSeparatorStyle == .singleLine)
    }

    private func ruleset(_ declarations: String) -> NICSSRuleset {
        StyledView(TestView("UILabel"), Stylesheet("UILabel { \(declarations) }")).own
    }
}

extension NICSSRuleset {
    /// Every `has…` accessor.
    fileprivate var flags: [Bool] {
        [
            hasBackgroundColor, hasOpacity, hasBorderRadius, hasBorderColor, hasBorderWidth, hasVisible, hasWidth,
            hasHeight, hasMinWidth, hasMinHeight, hasMaxWidth, hasMaxHeight, hasTop, hasBottom, hasLeft, hasRight,
            hasFrameHorizontalAlign, hasFrameVerticalAlign, hasRelativeToId, hasMarginTop, hasMarginBottom,
            hasMarginLeft, hasMarginRight, hasHorizontalPadding, hasVerticalPadding, hasAutoresizing, hasTextColor,
            hasHighlightedTextColor, hasTextAlignment, hasTextShadow, hasTextShadowColor, hasTextShadowOffset,
            hasLineBreakMode, hasMinimumFontSize, hasBaselineAdjustment, hasTextKey, hasNumberOfLines,
            hasAdjustsFontSize, hasFont, hasImage, hasBackgroundImage, hasBackgroundStretchInsets, hasTitleInsets,
            hasContentInsets, hasImageInsets, hasVerticalAlign, hasHorizontalAlign, hasTintColor,
            hasActivityIndicatorStyle, hasTableViewCellSeparatorStyle, hasScrollViewIndicatorStyle, hasButtonAdjust,
        ]
    }
}
