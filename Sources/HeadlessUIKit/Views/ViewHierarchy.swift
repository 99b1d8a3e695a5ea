/// A view's place in the tree.
struct ViewHierarchy {
    weak var superview: UIView?
    var subviews: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    var interactions: [any UIInteraction] = []
}
