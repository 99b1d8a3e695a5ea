/// What a view asks for itself, before what it takes from its superview.
struct ViewAppearance {
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
}
