import Feed
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
