// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of every-property-of-bars-and-tables.json on a screen of 390 by 844 points, with these stylesheets:
/// every-property-of-bars-and-tables.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct EveryPropertyOfBarsAndTablesViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            navigationBar1,
            toolbar1,
            searchBar1,
            scrollView1,
            tableView1,
            tableView2,
            activityIndicatorView1,
            activityIndicatorView2,
            view1,
        ]
    }

    private let navigationBar1 = UINavigationBar()
    private let toolbar1 = UIToolbar()
    private let searchBar1 = UISearchBar()
    private let scrollView1 = UIScrollView()
    private let tableView1 = UITableView()
    private let tableView2 = UITableView()
    private let activityIndicatorView1 = UIActivityIndicatorView(style: .medium)
    private let activityIndicatorView2 = UIActivityIndicatorView(style: .medium)
    private let view1 = UIView()

    init() {
        setUpNavigationBar1()
        setUpToolbar1()
        setUpSearchBar1()
        setUpScrollView1()
        setUpTableView1()
        setUpTableView2()
        setUpActivityIndicatorView1()
        setUpActivityIndicatorView2()
        setUpView1()
        putTogether()
    }

    private func putTogether() {

    }

    private func setUpNavigationBar1() {
        navigationBar1.items = [UINavigationItem(title: "Inbox")]
        // every-property-of-bars-and-tables.css:1:94 :is(UINavigationBar, UIToolbar, UISearchBar)
        navigationBar1.standardAppearance.backgroundColor = Palette.rgb000080
        navigationBar1.scrollEdgeAppearance = navigationBar1.standardAppearance
        // every-property-of-bars-and-tables.css:1:48 :is(UINavigationBar, UIToolbar, UISearchBar)
        navigationBar1.tintColor = Palette.rgb123456
        // every-property-of-bars-and-tables.css:1:74 :is(UINavigationBar, UIToolbar, UISearchBar)
        navigationBar1.isTranslucent = false
        navigationBar1.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    }

    private func setUpToolbar1() {
        // every-property-of-bars-and-tables.css:1:94 :is(UINavigationBar, UIToolbar, UISearchBar)
        toolbar1.standardAppearance.backgroundColor = Palette.rgb000080
        toolbar1.scrollEdgeAppearance = toolbar1.standardAppearance
        // every-property-of-bars-and-tables.css:1:48 :is(UINavigationBar, UIToolbar, UISearchBar)
        toolbar1.tintColor = Palette.rgb123456
        // every-property-of-bars-and-tables.css:1:74 :is(UINavigationBar, UIToolbar, UISearchBar)
        toolbar1.isTranslucent = false
        toolbar1.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    }

    private func setUpSearchBar1() {
        // every-property-of-bars-and-tables.css:1:94 :is(UINavigationBar, UIToolbar, UISearchBar)
        searchBar1.backgroundColor = Palette.rgb000080
        searchBar1.barTintColor = Palette.rgb000080
        // every-property-of-bars-and-tables.css:1:48 :is(UINavigationBar, UIToolbar, UISearchBar)
        searchBar1.tintColor = Palette.rgb123456
        // every-property-of-bars-and-tables.css:1:74 :is(UINavigationBar, UIToolbar, UISearchBar)
        searchBar1.isTranslucent = false
        searchBar1.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    }

    private func setUpScrollView1() {
        // every-property-of-bars-and-tables.css:2:16 UIScrollView
        scrollView1.indicatorStyle = .white
        scrollView1.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    }

    private func setUpTableView1() {
        // every-property-of-bars-and-tables.css:3:15 UITableView
        tableView1.indicatorStyle = .black
        // every-property-of-bars-and-tables.css:3:56 UITableView
        tableView1.separatorStyle = .singleLineEtched
        // every-property-of-bars-and-tables.css:3:93 UITableView
        tableView1.separatorColor = Palette.rgbFF0000
        tableView1.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    }

    private func setUpTableView2() {
        // every-property-of-bars-and-tables.css:3:15 UITableView
        tableView2.indicatorStyle = .black
        // every-property-of-bars-and-tables.css:4:21 UITableView.plain
        tableView2.separatorStyle = .none
        // every-property-of-bars-and-tables.css:3:93 UITableView
        tableView2.separatorColor = Palette.rgbFF0000
        tableView2.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    }

    private func setUpActivityIndicatorView1() {
        activityIndicatorView1.startAnimating()
        // every-property-of-bars-and-tables.css:5:27 UIActivityIndicatorView
        activityIndicatorView1.style = .whiteLarge
        // every-property-of-bars-and-tables.css:5:71 UIActivityIndicatorView
        activityIndicatorView1.color = Palette.rgb0000FF
        activityIndicatorView1.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    }

    private func setUpActivityIndicatorView2() {
        activityIndicatorView2.startAnimating()
        // every-property-of-bars-and-tables.css:6:32 UIActivityIndicatorView.gray
        activityIndicatorView2.style = .gray
        // every-property-of-bars-and-tables.css:6:69 UIActivityIndicatorView.gray
        activityIndicatorView2.color = Palette.rgb000000
        activityIndicatorView2.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    }

    private func setUpView1() {
        view1.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgb000080 = UIColor(red: 0, green: 0, blue: 128 / 255, alpha: 1)
    static let rgb123456 = UIColor(red: 18 / 255, green: 52 / 255, blue: 86 / 255, alpha: 1)
    static let rgbFF0000 = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let rgb0000FF = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let rgb000000 = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
}
