import NimbusCSS
import NimbusSnapshots
import NimbusUIKit
import Testing

/// A card that is made in code and styled: the examples of NimbusSnapshots' documentation.
@MainActor @Suite struct CardTests {
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 48))
    private let stylesheet = NIStylesheet()
    private let dom: NIDOM

    init() {
        stylesheet.load(
            text: """
                .card { border: 1px solid silver; border-radius: 8px; background-color: white }
                .card > .stripe { left: 8px; top: 8px; width: 6px; height: -16px; background-color: teal }
                @media (prefers-color-scheme: dark) { .card { background-color: black } }
                """, name: "card.css")
        dom = NIDOM(stylesheet: stylesheet)
        let stripe = UIView()
        card.addSubview(stripe)
        dom.register(card, withCSSClass: "card")
        dom.register(stripe, withCSSClass: "stripe")
    }

    @Test func cardLooksAsItShould() throws {
        try verifySnapshot(of: card, in: dom, named: "card")
    }

    @Test func cardLooksAsItShouldInTheDark() throws {
        try verifySnapshot(of: card, in: dom, named: "card-dark", SnapshotOptions(style: .dark))
    }

    @Test func cardIsTheSameOnEverySystem() throws {
        let options = SnapshotOptions(
            tolerance: SnapshotTolerance(channel: 0.1, share: 0.001), pictureVariant: SnapshotOptions.toolkit)
        try verifySnapshot(of: card, in: dom, named: "card-everywhere", options)
    }
}
