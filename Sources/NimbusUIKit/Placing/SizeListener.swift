/// An object that receives the views with new sizes after each placement.
///
/// The listener can change styles. In a pass, the next round applies and places them, and styles no other views again.
@MainActor protocol SizeListener: AnyObject {
    /// - Parameter views: The resized views. A view with a box comes after the views around it.
    func viewsWereResized(_ views: [UIView])
}
