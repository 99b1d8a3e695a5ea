import CSSEngine

extension EffectTable {
    /// The effects on scroll views that are available on all platforms.
    static let scrollViews: [Effect] = [
        .word(
            "indicatorStyle", on: UIScrollView.self, "-ios-scroll-view-indicator-style",
            WordMap<UIScrollView.IndicatorStyle>(rows: [
                (.default, .default, "default"), (.black, .black, "black"), (.white, .white, "white"),
            ]), \.indicatorStyle),
        // The offset comes first, because a change of the insets moves content that is at its edge.
        .point("contentOffset", on: UIScrollView.self, "content-offset", \.contentOffset).paintOnly,
        Effect(
            "contentInset", on: UIScrollView.self, ["content-inset"] + ContentInsets.scrollPadding,
            value: { inputs in (inputs.insets(0) ?? inputs.scrollPadding(1)).map(ViewValue.insets) },
            get: { $0.contentInset }, set: { $0.contentInset = $1 }
        ).resolvingSides(from: 1, hasBorder: false).depending(on: [.viewSize, .layoutDirection]),
        Effect(
            "contentSize", on: UIScrollView.self, ["content-size"], value: { $0.size(0).map(ViewValue.size) },
            get: { $0.contentSize }, set: { $0.contentSize = $1 }),
        .insets(
            "verticalScrollIndicatorInsets", on: UIScrollView.self, ["scroll-indicator-insets"],
            \.verticalScrollIndicatorInsets
        ).paintOnly,
        .insets(
            "horizontalScrollIndicatorInsets", on: UIScrollView.self, ["scroll-indicator-insets"],
            \.horizontalScrollIndicatorInsets
        ).paintOnly,
        .flag(
            "isDirectionalLockEnabled", on: UIScrollView.self, "directional-lock-enabled", \.isDirectionalLockEnabled
        ).paintOnly,
        .flag("bounces", on: UIScrollView.self, "bounces", \.bounces).paintOnly,
        .flag("bouncesZoom", on: UIScrollView.self, "bounces-zoom", \.bouncesZoom).paintOnly,
        .flag("alwaysBounceVertical", on: UIScrollView.self, "always-bounce-vertical", \.alwaysBounceVertical)
            .paintOnly,
        .flag("alwaysBounceHorizontal", on: UIScrollView.self, "always-bounce-horizontal", \.alwaysBounceHorizontal)
            .paintOnly,
        .flag("isScrollEnabled", on: UIScrollView.self, "scroll-enabled", \.isScrollEnabled),
        .flag(
            "showsHorizontalScrollIndicator", on: UIScrollView.self, "shows-horizontal-scroll-indicator",
            \.showsHorizontalScrollIndicator
        ).paintOnly,
        .flag(
            "showsVerticalScrollIndicator", on: UIScrollView.self, "shows-vertical-scroll-indicator",
            \.showsVerticalScrollIndicator
        ).paintOnly,
        .flag("delaysContentTouches", on: UIScrollView.self, "delays-content-touches", \.delaysContentTouches)
            .paintOnly,
        .flag(
            "canCancelContentTouches", on: UIScrollView.self, "can-cancel-content-touches", \.canCancelContentTouches
        ).paintOnly,
        decelerationRate,
        .number("minimumZoomScale", on: UIScrollView.self, "minimum-zoom-scale", \.minimumZoomScale).paintOnly,
        .number("maximumZoomScale", on: UIScrollView.self, "maximum-zoom-scale", \.maximumZoomScale).paintOnly,
    ]

    private static let decelerationRate: Effect = {
        typealias Rate = UIScrollView.DecelerationRate
        let rates: [String: Rate] = ["normal": .normal, "fast": .fast]
        func wrap(_ rate: Rate) -> ViewValue {
            let name = rates.first { $0.value == rate }?.key
            return .app(AppValue(rate, named: name))
        }
        return Effect(
            "decelerationRate", on: UIScrollView.self, ["deceleration-rate"],
            value: { $0.identifier(0).flatMap { rates[$0] }.map(wrap) }, get: { wrap($0.decelerationRate) },
            set: { view, value in if let rate = value.app?.content as? Rate { view.decelerationRate = rate } }
        ).paintOnly
    }()

    /// The effects on tables that are available on all platforms.
    static let tables: [Effect] = [
        .height("rowHeight", "row-height", \.rowHeight),
        .height("sectionHeaderHeight", "section-header-height", \.sectionHeaderHeight),
        .height("sectionFooterHeight", "section-footer-height", \.sectionFooterHeight),
        .height("estimatedRowHeight", "estimated-row-height", \.estimatedRowHeight),
        .height(
            "estimatedSectionHeaderHeight", "estimated-section-header-height", \.estimatedSectionHeaderHeight),
        .height(
            "estimatedSectionFooterHeight", "estimated-section-footer-height", \.estimatedSectionFooterHeight),
        .integer(
            "sectionIndexMinimumDisplayRowCount", on: UITableView.self, "section-index-minimum-display-row-count",
            \.sectionIndexMinimumDisplayRowCount
        ).paintOnly,
        .color("sectionIndexColor", on: UITableView.self, "section-index-color", \.sectionIndexColor),
        .color(
            "sectionIndexBackgroundColor", on: UITableView.self, "section-index-background-color",
            \.sectionIndexBackgroundColor),
        .color(
            "sectionIndexTrackingBackgroundColor", on: UITableView.self, "section-index-tracking-background-color",
            \.sectionIndexTrackingBackgroundColor),
        .flag("allowsSelection", on: UITableView.self, "allows-selection", \.allowsSelection).paintOnly,
        .flag(
            "allowsMultipleSelection", on: UITableView.self, "allows-multiple-selection", \.allowsMultipleSelection
        ).paintOnly,
        .flag(
            "allowsSelectionDuringEditing", on: UITableView.self, "allows-selection-during-editing",
            \.allowsSelectionDuringEditing
        ).paintOnly,
        .flag(
            "allowsMultipleSelectionDuringEditing", on: UITableView.self, "allows-multiple-selection-during-editing",
            \.allowsMultipleSelectionDuringEditing
        ).paintOnly,
        .insets("separatorInset", on: UITableView.self, ["separator-inset"], \.separatorInset).paintOnly,
    ]

    /// The effects on cells that are available on all platforms.
    static let cells: [Effect] = [
        .flag("isSelected", on: UITableViewCell.self, "selected", \.isSelected).paintOnly,
        .flag("isHighlighted", on: UITableViewCell.self, "highlighted", \.isHighlighted).paintOnly,
        .flag("isSelected", on: UICollectionViewCell.self, "selected", \.isSelected).paintOnly,
        .flag("isHighlighted", on: UICollectionViewCell.self, "highlighted", \.isHighlighted).paintOnly,
        .word(
            "selectionStyle", on: UITableViewCell.self, "selection-style",
            NamedWords(["none": .none, "blue": .blue, "gray": .gray, "default": .default]), \.selectionStyle
        ).paintOnly,
        .flag("showsReorderControl", on: UITableViewCell.self, "shows-reorder-control", \.showsReorderControl),
        .flag(
            "shouldIndentWhileEditing", on: UITableViewCell.self, "should-indent-while-editing",
            \.shouldIndentWhileEditing),
        .flag("isEditing", on: UITableViewCell.self, "editing", \.isEditing),
        .integer("indentationLevel", on: UITableViewCell.self, "indentation-level", \.indentationLevel),
        .length("indentationWidth", on: UITableViewCell.self, "indentation-width", \.indentationWidth),
    ]
}
