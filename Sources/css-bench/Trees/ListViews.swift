import HeadlessUIKit
import TestSupport

/// The views of a screen without any style: a list of cells, each with an image, two labels and a button.
@MainActor final class ListViews {
    @MainActor struct Cell {
        let view: UIView
        let photo = UIImageView()
        let title = UILabel()
        let note = UILabel()
        let button = UIButton(type: .custom)

        init(row: Int, number: Int) {
            view = UIView(frame: CGRect(x: 0, y: 64 * row, width: 390, height: 64))
            title.text = "Entry number \(number)"
            note.text = "Something about \(number), in a few words"
            button.setTitle("Open \(number)", for: .normal)
            for subview in [photo, title, note, button] { view.addSubview(subview) }
        }
    }

    let window: UIWindow
    let list = UIScrollView()
    let cells: [Cell]

    /// - Parameters:
    ///   - count: The number of cells. A cell has four subviews.
    ///   - firstNumber: The number in the texts of the first cell, so that two screens have different texts.
    init(cells count: Int, firstNumber: Int = 1) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        cells = (0..<count).map { Cell(row: $0, number: firstNumber + $0) }
        list.frame = window.bounds
        for cell in cells { list.addSubview(cell.view) }
        window.addSubview(list)
    }

    /// Returns the number of setters that `body` calls.
    func setters(_ body: () -> Void) -> Int {
        let recorder = SetterRecorder()
        window.setterRecorder = recorder
        defer { window.setterRecorder = nil }
        body()
        return recorder.count
    }

    func draw() -> UIImage {
        UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
    }
}
