import CSSEngine
import NimbusUIKit
import Testing

/// The backgrounds of selected and highlighted cells.
@MainActor @Suite struct SelectedCellTests {
    private let scene = Scene("")
    private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

    /// Styles the cell in a table with rules, and returns the background in a state.
    @discardableResult
    private func style(_ css: String, selected: Bool = true, highlighted: Bool = false) -> UIColor? {
        cell.isSelected = selected
        cell.isHighlighted = highlighted
        if cell.superview == nil { scene.add(cell) }
        scene.load(css)
        return cell.backgroundColor
    }

    /// Whether the system draws its own background in the cell.
    private var hasSystemBackground: Bool { cell.selectedBackgroundView == nil }

    @Test func aStyledBackgroundReplacesTheGreyOfTheSystem() {
        let css = "UITableViewCell { background-color: blue } UITableViewCell:selected { background-color: red }"
        #expect(style(css) == .red && !hasSystemBackground)
        #expect(cell.selectedBackgroundView?.backgroundColor == nil)
        #expect(style(css, selected: false) == .blue && !hasSystemBackground)
        #expect(
            style("UITableViewCell:highlighted { background-color: red }", selected: false, highlighted: true) == .red)
        #expect(!hasSystemBackground)
    }

    @Test func aBackgroundForAllStatesLeavesTheGreyOfTheSystem() {
        #expect(style("UITableViewCell { background-color: blue; opacity: 1 } :selected { opacity: 0.5 }") == .blue)
        #expect(hasSystemBackground && cell.alpha == 0.5)
    }

    @Test func theGreyOfTheSystemReturnsWithoutTheRules() {
        let (selected, highlighted) = (
            ":selected { background-color: red }", ":highlighted { background-color: green }"
        )
        style(selected + highlighted)
        #expect(!hasSystemBackground)
        style(highlighted)
        #expect(!hasSystemBackground)
        style("")
        #expect(hasSystemBackground && cell.backgroundColor == .systemBackground)
        style(selected)
        #expect(!hasSystemBackground)
        scene.dom.unregister(cell)
        scene.dom.register(cell)
        scene.load("")
        #expect(hasSystemBackground)
    }

    @Test func aBackgroundOfTheAppStays() {
        let background = UIView()
        cell.selectedBackgroundView = background
        style(":selected { background-color: red } ::part(selected-background-view) { background-color: blue }")
        #expect(cell.selectedBackgroundView === background && background.backgroundColor == .blue)
        style("")
        #expect(cell.selectedBackgroundView === background)
    }

    @Test func aPartIsNotTheClearView() {
        style(":selected { background-color: red } ::part(selected-background-view) { background-color: blue }")
        #expect(!hasSystemBackground && cell.selectedBackgroundView?.backgroundColor == nil)
    }

    @Test func collectionCellsHaveStyledBackgrounds() {
        let cell = scene.add(UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        scene.load(":selected { background-image: linear-gradient(red, blue) }")
        #expect(cell.selectedBackgroundView != nil && cell.backgroundColor == nil)
        cell.isSelected = true
        scene.dom.styleIfNeeded()
        #expect(cell.backgroundColor != nil)
        scene.load("")
        #expect(cell.selectedBackgroundView == nil && cell.backgroundColor == nil)
    }

    @Test func subtreesLeaveOutTheClearView() {
        style(":selected { background-color: red }")
        scene.dom.registerSubtree(of: cell)
        #expect(scene.dom.registeredViews.count == 1 && !hasSystemBackground)
    }

    #if canImport(HeadlessUIKit)
    @Test func thePictureShowsTheStyledColour() throws {
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        style(":selected { background-color: rgb(0 255 0) }")
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
            scene.window.drawHierarchy(in: scene.window.bounds, afterScreenUpdates: true)
        }
        let green = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
            UIColor.green.setFill()
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(image.pngData() == green.pngData())
    }
    #endif
}
