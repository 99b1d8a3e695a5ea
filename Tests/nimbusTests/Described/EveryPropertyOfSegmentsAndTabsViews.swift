// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of every-property-of-segments-and-tabs.json on a screen of 390 by 844 points, with these stylesheets:
/// every-property-of-segments-and-tabs.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct EveryPropertyOfSegmentsAndTabsViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            segmentedControl1,
            stepper1,
            slider1,
            tabBar1,
            toolbar1,
            collectionView1,
        ]
    }

    private let segmentedControl1 = UISegmentedControl()
    private let stepper1 = UIStepper()
    private let slider1 = UISlider()
    private let tabBar1 = UITabBar()
    private let toolbar1 = UIToolbar()
    private let collectionView1 = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let image: (String) -> UIImage?

    /// - Parameter image: finds an image by its name.
    init(image: @escaping (String) -> UIImage? = { UIImage(named: $0) }) {
        self.image = image
        setUpSegmentedControl1()
        setUpStepper1()
        setUpSlider1()
        setUpTabBar1()
        setUpToolbar1()
        setUpCollectionView1()
        putTogether()
    }

    private func putTogether() {

    }

    private func setUpSegmentedControl1() {
        segmentedControl1.insertSegment(withTitle: "Day", at: 0, animated: false)
        segmentedControl1.insertSegment(withTitle: "Week", at: 1, animated: false)
        segmentedControl1.insertSegment(with: image("tile"), at: 2, animated: false)
        segmentedControl1.selectedSegmentIndex = 1
        // every-property-of-segments-and-tabs.css:2:5 UISegmentedControl
        segmentedControl1.selectedSegmentTintColor = Palette.rgb123456
        // every-property-of-segments-and-tabs.css:3:5 UISegmentedControl
        segmentedControl1.isMomentary = true
        // every-property-of-segments-and-tabs.css:4:5 UISegmentedControl
        segmentedControl1.apportionsSegmentWidthsByContent = true
        // every-property-of-segments-and-tabs.css:5:5 UISegmentedControl
        segmentedControl1.setDividerImage(image("tile.png"), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        // every-property-of-segments-and-tabs.css:6:5 UISegmentedControl
        segmentedControl1.setBackgroundImage(image("tile.png"), for: .normal, barMetrics: .default)
        // every-property-of-segments-and-tabs.css:18:9 :is(UISegmentedControl):highlighted, :is(UISegmentedCo…
        segmentedControl1.setBackgroundImage(image("pressed.png"), for: .highlighted, barMetrics: .default)
        segmentedControl1.setBackgroundImage(image("pressed.png"), for: .disabled, barMetrics: .default)
        segmentedControl1.setBackgroundImage(image("pressed.png"), for: .selected, barMetrics: .default)
        segmentedControl1.setBackgroundImage(image("pressed.png"), for: [.selected, .highlighted], barMetrics: .default)
        segmentedControl1.setBackgroundImage(image("pressed.png"), for: [.selected, .disabled], barMetrics: .default)
        // every-property-of-segments-and-tabs.css:7:5 UISegmentedControl
        segmentedControl1.setContentPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), forSegmentType: .any, barMetrics: .default)
        // every-property-of-segments-and-tabs.css:8:5 UISegmentedControl
        segmentedControl1.setContentPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), forSegmentType: .left, barMetrics: .default)
        // every-property-of-segments-and-tabs.css:9:5 UISegmentedControl
        segmentedControl1.setContentPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), forSegmentType: .center, barMetrics: .default)
        // every-property-of-segments-and-tabs.css:10:5 UISegmentedControl
        segmentedControl1.setContentPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), forSegmentType: .right, barMetrics: .default)
        // every-property-of-segments-and-tabs.css:11:5 UISegmentedControl
        segmentedControl1.setContentPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), forSegmentType: .alone, barMetrics: .default)
        // every-property-of-segments-and-tabs.css:12:5 UISegmentedControl
        do {
            var attributes = segmentedControl1.titleTextAttributes(for: .normal) ?? [:]
            attributes[.foregroundColor] = Palette.rgb123456
            segmentedControl1.setTitleTextAttributes(attributes, for: .normal)
        }
        // every-property-of-segments-and-tabs.css:13:5 UISegmentedControl
        do {
            var attributes = segmentedControl1.titleTextAttributes(for: .normal) ?? [:]
            attributes[.font] = UIFont.systemFont(ofSize: 11, weight: .medium)
            segmentedControl1.setTitleTextAttributes(attributes, for: .normal)
        }
        // every-property-of-segments-and-tabs.css:16:9 :is(UISegmentedControl):highlighted, :is(UISegmentedCo…
        do {
            var attributes = segmentedControl1.titleTextAttributes(for: .highlighted) ?? [:]
            attributes[.foregroundColor] = Palette.rgb654321
            segmentedControl1.setTitleTextAttributes(attributes, for: .highlighted)
        }
        // every-property-of-segments-and-tabs.css:17:9 :is(UISegmentedControl):highlighted, :is(UISegmentedCo…
        do {
            var attributes = segmentedControl1.titleTextAttributes(for: .highlighted) ?? [:]
            attributes[.font] = UIFont.systemFont(ofSize: 12, weight: .medium)
            segmentedControl1.setTitleTextAttributes(attributes, for: .highlighted)
        }
        // every-property-of-segments-and-tabs.css:16:9 :is(UISegmentedControl):highlighted, :is(UISegmentedCo…
        do {
            var attributes = segmentedControl1.titleTextAttributes(for: .disabled) ?? [:]
            attributes[.foregroundColor] = Palette.rgb654321
            segmentedControl1.setTitleTextAttributes(attributes, for: .disabled)
        }
        // every-property-of-segments-and-tabs.css:17:9 :is(UISegmentedControl):highlighted, :is(UISegmentedCo…
        do {
            var attributes = segmentedControl1.titleTextAttributes(for: .disabled) ?? [:]
            attributes[.font] = UIFont.systemFont(ofSize: 12, weight: .medium)
            segmentedControl1.setTitleTextAttributes(attributes, for: .disabled)
        }
        // every-property-of-segments-and-tabs.css:16:9 :is(UISegmentedControl):highlighted, :is(UISegmentedCo…
        do {
            var attributes = segmentedControl1.titleTextAttributes(for: .selected) ?? [:]
            attributes[.foregroundColor] = Palette.rgb654321
            segmentedControl1.setTitleTextAttributes(attributes, for: .selected)
        }
        // every-property-of-segments-and-tabs.css:17:9 :is(UISegmentedControl):highlighted, :is(UISegmentedCo…
        do {
            var attributes = segmentedControl1.titleTextAttributes(for: .selected) ?? [:]
            attributes[.font] = UIFont.systemFont(ofSize: 12, weight: .medium)
            segmentedControl1.setTitleTextAttributes(attributes, for: .selected)
        }
        // every-property-of-segments-and-tabs.css:16:9 :is(UISegmentedControl):highlighted, :is(UISegmentedCo…
        do {
            var attributes = segmentedControl1.titleTextAttributes(for: [.selected, .highlighted]) ?? [:]
            attributes[.foregroundColor] = Palette.rgb654321
            segmentedControl1.setTitleTextAttributes(attributes, for: [.selected, .highlighted])
        }
        // every-property-of-segments-and-tabs.css:17:9 :is(UISegmentedControl):highlighted, :is(UISegmentedCo…
        do {
            var attributes = segmentedControl1.titleTextAttributes(for: [.selected, .highlighted]) ?? [:]
            attributes[.font] = UIFont.systemFont(ofSize: 12, weight: .medium)
            segmentedControl1.setTitleTextAttributes(attributes, for: [.selected, .highlighted])
        }
        // every-property-of-segments-and-tabs.css:16:9 :is(UISegmentedControl):highlighted, :is(UISegmentedCo…
        do {
            var attributes = segmentedControl1.titleTextAttributes(for: [.selected, .disabled]) ?? [:]
            attributes[.foregroundColor] = Palette.rgb654321
            segmentedControl1.setTitleTextAttributes(attributes, for: [.selected, .disabled])
        }
        // every-property-of-segments-and-tabs.css:17:9 :is(UISegmentedControl):highlighted, :is(UISegmentedCo…
        do {
            var attributes = segmentedControl1.titleTextAttributes(for: [.selected, .disabled]) ?? [:]
            attributes[.font] = UIFont.systemFont(ofSize: 12, weight: .medium)
            segmentedControl1.setTitleTextAttributes(attributes, for: [.selected, .disabled])
        }
        segmentedControl1.frame = CGRect(x: 10, y: 10, width: 300, height: 32)
    }

    private func setUpStepper1() {
        stepper1.value = 7
        // every-property-of-segments-and-tabs.css:23:5 UIStepper
        stepper1.minimumValue = -1
        // every-property-of-segments-and-tabs.css:24:5 UIStepper
        stepper1.maximumValue = 20
        // every-property-of-segments-and-tabs.css:26:5 UIStepper
        stepper1.stepValue = 2
        // every-property-of-segments-and-tabs.css:25:5 UIStepper
        stepper1.value = 7
        // every-property-of-segments-and-tabs.css:27:5 UIStepper
        stepper1.isContinuous = false
        // every-property-of-segments-and-tabs.css:28:5 UIStepper
        stepper1.autorepeat = false
        // every-property-of-segments-and-tabs.css:29:5 UIStepper
        stepper1.wraps = true
        // every-property-of-segments-and-tabs.css:30:5 UIStepper
        stepper1.setDividerImage(image("tile.png"), forLeftSegmentState: .normal, rightSegmentState: .normal)
        // every-property-of-segments-and-tabs.css:31:5 UIStepper
        stepper1.setBackgroundImage(image("tile.png"), for: .normal)
        // every-property-of-segments-and-tabs.css:32:5 UIStepper
        stepper1.setIncrementImage(image("tile.png"), for: .normal)
        // every-property-of-segments-and-tabs.css:33:5 UIStepper
        stepper1.setDecrementImage(image("tile.png"), for: .normal)
        stepper1.frame = CGRect(x: 0, y: 0, width: 94, height: 32)
    }

    private func setUpSlider1() {
        // every-property-of-segments-and-tabs.css:36:12 UISlider
        slider1.isContinuous = false
        slider1.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    }

    private func setUpTabBar1() {
        tabBar1.items = [UITabBarItem(title: "Home", image: image("tile"), tag: 0), UITabBarItem(title: "Search", image: nil, tag: 1)]
        tabBar1.selectedItem = tabBar1.items?[0]
        // every-property-of-segments-and-tabs.css:39:5 UITabBar
        tabBar1.standardAppearance.backgroundColor = Palette.rgb123456
        tabBar1.scrollEdgeAppearance = tabBar1.standardAppearance
        // every-property-of-segments-and-tabs.css:40:5 UITabBar
        tabBar1.tintColor = Palette.rgb654321
        // every-property-of-segments-and-tabs.css:41:5 UITabBar
        tabBar1.unselectedItemTintColor = Palette.rgb123456
        // every-property-of-segments-and-tabs.css:43:5 UITabBar
        tabBar1.backgroundImage = image("tile.png")
        // every-property-of-segments-and-tabs.css:44:5 UITabBar
        tabBar1.shadowImage = image("tile.png")
        // every-property-of-segments-and-tabs.css:45:5 UITabBar
        tabBar1.selectionIndicatorImage = image("tile.png")
        // every-property-of-segments-and-tabs.css:46:5 UITabBar
        tabBar1.itemWidth = 60
        // every-property-of-segments-and-tabs.css:47:5 UITabBar
        tabBar1.itemSpacing = 4
        // every-property-of-segments-and-tabs.css:49:5 UITabBar
        tabBar1.barStyle = .black
        // every-property-of-segments-and-tabs.css:48:5 UITabBar
        tabBar1.itemPositioning = .centered
        // every-property-of-segments-and-tabs.css:42:5 UITabBar
        tabBar1.isTranslucent = false
        tabBar1.frame = CGRect(x: 0, y: 400, width: 320, height: 49)
    }

    private func setUpToolbar1() {
        toolbar1.items = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil), UIBarButtonItem(image: image("tile"), style: .plain, target: nil, action: nil)]
        toolbar1.frame = CGRect(x: 0, y: 300, width: 320, height: 44)
    }

    private func setUpCollectionView1() {
        // every-property-of-segments-and-tabs.css:53:5 UICollectionView
        collectionView1.allowsSelection = false
        // every-property-of-segments-and-tabs.css:54:5 UICollectionView
        collectionView1.allowsMultipleSelection = true
        // every-property-of-segments-and-tabs.css:55:5 UICollectionView
        if let layout = collectionView1.collectionViewLayout as? UICollectionViewFlowLayout {
            layout.scrollDirection = .horizontal
        }
        // every-property-of-segments-and-tabs.css:56:5 UICollectionView
        if let layout = collectionView1.collectionViewLayout as? UICollectionViewFlowLayout {
            layout.minimumLineSpacing = 9
        }
        // every-property-of-segments-and-tabs.css:57:5 UICollectionView
        if let layout = collectionView1.collectionViewLayout as? UICollectionViewFlowLayout {
            layout.minimumInteritemSpacing = 8
        }
        // every-property-of-segments-and-tabs.css:58:5 UICollectionView
        if let layout = collectionView1.collectionViewLayout as? UICollectionViewFlowLayout {
            layout.itemSize = CGSize(width: 70, height: 60)
        }
        // every-property-of-segments-and-tabs.css:59:5 UICollectionView
        if let layout = collectionView1.collectionViewLayout as? UICollectionViewFlowLayout {
            layout.estimatedItemSize = CGSize(width: 71, height: 61)
        }
        // every-property-of-segments-and-tabs.css:60:5 UICollectionView
        if let layout = collectionView1.collectionViewLayout as? UICollectionViewFlowLayout {
            layout.headerReferenceSize = CGSize(width: 20, height: 20)
        }
        // every-property-of-segments-and-tabs.css:61:5 UICollectionView
        if let layout = collectionView1.collectionViewLayout as? UICollectionViewFlowLayout {
            layout.footerReferenceSize = CGSize(width: 21, height: 22)
        }
        // every-property-of-segments-and-tabs.css:62:5 UICollectionView
        if let layout = collectionView1.collectionViewLayout as? UICollectionViewFlowLayout {
            layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        collectionView1.frame = CGRect(x: 0, y: 100, width: 320, height: 100)
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgb123456 = UIColor(red: 18 / 255, green: 52 / 255, blue: 86 / 255, alpha: 1)
    static let rgb654321 = UIColor(red: 101 / 255, green: 67 / 255, blue: 33 / 255, alpha: 1)
}
