/// Is told about scrolling.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The content has moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
