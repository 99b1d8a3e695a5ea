/// A weak reference to a view, for use in a list.
struct WeakView {
    private(set) weak var view: UIView?

    init(_ view: UIView) { self.view = view }
}
