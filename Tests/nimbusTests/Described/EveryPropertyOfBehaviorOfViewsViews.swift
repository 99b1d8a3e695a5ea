// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of every-property-of-behavior-of-views.json on a screen of 390 by 844 points, with these stylesheets:
/// every-property-of-behavior-of-views.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct EveryPropertyOfBehaviorOfViewsViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            view1,
            view2,
            view3,
        ]
    }

    private let view1 = UIView()
    private let view2 = UIView()
    private let view3 = UIView()

    init() {
        setUpView1()
        setUpView2()
        setUpView3()
        putTogether()
        updateLayerColors()
    }

    private func putTogether() {

    }

    private func setUpView1() {
        // every-property-of-behavior-of-views.css:17:5 UIView.all
        view1.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: -70, ty: 30)
        // every-property-of-behavior-of-views.css:2:5 UIView.all
        view1.isUserInteractionEnabled = false
        // every-property-of-behavior-of-views.css:5:5 UIView.all
        view1.isOpaque = false
        // every-property-of-behavior-of-views.css:6:5 UIView.all
        view1.autoresizesSubviews = false
        // every-property-of-behavior-of-views.css:7:5 UIView.all
        view1.clearsContextBeforeDrawing = false
        // every-property-of-behavior-of-views.css:8:5 UIView.all
        view1.contentScaleFactor = 4
        // every-property-of-behavior-of-views.css:9:5 UIView.all
        view1.contentMode = .bottomRight
        // every-property-of-behavior-of-views.css:10:5 UIView.all
        view1.tintColor = Palette.rgb008080
        // every-property-of-behavior-of-views.css:11:5 UIView.all
        view1.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        // every-property-of-behavior-of-views.css:15:5 UIView.all
        view1.layer.shadowOpacity = 0.5
        // every-property-of-behavior-of-views.css:16:5 UIView.all
        view1.layer.shadowRadius = 7
        // every-property-of-behavior-of-views.css:14:5 UIView.all
        view1.layer.shadowOffset = CGSize(width: 5, height: -6)
        // every-property-of-behavior-of-views.css:3:5 UIView.all
        view1.isExclusiveTouch = true
        // every-property-of-behavior-of-views.css:4:5 UIView.all
        view1.isMultipleTouchEnabled = true
        view1.bounds.size = CGSize(width: 100, height: 40)
        view1.center = CGPoint(x: 50, y: 20)
    }

    private func setUpView2() {
        // every-property-of-behavior-of-views.css:20:41 .dimmed
        view2.transform = CGAffineTransform(a: 0, b: 2, c: -6, d: 0, tx: 15, ty: -106)
        // every-property-of-behavior-of-views.css:20:151 .dimmed
        view2.layer.mask = {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 100, y: 0))
            path.addLine(to: CGPoint(x: 50, y: 20))
            path.close()
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            mask.fillRule = .evenOdd
            return mask
        }()
        // every-property-of-behavior-of-views.css:20:138 .dimmed
        view2.layer.zPosition = -2
        // every-property-of-behavior-of-views.css:20:11 .dimmed
        view2.tintAdjustmentMode = .dimmed
        view2.bounds.size = CGSize(width: 100, height: 40)
        view2.center = CGPoint(x: 50, y: 20)
    }

    private func setUpView3() {
        // every-property-of-behavior-of-views.css:22:11 .masked
        do {
            let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            backdrop.frame = view3.bounds
            backdrop.isUserInteractionEnabled = false
            backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            backdrop.layer.zPosition = -2000000.0
            view3.insertSubview(backdrop, at: 0)
        }
        view3.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    /// Gives layers the colours of the light or the dark, which theirs do not follow by themselves: to be called when
    /// that changes, as from `traitCollectionDidChange(_:)`.
    func updateLayerColors() {
        // every-property-of-behavior-of-views.css:13:5 UIView.all
        view1.layer.shadowColor = Palette.rgb123456Dark654321.resolvedColor(with: view1.traitCollection).cgColor
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgb008080 = UIColor(red: 0, green: 128 / 255, blue: 128 / 255, alpha: 1)
    static let rgb123456Dark654321 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 101 / 255, green: 67 / 255, blue: 33 / 255, alpha: 1)
        }
        return UIColor(red: 18 / 255, green: 52 / 255, blue: 86 / 255, alpha: 1)
    }
}
