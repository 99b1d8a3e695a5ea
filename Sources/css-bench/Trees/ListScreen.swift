import CSSEngine
import HeadlessUIKit
import NimbusCSS
import NimbusUIKit
import TestSupport

/// A screen of real views: a list of cells, each with an image, two labels and a button.
@MainActor final class ListScreen {
    let window: UIWindow
    let dom: NIDOM
    let cells: [UIView]
    let recorder = SetterRecorder()
    private let list = UIScrollView()
    private var random = SeededGenerator(seed: 3)

    /// - Parameter count: The number of cells. A cell has four subviews.
    init(cells count: Int, _ sheet: NIStylesheet) {
        let size = CGSize(width: 390, height: 844)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        dom = NIDOM(stylesheet: sheet, environment: LoadBenchmarks.screen)
        cells = (0..<count).map(Self.cell)
        list.frame = window.bounds
        for cell in cells { list.addSubview(cell) }
        window.addSubview(list)
        window.setterRecorder = recorder
    }

    private static func cell(_ row: Int) -> UIView {
        let cell = UIView(frame: CGRect(x: 0, y: 64 * row, width: 390, height: 64))
        let (title, note, button) = (UILabel(), UILabel(), UIButton(type: .custom))
        title.text = "Entry number \(row + 1)"
        note.text = "Something about it, in a few words"
        button.setTitle("Open", for: .normal)
        for view in [UIImageView(), title, note, button] { cell.addSubview(view) }
        return cell
    }

    /// Registers all views, so that they are styled and laid out.
    func register() {
        dom.performBatchUpdates {
            dom.register(list, andId: "list")
            for cell in cells {
                dom.register(cell, withCSSClass: "entry")
                for (view, name) in zip(cell.subviews, ["entry-photo", "entry-title", "entry-note", nil]) {
                    dom.register(view, withCSSClass: name)
                }
            }
        }
    }

    func nextCell() -> UIView { random.pick(cells) }

    /// Shows another entry in a cell, as a list does when a cell is reused.
    func reuse(_ cell: UIView) {
        (cell.subviews[1] as? UILabel)?.text = "Entry number \(random.number(below: 1_000_000))"
        toggleUnread(cell)
    }

    func toggleUnread(_ cell: UIView) {
        if dom.hasCssClass("unread", on: cell) {
            dom.removeCssClass("unread", from: cell)
        } else {
            dom.addCssClass("unread", to: cell)
        }
    }

    func switchTheme() { dom.environment.colorScheme = dom.environment.colorScheme == .dark ? .light : .dark }

    func draw() -> UIImage {
        UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
    }

    /// Returns the number of setters that `body` calls.
    func setters(_ body: () -> Void) -> Int {
        recorder.reset()
        body()
        return recorder.count
    }
}
