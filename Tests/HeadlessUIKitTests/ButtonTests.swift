import Testing

@testable import HeadlessUIKit

/// The content of buttons for states, and its layout.
@MainActor @Suite struct ButtonTests {
    private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

    private func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test func statesWithoutAValueUseTheNormalValue() {
        button.setTitle("Go", for: .normal)
        button.setTitle("Going", for: .highlighted)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.gray, for: .disabled)
        #expect(button.currentTitle == "Go")
        button.isHighlighted = true
        #expect(button.state == .highlighted)
        #expect(button.currentTitle == "Going")
        #expect(button.currentTitleColor == .red)
        button.isSelected = true
        #expect(button.state == [.highlighted, .selected])
        #expect(button.currentTitle == "Go")
        button.isHighlighted = false
        button.isSelected = false
        button.isEnabled = false
        #expect(button.currentTitleColor == .gray)
        button.setTitleColor(nil, for: .disabled)
        #expect(button.currentTitleColor == .red)
        #expect(button.title(for: .selected) == "Go")
    }

    @Test func theLabelDisplaysTheTitleOfTheState() {
        button.setTitle("Go", for: .normal)
        button.setTitle("No", for: .disabled)
        button.setTitleShadowColor(.blue, for: .disabled)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Go")
        #expect(button.titleLabel?.superview === button)
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "No")
        #expect(button.titleLabel?.shadowColor == .blue)
    }

    @Test func theTitleIsCentered() throws {
        button.setTitle("Go", for: .normal)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        #expect(title.center == CGPoint(x: 100, y: 20))
        button.contentHorizontalAlignment = .left
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(title.frame.minX == 12)
        button.titleEdgeInsets.left = 5
        button.layoutIfNeeded()
        #expect(title.frame.minX == 17)
    }

    @Test func theImageIsBeforeTheTitle() throws {
        button.setTitle("Go", for: .normal)
        button.setImage(image(20, 20), for: .normal)
        button.layoutIfNeeded()
        let (title, view) = (try #require(button.titleLabel), try #require(button.imageView))
        #expect(view.frame.size == CGSize(width: 20, height: 20))
        #expect(view.frame.maxX == title.frame.minX)
        #expect(abs((view.frame.minX + title.frame.maxX) / 2 - 100) < 0.01)
    }

    @Test func theSizeIncludesContentAndInsets() {
        button.setTitle("Go", for: .normal)
        let title = NSString(string: "Go").size(withAttributes: [.font: UIFont.systemFont(ofSize: 18)])
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let size = button.sizeThatFits(.zero)
        #expect(abs(size.width - title.width - 6) <= 0.5)
        #expect(size.height == title.height + 4)
        button.setImage(image(30, 60), for: .normal)
        #expect(button.sizeThatFits(.zero).height == 64)
    }

    @Test func aTitleWithoutContentInsetsHasSpaceAboveAndBelow() {
        button.setTitle("Go", for: .normal)
        let title = NSString(string: "Go").size(withAttributes: [.font: UIFont.systemFont(ofSize: 18)])
        #expect(button.sizeThatFits(.zero).height == title.height.rounded(.up) + 12)
        button.contentEdgeInsets.left = 0.01
        #expect(button.sizeThatFits(.zero).height == title.height.rounded(.up))
        let picture = UIButton()
        picture.setImage(image(30, 60), for: .normal)
        #expect(picture.sizeThatFits(.zero) == CGSize(width: 30, height: 60))
    }

    @Test func backgroundImagesDependOnTheState() {
        button.setBackgroundImage(image(1, 1, .red), for: .normal)
        button.setBackgroundImage(image(1, 1, .green), for: .selected)
        #expect(Picture(button).color(100, 20) == "#ff0000ff")
        button.isSelected = true
        #expect(Picture(button).color(100, 20) == "#00ff00ff")
        button.isSelected = false
        button.isEnabled = false
        #expect(abs(Picture(button).alpha(100, 20) - 0.5) < 0.01)
        button.adjustsImageWhenDisabled = false
        #expect(Picture(button).alpha(100, 20) == 1)
    }

    @Test func systemButtonsUseTheTintColor() {
        let system = UIButton(type: .system)
        system.tintColor = .red
        #expect(system.currentTitleColor == .red)
        #expect(UIButton(type: .custom).currentTitleColor == .white)
    }

    @Test func eventsCallTargetsAndActions() {
        final class Target: UIActionTarget {
            var calls: [String] = []
            func perform(_ action: Selector, from sender: UIControl) { calls.append("\(action)") }
        }
        let target = Target()
        var count = 0
        button.addTarget(target, action: "go", for: .touchUpInside)
        button.addAction(UIAction { _ in count += 1 }, for: [.touchUpInside, .touchDown])
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(target.calls == ["go"])
        #expect(count == 2)
        #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["go"])
        button.removeTarget(target, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(target.calls == ["go"])
    }
}
