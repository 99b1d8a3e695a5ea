/// The relations of a view to other views: its superview, subviews, constraints and interactions.
struct ViewHierarchy {
    weak var superview: UIView?
    var subviews: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    var interactions: [any UIInteraction] = []
}
