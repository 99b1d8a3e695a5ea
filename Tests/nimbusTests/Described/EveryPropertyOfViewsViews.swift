// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of every-property-of-views.json on a screen of 390 by 844 points, with these stylesheets:
/// every-property-of-views.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct EveryPropertyOfViewsViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            view1,
            label1,
            imageView1,
            view2,
            imageView2,
            view3,
            switch1,
            scrollView1,
            view4,
        ]
    }

    private let view1 = UIView()
    private let label1 = UILabel()
    private let imageView1 = UIImageView()
    private let view2 = UIView()
    private let imageView2 = UIImageView()
    private let view3 = UIView()
    private let switch1 = UISwitch()
    private let scrollView1 = UIScrollView()
    private let view4 = UIView()
    private let image: (String) -> UIImage?

    /// - Parameter image: finds an image by its name.
    init(image: @escaping (String) -> UIImage? = { UIImage(named: $0) }) {
        self.image = image
        setUpView1()
        setUpLabel1()
        setUpImageView1()
        setUpView2()
        setUpImageView2()
        setUpView3()
        setUpSwitch1()
        setUpScrollView1()
        setUpView4()
        putTogether()
        updateLayerColors()
    }

    private func putTogether() {

    }

    private func setUpView1() {
        // every-property-of-views.css:3:5 .all
        view1.backgroundColor = Palette.rgb010203
        // every-property-of-views.css:4:5 .all
        view1.alpha = 0.5
        // every-property-of-views.css:6:5 .all
        view1.layer.cornerRadius = 8
        // every-property-of-views.css:5:5 .all
        view1.layer.borderWidth = 2
        view1.layer.borderColor = Palette.rgb405060.cgColor
        // every-property-of-views.css:7:5 .all
        view1.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        // every-property-of-views.css:8:5 .all
        view1.isHidden = true
        view1.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }

    private func setUpLabel1() {
        label1.backgroundColor = Palette.rgbFF0000
        // every-property-of-views.css:3:5 .all
        label1.backgroundColor = Palette.rgb010203
        // every-property-of-views.css:4:5 .all
        label1.alpha = 0.5
        // every-property-of-views.css:6:5 .all
        label1.layer.cornerRadius = 8
        label1.clipsToBounds = true
        // every-property-of-views.css:5:5 .all
        label1.layer.borderWidth = 2
        label1.layer.borderColor = Palette.rgb405060.cgColor
        // every-property-of-views.css:7:5 .all
        label1.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        // every-property-of-views.css:8:5 .all
        label1.isHidden = true
        label1.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }

    private func setUpImageView1() {
        // every-property-of-views.css:13:93 .parts
        imageView1.clipsToBounds = true
        // every-property-of-views.css:13:10 .parts
        imageView1.layer.borderWidth = 3
        // every-property-of-views.css:13:29 .parts
        imageView1.layer.borderColor = Palette.rgbFF0000.cgColor
        // every-property-of-views.css:13:48 .parts
        imageView1.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        // every-property-of-views.css:13:72 .parts
        imageView1.isHidden = false
        imageView1.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }

    private func setUpView2() {
        // every-property-of-views.css:11:9 .card
        view2.layer.cornerRadius = 12
        view2.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        // every-property-of-views.css:11:39 .card
        view2.layer.cornerCurve = .continuous
        // every-property-of-views.css:11:63 .card
        view2.layer.shadowOpacity = 1
        view2.layer.shadowRadius = 4
        view2.layer.shadowColor = Palette.rgb00000040.cgColor
        view2.layer.shadowOffset = CGSize(width: 0, height: 2)
        view2.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    }

    private func setUpImageView2() {
        // every-property-of-views.css:12:8 .fit
        imageView2.clipsToBounds = true
        imageView2.contentMode = .topRight
        imageView2.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }

    private func setUpView3() {
        // every-property-of-views.css:14:12 .pattern
        view3.backgroundColor = image("tile.png").map { UIColor(patternImage: $0) }
        view3.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }

    private func setUpSwitch1() {
        // every-property-of-views.css:15:12 .nothing
        switch1.backgroundColor = Palette.rgb00000000
        // every-property-of-views.css:15:43 .nothing
        switch1.autoresizingMask = []
        switch1.frame = CGRect(x: 0, y: 0, width: 51, height: 31)
    }

    private func setUpScrollView1() {
        // every-property-of-views.css:16:10 .sides
        scrollView1.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
        scrollView1.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }

    private func setUpView4() {
        // every-property-of-views.css:17:70 .turned
        view4.layer.borderColor = nil
        // every-property-of-views.css:17:11 .turned
        view4.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: -5, ty: 5)
        // every-property-of-views.css:17:57 .turned
        view4.bounds.size = CGSize(width: 20, height: 10)
        view4.center = CGPoint(x: 10, y: 5)
    }

    /// Gives layers the colours of the light or the dark, which theirs do not follow by themselves: to be called when
    /// that changes, as from `traitCollectionDidChange(_:)`.
    func updateLayerColors() {
        // every-property-of-views.css:16:38 .sides
        scrollView1.layer.borderColor = Palette.rgbFFFFFFDark000000.resolvedColor(with: scrollView1.traitCollection).cgColor
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgb010203 = UIColor(red: 1 / 255, green: 2 / 255, blue: 3 / 255, alpha: 1)
    static let rgb405060 = UIColor(red: 64 / 255, green: 80 / 255, blue: 96 / 255, alpha: 1)
    static let rgbFF0000 = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let rgb00000040 = UIColor(red: 0, green: 0, blue: 0, alpha: 0.25)
    static let rgb00000000 = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    static let rgbFFFFFFDark000000 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        }
        return UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
}
