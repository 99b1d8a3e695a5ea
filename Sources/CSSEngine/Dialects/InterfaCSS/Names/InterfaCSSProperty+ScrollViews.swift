extension InterfaCSSProperty {
    static let scrollViews: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("contentOffset", .point), InterfaCSSProperty("contentSize", .size),
            InterfaCSSProperty("contentInset", .insets), InterfaCSSProperty("scrollIndicatorInsets", .insets),
            InterfaCSSProperty(
                "indicatorStyle", .word("default black white"), as: "scroll-view-indicator-style"),
            InterfaCSSProperty("decelerationRate", .word("normal fast")),
            InterfaCSSProperty("keyboardDismissMode", .word("none onDrag interactive")),
        ]
        + rows("minimumZoomScale maximumZoomScale", .number)
        + rows(
            "directionalLockEnabled bounces alwaysBounceVertical alwaysBounceHorizontal pagingEnabled scrollEnabled "
                + "showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches "
                + "canCancelContentTouches bouncesZoom scrollsToTop", .flag) + tables + cells + collections + webViews

    private static let tables: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("separatorStyle", .word("none singleLine singleLineEtched"), as: "separator-style"),
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
            InterfaCSSProperty("selectionStyle", .word("none default blue gray")),
            InterfaCSSProperty("indentationLevel", .number), InterfaCSSProperty("indentationWidth", .length),
        ]
        + rows("showsReorderControl shouldIndentWhileEditing editing", .flag)
        + rows(
            "accessoryType editingAccessoryType",
            .word("none checkmark detailButton disclosureButton disclosureIndicator"))

    private static let collections: [InterfaCSSProperty] = [
        InterfaCSSProperty(
            "scrollDirection", .word("vertical horizontal"), aliases: ["collectionViewLayout.scrollDirection"]),
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
            InterfaCSSProperty("dataDetectorTypes", .words("all none address calendarEvent link phoneNumber")),
            InterfaCSSProperty(
                "paginationMode", .word("unpaginated leftToRight topToBottom bottomToTop rightToLeft")),
            InterfaCSSProperty("paginationBreakingMode", .word("page column")),
        ]
        + rows(
            "scalesPageToFit allowsInlineMediaPlayback suppressesIncrementalRendering "
                + "keyboardDisplayRequiresUserAction mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay", .flag)
        + rows("pageLength gapBetweenPages", .length)
}
