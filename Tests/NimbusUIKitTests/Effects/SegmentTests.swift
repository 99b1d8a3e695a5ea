import NimbusCSS
import NimbusUIKit
import Testing

/// Segmented controls, tab bars and collection views.
@MainActor @Suite struct SegmentTests {
    private let sheet = NIStylesheet()
    private let dom: NIDOM

    init() { dom = NIDOM(stylesheet: sheet) }

    private func style(_ css: String) {
        sheet.load(text: css, name: "a.css")
        dom.refresh()
    }

    @Test func titlesHaveAttributesForEachState() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.setTitleTextAttributes([.kern: 2, .foregroundColor: UIColor.green], for: .normal)
        dom.register(control)
        style("UISegmentedControl { color: red; font-size: 11px } UISegmentedControl:selected { color: blue }")
        func color(_ state: UIControl.State) -> UIColor? {
            control.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
        }
        #expect(color(.normal) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(color(.selected) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect((control.titleTextAttributes(for: .selected)?[.font] as? UIFont)?.pointSize == 11)
        #expect(control.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
        style("")
        #expect(color(.normal) == .green && color(.selected) == .green)
        #expect(control.titleTextAttributes(for: .normal)?[.font] == nil)
        #expect(control.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
    }

    @Test func imagesOfStatesAreUndone() {
        let control = UISegmentedControl(items: ["A", "B"])
        dom.register(control)
        dom.resources = ViewResources(image: { _ in UIImage() })
        style("UISegmentedControl { background-image: a.png } UISegmentedControl:selected { background-image: b.png }")
        let images = [UIControl.State.normal, .selected].map { control.backgroundImage(for: $0, barMetrics: .default) }
        #expect(images[0] != nil && images[1] != nil && images[0] !== images[1])
        style("")
        #expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) == nil)
    }

    @Test func itemsOfATabBarAreStyled() {
        let bar = UITabBar()
        let (home, search) = (UITabBarItem(), UITabBarItem())
        bar.items = [home, search]
        dom.register(bar)
        dom.register(home, withCSSClass: "first")
        style(".first { color: red; title-position-adjustment: 0 -2px } UITabBarItem:disabled { color: blue }")
        func color(_ item: UITabBarItem, _ state: UIControl.State = .normal) -> UIColor? {
            item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
        }
        #expect(color(home) == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && color(search) == nil)
        #expect(color(home, .disabled) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(home.titlePositionAdjustment == UIOffset(horizontal: 0, vertical: -2))
        style("")
        #expect(color(home) == nil && color(home, .disabled) == nil && home.titlePositionAdjustment == .zero)
    }

    @Test func aButtonOfABarIsStyledAndRestored() throws {
        let (bar, button) = (UINavigationBar(), UIBarButtonItem())
        let item = UINavigationItem(title: "")
        (item.rightBarButtonItem, bar.items) = (button, [item])
        dom.resources = ViewResources(image: { _ in UIImage() })
        dom.register(bar)
        dom.register(button)
        style(
            """
            UIBarButtonItem { style: done; background-vertical-position-adjustment: -3px; background-image: a.png }
            """)
        #expect(button.style == .done)
        #expect(button.backgroundVerticalPositionAdjustment(for: .default) == -3)
        #expect(button.backgroundImage(for: .normal, barMetrics: .default) != nil)
        style("")
        #expect(button.style == .plain)
        #expect(button.backgroundVerticalPositionAdjustment(for: .default) == 0)
        #expect(button.backgroundImage(for: .normal, barMetrics: .default) == nil)
    }

    @Test func theTintColorOfABarComesBeforeItsBackground() {
        let bar = UITabBar()
        dom.register(bar)
        style("UITabBar { background-color: red; bar-tint-color: blue }")
        #expect(bar.standardAppearance.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(bar.scrollEdgeAppearance?.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        style("UITabBar { background-color: red }")
        #expect(bar.standardAppearance.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        style("")
        #expect(bar.standardAppearance.backgroundColor == nil && bar.scrollEdgeAppearance == nil)
    }

    #if !(os(tvOS) || UIKIT_CHECK_TVOS)
    @Test func aButtonOfABarHasAnotherImageInLandscape() {
        let button = UIBarButtonItem()
        dom.resources = ViewResources(image: { _ in UIImage() })
        dom.register(button)
        style("UIBarButtonItem { landscape-image-phone: b.png; landscape-image-phone-insets: 1px }")
        #expect(button.landscapeImagePhone != nil && button.landscapeImagePhoneInsets.top == 1)
        style("")
        #expect(button.landscapeImagePhone == nil && button.landscapeImagePhoneInsets == .zero)
    }

    @Test("A slider in the Mac style keeps its colours and images, because UIKit raises an exception for others")
    func slidersOfTheMac() {
        let css = "UISlider { minimum-track-tint-color: red; thumb-tint-color: red; thumb-image: a.png; value: 1 }"
        let sliders = [UISlider(), UISlider()]
        sliders[0].preferredBehavioralStyle = .mac
        dom.resources = ViewResources(image: { _ in UIImage() })
        for slider in sliders { dom.register(slider) }
        style(css)
        #expect(sliders.map { $0.minimumTrackTintColor != nil } == [false, true])
        #expect(sliders.map { $0.thumbTintColor != nil } == [false, true])
        #expect(sliders.map { $0.thumbImage(for: .normal) != nil } == [false, true])
        #expect(sliders.map(\.value) == [1, 1])
        style("")
        #expect(sliders.map(\.value) == [0, 0] && sliders[1].thumbTintColor == nil)
    }

    @Test(
        "A stepper never has an empty range, which UIKit does not accept",
        arguments: [
            ("minimum-value: 200; maximum-value: 300", 200, 300), ("minimum-value: -10; maximum-value: -5", -10, -5),
            ("minimum-value: 100", 0, 100), ("maximum-value: 0", -1, 0),
            ("maximum-value: -1e30", -Double.infinity, -1e30),
            ("minimum-value: 7; maximum-value: 7; step-value: 0", 6, 7), ("minimum-value: 1e300", 0, 100),
            ("minimum-value: 8; maximum-value: 3", 2, 3),
        ])
    func aStepperNeverHasAnEmptyRange(_ declarations: String, _ minimum: Double, _ maximum: Double) {
        let stepper = UIStepper()
        dom.register(stepper)
        style("UIStepper { \(declarations) }")
        if minimum.isFinite { #expect(stepper.minimumValue == minimum) }
        #expect(stepper.minimumValue < maximum && stepper.maximumValue == maximum && stepper.stepValue == 1)
        style("UIStepper { minimum-value: -1000; maximum-value: -900 }")
        #expect(stepper.minimumValue == -1000 && stepper.maximumValue == -900)
        style("")
        #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100)
    }
    #endif

    @Test func aFlowLayoutIsStyledAndRestored() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        dom.register(view)
        style("UICollectionView { minimum-line-spacing: 9px; item-size: 20px 30px; section-inset: 4px }")
        #expect(layout.minimumLineSpacing == 9 && layout.itemSize == CGSize(width: 20, height: 30))
        #expect(layout.sectionInset.left == 4)
        style("")
        #expect(layout.minimumLineSpacing == 10 && layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.sectionInset.left == 1)
    }

    @Test func anotherLayoutHasNoneOfItsProperties() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        dom.register(view)
        style("UICollectionView { minimum-line-spacing: 9px; allows-selection: false }")
        #expect(!view.allowsSelection)
        style("")
        #expect(view.allowsSelection)
    }
}
