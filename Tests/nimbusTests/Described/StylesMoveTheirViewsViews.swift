// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of styles-move-their-views.json on a screen of 390 by 844 points, with these stylesheets:
/// styles-move-their-views.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct StylesMoveTheirViewsViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            banner,
            spinner,
            clock,
            card,
            panel,
            go,
            hint,
        ]
    }

    /// `#banner`
    let banner = UIView()
    /// `#spinner`
    let spinner = UIView()
    /// `#clock`
    let clock = UIView()
    /// `#card`
    let card = UIView()
    /// `#panel`
    let panel = UIView()
    /// `#go`
    let go = UIButton(type: .custom)
    /// `#hint`
    let hint = UILabel()

    init() {
        setUpBanner()
        setUpSpinner()
        setUpClock()
        setUpCard()
        setUpPanel()
        setUpGo()
        setUpHint()
        putTogether()
    }

    private func putTogether() {

    }

    private func setUpBanner() {
        // styles-move-their-views.css:12:11 #banner
        banner.alpha = 0.75
        // styles-move-their-views.css:11:10 UIView
        banner.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpSpinner() {
        // styles-move-their-views.css:11:10 UIView
        spinner.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpClock() {
        // styles-move-their-views.css:11:10 UIView
        clock.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpCard() {
        // styles-move-their-views.css:15:9 #card
        card.backgroundColor = Palette.rgb000080Dark87CEEB
        // styles-move-their-views.css:15:33 #card
        card.layer.borderWidth = 1
        card.layer.borderColor = Palette.rgb000000.cgColor
        // styles-move-their-views.css:11:10 UIView
        card.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpPanel() {
        // styles-move-their-views.css:11:10 UIView
        panel.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpGo() {
        go.setTitle("Go", for: .normal)
        // styles-move-their-views.css:19:32 #go
        go.backgroundColor = Palette.rgb1E90FFDark87CEEB
        // styles-move-their-views.css:19:62 #go
        go.layer.cornerRadius = 4
        // styles-move-their-views.css:19:82 #go
        go.layer.borderWidth = 1
        go.layer.borderColor = Palette.rgb000080.cgColor
        // styles-move-their-views.css:19:106 #go
        go.setTitleColor(Palette.rgbFFFFFF, for: .normal)
        // styles-move-their-views.css:22:95 #go:highlighted
        go.setTitleColor(Palette.rgbFFFF00, for: .highlighted)
        go.setTitleColor(Palette.rgbFFFF00, for: [.selected, .highlighted])
        // styles-move-their-views.css:19:5 #go
        go.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
    }

    private func setUpHint() {
        hint.text = "Hint"
        // styles-move-their-views.css:26:23 #hint
        hint.alpha = 1
        // styles-move-their-views.css:26:9 #hint
        hint.textColor = Palette.rgb000000
        hint.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    }

    /// Starts the animations: to be called when the views are on screen, because layers outside of a window play none.
    func startAnimations() {
        // @keyframes fade
        do {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.toValue = 0.75
            animation.timingFunction = CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1)
            animation.duration = 0.3
            animation.beginTime = banner.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.1
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            banner.layer.add(animation, forKey: "fade.opacity")
        }
        // @keyframes turn
        do {
            let animation = CABasicAnimation(keyPath: "transform.rotation.z")
            animation.fromValue = 0
            animation.toValue = 6.283185307179586
            animation.timingFunction = CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
            animation.duration = 1
            animation.repeatCount = .infinity
            spinner.layer.add(animation, forKey: "turn.transform.rotation.z")
        }
        // @keyframes tick
        do {
            let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
            animation.calculationMode = .discrete
            animation.values = [1.1780972450961724, 0.7853981633974483, 0.39269908169872414, 0]
            animation.keyTimes = [0, 0.25, 0.5, 0.75, 1]
            animation.duration = 4
            animation.repeatCount = 2
            clock.layer.add(animation, forKey: "tick.transform.rotation.z")
        }
        // @keyframes pulse
        do {
            let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
            animation.values = [
                Palette.rgb000080.cgColor,
                Palette.rgb008080.cgColor,
                Palette.rgb000080.cgColor,
            ]
            animation.keyTimes = [0, 0.4, 1]
            animation.timingFunctions = [
                CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1),
                CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1),
            ]
            animation.duration = 1.5
            animation.autoreverses = true
            animation.repeatCount = .infinity
            card.layer.add(animation, forKey: "pulse.backgroundColor")
        }
        // @keyframes pulse
        do {
            let animation = CAKeyframeAnimation(keyPath: "borderWidth")
            animation.values = [
                1,
                3,
                1,
            ]
            animation.keyTimes = [0, 0.4, 1]
            animation.timingFunctions = [
                CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1),
                CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1),
            ]
            animation.duration = 1.5
            animation.autoreverses = true
            animation.repeatCount = .infinity
            card.layer.add(animation, forKey: "pulse.borderWidth")
        }
        // @keyframes pulse
        do {
            let animation = CAKeyframeAnimation(keyPath: "transform")
            animation.values = [
                CATransform3DMakeAffineTransform(CGAffineTransform.identity),
                CATransform3DMakeAffineTransform(CGAffineTransform(a: 1.5, b: 0, c: 0, d: 1.5, tx: 10, ty: 4)),
                CATransform3DMakeAffineTransform(CGAffineTransform.identity),
            ]
            animation.keyTimes = [0, 0.4, 1]
            animation.timingFunctions = [
                CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1),
                CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1),
            ]
            animation.duration = 1.5
            animation.autoreverses = true
            animation.repeatCount = .infinity
            card.layer.add(animation, forKey: "pulse.transform")
        }
        // @keyframes slide without transform, because Core Animation has other values between matrices that turn
        // @keyframes slide without width, which is no property of a layer
        // @keyframes slide
        do {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0.5
            animation.toValue = 1
            animation.timingFunction = CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1)
            animation.duration = 0.2
            animation.autoreverses = true
            animation.repeatCount = 1.5
            animation.timeOffset = 0.05
            animation.speed = 0
            panel.layer.add(animation, forKey: "slide.opacity")
        }
    }

    /// Moves the view to its style while it is highlighted, or back.
    func animateGo(isHighlighted: Bool) {
        // Without the transition of color
        let animator = UIViewPropertyAnimator(
            duration: isHighlighted ? 0.1 : 0.25, controlPoint1: CGPoint(x: 0, y: 0),
            controlPoint2: CGPoint(x: 0.58, y: 1))
        animator.addAnimations {
            if isHighlighted {
                go.backgroundColor = Palette.rgb000080
                go.transform = CGAffineTransform(a: 0.96, b: 0, c: 0, d: 0.96, tx: 0, ty: 0)
            } else {
                go.backgroundColor = Palette.rgb1E90FFDark87CEEB
                go.transform = .identity
            }
        }
        animator.startAnimation()
    }

    /// Moves the view to its style while it is selected, or back.
    func animateGo(isSelected: Bool) {
        // Without the transition of width
        let animator = UIViewPropertyAnimator(
            duration: 0.25, controlPoint1: CGPoint(x: 0, y: 0),
            controlPoint2: CGPoint(x: 0.58, y: 1))
        animator.addAnimations {
            if isSelected {
                go.layer.cornerRadius = 8
            } else {
                go.layer.cornerRadius = 4
            }
        }
        animator.startAnimation()
        do {
            let animation = CABasicAnimation(keyPath: "borderWidth")
            animation.fromValue = go.layer.presentation()?.borderWidth
            animation.timingFunction = CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1)
            animation.duration = 0.25
            go.layer.add(animation, forKey: "borderWidth")
        }
        if isSelected {
            go.layer.borderWidth = 2
        } else {
            go.layer.borderWidth = 1
        }
    }

    /// Moves the view to its style while it is disabled, or back.
    func animateGo(isEnabled: Bool) {
        // Without the transition of alpha, whose timing function UIKit does not have
        if !isEnabled {
            go.alpha = 0.4
        } else {
            go.alpha = 1
        }
    }

    /// Moves the view to its style while it is disabled, or back.
    func animateHint(isEnabled: Bool) {
        // Without the transition of color
        let animator = UIViewPropertyAnimator(
            duration: 0.5, controlPoint1: CGPoint(x: 0, y: 0),
            controlPoint2: CGPoint(x: 1, y: 1))
        animator.addAnimations {
            if !isEnabled {
                hint.alpha = 0.5
            } else {
                hint.alpha = 1
            }
        }
        animator.startAnimation(afterDelay: 0.2)
        if !isEnabled {
            hint.textColor = Palette.rgb808080
        } else {
            hint.textColor = Palette.rgb000000
        }
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgb000080Dark87CEEB = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 135 / 255, green: 206 / 255, blue: 235 / 255, alpha: 1)
        }
        return UIColor(red: 0, green: 0, blue: 128 / 255, alpha: 1)
    }
    static let rgb000000 = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    static let rgb1E90FFDark87CEEB = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 135 / 255, green: 206 / 255, blue: 235 / 255, alpha: 1)
        }
        return UIColor(red: 30 / 255, green: 144 / 255, blue: 1, alpha: 1)
    }
    static let rgb000080 = UIColor(red: 0, green: 0, blue: 128 / 255, alpha: 1)
    static let rgbFFFFFF = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    static let rgbFFFF00 = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let rgb008080 = UIColor(red: 0, green: 128 / 255, blue: 128 / 255, alpha: 1)
    static let rgb808080 = UIColor(red: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1)
}
