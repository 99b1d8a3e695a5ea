import Feed
import Foundation
import HeadlessUIKit
import NimbusCSS
import NimbusSnapshots
import NimbusUIKit
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
