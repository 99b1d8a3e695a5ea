import NimbusUIKit

extension TTCSSStyleSheet {
    /// Returns `color`. `nil` if the selector has no rule, and for `none`. Clear if the rule does not set it.
    public func color(withCssSelector selector: String, forState state: UIControl.State = .normal) -> UIColor? {
        css(selector, forState: state)?.color
    }

    /// Returns `background-color`. `nil` if the selector has no rule, and for `none`. Clear if the rule does not set it.
    public func backgroundColor(
        withCssSelector selector: String, forState state: UIControl.State = .normal
    ) -> UIColor? {
        css(selector, forState: state)?.backgroundColor
    }

    /// Returns the font. `nil` if the selector has no rule.
    public func font(withCssSelector selector: String, forState state: UIControl.State = .normal) -> UIFont? {
        css(selector, forState: state)?.font
    }

    /// Returns the colour of the text's shadow. `nil` if there is none.
    public func textShadowColor(
        withCssSelector selector: String, forState state: UIControl.State = .normal
    ) -> UIColor? {
        css(selector, forState: state)?.textShadow?.shadowColor
    }

    /// Returns the offset of the text's shadow in points. Zero if there is none.
    public func textShadowOffset(
        withCssSelector selector: String, forState state: UIControl.State = .normal
    ) -> CGSize {
        css(selector, forState: state)?.textShadow?.shadowOffset ?? .zero
    }

    /// Returns the blur radius of the text's shadow in points. 0 if there is none.
    public func textShadowRadius(
        withCssSelector selector: String, forState state: UIControl.State = .normal
    ) -> CGFloat {
        css(selector, forState: state)?.textShadow?.shadowBlur ?? 0
    }
}
