import Testing

@testable import HeadlessUIKit

/// Switches, sliders and progress views.
@MainActor @Suite struct SwitchAndSliderTests {
    @Test func theTrackOfASwitchShowsItsState() {
        let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 1, height: 1))
        control.onTintColor = .red
        #expect(control.frame.size == CGSize(width: 51, height: 31))
        #expect(Picture(control).color(15, 15) == "#ffffffff")
        #expect(Picture(control).color(36, 15) != "#ffffffff")
        control.isOn = true
        #expect(Picture(control).color(36, 15) == "#ffffffff")
        #expect(Picture(control).color(8, 15) == "#ff0000ff")
    }

    @Test func sliderValuesAreClampedToTheirRange() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.maximumValue = 10
        slider.value = 20
        #expect(slider.value == 10)
        slider.value = 5
        slider.minimumTrackTintColor = .red
        let picture = Picture(slider)
        #expect(picture.color(50, 15.5) == "#ff0000ff")
        #expect(picture.color(100, 15.5) == "#ffffffff")
        #expect(picture.color(150, 15.5) != "#ff0000ff")
    }

    @Test func progressFillsAPartOfTheTrack() {
        let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        progress.progressTintColor = .red
        progress.trackTintColor = .blue
        progress.progress = 0.5
        #expect(Picture(progress).color(40, 2) == "#ff0000ff")
        #expect(Picture(progress).color(60, 2) == "#0000ffff")
        progress.progress = 7
        #expect(progress.progress == 1)
    }

    /// The sizes of switches and steppers cannot change.
    @Test func switchesAndSteppersKeepTheirSize() {
        for (view, size) in [
            (UISwitch(), CGSize(width: 51, height: 31)), (UIStepper(), CGSize(width: 94, height: 32)),
        ] as [(UIView, CGSize)] {
            view.frame = CGRect(x: 10, y: 20, width: 370, height: 60)
            #expect(view.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: size))
            view.bounds.size = .zero
            #expect(view.bounds.size == size && view.frame.size == size)
            view.sizeToFit()
            let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            superview.addSubview(view)
            superview.frame.size = CGSize(width: 500, height: 500)
            #expect(view.frame.size == size)
        }
    }

    /// Page controls and activity indicators take any size and draw in its centre.
    @Test func indicatorsAreCentered() {
        let pages = UIPageControl()
        (pages.numberOfPages, pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (3, .red, .red)
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.color = .red
        spinner.startAnimating()
        for view in [pages, spinner] as [UIView] {
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 90)
            #expect(view.bounds.size == CGSize(width: 200, height: 90))
            let picture = Picture(view)
            let points = stride(from: 0.25, to: 200, by: 0.5).flatMap { x in
                stride(from: 0.25, to: 90, by: 0.5).map { CGPoint(x: x, y: $0) }
            }.filter { picture.alpha($0.x, $0.y) > 0.1 }
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            #expect(abs(((xs.min() ?? 0) + (xs.max() ?? 0)) / 2 - 100) <= 0.5)
            #expect(abs(((ys.min() ?? 0) + (ys.max() ?? 0)) / 2 - 45) <= 0.5)
        }
    }
}
