import HeadlessUIKit
import Testing

@MainActor @Suite struct PageControlTests {
    private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 60, height: 37))

    private func color(x: CGFloat) -> String? { Picture(control).color(x, 18) }

    /// The colours in the centres of three dots.
    private var colors: [String?] { [14, 30, 46].map { color(x: $0) } }

    init() {
        control.numberOfPages = 3
        control.pageIndicatorTintColor = .red
        control.currentPageIndicatorTintColor = .blue
    }

    @Test func theCurrentPageIsOneOfThePages() {
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.currentPage = -1
        #expect(control.currentPage == 0)
        control.numberOfPages = -4
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
    }

    @Test func theSizeHasSpaceForAllDots() {
        #expect(control.size(forNumberOfPages: 1) == CGSize(width: 7, height: 37))
        #expect(control.size(forNumberOfPages: 3) == CGSize(width: 39, height: 37))
        #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 3))
        #expect(control.sizeThatFits(.zero) == control.size(forNumberOfPages: 3))
        #expect(control.size(forNumberOfPages: 0).width == 0 && control.size(forNumberOfPages: .max).width.isFinite)
    }

    @Test func theDotOfTheCurrentPageHasAnotherColour() {
        control.currentPage = 1
        #expect(colors == ["#ff0000ff", "#0000ffff", "#ff0000ff"])
        #expect(color(x: 22) == "#00000000")
        control.semanticContentAttribute = .forceRightToLeft
        control.currentPage = 2
        #expect(colors == ["#0000ffff", "#ff0000ff", "#ff0000ff"])
    }

    @Test func aSinglePageCanBeHidden() {
        control.numberOfPages = 1
        #expect(color(x: 30) == "#0000ffff")
        control.hidesForSinglePage = true
        #expect(color(x: 30) == "#00000000")
    }

    @Test func moreDotsThanFitAreNotDrawn() {
        control.numberOfPages = .max
        control.currentPage = .max
        #expect([6, 22, 38, 54].map { color(x: $0) } == ["#ff0000ff", "#ff0000ff", "#ff0000ff", "#0000ffff"])
    }
}
