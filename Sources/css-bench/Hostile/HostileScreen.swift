import HeadlessUIKit
import NimbusCSS
import NimbusUIKit

/// A screen of labels that is styled, placed and drawn.
struct HostileScreen {
    let labelCount: Int
    let text: String

    private static let stylesheet =
        "#screen { display: flex; flex-direction: column } UILabel { color: red; -ios-number-of-lines: 0 }"
    /// About the length of `{"view": "UILabel", "text": ""},`.
    private static let bytesPerLabel = 32

    var byteCount: Int { labelCount * (text.utf8.count + Self.bytesPerLabel) }

    @MainActor func run() {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let stylesheet = NIStylesheet()
        stylesheet.load(text: Self.stylesheet)
        let dom = NIDOM(stylesheet: stylesheet, environment: LoadBenchmarks.screen)
        dom.performBatchUpdates {
            dom.register(screen, andId: "screen")
            for _ in 0..<labelCount {
                let label = UILabel()
                label.text = text
                screen.addSubview(label)
                dom.register(label)
            }
        }
        let image = UIGraphicsImageRenderer(bounds: screen.bounds).image { _ in
            screen.drawHierarchy(in: screen.bounds, afterScreenUpdates: true)
        }
        blackHole(image)
    }
}

/// Screens with many views or long texts.
extension HostileCase {
    static let screens = [
        HostileCase("screen: labels", 100_000) {
            Input(text: [], screen: HostileScreen(labelCount: $0, text: "A label"))
        },
        HostileCase("screen: bidirectional text", 200_000) { words in
            let text = String(repeating: "שלום abc 12 ", count: words)
            return Input(text: [], screen: HostileScreen(labelCount: 1, text: text))
        },
        HostileCase("screen: bidirectional lines", 200_000) { lines in
            let text = String(repeating: "abc שלום\n", count: lines)
            return Input(text: [], screen: HostileScreen(labelCount: 1, text: text))
        },
    ]
}
