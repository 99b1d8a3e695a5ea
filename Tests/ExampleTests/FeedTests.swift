import Feed
import Foundation
import HeadlessUIKit
import NimbusCSS
import NimbusSnapshots
import NimbusUIKit
import NimbusViews
import TestSupport
import Testing
import Three20CSSStyle

/// The screen of `Examples/Feed`, an app that was written for Three20.
@MainActor @Suite struct FeedTests {
    private static let items = [
        FeedItem(name: "Ada", text: "The first program is a diagram.", time: "12:04"),
        FeedItem(name: "Grace", text: "We found the bug. It has wings, and it was in relay seventy.", time: "11:58"),
        FeedItem(name: "Karen", text: "A word is as rare as the texts without it.", time: "9:30"),
    ]

    private func makeFeed() -> FeedView {
        FeedAppearance.setUp(PackagePaths.feedExample.appendingPathComponent("stylesheet.css").path)
        let feed = FeedView(Self.items)
        feed.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
        feed.layoutIfNeeded()
        return feed
    }

    @Test("The stylesheet has no problems")
    func diagnostics() throws {
        _ = makeFeed()
        #expect(try #require(TTDefaultCSSStyleSheet.globalCSSStyleSheet).styleSheet.diagnostics.isEmpty)
    }

    @Test("The screen looks as its stylesheet says")
    func picture() throws {
        let options = SnapshotOptions(parts: .picture, tolerance: SnapshotTolerance(share: 0.08))
        try verifySnapshot(of: makeFeed(), in: NIDOM(stylesheet: NIStylesheet()), named: "feed", options)
    }

    /// The app sets all values in code, and no stylesheet of a DOM is there.
    @Test("The picture of the exported screen is equal")
    func export() throws {
        let feed = makeFeed()
        let window = UIWindow(frame: feed.bounds)
        window.addSubview(feed)
        let dom = NIDOM(stylesheet: NIStylesheet())
        dom.registerSubtree(of: feed)
        window.layoutIfNeeded()
        let exported = dom.viewData(of: feed)

        let copy = UIWindow(frame: feed.bounds)
        let copyDOM = NIDOM(stylesheet: NIStylesheet())
        copy.buildSubviews(try ViewTree(data: exported.json, name: "feed.json"), in: copyDOM)
        copy.layoutIfNeeded()
        #expect(
            String(decoding: copyDOM.viewData(of: copy).json, as: UTF8.self)
                == String(decoding: exported.json, as: UTF8.self))
        // The differences of two files take long to find.
        let areEqual = picture(of: copy) == picture(of: window)
        #expect(areEqual)
    }

    private func picture(of window: UIWindow) -> Data {
        UIGraphicsImageRenderer(bounds: window.bounds).pngData { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
    }

    /// The texts of a view and its subviews from the back, with their frames in the screen, fonts and colours.
    private func texts(of view: UIView, in screen: UIView) -> [String] {
        let own: [(String?, UIFont?, UIColor?)] =
            switch view {
            case let label as UILabel: [(label.text, label.font, label.textColor)]
            case let button as UIButton:
                [(button.title(for: .normal), button.titleLabel?.font, button.titleColor(for: .normal))]
            default: []
            }
        let subviews = view is UIButton ? [] : view.subviews
        let lines = own.map { text, font, color in
            let frame = view.convert(view.bounds, to: screen)
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            color?.getRed(&red, green: &green, blue: &blue, alpha: nil)
            let channels = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }
            return
                "\(text ?? "nil") | \(numbers.joined(separator: " ")) | \(font?.fontName ?? "nil") \(Int(font?.pointSize ?? 0)) | "
                + channels.joined(separator: " ")
        }
        return lines + subviews.flatMap { texts(of: $0, in: screen) }
    }

    // The tolerance of the picture, which is for fonts of other systems, is more than one text.
    @Test("Each text has its place, its font and its colour")
    func texts() {
        let system = UIFont.systemFont(ofSize: 12).fontName
        let feed = makeFeed()
        let rows = Self.items.enumerated().flatMap { index, item in
            let y = 92 + 76 * index
            return [
                "\(item.name.prefix(1)) | 16 \(y + 12) 52 52 | Helvetica 24 | 255 255 255",
                "\(item.name) | 80 \(y + 10) 200 20 | Helvetica-Bold 14 | 59 89 152",
                "\(item.text) | 80 \(y + 30) 294 38 | Helvetica 14 | 51 51 51",
                "\(item.time) | 300 \(y + 10) 74 20 | Helvetica 12 | 36 112 216",
            ]
        }
        #expect(
            texts(of: feed, in: feed) == [
                "Feed | 0 20 390 44 | Georgia-Bold 22 | 255 255 255",
                "Last updated 12:05 | 0 64 390 28 | \(system) 12 | 87 108 137",
                "Load more posts | 16 336 358 44 | Helvetica-Bold 15 | 36 112 216",
            ] + rows)
    }

    @Test("A saved stylesheet changes the rows, their places, and the values that code has read")
    func liveEditing() throws {
        let source = PackagePaths.feedExample.appendingPathComponent("stylesheet.css")
        let css = try String(contentsOf: source, encoding: .utf8)
        let folder = try TemporaryFolder(["stylesheet.css": css])
        let sheet = FeedAppearance.setUp(folder.file("stylesheet.css"), in: folder.path)
        let feed = FeedView(Self.items)
        feed.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
        feed.layoutIfNeeded()
        let time = try #require(feed.subviews[3].subviews[3] as? UILabel)
        let color = time.textColor
        try folder.write(
            css.replacingOccurrences(of: "76px", with: "90px")
                + "navigationBar { background-color: red }", to: "stylesheet.css")
        try sheet.cache.cachedStylesheet(withPath: "stylesheet.css")?.reload()
        // Applies the rules at once. Other tests change the global stylesheet while this one waits for the notification.
        sheet.styleSheet.environment.colorScheme = .dark
        #expect(feed.subviews[0].backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        feed.layoutIfNeeded()
        #expect(feed.subviews[4].frame == CGRect(x: 0, y: 182, width: 390, height: 90))
        #expect(time.textColor == color)
        TTStyleSheet.setGlobal(nil)
    }

    @Test("The app's rules overwrite those of Three20, property by property")
    func composition() {
        let feed = makeFeed()
        #expect(feed.subviews[0].backgroundColor == UIColor(red: 59 / 255, green: 89 / 255, blue: 152 / 255, alpha: 1))
        // The app sets the colour of the highlighted state only.
        #expect(
            feed.more.titleColor(for: .normal) == UIColor(red: 36 / 255, green: 112 / 255, blue: 216 / 255, alpha: 1))
        #expect(
            feed.more.titleColor(for: .highlighted)
                == UIColor(red: 59 / 255, green: 89 / 255, blue: 152 / 255, alpha: 1))
        #expect(feed.more.titleLabel?.font.fontName == "Helvetica-Bold")
    }
}
