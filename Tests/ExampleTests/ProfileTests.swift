import NimbusCSS
import NimbusDescribing
import NimbusSnapshots
import NimbusUIKit
import NimbusViews
import TestSupport
import Testing

/// The screen of `Examples/Profile`: built from its data, styled, compared with its snapshots, printed as Swift.
@MainActor @Suite struct ProfileTests {
    private static let folder = PackagePaths.profileExample

    final class ProfileScreen: ViewTarget {
        var nameLabel: UILabel?
        var isFollowing = false

        let viewMembers = ViewMembers<ProfileScreen>()
            .outlet("name", \.nameLabel)
            .action("follow") { screen, _ in screen.isFollowing.toggle() }
    }

    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let profile: UIView
    private let dom: NIDOM

    init() throws {
        let folder = Self.folder

        let cache = NIStylesheetCache(pathPrefix: folder.path)
        let dom = NIDOM(stylesheet: try cache.stylesheet(withPath: "profile.css"))
        dom.resources.image = { UIImage(contentsOfFile: folder.appendingPathComponent($0).path) }
        let tree = try ViewTree(contentsOf: folder.appendingPathComponent("profile.json"))
        let profile = screen.buildSubviews(tree, in: dom)[0]
        profile.frame = screen.bounds
        dom.layoutViews()

        (self.dom, self.profile) = (dom, profile)
    }

    // MARK: Building

    @Test func nothingIsWrongInTheData() throws {
        let tree = try ViewTree(contentsOf: Self.folder.appendingPathComponent("profile.json"))
        let screen = UIView(frame: screen.bounds)

        var problems: [ViewTreeProblem] = []
        screen.buildSubviews(tree, in: dom, reportingTo: { problems.append($0) })
        screen.subviews[0].frame = screen.bounds
        dom.layoutViews()

        #expect(problems.isEmpty)
        #expect(dom.layoutProblems.isEmpty)
    }

    @Test func targetsAreGivenViewsAndTouches() throws {
        let target = ProfileScreen()

        dom.target = target

        let tree = try ViewTree(contentsOf: Self.folder.appendingPathComponent("profile.json"))
        let screen = UIView(frame: screen.bounds)
        screen.buildSubviews(tree, in: dom)
        #expect(screen.subviews.count == 1)
        #expect(target.nameLabel?.text == "Noor Lindqvist")
        (dom.view(withID: "follow") as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(target.isFollowing)
    }

    @Test func viewsAreBuiltOfSwift() throws {
        var closes = 0

        let views = screen.buildSubviews(
            [
                UIView.self, "#hints", ".card",
                [
                    UILabel.self, ".title", ["text": "A hint"],
                    UIButton.self, ["title": "Close"], ViewAction { _ in closes += 1 },
                ] as [Any],
            ], in: dom)

        #expect(views.count == 3)
        #expect(dom.view(withID: "hints") === views[0])
        #expect((views[1] as? UILabel)?.text == "A hint")
        (views[2] as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(closes == 1)
    }

    // MARK: Styling

    @Test func stylesComeAndGo() throws {
        let follow = dom.view(withID: "follow") as! UIButton
        let (fill, radius) = (follow.backgroundColor, follow.layer.cornerRadius)

        dom.removeClass("primary", from: follow)
        dom.addClass("quiet", to: follow)

        #expect(follow.backgroundColor != fill)

        dom.setStyle("border-radius: 17px", of: follow)

        #expect(follow.layer.cornerRadius == 17)

        dom.setStyle(nil, of: follow)
        dom.removeClass("quiet", from: follow)
        dom.addClass("primary", to: follow)

        #expect(follow.backgroundColor == fill)
        #expect(follow.layer.cornerRadius == radius)
        #expect(
            "buttons.css:6:5"
                == (dom.ruleset(of: follow)?.location(of: "border-radius"))?.description)
    }

    @Test func whatNoRuleSetsIsWhatItWas() {
        #expect(profile.backgroundColor != nil)
        dom.stylesheets[0].load(text: "")
        dom.refresh()
        #expect(profile.backgroundColor == nil)
    }

    @Test func stylesheetsCanBeAddedAndRemoved() throws {
        let follow = try #require(dom.view(withID: "follow") as? UIButton)
        let radius = follow.layer.cornerRadius
        let theme = NIStylesheet()
        theme.load(text: ".primary { border-radius: 4px }")
        dom.stylesheets.append(theme)
        dom.styleIfNeeded()
        #expect(follow.layer.cornerRadius == 4)
        dom.stylesheets.removeLast()
        dom.styleIfNeeded()
        #expect(follow.layer.cornerRadius == radius)
    }

    @Test func colorsFollowTheDevice() {
        let fill = profile.backgroundColor
        dom.follow(screen)

        dom.environment.colorScheme = .dark

        #expect(profile.backgroundColor != fill)
    }

    // MARK: Comparing

    // Letters are a twelfth of the picture, and not alike with every version of a font.
    private let tolerance = SnapshotTolerance(share: 0.08)

    @Test func profileLooksAsItShould() throws {
        try verifySnapshot(of: profile, in: dom, named: "profile", SnapshotOptions(tolerance: tolerance))
    }

    @Test func profileLooksAsItShouldInTheDark() throws {
        let options = SnapshotOptions(style: .dark, tolerance: tolerance)
        try verifySnapshot(of: profile, in: dom, named: "profile-dark", options)
    }

    @Test func profileHasTheSameTextEverywhere() throws {
        try verifySnapshot(of: profile, in: dom, named: "profile", SnapshotOptions(parts: .text))
    }

    // MARK: Printing

    @Test func profileIsPrintedAsSwift() throws {
        let follow = try #require(dom.view(withID: "follow") as? UIButton)

        print(dom.descriptionForView(follow, withName: "follow"))

        let code = dom.descriptionForAllViews()

        #expect(code.contains("buttons.css:6:5"))
    }
}
