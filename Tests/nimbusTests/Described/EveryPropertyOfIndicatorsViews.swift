// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of every-property-of-indicators.json on a screen of 390 by 844 points, with these stylesheets:
/// every-property-of-indicators.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct EveryPropertyOfIndicatorsViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            imageView1,
            activityIndicatorView1,
            progressView1,
            switch1,
            slider1,
            pageControl1,
        ]
    }

    private let imageView1 = UIImageView()
    private let activityIndicatorView1 = UIActivityIndicatorView(style: .medium)
    private let progressView1 = UIProgressView()
    private let switch1 = UISwitch()
    private let slider1 = UISlider()
    private let pageControl1 = UIPageControl()
    private let image: (String) -> UIImage?

    /// - Parameter image: finds an image by its name.
    init(image: @escaping (String) -> UIImage? = { UIImage(named: $0) }) {
        self.image = image
        setUpImageView1()
        setUpActivityIndicatorView1()
        setUpProgressView1()
        setUpSwitch1()
        setUpSlider1()
        setUpPageControl1()
        putTogether()
    }

    private func putTogether() {

    }

    private func setUpImageView1() {
        // every-property-of-indicators.css:3:5 UIImageView
        imageView1.image = image("tile.png")
        // every-property-of-indicators.css:2:5 UIImageView
        imageView1.highlightedImage = image("tile.png")
        imageView1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpActivityIndicatorView1() {
        activityIndicatorView1.startAnimating()
        // every-property-of-indicators.css:7:5 UIActivityIndicatorView
        activityIndicatorView1.hidesWhenStopped = false
        // every-property-of-indicators.css:8:5 UIActivityIndicatorView
        activityIndicatorView1.stopAnimating()
        activityIndicatorView1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpProgressView1() {
        // every-property-of-indicators.css:12:5 UIProgressView
        progressView1.progressTintColor = Palette.rgb123456
        // every-property-of-indicators.css:13:5 UIProgressView
        progressView1.trackTintColor = Palette.rgb123456
        // every-property-of-indicators.css:14:5 UIProgressView
        progressView1.progressImage = image("tile.png")
        // every-property-of-indicators.css:15:5 UIProgressView
        progressView1.trackImage = image("tile.png")
        // every-property-of-indicators.css:16:5 UIProgressView
        progressView1.progressViewStyle = .bar
        progressView1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpSwitch1() {
        // every-property-of-indicators.css:20:5 UISwitch
        switch1.onTintColor = Palette.rgb123456
        // every-property-of-indicators.css:21:5 UISwitch
        switch1.thumbTintColor = Palette.rgb123456
        // every-property-of-indicators.css:22:5 UISwitch
        switch1.onImage = image("tile.png")
        // every-property-of-indicators.css:23:5 UISwitch
        switch1.offImage = image("tile.png")
        switch1.frame = CGRect(x: 0, y: 0, width: 51, height: 31)
    }

    private func setUpSlider1() {
        // every-property-of-indicators.css:28:5 UISlider
        slider1.minimumValue = -1
        // every-property-of-indicators.css:29:5 UISlider
        slider1.maximumValue = 2
        // every-property-of-indicators.css:30:5 UISlider
        slider1.value = 0.25
        // every-property-of-indicators.css:31:5 UISlider
        slider1.minimumTrackTintColor = Palette.rgb123456
        // every-property-of-indicators.css:32:5 UISlider
        slider1.maximumTrackTintColor = Palette.rgb123456
        // every-property-of-indicators.css:27:5 UISlider
        slider1.thumbTintColor = Palette.rgb123456
        // every-property-of-indicators.css:33:5 UISlider
        slider1.minimumValueImage = image("tile.png")
        // every-property-of-indicators.css:34:5 UISlider
        slider1.maximumValueImage = image("tile.png")
        // every-property-of-indicators.css:35:5 UISlider
        slider1.setMinimumTrackImage(image("tile.png"), for: .normal)
        // every-property-of-indicators.css:36:5 UISlider
        slider1.setMaximumTrackImage(image("tile.png"), for: .normal)
        // every-property-of-indicators.css:37:5 UISlider
        slider1.setThumbImage(image("tile.png"), for: .normal)
        slider1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpPageControl1() {
        pageControl1.numberOfPages = 3
        pageControl1.currentPage = 1
        // every-property-of-indicators.css:41:5 UIPageControl
        pageControl1.pageIndicatorTintColor = Palette.rgb123456
        // every-property-of-indicators.css:42:5 UIPageControl
        pageControl1.currentPageIndicatorTintColor = Palette.rgb123456
        pageControl1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgb123456 = UIColor(red: 18 / 255, green: 52 / 255, blue: 86 / 255, alpha: 1)
}
