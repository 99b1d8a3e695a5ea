import CSSEngine

/// A view as data: what a view-tree file says of it.
package struct ViewData {
    /// Where in the file it is said, for mistakes that show only later: byte offsets of the values, quotes included.
    package struct Ranges {
        package var viewClass: Range<Int>?
        package var style: Range<Int>?
    }

    /// The name of its class.
    package var viewClass: String
    package var id: String?
    /// The classes for selectors.
    package var classes: [String] = []
    package var text: String?
    package var title: String?
    /// The name of its image.
    package var image: String?
    /// What is read out to those who do not see it.
    package var label: String?
    package var tag: Int?
    package var frame: CGRect?
    package var background: Color?
    package var state: ElementState = []
    /// Declarations of its own.
    package var style: String?
    /// What is sent to the DOM's target when it is touched.
    package var action: String?
    package var subviews: [ViewData] = []
    package var ranges = Ranges()

    /// A view of a class, of which nothing else is said.
    package init(_ viewClass: String) {
        self.viewClass = viewClass
    }
}
