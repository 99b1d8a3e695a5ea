import CSSEngine

// tvOS has none of these properties.
#if !(os(tvOS) || UIKIT_CHECK_TVOS)
extension EffectTable {
    /// The effects on properties that do not exist on tvOS.
    static let touchOnly: [Effect] =
        touches + separators + accessories + switches + sliders + steppers + navigationBar + toolbars + touchTabBar
        + searchBar + searchBarImages

    private static let touchTabBar: [Effect] = [
        .word("barStyle", on: UITabBar.self, "bar-style", barStyles, \.barStyle).paintOnly,
        .word(
            "itemPositioning", on: UITabBar.self, "item-positioning",
            NamedWords<UITabBar.ItemPositioning>(["automatic": .automatic, "fill": .fill, "centered": .centered]),
            \.itemPositioning
        ).paintOnly,
    ]

    private static let touches: [Effect] = [
        .flag("isExclusiveTouch", on: UIView.self, "exclusive-touch", \.isExclusiveTouch).paintOnly,
        .flag("isMultipleTouchEnabled", on: UIView.self, "multiple-touch-enabled", \.isMultipleTouchEnabled).paintOnly,
        .flag(
            "showsTouchWhenHighlighted", on: UIButton.self, "shows-touch-when-highlighted", \.showsTouchWhenHighlighted
        )
        .paintOnly,
        Effect(
            "isPagingEnabled", on: UIScrollView.self, ["paging-enabled", "scroll-snap-type"],
            value: { inputs in
                if let own = inputs.keywords(0)?.first { return .flag(own == .true || own == .yes) }
                return inputs[1].map { .flag($0 != .keyword(.none)) }
            }, get: { $0.isPagingEnabled }, set: { $0.isPagingEnabled = $1 }
        ).paintOnly,
        .flag("scrollsToTop", on: UIScrollView.self, "scrolls-to-top", \.scrollsToTop).paintOnly,
        .flag("isEditable", on: UITextView.self, "editable", \.isEditable).paintOnly,
        Effect(
            "dataDetectorTypes", on: UITextView.self, ["data-detector-types"], value: { dataDetectors($0) },
            get: { $0.dataDetectorTypes }, set: { $0.dataDetectorTypes = $1 },
            wrap: { .words(detectorNames(in: $0)) },
            unwrap: { value in
                (value.words ?? []).reduce(into: []) {
                    $0.insert(UIDataDetectorTypes(rawValue: UInt(bitPattern: $1.rawValue)))
                }
            }
        ).paintOnly,
    ]

    // MARK: Text views

    private static let detectors: [(keyword: String, types: UIDataDetectorTypes, name: String)] = [
        ("phone-number", .phoneNumber, "phoneNumber"), ("link", .link, "link"), ("address", .address, "address"),
        ("calendar-event", .calendarEvent, "calendarEvent"),
    ]

    private static func dataDetectors(_ inputs: StyleInputs) -> ViewValue? {
        let values: [Value]
        switch inputs[0] {
        case .list(let several): values = several
        case let single?: values = [single]
        case nil: return nil
        }
        let types = values.reduce(into: UIDataDetectorTypes()) { types, value in
            guard case .identifier(let name) = value else { return }
            if name == "all" { types = .all }
            if let row = detectors.first(where: { $0.keyword == name }) { types.insert(row.types) }
        }
        return .words(detectorNames(in: types))
    }

    private static func detectorNames(in types: UIDataDetectorTypes) -> [ToolkitWord] {
        if types == .all { return [ToolkitWord(name: "all", rawValue: Int(bitPattern: types.rawValue))] }
        return detectors.filter { types.contains($0.types) }
            .map { ToolkitWord(name: $0.name, rawValue: Int($0.types.rawValue)) }
    }

    // MARK: Tables

    private static let separators: [Effect] = [
        .word(
            "separatorStyle", on: UITableView.self, "-ios-table-view-cell-separator-style", separatorStyles,
            \.separatorStyle),
        .color("separatorColor", on: UITableView.self, "separator-color", \.separatorColor),
        .insets("separatorInset", on: UITableViewCell.self, ["separator-inset"], \.separatorInset).paintOnly,
    ]

    private static let accessories: [Effect] = [
        .word("accessoryType", on: UITableViewCell.self, "accessory-type", accessoryTypes, \.accessoryType),
        .word(
            "editingAccessoryType", on: UITableViewCell.self, "editing-accessory-type", accessoryTypes,
            \.editingAccessoryType),
    ]

    private static let accessoryTypes = NamedWords<UITableViewCell.AccessoryType>([
        "none": .none, "disclosure-indicator": .disclosureIndicator,
        "detail-disclosure-button": .detailDisclosureButton, "checkmark": .checkmark, "detail-button": .detailButton,
    ])

    // MARK: Switches and sliders

    private static let switches: [Effect] = [
        tint("onTintColor", on: UISwitch.self, ["on-tint-color", "accent-color"], \.onTintColor),
        .color("thumbTintColor", on: UISwitch.self, "thumb-tint-color", \.thumbTintColor),
        .image("onImage", on: UISwitch.self, "on-image", \.onImage).paintOnly,
        .image("offImage", on: UISwitch.self, "off-image", \.offImage).paintOnly,
    ]

    /// Whether the slider can have other colours and images. In the Mac style, their setters raise exceptions.
    private static let isCustomizable: @MainActor (UISlider) -> Bool = { $0.behavioralStyle != .mac }

    // The range is set before the value, because UIKit clamps the value to the range.
    private static let sliders: [Effect] = [
        .number("minimumValue", on: UISlider.self, "minimum-value", \.minimumValue).paintOnly,
        .number("maximumValue", on: UISlider.self, "maximum-value", \.maximumValue).paintOnly,
        .number("value", on: UISlider.self, "value", \.value).paintOnly,
        .flag("isContinuous", on: UISlider.self, "continuous", \.isContinuous).paintOnly,
        .color(
            "minimumTrackTintColor", on: UISlider.self, "minimum-track-tint-color", \.minimumTrackTintColor
        ).havingValue(if: isCustomizable),
        .color(
            "maximumTrackTintColor", on: UISlider.self, "maximum-track-tint-color", \.maximumTrackTintColor
        ).havingValue(if: isCustomizable),
        .color("thumbTintColor", on: UISlider.self, "thumb-tint-color", \.thumbTintColor)
            .havingValue(if: isCustomizable),
        .image("minimumValueImage", on: UISlider.self, "minimum-value-image", \.minimumValueImage),
        .image("maximumValueImage", on: UISlider.self, "maximum-value-image", \.maximumValueImage),
        .image(
            "minimumTrackImage", on: UISlider.self, "minimum-track-image",
            get: { $0.minimumTrackImage(for: .normal) }, set: { $0.setMinimumTrackImage($1, for: .normal) }
        ).havingValue(if: isCustomizable).written(as: .method("setMinimumTrackImage", state: ".normal")),
        .image(
            "maximumTrackImage", on: UISlider.self, "maximum-track-image",
            get: { $0.maximumTrackImage(for: .normal) }, set: { $0.setMaximumTrackImage($1, for: .normal) }
        ).havingValue(if: isCustomizable).written(as: .method("setMaximumTrackImage", state: ".normal")),
        .image(
            "thumbImage", on: UISlider.self, "thumb-image", get: { $0.thumbImage(for: .normal) },
            set: { $0.setThumbImage($1, for: .normal) }
        ).havingValue(if: isCustomizable).written(as: .method("setThumbImage", state: ".normal")),
    ]

    // MARK: Bars

    private static let barStyles = NamedWords<UIBarStyle>(["default": .default, "black": .black])

    private static let navigationBar: [Effect] = [
        .word("barStyle", on: UINavigationBar.self, "bar-style", barStyles, \.barStyle).paintOnly,
        .image("backIndicatorImage", on: UINavigationBar.self, "back-indicator-image", \.backIndicatorImage),
        .image(
            "backIndicatorTransitionMaskImage", on: UINavigationBar.self, "back-indicator-transition-mask-image",
            \.backIndicatorTransitionMaskImage),
    ]

    /// The images of bar items in landscape.
    static let landscapeImages: [Effect] = [
        .image(
            "landscapeImagePhone", on: BarItemElement.self, "landscape-image-phone",
            get: { $0.item?.landscapeImagePhone }, set: { $0.item?.landscapeImagePhone = $1 }),
        Effect(
            "landscapeImagePhoneInsets", on: BarItemElement.self, ["landscape-image-phone-insets"],
            value: { $0.insets(0).map(ViewValue.insets) },
            get: { $0.item?.landscapeImagePhoneInsets ?? .zero }, set: { $0.item?.landscapeImagePhoneInsets = $1 }),
    ]

    private static let toolbars: [Effect] = [
        barBackground(UIToolbar.self), tint(UIToolbar.self),
        .flag("isTranslucent", on: UIToolbar.self, "translucent", \.isTranslucent),
        .word("barStyle", on: UIToolbar.self, "bar-style", barStyles, \.barStyle).paintOnly,
        .image(
            "backgroundImage", on: UIToolbar.self, "background-image",
            get: { $0.backgroundImage(forToolbarPosition: .any, barMetrics: .default) },
            set: { $0.setBackgroundImage($1, forToolbarPosition: .any, barMetrics: .default) }
        ).paintOnly.written(
            as: .call("setBackgroundImage", arguments: "forToolbarPosition: .any, barMetrics: .default")),
        .image(
            "shadowImage", on: UIToolbar.self, "shadow-image", get: { $0.shadowImage(forToolbarPosition: .any) },
            set: { $0.setShadowImage($1, forToolbarPosition: .any) }
        ).paintOnly.written(as: .call("setShadowImage", arguments: "forToolbarPosition: .any")),
    ]

    private static let searchBar: [Effect] = [
        .text("prompt", on: UISearchBar.self, "prompt", \.prompt),
        .text("placeholder", on: UISearchBar.self, "placeholder", \.placeholder),
        .word("barStyle", on: UISearchBar.self, "bar-style", barStyles, \.barStyle).paintOnly,
        .word(
            "searchBarStyle", on: UISearchBar.self, "search-bar-style",
            NamedWords(["default": .default, "prominent": .prominent, "minimal": .minimal]), \.searchBarStyle),
        .image("backgroundImage", on: UISearchBar.self, "background-image", \.backgroundImage).paintOnly,
        .flag("showsBookmarkButton", on: UISearchBar.self, "shows-bookmark-button", \.showsBookmarkButton),
        .flag("showsCancelButton", on: UISearchBar.self, "shows-cancel-button", \.showsCancelButton),
        .flag(
            "showsSearchResultsButton", on: UISearchBar.self, "shows-search-results-button",
            \.showsSearchResultsButton),
        .flag(
            "isSearchResultsButtonSelected", on: UISearchBar.self, "search-results-button-selected",
            \.isSearchResultsButtonSelected
        ).paintOnly,
        .flag("showsScopeBar", on: UISearchBar.self, "shows-scope-bar", \.showsScopeBar),
        .image(
            "scopeBarBackgroundImage", on: UISearchBar.self, "scope-bar-background-image", \.scopeBarBackgroundImage
        ).paintOnly,
        .image(
            "searchFieldBackgroundImage", on: UISearchBar.self, "search-field-background-image",
            get: { $0.searchFieldBackgroundImage(for: .normal) },
            set: { $0.setSearchFieldBackgroundImage($1, for: .normal) }
        ).written(as: .method("setSearchFieldBackgroundImage", state: ".normal")),
        .offset(
            "searchFieldBackgroundPositionAdjustment", on: UISearchBar.self,
            "search-field-background-position-adjustment", \.searchFieldBackgroundPositionAdjustment
        ).paintOnly,
        .offset(
            "searchTextPositionAdjustment", on: UISearchBar.self, "search-text-position-adjustment",
            \.searchTextPositionAdjustment
        ).paintOnly,
    ]
}
#endif
