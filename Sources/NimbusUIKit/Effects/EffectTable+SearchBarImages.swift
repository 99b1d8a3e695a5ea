import CSSEngine

// Not available on tvOS.
#if !(os(tvOS) || UIKIT_CHECK_TVOS)
extension EffectTable {
    /// The effects on the scope bar of a search bar, and on the icons of its field.
    static let searchBarImages: [Effect] =
        [
            .image(
                "scopeBarButtonBackgroundImage", on: UISearchBar.self, "scope-bar-button-background-image",
                get: { $0.scopeBarButtonBackgroundImage(for: .normal) },
                set: { $0.setScopeBarButtonBackgroundImage($1, for: .normal) }
            ).paintOnly.written(as: .method("setScopeBarButtonBackgroundImage", state: ".normal")),
            .image(
                "scopeBarButtonDividerImage", on: UISearchBar.self, "scope-bar-button-divider-image",
                get: { $0.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) },
                set: {
                    $0.setScopeBarButtonDividerImage($1, forLeftSegmentState: .normal, rightSegmentState: .normal)
                }
            ).paintOnly.written(
                as: .call(
                    "setScopeBarButtonDividerImage",
                    arguments: "forLeftSegmentState: .normal, rightSegmentState: .normal")),
            scopeTitle(
                "scope-bar-button-title-text-color", .foregroundColor, ".foregroundColor", value: { $0.color(0) }
            ).paintOnly,
            scopeTitle(
                "scope-bar-button-title-font", .font, ".font", value: { $0.wholeFont(0) }
            ).depending(on: .textSize),
        ] + icons.flatMap { images(of: $0, $1, suffixes: $2) }

    private static let icons: [(UISearchBar.Icon, name: String, suffixes: [String])] = [
        (.search, "search", ["-icon-search", ""]), (.clear, "clear", ["-icon-clear"]),
        (.bookmark, "bookmark", ["-icon-bookmark"]), (.resultsList, "resultsList", ["-icon-results-list"]),
    ]

    private static func images(of icon: UISearchBar.Icon, _ name: String, suffixes: [String]) -> [Effect] {
        [
            Effect(
                "image(\(name))", on: UISearchBar.self, suffixes.map { "image-for-search-bar-icon" + $0 },
                value: { inputs in inputs.values.indices.lazy.compactMap { inputs.image($0) }.first },
                get: { $0.image(for: icon, state: .normal) }, set: { $0.setImage($1, for: icon, state: .normal) }
            ).depending(on: .resources).paintOnly
                .written(as: .call("setImage", arguments: "for: .\(name), state: .normal")),
            Effect(
                "positionAdjustment(\(name))", on: UISearchBar.self,
                suffixes.map { "position-adjustment-for-search-bar-icon" + $0 },
                value: { inputs in
                    let size = inputs.values.indices.lazy.compactMap { inputs.size($0) }.first
                    return size.map { .offset(UIOffset(horizontal: $0.width, vertical: $0.height)) }
                },
                get: { $0.positionAdjustment(for: icon) }, set: { $0.setPositionAdjustment($1, for: icon) }
            ).paintOnly.written(as: .call("setPositionAdjustment", arguments: "for: .\(name)")),
        ]
    }

    private static func scopeTitle(
        _ property: String, _ key: NSAttributedString.Key, _ keyName: String,
        value: @escaping @MainActor (StyleInputs) -> ViewValue?
    ) -> Effect {
        Effect(
            "scopeBarButtonTitleTextAttributes(normal)\(keyName)", on: UISearchBar.self, [property], value: value,
            get: { ViewValue(attribute: $0.scopeBarButtonTitleTextAttributes(for: .normal)?[key]) },
            set: { bar, value in
                var attributes = bar.scopeBarButtonTitleTextAttributes(for: .normal) ?? [:]
                attributes[key] = value.attribute
                bar.setScopeBarButtonTitleTextAttributes(attributes.isEmpty ? nil : attributes, for: .normal)
            }
        ).written(
            as: .stateAttribute(
                keyName, of: "scopeBarButtonTitleTextAttributes", setter: "setScopeBarButtonTitleTextAttributes",
                state: ".normal"))
    }

    /// The effects on back buttons.
    static let backButtons: [Effect] =
        [
            height(
                "backButtonBackgroundVerticalPositionAdjustment(default)",
                "setBackButtonBackgroundVerticalPositionAdjustment",
                "back-button-background-vertical-position-adjustment",
                get: { $0.backButtonBackgroundVerticalPositionAdjustment(for: .default) },
                set: { $0.setBackButtonBackgroundVerticalPositionAdjustment($1, for: .default) }),
            offset(
                "backButtonTitlePositionAdjustment(default)", "setBackButtonTitlePositionAdjustment",
                "back-button-title-position-adjustment",
                get: { $0.backButtonTitlePositionAdjustment(for: .default) },
                set: { $0.setBackButtonTitlePositionAdjustment($1, for: .default) }),
        ]
        + backgroundImages(
            "backButtonBackgroundImage", "back-button-background-image",
            get: { $0.backButtonBackgroundImage(for: $1, barMetrics: .default) },
            set: { $0.setBackButtonBackgroundImage($1, for: $2, barMetrics: .default) })
}
#endif
