import CSSEngine

extension InterfaCSSProperty {
    static let scrollViews: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("contentOffset", .point), InterfaCSSProperty("contentSize", .size),
            InterfaCSSProperty("contentInset", .insets), InterfaCSSProperty("scrollIndicatorInsets", .insets),
            InterfaCSSProperty(
                "indicatorStyle", .word(.indicatorStyle), as: "scroll-view-indicator-style"),
            InterfaCSSProperty("decelerationRate", .word(.decelerationRate)),
            InterfaCSSProperty("keyboardDismissMode", .word(.keyboardDismissMode)),
        ]
        + rows("minimumZoomScale maximumZoomScale", .number)
        + rows(
            "directionalLockEnabled bounces alwaysBounceVertical alwaysBounceHorizontal pagingEnabled scrollEnabled "
                + "showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches "
                + "canCancelContentTouches bouncesZoom scrollsToTop", .flag) + tables + cells + collections + webViews

    private static let tables: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("separatorStyle", .word(.separatorStyle), as: "separator-style"),
            InterfaCSSProperty("separatorColor", .color, as: "separator-color"),
            InterfaCSSProperty("separatorInset", .insets),
            InterfaCSSProperty("sectionIndexMinimumDisplayRowCount", .number),
        ]
        + rows(
            "rowHeight sectionHeaderHeight sectionFooterHeight estimatedRowHeight estimatedSectionHeaderHeight "
                + "estimatedSectionFooterHeight", .length)
        + rows(
            "allowsSelection allowsSelectionDuringEditing allowsMultipleSelection "
                + "allowsMultipleSelectionDuringEditing", .flag)
        + rows("sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor", .color)

    private static let cells: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("selectionStyle", .word(.selectionStyle)),
            InterfaCSSProperty("indentationLevel", .number), InterfaCSSProperty("indentationWidth", .length),
        ]
        + rows("showsReorderControl shouldIndentWhileEditing editing", .flag)
        + rows(
            "accessoryType editingAccessoryType",
            .word(.accessoryType))

    private static let collections: [InterfaCSSProperty] = [
        InterfaCSSProperty(
            "scrollDirection", .word(.scrollDirection), aliases: ["collectionViewLayout.scrollDirection"]),
        InterfaCSSProperty("minimumLineSpacing", .length, aliases: ["collectionViewLayout.minimumLineSpacing"]),
        InterfaCSSProperty(
            "minimumInteritemSpacing", .length, aliases: ["collectionViewLayout.minimumInteritemSpacing"]),
        InterfaCSSProperty("itemSize", .size, aliases: ["collectionViewLayout.itemSize"]),
        InterfaCSSProperty("estimatedItemSize", .size, aliases: ["collectionViewLayout.estimatedItemSize"]),
        InterfaCSSProperty("headerReferenceSize", .size, aliases: ["collectionViewLayout.headerReferenceSize"]),
        InterfaCSSProperty("footerReferenceSize", .size, aliases: ["collectionViewLayout.footerReferenceSize"]),
        InterfaCSSProperty("sectionInset", .insets, aliases: ["collectionViewLayout.sectionInset"]),
    ]

    private static let webViews: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("dataDetectorTypes", .words(.dataDetectorTypes)),
            InterfaCSSProperty(
                "paginationMode", .word(.paginationMode)),
            InterfaCSSProperty("paginationBreakingMode", .word(.paginationBreakingMode)),
        ]
        + rows(
            "scalesPageToFit allowsInlineMediaPlayback suppressesIncrementalRendering "
                + "keyboardDisplayRequiresUserAction mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay", .flag)
        + rows("pageLength gapBetweenPages", .length)
}
