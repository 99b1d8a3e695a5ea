/// Is told which views have new sizes, once they are placed and before the pass ends.
///
/// What the listener changes in the styles of the views inside is applied and placed by the next round of the same pass.
/// Other views are not styled again.
@MainActor protocol SizeListener: AnyObject {
    /// - Parameter views: Views that a box has placed come after the views around them.
    func viewsWereResized(_ views: [UIView])
}
