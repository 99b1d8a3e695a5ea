import Foundation

/// A row of dots, one for each page. The dot of the current page has another colour.
@MainActor open class UIPageControl: UIControl {
    // The dots of iOS up to 13: 7 points wide and 9 points apart, in a control that is 37 points high. Apple documents no
    // sizes, and those of later versions vary with the style.
    private static let dot: CGFloat = 7
    private static let spacing: CGFloat = 9
    private static let height: CGFloat = 37

    private var pages = 0
    private var page = 0

    /// The number of pages. The default is 0. A negative number has the effect of 0.
    open var numberOfPages: Int {
        get { pages }
        set {
            pages = max(0, newValue)
            page = clamped(page)
            recordSetter()
        }
    }
    /// The index of the current page. A number outside the pages is clamped. The default is 0.
    open var currentPage: Int {
        get { page }
        set {
            page = clamped(newValue)
            recordSetter()
        }
    }
    /// Whether the dot of a single page is hidden. The default is `false`.
    open var hidesForSinglePage = false { didSet { recordSetter() } }
    /// The colour of the dots except the one of the current page. `nil` uses a translucent white.
    open var pageIndicatorTintColor: UIColor? { didSet { recordSetter() } }
    /// The colour of the dot of the current page. `nil` uses white.
    open var currentPageIndicatorTintColor: UIColor? { didSet { recordSetter() } }

    private func clamped(_ page: Int) -> Int { min(max(page, 0), max(0, pages - 1)) }

    /// Returns the smallest size that displays the dots of a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: Self.width(pageCount), height: Self.height)
    }

    private static func width(_ pageCount: Int) -> CGFloat {
        pageCount > 0 ? CGFloat(pageCount) * (dot + spacing) - spacing : 0
    }

    /// Returns the size of the dots of all pages.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: pages) }

    /// The size of the dots of all pages.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }

    /// Draws the dots in the centre. Draws no more dots than fit into the width.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if pages == 1, hidesForSinglePage { return }
        let traits = UITraitCollection.current
        let fitting = Int(max(0, min((bounds.width + Self.spacing) / (Self.dot + Self.spacing), 10_000)))
        let count = min(pages, fitting)
        // The current page stays visible.
        let first = min(max(0, page - count / 2), max(0, pages - count))
        let row = bounds.centered(CGSize(width: Self.width(count), height: Self.dot))
        for index in 0..<count {
            let isCurrent = first + index == page
            let color =
                isCurrent
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
            let position = CGFloat(isMirrored ? count - 1 - index : index)
            let area = CGRect(
                x: row.minX + position * (Self.dot + Self.spacing), y: row.minY, width: Self.dot, height: Self.dot)
            context.fill(area, CornerRadii(Self.dot / 2), color.rgba(with: traits))
        }
    }
}
