import Foundation

@testable import HeadlessUIKit

extension UILabel {
    /// Returns the lines of the text in a space. 0 lines mean no limit.
    func layout(width: CGFloat, height: CGFloat, lines: Int) -> TextLayout {
        var flow = flow
        flow.maximumLines = lines
        return TextLayout(content(font), flow, width: width, height: height)
    }
}
