import Foundation
import NimbusCSS
import NimbusUIKit
import NimbusViews
import Testing

/// View controllers in the XML of InterfaCSS 2.0.
@MainActor @Suite struct XMLControllerTests {
    final class Player: UIViewController {
        private(set) var parents: [UIViewController?] = []

        override func didMove(toParent parent: UIViewController?) { parents.append(parent) }
    }

    final class Home: UIViewController, ViewTarget {
        var player: Player?
        var playerView: UIView?
        let viewMembers = ViewMembers<Home>().outlet("player", \.player).outlet("playerView", \.playerView)
    }

    private let classes = ViewClasses().addingController { Player() }

    private func build(
        _ xml: String, in dom: NIDOM, _ superview: UIView
    ) throws -> (views: [UIView], problems: [String]) {
        var problems: [String] = []
        let tree = try ViewTree(data: Data(xml.utf8), name: "a.xml")
        let views = superview.buildSubviews(tree, in: dom, classes: classes) {
            problems.append(String($0.description.prefix { $0 != "\n" }))
        }
        return (views, problems)
    }

    private func home(_ css: String = "") -> (Home, NIDOM) {
        let stylesheet = NIStylesheet()
        stylesheet.load(text: css, name: "a.css")
        let (home, dom) = (Home(), NIDOM(stylesheet: stylesheet))
        dom.target = home
        return (home, dom)
    }

    @Test(arguments: [
        #"<viewController impl="Player" class="large" property="player"><label/></viewController>"#,
        #"<Player class="large" property="player"><label/></Player>"#,
    ])
    func anElementIsAChildOfTheTarget(_ element: String) throws {
        let (home, dom) = home(".large { opacity: 0.5 }")
        let (views, problems) = try build("<view>\(element)</view>", in: dom, home.view)
        #expect(problems == [])
        let player = try #require(home.player)
        #expect(home.children == [player] && player.parents == [home])
        #expect(player.view === views[1] && player.view.superview === views[0] && player.view.alpha == 0.5)
        #expect(views[2].superview === player.view)
    }

    @Test func aNestedControllerIsAChildOfTheNearestOne() throws {
        let (home, dom) = home()
        _ = try build("<viewController><view><Player/></view></viewController>", in: dom, home.view)
        let outer = try #require(home.children.first)
        #expect(outer.children.count == 1 && outer.children.first is Player)
    }

    @Test func selectorsMatchTheClassOfTheController() throws {
        let (home, dom) = home("@dialect match-controllers; Player > UIView { opacity: 0.25 }")
        let (views, _) = try build("<view><Player/></view>", in: dom, home.view)
        #expect(views[1].alpha == 0.25 && views[0].alpha == 1)
    }

    @Test func aControllerOfAPrototypeIsAChildOfTheTarget() throws {
        let (home, dom) = home()
        let xml = #"<view><Player prototype="p" prototypeScope="global"/></view>"#
        #expect(try build(xml, in: dom, home.view).problems == [] && home.children == [])
        let view = try #require(dom.makeView(prototype: "p"))
        #expect(home.children.map(\.view) == [view] && home.children.first is Player)
    }

    @Test func anOutletForAControllerTakesNoView() throws {
        let (home, dom) = home()
        let (_, problems) = try build(#"<view property="player"/>"#, in: dom, home.view)
        #expect(
            problems == [
                "a.xml:1:17: error: the outlet “player” of “Home” is for “Player”, and this is “UIView”"
            ])
        #expect(try build(#"<Player property="playerView"/>"#, in: dom, home.view).problems == [])
        #expect(home.playerView === home.children.first?.view)
    }

    @Test func aControllerWithoutAParentIsReported() throws {
        let (window, dom) = (UIWindow(), NIDOM(stylesheet: NIStylesheet()))
        let (views, problems) = try build("<Player/>", in: dom, window)
        #expect(views.count == 1)
        #expect(
            problems == [
                "a.xml:1:2: warning: there is no parent view controller for “Player”: neither the DOM's target nor "
                    + "an enclosing view controller exists"
            ])
    }

    @Test func theAppLoadsTheLayoutOfAController() throws {
        let (home, dom) = home()
        var layouts: [String] = []
        dom.didBuildView = { built in
            if let layout = built.attributes["layout"], built.controller is Player { layouts.append(layout) }
        }
        let xml = #"<layout><viewController impl="Player" layout="p.xml"/></layout>"#
        #expect(try build(xml, in: dom, home.view).problems == [])
        #expect(layouts == ["p.xml"])
        dom.didBuildView = nil
        let problems = try build(xml, in: dom, home.view).problems
        #expect(problems == ["a.xml:1:39: warning: the DOM has no closure “didBuildView” that could load this layout"])
    }
}
