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
            view3,
            view4,
            imageView2,
            view5,
            switch1,
            scrollView1,
            view6,
        ]
    }

    private let view1 = UIView()
    private let label1 = UILabel()
    private let imageView1 = UIImageView()
    private let view2 = UIView()
    private let view3 = UIView()
    private let view4 = UIView()
    private let imageView2 = UIImageView()
    private let view5 = UIView()
    private let switch1 = UISwitch()
    private let scrollView1 = UIScrollView()
    private let view6 = UIView()
    private let image: (String) -> UIImage?

    /// - Parameter image: finds an image by its name.
    init(image: @escaping (String) -> UIImage? = { UIImage(named: $0) }) {
        self.image = image
        setUpView1()
        setUpLabel1()
        setUpImageView1()
        setUpView2()
        setUpView3()
        setUpView4()
        setUpImageView2()
        setUpView5()
        setUpSwitch1()
        setUpScrollView1()
        setUpView6()
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
        // every-property-of-views.css:15:93 .parts
        imageView1.clipsToBounds = true
        // every-property-of-views.css:15:10 .parts
        imageView1.layer.borderWidth = 3
        // every-property-of-views.css:15:29 .parts
        imageView1.layer.borderColor = Palette.rgbFF0000.cgColor
        // every-property-of-views.css:15:48 .parts
        imageView1.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        // every-property-of-views.css:15:72 .parts
        imageView1.isHidden = false
        imageView1.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }

    private func setUpView2() {
        // every-property-of-views.css:13:9 .card
        view2.layer.cornerRadius = 12
        view2.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        // every-property-of-views.css:13:39 .card
        view2.layer.cornerCurve = .continuous
        // every-property-of-views.css:13:105 .card
        // layer.mask: linear-gradient(rgb(0, 0, 0), rgba(0, 0, 0, 0)), which the stylesheet draws in the size of the view
        // every-property-of-views.css:13:63 .card
        view2.layer.shadowOpacity = 1
        view2.layer.shadowRadius = 4
        view2.layer.shadowColor = Palette.rgb00000040.cgColor
        view2.layer.shadowOffset = CGSize(width: 0, height: 2)
        view2.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    }

    private func setUpView3() {
        // every-property-of-views.css:11:116 .edges
        view3.layer.cornerRadius = 6
        // every-property-of-views.css:11:10 .edges
        view3.layer.borderWidth = 0
        do {
            let shapes: [CAShapeLayer] = [
                {
                    let path = UIBezierPath()
                    path.move(to: CGPoint(x: 37.52671151375484, y: 38.85410196624969))
                    path.addCurve(to: CGPoint(x: 34, y: 40), controlPoint1: CGPoint(x: 36.501625882817926, y: 39.598870271972565), controlPoint2: CGPoint(x: 35.267075522596286, y: 40))
                    path.addLine(to: CGPoint(x: 6, y: 40))
                    path.addCurve(to: CGPoint(x: 3.0000000000000004, y: 39.19615242270663), controlPoint1: CGPoint(x: 4.946780019300833, y: 40), controlPoint2: CGPoint(x: 3.912115259058835, y: 39.722762413056216))
                    path.addLine(to: CGPoint(x: 5, y: 37.46410161513776))
                    path.addCurve(to: CGPoint(x: 6, y: 38), controlPoint1: CGPoint(x: 5.304038419686278, y: 37.81517494203748), controlPoint2: CGPoint(x: 5.648926673100278, y: 38))
                    path.addLine(to: CGPoint(x: 34, y: 38))
                    path.addCurve(to: CGPoint(x: 35.76335575687742, y: 37.236067977499786), controlPoint1: CGPoint(x: 34.63353776129814, y: 38), controlPoint2: CGPoint(x: 35.25081294140896, y: 37.732580181315036))
                    path.close()
                    let shape = CAShapeLayer()
                    shape.zPosition = -1000000.0
                    shape.path = path.cgPath
                    shape.fillColor = Palette.rgb204060.cgColor
                    return shape
                }(),
                {
                    let path = UIBezierPath()
                    path.move(to: CGPoint(x: 34, y: 0))
                    path.addCurve(to: CGPoint(x: 38.5, y: 6), controlPoint1: CGPoint(x: 36.48528137423857, y: 0), controlPoint2: CGPoint(x: 38.5, y: 2.6862915010152397))
                    path.addLine(to: CGPoint(x: 38.5, y: 34))
                    path.addCurve(to: CGPoint(x: 36.64503363531613, y: 38.045084971874736), controlPoint1: CGPoint(x: 38.5, y: 35.60052506053411), controlPoint2: CGPoint(x: 37.81040041182171, y: 37.10431994536827))
                    let shape = CAShapeLayer()
                    shape.zPosition = -1000000.0
                    shape.path = path.cgPath
                    shape.fillColor = nil
                    shape.strokeColor = Palette.rgb402060.cgColor
                    shape.lineWidth = 3
                    shape.lineDashPattern = [0, 5.838309520084595]
                    shape.lineCap = .round
                    return shape
                }(),
                {
                    let path = UIBezierPath()
                    path.move(to: CGPoint(x: 4, y: 38.33012701892219))
                    path.addCurve(to: CGPoint(x: 2, y: 34), controlPoint1: CGPoint(x: 2.7623956929659874, y: 37.43696304415178), controlPoint2: CGPoint(x: 2, y: 35.78632794954082))
                    path.addLine(to: CGPoint(x: 2, y: 6))
                    path.addCurve(to: CGPoint(x: 6, y: 0), controlPoint1: CGPoint(x: 2, y: 2.6862915010152397), controlPoint2: CGPoint(x: 3.7908610006768266, y: 2.0290612532945332e-16))
                    let shape = CAShapeLayer()
                    shape.zPosition = -1000000.0
                    shape.path = path.cgPath
                    shape.fillColor = nil
                    shape.strokeColor = Palette.rgb402010.cgColor
                    shape.lineWidth = 4
                    shape.lineDashPattern = [8, 2.949617851008251]
                    return shape
                }(),
            ]
            for shape in shapes.reversed() {
                shape.name = "border"
                shape.position = view3.bounds.origin
                view3.layer.insertSublayer(shape, at: 0)
            }
        }
        view3.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    }

    private func setUpView4() {
        // every-property-of-views.css:12:61 .ringed
        view4.layer.cornerRadius = 4
        // every-property-of-views.css:12:11 .ringed
        do {
            let shapes: [CAShapeLayer] = [
                {
                    let path = UIBezierPath()
                    path.move(to: CGPoint(x: -3.5, y: 4))
                    path.addCurve(to: CGPoint(x: 3.9999999999999996, y: -3.5), controlPoint1: CGPoint(x: -3.5, y: -0.14213562373095012), controlPoint2: CGPoint(x: -0.14213562373095057, y: -3.4999999999999996))
                    path.addLine(to: CGPoint(x: 16, y: -3.5))
                    path.addCurve(to: CGPoint(x: 23.5, y: 3.9999999999999996), controlPoint1: CGPoint(x: 20.14213562373095, y: -3.5), controlPoint2: CGPoint(x: 23.5, y: -0.14213562373095057))
                    path.addLine(to: CGPoint(x: 23.5, y: 16))
                    path.addCurve(to: CGPoint(x: 16, y: 23.5), controlPoint1: CGPoint(x: 23.5, y: 20.14213562373095), controlPoint2: CGPoint(x: 20.14213562373095, y: 23.5))
                    path.addLine(to: CGPoint(x: 4, y: 23.5))
                    path.addCurve(to: CGPoint(x: -3.5, y: 16), controlPoint1: CGPoint(x: -0.14213562373095012, y: 23.5), controlPoint2: CGPoint(x: -3.4999999999999996, y: 20.14213562373095))
                    path.close()
                    let shape = CAShapeLayer()
                    shape.zPosition = 1000000.0
                    shape.path = path.cgPath
                    shape.fillColor = nil
                    shape.strokeColor = Palette.rgb102030.cgColor
                    shape.lineWidth = 3
                    shape.lineDashPattern = [6, 2.644292141334855]
                    return shape
                }(),
            ]
            for shape in shapes.reversed() {
                shape.name = "outline"
                shape.position = view4.bounds.origin
                view4.layer.insertSublayer(shape, at: 0)
            }
        }
        view4.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    }

    private func setUpImageView2() {
        // every-property-of-views.css:14:8 .fit
        imageView2.clipsToBounds = true
        imageView2.contentMode = .topRight
        imageView2.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }

    private func setUpView5() {
        // every-property-of-views.css:16:12 .pattern
        view5.backgroundColor = image("tile.png").map { UIColor(patternImage: $0) }
        view5.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }

    private func setUpSwitch1() {
        // every-property-of-views.css:17:12 .nothing
        switch1.backgroundColor = Palette.rgb00000000
        // every-property-of-views.css:17:43 .nothing
        switch1.autoresizingMask = []
        switch1.frame = CGRect(x: 0, y: 0, width: 51, height: 31)
    }

    private func setUpScrollView1() {
        // every-property-of-views.css:18:10 .sides
        scrollView1.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
        scrollView1.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }

    private func setUpView6() {
        // every-property-of-views.css:19:70 .turned
        view6.layer.borderColor = nil
        // every-property-of-views.css:19:11 .turned
        view6.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: -5, ty: 5)
        // every-property-of-views.css:19:57 .turned
        view6.bounds.size = CGSize(width: 20, height: 10)
        view6.center = CGPoint(x: 10, y: 5)
    }

    /// Gives layers the colours of the light or the dark, which theirs do not follow by themselves: to be called when
    /// that changes, as from `traitCollectionDidChange(_:)`.
    func updateLayerColors() {
        // every-property-of-views.css:18:38 .sides
        scrollView1.layer.borderColor = Palette.rgbFFFFFFDark000000.resolvedColor(with: scrollView1.traitCollection).cgColor
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgb010203 = UIColor(red: 1 / 255, green: 2 / 255, blue: 3 / 255, alpha: 1)
    static let rgb405060 = UIColor(red: 64 / 255, green: 80 / 255, blue: 96 / 255, alpha: 1)
    static let rgbFF0000 = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let rgb00000040 = UIColor(red: 0, green: 0, blue: 0, alpha: 0.25)
    static let rgb204060 = UIColor(red: 32 / 255, green: 64 / 255, blue: 96 / 255, alpha: 1)
    static let rgb402060 = UIColor(red: 64 / 255, green: 32 / 255, blue: 96 / 255, alpha: 1)
    static let rgb402010 = UIColor(red: 64 / 255, green: 32 / 255, blue: 16 / 255, alpha: 1)
    static let rgb102030 = UIColor(red: 16 / 255, green: 32 / 255, blue: 48 / 255, alpha: 1)
    static let rgb00000000 = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    static let rgbFFFFFFDark000000 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        }
        return UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
}
