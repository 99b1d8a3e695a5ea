import Testing

@testable import HeadlessUIKit

/// NaN, infinity and huge numbers. The view is not drawn, but its siblings are.
@MainActor @Suite struct HostileValueTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    private let view = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        view.text = "Text"
        view.backgroundColor = .green
        view.layer.shadowOpacity = 1
        let neighbour = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
        neighbour.backgroundColor = .red
        root.addSubview(view)
        root.addSubview(neighbour)
    }

    nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -5, 0]

    @Test(arguments: numbers)
    func siblingsOfInvalidViewsAreDrawn(number: CGFloat) {
        let changes: [(UILabel) -> Void] = [
            { $0.frame.size.width = number }, { $0.frame.size.height = number }, { $0.center.x = min(number, -100) },
            { $0.transform = CGAffineTransform(scaleX: number, y: 0.1) }, { $0.transform.b = number },
            { $0.font = .systemFont(ofSize: number) }, { $0.layer.cornerRadius = number },
            { $0.layer.shadowRadius = number }, { $0.alpha = number },
            { $0.minimumScaleFactor = number },
        ]
        for change in changes {
            let label = UILabel(frame: view.frame)
            label.text = "Text"
            label.adjustsFontSizeToFitWidth = true
            label.layer.shadowOpacity = 1
            root.insertSubview(label, at: 0)
            change(label)
            #expect(Picture(root).color(50, 10) == "#ff0000ff")
            _ = label.sizeThatFits(CGSize(width: number, height: number))
            label.removeFromSuperview()
        }
    }

    @Test func deepTreesAreDrawn() {
        var inner = root
        for _ in 0..<500 {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            inner.addSubview(view)
            inner = view
        }
        inner.backgroundColor = .blue
        #expect(Picture(root).color(10, 10) == "#0000ffff")
    }

    @Test func invalidTextIsDrawn() {
        for text in ["\u{0}a", "\u{FFFD}", String(repeating: "\u{301}", count: 200), "\r\n\u{2028}", "👩‍👩‍👧"] {
            view.text = text
            view.numberOfLines = 0
            #expect(Picture(root).color(50, 10) == "#ff0000ff")
        }
    }
}
