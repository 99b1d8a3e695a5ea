/// The tint settings of a view. Unset values are inherited from the superview.
struct ViewAppearance {
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
}
