/// The methods that a scroll view calls.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Called after the content offset has changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
