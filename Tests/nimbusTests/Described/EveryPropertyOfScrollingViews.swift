// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of every-property-of-scrolling.json on a screen of 390 by 844 points, with these stylesheets:
/// every-property-of-scrolling.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct EveryPropertyOfScrollingViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            scrollView1,
            tableView1,
            tableViewCell1,
        ]
    }

    private let scrollView1 = UIScrollView()
    private let tableView1 = UITableView()
    private let tableViewCell1 = UITableViewCell(style: .default, reuseIdentifier: nil)

    init() {
        setUpScrollView1()
        setUpTableView1()
        setUpTableViewCell1()
        putTogether()
    }

    private func putTogether() {

    }

    private func setUpScrollView1() {
        // every-property-of-scrolling.css:2:5 UIScrollView
        scrollView1.contentOffset = CGPoint(x: 3, y: 4)
        // every-property-of-scrolling.css:4:5 UIScrollView
        scrollView1.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        // every-property-of-scrolling.css:3:5 UIScrollView
        scrollView1.contentSize = CGSize(width: 70, height: 80)
        // every-property-of-scrolling.css:5:5 UIScrollView
        scrollView1.verticalScrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scrollView1.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        // every-property-of-scrolling.css:6:5 UIScrollView
        scrollView1.isDirectionalLockEnabled = true
        // every-property-of-scrolling.css:7:5 UIScrollView
        scrollView1.bounces = false
        // every-property-of-scrolling.css:8:5 UIScrollView
        scrollView1.bouncesZoom = false
        // every-property-of-scrolling.css:9:5 UIScrollView
        scrollView1.alwaysBounceVertical = true
        // every-property-of-scrolling.css:10:5 UIScrollView
        scrollView1.alwaysBounceHorizontal = true
        // every-property-of-scrolling.css:12:5 UIScrollView
        scrollView1.isScrollEnabled = false
        // every-property-of-scrolling.css:13:5 UIScrollView
        scrollView1.showsHorizontalScrollIndicator = false
        // every-property-of-scrolling.css:14:5 UIScrollView
        scrollView1.showsVerticalScrollIndicator = false
        // every-property-of-scrolling.css:15:5 UIScrollView
        scrollView1.delaysContentTouches = false
        // every-property-of-scrolling.css:16:5 UIScrollView
        scrollView1.canCancelContentTouches = false
        // every-property-of-scrolling.css:18:5 UIScrollView
        scrollView1.decelerationRate = .fast
        // every-property-of-scrolling.css:19:5 UIScrollView
        scrollView1.minimumZoomScale = 0.5
        // every-property-of-scrolling.css:20:5 UIScrollView
        scrollView1.maximumZoomScale = 3
        // every-property-of-scrolling.css:11:5 UIScrollView
        scrollView1.isPagingEnabled = true
        // every-property-of-scrolling.css:17:5 UIScrollView
        scrollView1.scrollsToTop = false
        // every-property-of-scrolling.css:21:5 UIScrollView
        scrollView1.keyboardDismissMode = .interactive
        scrollView1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpTableView1() {
        // every-property-of-scrolling.css:25:5 UITableView
        tableView1.rowHeight = 37
        // every-property-of-scrolling.css:26:5 UITableView
        tableView1.sectionHeaderHeight = 37
        // every-property-of-scrolling.css:27:5 UITableView
        tableView1.sectionFooterHeight = 37
        // every-property-of-scrolling.css:28:5 UITableView
        tableView1.estimatedRowHeight = 37
        // every-property-of-scrolling.css:29:5 UITableView
        tableView1.estimatedSectionHeaderHeight = 37
        // every-property-of-scrolling.css:30:5 UITableView
        tableView1.estimatedSectionFooterHeight = 37
        // every-property-of-scrolling.css:31:5 UITableView
        tableView1.sectionIndexMinimumDisplayRowCount = 3
        // every-property-of-scrolling.css:32:5 UITableView
        tableView1.sectionIndexColor = Palette.rgb123456
        // every-property-of-scrolling.css:33:5 UITableView
        tableView1.sectionIndexBackgroundColor = Palette.rgb123456
        // every-property-of-scrolling.css:34:5 UITableView
        tableView1.sectionIndexTrackingBackgroundColor = Palette.rgb123456
        // every-property-of-scrolling.css:35:5 UITableView
        tableView1.allowsSelection = false
        // every-property-of-scrolling.css:36:5 UITableView
        tableView1.allowsMultipleSelection = true
        // every-property-of-scrolling.css:37:5 UITableView
        tableView1.allowsSelectionDuringEditing = true
        // every-property-of-scrolling.css:38:5 UITableView
        tableView1.allowsMultipleSelectionDuringEditing = true
        // every-property-of-scrolling.css:39:5 UITableView
        tableView1.separatorInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        tableView1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpTableViewCell1() {
        // every-property-of-scrolling.css:44:5 UITableViewCell
        tableViewCell1.selectionStyle = .gray
        // every-property-of-scrolling.css:47:5 UITableViewCell
        tableViewCell1.showsReorderControl = true
        // every-property-of-scrolling.css:48:5 UITableViewCell
        tableViewCell1.shouldIndentWhileEditing = false
        // every-property-of-scrolling.css:49:5 UITableViewCell
        tableViewCell1.isEditing = true
        // every-property-of-scrolling.css:50:5 UITableViewCell
        tableViewCell1.indentationLevel = 3
        // every-property-of-scrolling.css:51:5 UITableViewCell
        tableViewCell1.indentationWidth = 7
        // every-property-of-scrolling.css:54:47 UITableViewCell:is(:selected, :highlighted)
        tableViewCell1.selectedBackgroundView = UIView()
        // every-property-of-scrolling.css:43:5 UITableViewCell
        tableViewCell1.separatorInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        // every-property-of-scrolling.css:45:5 UITableViewCell
        tableViewCell1.accessoryType = .detailButton
        // every-property-of-scrolling.css:46:5 UITableViewCell
        tableViewCell1.editingAccessoryType = .detailButton
        tableViewCell1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgb123456 = UIColor(red: 18 / 255, green: 52 / 255, blue: 86 / 255, alpha: 1)
}
