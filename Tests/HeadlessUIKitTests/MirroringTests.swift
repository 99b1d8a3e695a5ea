import Testing

@testable import HeadlessUIKit

/// Right-to-left interfaces are mirror images.
@MainActor @Suite struct MirroringTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() {
        window.screen = UIScreen(
            bounds: window.bounds,
            traitCollection: UITraitCollection(traitsFrom: [
                .standard, UITraitCollection(layoutDirection: .rightToLeft),
            ]))
    }

    private func shown<View: UIView>(_ view: View, height: CGFloat = 44) -> View {
        view.frame = CGRect(x: 0, y: 0, width: 200, height: height)
        window.addSubview(view)
        window.layoutIfNeeded()
        return view
    }

    @Test func cellsAreMirrored() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.imageView?.image = UIImage(systemName: "star")
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .disclosureIndicator
        _ = shown(cell)
        let (image, title, detail) = (
            try #require(cell.imageView), try #require(cell.textLabel), try #require(cell.detailTextLabel)
        )
        let isOrdered = detail.frame.maxX <= title.frame.minX && title.frame.maxX <= image.frame.minX
        #expect(isOrdered && cell.contentView.frame == CGRect(x: 28, y: 0, width: 172, height: 44))
        #expect(abs(image.frame.maxX - 156) < 0.001)
    }

    @Test func valuesGrowFromTheRight() {
        let slider = shown(UISlider())
        slider.value = 0.25
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.25)
        #expect(thumb.midX > 120)
        let bar = shown(UIProgressView(), height: 4)
        (bar.progress, bar.progressTintColor) = (0.25, .red)
        let red = UIColor.red.rgba(with: .standard).hex
        #expect(Picture(bar).color(180, 2) == red && Picture(bar).color(20, 2) != red)
    }

    @Test func segmentsAndTabsBeginAtTheRight() {
        let control = shown(UISegmentedControl(items: ["A", "B"]), height: 32)
        #expect(control.segmentFrames.map(\.minX) == [100, 0])
        let bar = UITabBar()
        bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
        #expect(shown(bar).itemFrames.map(\.minX) == [100, 0])
        control.semanticContentAttribute = .forceLeftToRight
        #expect(control.segmentFrames.map(\.minX) == [0, 100])
    }

    @Test func naturalTextIsAtTheRight() {
        let label = shown(UILabel())
        label.text = "Text"
        #expect(Picture(label).count(where: { $0.alpha > 0.5 }) > 20)
        #expect(label.resolved(.natural) == .right && label.resolved(.center) == .center)
        label.semanticContentAttribute = .forceLeftToRight
        #expect(label.resolved(.natural) == .left)
    }

    @Test func fieldsHaveTheirLeftViewAtTheRight() {
        let field = UITextField()
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        (field.leftViewMode, field.clearButtonMode, field.text) = (.always, .always, "Text")
        _ = shown(field)
        #expect(field.leftView?.frame.minX == 180 && field.clearButtonRect(forBounds: field.bounds).minX == 8)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 28, y: 0, width: 152, height: 44))
    }

    @Test func buttonsHaveTheirImageAtTheRight() throws {
        let button = UIButton(type: .system)
        button.setTitle("Share", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.contentHorizontalAlignment = .leading
        _ = shown(button)
        let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
        #expect(image.frame.maxX == 200 && title.frame.maxX <= image.frame.minX)
    }
}
