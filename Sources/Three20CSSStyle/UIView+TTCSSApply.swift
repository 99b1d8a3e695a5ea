import Foundation
import NimbusUIKit

extension UIView: TTCSSApplyProtocol {
    /// Creates a view and applies the values that the global stylesheet has for a selector.
    public convenience init(frame: CGRect, andApplyCssFromSelector selector: String) {
        self.init(frame: frame)
        applyCssSelector(selector)
    }

    /// Applies the background, the visibility and the frame. Labels also get the font, the colour, the alignment and the
    /// shadow of the text.
    ///
    /// The background and the visibility always change. A length that the rule set does not have stays. Without a rule set,
    /// the view has no background and is visible.
    public func applyCssRules(_ ruleSet: TTCSSRuleSet?) {
        backgroundColor = ruleSet?.backgroundColor
        showBackgroundImage(ruleSet?.backgroundImage.flatMap { ruleSet?.loadImage($0) })
        isHidden = ruleSet?.hidden ?? false
        if let ruleSet {
            applyFrame(of: ruleSet)
            (self as? UILabel)?.applyText(of: ruleSet)
        }
        (self as? any TTCSSCustomView)?.didApplyCssRules(ruleSet)
    }

    private func applyFrame(of ruleSet: TTCSSRuleSet) {
        var frame = frame
        if let left = ruleSet.left { frame.origin.x = left }
        if let top = ruleSet.top { frame.origin.y = top }
        if let width = ruleSet.width { frame.size.width = width }
        if let height = ruleSet.height { frame.size.height = height }
        if frame != self.frame { self.frame = frame }
    }

    private func showBackgroundImage(_ image: UIImage?) {
        let old = subviews.first { $0 is TTCSSBackgroundImageView }
        guard let image else {
            old?.removeFromSuperview()
            return
        }
        if let old = old as? TTCSSBackgroundImageView {
            old.image = image
            old.sizeToFit()
        } else {
            insertSubview(TTCSSBackgroundImageView(image: image), at: 0)
        }
    }
}

/// The image of `background-image`, in its natural size.
private final class TTCSSBackgroundImageView: UIImageView {}

extension UILabel {
    /// The shadow belongs to the layer, because a label's own shadow has no blur.
    fileprivate func applyText(of ruleSet: TTCSSRuleSet) {
        font = ruleSet.font
        let properties = ruleSet.viewProperties
        if properties.contains(.color) { textColor = ruleSet.color }
        if properties.contains(.textAlign) { textAlignment = ruleSet.textAlign }
        // A label that has a shadow of the app's own keeps it.
        if properties.contains(.textShadow) { applyShadow(of: ruleSet) }
    }

    private func applyShadow(of ruleSet: TTCSSRuleSet) {
        let shadow = ruleSet.textShadow
        guard let shadow, let color = shadow.isTextColor ? textColor : shadow.shadowColor else {
            layer.shadowOpacity = 0
            return
        }
        layer.shadowColor = color.cgColor
        layer.shadowOffset = shadow.shadowOffset
        layer.shadowRadius = shadow.shadowBlur
        layer.shadowOpacity = Float(ruleSet.textShadowOpacity ?? 1)
        layer.masksToBounds = false
    }
}
