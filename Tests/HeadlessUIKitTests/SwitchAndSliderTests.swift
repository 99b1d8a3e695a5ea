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
}
