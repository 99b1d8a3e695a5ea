import Testing

@testable import HeadlessUIKit

/// Tint colours and traits that views inherit.
@MainActor @Suite struct TintAndTraitTests {
    private final class Witness: UIView {
        var tints = 0
        var previousStyles: [UIUserInterfaceStyle?] = []

        override func tintColorDidChange() { tints += 1 }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            previousStyles.append(previousTraitCollection?.userInterfaceStyle)
        }
    }

    @Test func subviewsInheritTheTintColor() {
        let (outer, middle, inner) = (UIView(), UIView(), Witness())
        outer.addSubview(middle)
        middle.addSubview(inner)
        #expect(inner.tintColor == UIColor.tintColor)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        #expect(inner.tints == 1)
        middle.tintColor = .green
        outer.tintColor = .blue
        #expect(inner.tintColor == .green)
        #expect(inner.tints == 2)
        middle.tintColor = nil
        #expect(inner.tintColor == .blue)
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintColor == .systemGray)
    }

    @Test func subviewsInheritTraits() {
        let window = UIWindow(frame: .zero)
        let (middle, inner) = (UIView(), Witness())
        window.addSubview(middle)
        middle.addSubview(inner)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(inner.previousStyles.isEmpty)
        window.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.previousStyles.count == 1)
        middle.overrideUserInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test func windowsHaveTheTraitsOfTheirScreens() {
        let window = UIWindow(frame: .zero)
        let inner = Witness()
        window.addSubview(inner)
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
        ])
        window.screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), traitCollection: traits)
        #expect(inner.traitCollection.displayScale == 3)
        #expect(inner.traitCollection.userInterfaceIdiom == .phone)
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(inner.previousStyles == [.light])
    }

    @Test func addedViewsAreNotifiedOfChangedTraits() {
        let window = UIWindow(frame: .zero)
        window.overrideUserInterfaceStyle = .dark
        let view = Witness()
        window.addSubview(view)
        #expect(view.previousStyles == [.light])
    }

    @Test func controllersOverrideTheStyleOfTheirViews() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func movedViewsHaveTheTraitsOfTheirNewSuperview() {
        let (dark, light, middle, inner) = (UIView(), UIView(), UIView(), UIView())
        dark.overrideUserInterfaceStyle = .dark
        middle.addSubview(inner)
        dark.addSubview(middle)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        light.addSubview(middle)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        dark.addSubview(inner)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        inner.removeFromSuperview()
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test func subviewsOfADeallocatedViewHaveTheStandardTraits() {
        let (middle, inner) = (UIView(), UIView())
        middle.addSubview(inner)
        var outer: UIView? = UIView()
        outer?.overrideUserInterfaceStyle = .dark
        outer?.addSubview(middle)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        outer = nil
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test func parentControllersOverrideTraitsWhileTheyAreParents() {
        let child = UIViewController()
        let inner = UIView()
        child.view.addSubview(inner)
        var parent: UIViewController? = UIViewController()
        parent?.addChild(child)
        let regular = UITraitCollection(horizontalSizeClass: .regular)
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
        parent?.setOverrideTraitCollection(regular, forChild: child)
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        child.removeFromParent()
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
        parent?.addChild(child)
        parent?.setOverrideTraitCollection(regular, forChild: child)
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        parent = nil
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func subviewsInheritTraitsOfAnOverriddenGetter() {
        final class Regular: UIView {
            var sizeClass = UIUserInterfaceSizeClass.regular

            override var traitCollection: UITraitCollection { UITraitCollection(horizontalSizeClass: sizeClass) }
        }
        let (outer, middle, inner) = (Regular(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        outer.sizeClass = .compact
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func laterTraitCollectionsReplaceEarlierOnes() {
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(horizontalSizeClass: .regular),
        ])
        #expect(both.userInterfaceStyle == .light)
        #expect(both.horizontalSizeClass == .regular)
        #expect(both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
        #expect(!both.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
        #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
        #expect(UIContentSizeCategory.large < .accessibilityMedium)
    }
}
