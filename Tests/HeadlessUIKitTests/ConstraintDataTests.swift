import Testing

@testable import HeadlessUIKit

/// The storage of constraints, which HeadlessUIKit does not solve.
@MainActor @Suite struct ConstraintDataTests {
    @Test func activeConstraintsBelongToTheNearestCommonAncestor() {
        let (outer, a, b) = (UIView(), UIView(), UIView())
        outer.addSubview(a)
        outer.addSubview(b)
        let fixed = a.widthAnchor.constraint(equalToConstant: 5)
        let related = a.heightAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: 3)
        #expect(!fixed.isActive && outer.constraints.isEmpty)
        NSLayoutConstraint.activate([fixed, related])
        #expect(a.constraints == [fixed] && outer.constraints == [related])
        #expect(related.firstItem === a && related.secondItem === b && related.secondAttribute == .width)
        #expect(related.relation == .lessThanOrEqual && related.multiplier == 0.5 && related.constant == 3)
        fixed.isActive = false
        #expect(a.constraints.isEmpty && !fixed.isActive)
    }

    @Test func leavingASuperviewRemovesConstraintsToIt() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let own = inner.widthAnchor.constraint(equalToConstant: 5)
        let related = inner.widthAnchor.constraint(equalTo: outer.widthAnchor)
        NSLayoutConstraint.activate([own, related])
        inner.removeFromSuperview()
        #expect(own.isActive && !related.isActive && outer.constraints.isEmpty)
    }

    @Test func childControllersHaveTheTraitsThatTheirParentGivesThem() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
        child.removeFromParent()
        #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func semanticContentAttributesAreNotInherited() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.semanticContentAttribute = .forceRightToLeft
        #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
}
