import CSSEngine

extension InterfaCSSProperty {
    static let bars: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("translucent", .flag, as: "translucent"),
            InterfaCSSProperty("barStyle", .word(.barStyle)),
            InterfaCSSProperty("barTintColor", .color), InterfaCSSProperty("shadowImage", .image, .barPosition),
            InterfaCSSProperty("style", .word(.style)),
            InterfaCSSProperty("imageInsets", .insets, as: "image-insets"),
            InterfaCSSProperty("landscapeImagePhone", .image), InterfaCSSProperty("landscapeImagePhoneInsets", .insets),
            InterfaCSSProperty("width", .relativeLength, as: "width"),
            InterfaCSSProperty("itemPositioning", .word(.itemPositioning)),
            InterfaCSSProperty("searchBarStyle", .word(.searchBarStyle)),
            InterfaCSSProperty("prompt", .string), InterfaCSSProperty("selectedImageTintColor", .color),
            InterfaCSSProperty("backButtonBackgroundImage", .image, .state, .barMetrics),
        ]
        + rows(
            "backgroundVerticalPositionAdjustment backButtonBackgroundVerticalPositionAdjustment", .length, .barMetrics)
        + rows("titlePositionAdjustment backButtonTitlePositionAdjustment", .offset, .barMetrics)
        + rows("backIndicatorImage backIndicatorTransitionMaskImage selectedImage selectionIndicatorImage", .image)
        + rows("itemWidth itemSpacing", .length) + searchBars

    private static let searchBars: [InterfaCSSProperty] =
        rows(
            "showsBookmarkButton showsCancelButton showsSearchResultsButton searchResultsButtonSelected showsScopeBar",
            .flag)
        + rows("scopeBarBackgroundImage", .image)
        + rows("searchFieldBackgroundImage scopeBarButtonBackgroundImage", .image, .state)
        + rows("scopeBarButtonDividerImage", .image, .state, .state)
        + rows("imageForSearchBarIcon", .image, .searchIcon, .state)
        + rows("positionAdjustmentForSearchBarIcon", .offset, .searchIcon)
        + rows("searchFieldBackgroundPositionAdjustment searchTextPositionAdjustment", .offset)
}
