import Testing

@testable import HeadlessUIKit

/// Segmented controls, steppers and tab bars.
@MainActor @Suite struct SegmentedControlTests {
    @Test func segmentsHaveOneWidth() {
        let control = UISegmentedControl(items: ["A", "A long title"])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        #expect(control.segmentFrames.map(\.width) == [100, 100] && control.intrinsicContentSize.height == 32)
        control.setWidth(30, forSegmentAt: 0)
        #expect(control.segmentFrames.map(\.width) == [30, 170])
        control.setWidth(0, forSegmentAt: 0)
        control.apportionsSegmentWidthsByContent = true
        #expect(control.segmentFrames[0].width < control.segmentFrames[1].width)
        #expect(control.segmentFrames[1].maxX == 200)
    }

    @Test func segmentsAreInsertedAndRemoved() {
        let control = UISegmentedControl(items: ["B"])
        control.insertSegment(withTitle: "A", at: -3, animated: false)
        control.insertSegment(with: UIImage(), at: 9, animated: false)
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["A", "B", nil])
        control.setTitle("lost", forSegmentAt: 7)
        control.removeSegment(at: 7, animated: false)
        control.removeSegment(at: 0, animated: false)
        #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 7) == nil)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && Picture(control).darkPixels == 0)
    }

    @Test func theSelectedSegmentIsDrawn() {
        let control = UISegmentedControl(items: ["", ""])
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        control.selectedSegmentIndex = 1
        control.selectedSegmentTintColor = .red
        let red = UIColor.red.rgba(with: .standard).hex
        #expect(Picture(control).color(75, 16) == red && Picture(control).color(25, 16) != red)
        control.isMomentary = true
        #expect(Picture(control).color(75, 16) != red)
    }

    @Test func aStepperKeepsItsValueInItsRange() {
        let stepper = UIStepper(frame: .zero)
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
        stepper.value = 120
        #expect(stepper.value == 100)
        stepper.minimumValue = 5
        stepper.value = 1
        #expect(stepper.value == 5 && Picture(stepper).darkPixels > 20)
    }

    @Test func tabsFillTheBarOrAreCentered() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
        #expect(bar.itemFrames.map(\.minX) == [0, 150])
        (bar.itemPositioning, bar.itemWidth, bar.itemSpacing) = (.centered, 60, 20)
        #expect(bar.itemFrames.map(\.minX) == [80, 160])
        bar.selectedItem = bar.items?.first
        bar.tintColor = .red
        let isRed: (RGBA) -> Bool = { $0.red > 0.8 && $0.green < 0.4 && $0.blue < 0.4 && $0.alpha > 0.5 }
        #expect(Picture(bar).count(where: isRed) > 5)
    }

    /// A title that is wider than its segment is truncated.
    @Test(arguments: [30, 90, 220] as [CGFloat], [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func titlesStayInTheirSegments(width: CGFloat, direction: UISemanticContentAttribute) {
        let control = UISegmentedControl(items: [
            "", "A very long segment title", "", "Another\nlong title of a segment", "",
        ])
        control.semanticContentAttribute = direction
        control.backgroundColor = .clear
        control.frame = CGRect(x: 0, y: 0, width: width * 5, height: 32)
        let picture = Picture(control, margin: 40)
        let isBlack: (CGFloat, CGFloat) -> Bool = { picture.alpha($0, $1) > 0.5 }
        for (index, frame) in control.segmentFrames.enumerated() {
            let hasInk = stride(from: frame.minX + 1, to: frame.maxX - 1, by: 0.5).contains { x in
                stride(from: 9, to: 23, by: 0.5).contains { isBlack(x, $0) }
            }
            #expect(hasInk == (index % 2 == 1))
        }
        for x in [-20, -1, width * 5 + 1, width * 5 + 20] {
            #expect(stride(from: 0, to: 32, by: 0.5).allSatisfy { !isBlack(x, $0) })
        }
    }

    @Test func theTitlesOfTabsStayInTheirTabs() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
        let titles = ["", "A very long title of a tab in a narrow bar", "", ""]
        bar.items = titles.enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
        bar.unselectedItemTintColor = .red
        let picture = Picture(bar)
        for (index, frame) in bar.itemFrames.enumerated() {
            let hasInk = stride(from: frame.minX, to: frame.maxX, by: 0.5).contains { x in
                stride(from: 34, to: 47, by: 0.5).contains { y in
                    picture.color(x, y).map { $0.hasPrefix("#ff") && !$0.hasPrefix("#ffff") } ?? false
                }
            }
            #expect(hasInk == (index == 1))
        }
    }
}
