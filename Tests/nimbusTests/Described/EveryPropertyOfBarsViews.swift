// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of every-property-of-bars.json on a screen of 390 by 844 points, with these stylesheets:
/// every-property-of-bars.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct EveryPropertyOfBarsViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            navigationBar1,
            toolbar1,
            searchBar1,
        ]
    }

    private let navigationBar1 = UINavigationBar()
    private let toolbar1 = UIToolbar()
    private let searchBar1 = UISearchBar()
    private let image: (String) -> UIImage?

    /// - Parameter image: finds an image by its name.
    init(image: @escaping (String) -> UIImage? = { UIImage(named: $0) }) {
        self.image = image
        setUpNavigationBar1()
        setUpToolbar1()
        setUpSearchBar1()
        putTogether()
    }

    private func putTogether() {

    }

    private func setUpNavigationBar1() {
        // every-property-of-bars.css:8:5 UINavigationBar
        navigationBar1.setBackgroundImage(image("tile.png"), for: .default)
        // every-property-of-bars.css:5:5 UINavigationBar
        navigationBar1.shadowImage = image("tile.png")
        // every-property-of-bars.css:2:5 UINavigationBar
        do {
            let appearance = UINavigationBarAppearance(barAppearance: navigationBar1.standardAppearance)
            appearance.titleTextAttributes[.foregroundColor] = Palette.rgb123456
            navigationBar1.standardAppearance = appearance
            if navigationBar1.scrollEdgeAppearance != nil {
                navigationBar1.scrollEdgeAppearance = appearance
            }
        }
        // every-property-of-bars.css:3:5 UINavigationBar
        do {
            let appearance = UINavigationBarAppearance(barAppearance: navigationBar1.standardAppearance)
            appearance.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 13, weight: .semibold)
            navigationBar1.standardAppearance = appearance
            if navigationBar1.scrollEdgeAppearance != nil {
                navigationBar1.scrollEdgeAppearance = appearance
            }
        }
        // every-property-of-bars.css:4:5 UINavigationBar
        navigationBar1.barStyle = .black
        // every-property-of-bars.css:6:5 UINavigationBar
        navigationBar1.backIndicatorImage = image("tile.png")
        // every-property-of-bars.css:7:5 UINavigationBar
        navigationBar1.backIndicatorTransitionMaskImage = image("tile.png")
        navigationBar1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpToolbar1() {
        // every-property-of-bars.css:12:5 UIToolbar
        toolbar1.barStyle = .black
        // every-property-of-bars.css:14:5 UIToolbar
        toolbar1.setBackgroundImage(image("tile.png"), forToolbarPosition: .any, barMetrics: .default)
        // every-property-of-bars.css:13:5 UIToolbar
        toolbar1.setShadowImage(image("tile.png"), forToolbarPosition: .any)
        toolbar1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpSearchBar1() {
        // every-property-of-bars.css:30:57 UISearchBar
        searchBar1.tintColor = Palette.rgbFF0000
        // every-property-of-bars.css:30:33 UISearchBar
        searchBar1.text = "Your name"
        // every-property-of-bars.css:20:5 UISearchBar
        searchBar1.prompt = "Good morning"
        // every-property-of-bars.css:18:5 UISearchBar
        searchBar1.barStyle = .black
        // every-property-of-bars.css:19:5 UISearchBar
        searchBar1.searchBarStyle = .minimal
        // every-property-of-bars.css:30:5 UISearchBar
        searchBar1.backgroundImage = image("tile.png")
        // every-property-of-bars.css:21:5 UISearchBar
        searchBar1.showsBookmarkButton = true
        // every-property-of-bars.css:22:5 UISearchBar
        searchBar1.showsCancelButton = true
        // every-property-of-bars.css:23:5 UISearchBar
        searchBar1.showsSearchResultsButton = true
        // every-property-of-bars.css:24:5 UISearchBar
        searchBar1.isSearchResultsButtonSelected = true
        // every-property-of-bars.css:25:5 UISearchBar
        searchBar1.showsScopeBar = true
        // every-property-of-bars.css:26:5 UISearchBar
        searchBar1.scopeBarBackgroundImage = image("tile.png")
        // every-property-of-bars.css:27:5 UISearchBar
        searchBar1.setSearchFieldBackgroundImage(image("tile.png"), for: .normal)
        // every-property-of-bars.css:28:5 UISearchBar
        searchBar1.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 5, vertical: -6)
        // every-property-of-bars.css:29:5 UISearchBar
        searchBar1.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: -6)
        // every-property-of-bars.css:31:5 UISearchBar
        searchBar1.setScopeBarButtonBackgroundImage(image("tile.png"), for: .normal)
        // every-property-of-bars.css:32:5 UISearchBar
        searchBar1.setScopeBarButtonDividerImage(image("tile.png"), forLeftSegmentState: .normal, rightSegmentState: .normal)
        // every-property-of-bars.css:34:5 UISearchBar
        do {
            var attributes = searchBar1.scopeBarButtonTitleTextAttributes(for: .normal) ?? [:]
            attributes[.foregroundColor] = Palette.rgb123456
            searchBar1.setScopeBarButtonTitleTextAttributes(attributes, for: .normal)
        }
        // every-property-of-bars.css:33:5 UISearchBar
        do {
            var attributes = searchBar1.scopeBarButtonTitleTextAttributes(for: .normal) ?? [:]
            attributes[.font] = UIFont(name: "Georgia", size: 11) ?? UIFont.systemFont(ofSize: 11)
            searchBar1.setScopeBarButtonTitleTextAttributes(attributes, for: .normal)
        }
        // every-property-of-bars.css:35:5 UISearchBar
        searchBar1.setImage(image("tile.png"), for: .search, state: .normal)
        // every-property-of-bars.css:36:5 UISearchBar
        searchBar1.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .search)
        // every-property-of-bars.css:37:5 UISearchBar
        searchBar1.setImage(image("tile.png"), for: .clear, state: .normal)
        // every-property-of-bars.css:38:5 UISearchBar
        searchBar1.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .clear)
        // every-property-of-bars.css:39:5 UISearchBar
        searchBar1.setImage(image("tile.png"), for: .bookmark, state: .normal)
        // every-property-of-bars.css:40:5 UISearchBar
        searchBar1.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .bookmark)
        // every-property-of-bars.css:41:5 UISearchBar
        searchBar1.setImage(image("tile.png"), for: .resultsList, state: .normal)
        // every-property-of-bars.css:42:5 UISearchBar
        searchBar1.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .resultsList)
        searchBar1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgb123456 = UIColor(red: 18 / 255, green: 52 / 255, blue: 86 / 255, alpha: 1)
    static let rgbFF0000 = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
}
