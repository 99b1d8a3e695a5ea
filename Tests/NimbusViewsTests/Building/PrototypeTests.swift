import Foundation
import NimbusCSS
import NimbusUIKit
import NimbusViews
import Testing

/// Properties of owners, prototypes and the attributes that the app receives.
@MainActor @Suite struct PrototypeTests {
    /// A collection view, which HeadlessUIKit does not have.
    final class GridView: UIView {
        var layoutClass = ""
    }

    final class Owner: NSObject, ViewTarget, UITableViewDataSource {
        var l1: UILabel?
        var b1: UIButton?
        var cv: GridView?
        let viewMembers = ViewMembers<Owner>().outlet("l1", \.l1).outlet("b1", \.b1).outlet("cv", \.cv)

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    final class Inner: UIView, ViewTarget {
        var caption: UILabel?
        let viewMembers = ViewMembers<Inner>().outlet("caption", \.caption)
    }

    final class V1: UIView, ViewTarget {
        var name: UILabel?
        var inner: Inner?
        let viewMembers = ViewMembers<V1>().outlet("name", \.name).outlet("inner", \.inner)
    }

    private let dom = NIDOM(stylesheet: NIStylesheet())
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let owner = Owner()
    private let classes = ViewClasses().adding(
        "UICollectionView",
        withLayout: { name in
            let view = GridView()
            view.layoutClass = name ?? "none"
            return view
        }
    ).adding { V1() }.adding { Inner() }

    private func build(_ xml: String) throws -> (views: [UIView], problems: [String]) {
        dom.target = owner
        var problems: [String] = []
        let tree = try ViewTree(data: Data(xml.utf8), name: "a.xml")
        let views = window.buildSubviews(tree, in: dom, classes: classes) { problems.append($0.sentence) }
        return (views, problems)
    }

    @Test func viewsAreStoredInPropertiesOfTheOwner() throws {
        let (views, problems) = try build(
            """
            <view><label property="l1"/><button property="b1"/>\
            <collectionView id="c" property="cv" layoutClass="MyLayout"/></view>
            """)
        #expect(problems == [])
        #expect(owner.l1 === views[1] && owner.b1 === views[2] && owner.cv === views[3])
        #expect(owner.cv?.layoutClass == "MyLayout")
        #expect(dom.viewById("c") === views[3])
    }

    @Test func aViewAroundHasThePropertyIfTheOwnerDoesNot() throws {
        let (views, problems) = try build(
            #"<V1><view><label property="name"/><label property="l1"/></view></V1>"#)
        #expect(problems == [])
        #expect((views[0] as? V1)?.name === views[2] && owner.l1 === views[3])
    }

    @Test func aViewThatIsNotASubviewIsStoredOnly() throws {
        let (views, problems) = try build(#"<view><label property="l1" add="no" id="l"/></view>"#)
        #expect(problems == [] && views[0].subviews.isEmpty)
        #expect(owner.l1 != nil && owner.l1?.superview == nil && dom.viewById("l") === owner.l1)
    }

    // MARK: Prototypes

    private static let prototype = """
        <view id="root">
          <view prototype="p" prototypeScope="global" impl="V1" class="big">
            <label property="name" title="Name"/>
            <Inner property="inner"><view><label property="caption"/></view></Inner>
          </view>
          <view id="box"><label prototype="local" text="Local"/></view>
        </view>
        """

    @Test func aPrototypeMakesViewsWithTheirProperties() throws {
        let (views, problems) = try build(Self.prototype)
        #expect(problems == [] && views.map { "\(type(of: $0))" } == ["UIView", "UIView"])
        let first = try #require(dom.makeView(prototype: "p") { Issue.record("\($0)") } as? V1)
        let second = try #require(dom.makeView(prototype: "p") { Issue.record("\($0)") } as? V1)
        #expect(first !== second && first.superview == nil)
        for view in [first, second] {
            #expect(view.name?.text == "Name" && view.name?.superview === view && view.inner?.superview === view)
            #expect(view.inner?.caption?.isDescendant(of: view) == true)
            #expect(dom.hasCssClass("big", on: view))
        }
        #expect(dom.makeView(prototype: "q") == nil)
    }

    @Test func aPrototypeOfAViewIsForTheViewAndItsSubviews() throws {
        let (views, _) = try build(Self.prototype)
        let box = views[1]
        let child = UIView()
        box.addSubview(child)
        #expect((dom.makeView(prototype: "local", for: box) as? UILabel)?.text == "Local")
        #expect(dom.makeView(prototype: "local", for: child) != nil)
        #expect(dom.makeView(prototype: "local", for: views[0]) == nil && dom.makeView(prototype: "local") == nil)
    }

    @Test func cellsAreFilledOnce() throws {
        let (views, problems) = try build(
            """
            <tableView><tableViewCell prototype="row" class="row"><label class="name" text="A"/></tableViewCell></tableView>
            """)
        let table = try #require(views.first as? UITableView)
        #expect(problems == [] && views.count == 1 && table.dataSource === owner)
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
        for _ in 0..<2 {
            let isKnown = dom.fill(cell, fromPrototype: "row", for: table) { Issue.record("\($0)") }
            #expect(isKnown)
            #expect(cell.contentView.subviews.count == 1 && dom.hasCssClass("row", on: cell))
            #expect((cell.contentView.subviews.first as? UILabel)?.text == "A")
        }
        #expect(!dom.fill(cell, fromPrototype: "other", for: table))
    }

    // MARK: The app's closure

    @Test func theAppReceivesTheAttributes() throws {
        var built: [(viewClass: String, attributes: [String: String])] = []
        dom.didBuildView = { built.append(($0.viewClass, $0.attributes)) }
        let (_, problems) = try build(
            """
            <view><label ID="a" class="b" property="l1" prototype="p" scope="global" impl="UILabel" custom1="7"/></view>
            """)
        #expect(problems == [] && built.map(\.viewClass) == ["UIView"] && built[0].attributes.isEmpty)
        let label = dom.makeView(prototype: "p") { Issue.record("\($0)") }
        #expect(built.count == 2 && built[1].viewClass == "UILabel" && owner.l1 === label)
        #expect(
            built[1].attributes == [
                "id": "a", "class": "b", "property": "l1", "prototype": "p", "prototypeScope": "global",
                "implementation": "UILabel", "custom1": "7",
            ])
    }

    @Test func theAppReceivesStyledViews() throws {
        let stylesheet = NIStylesheet()
        stylesheet.load(text: ".a { opacity: 0.5 }")
        let dom = NIDOM(stylesheet: stylesheet)
        var alphas: [CGFloat] = []
        dom.didBuildView = { alphas.append($0.view.alpha) }
        window.buildSubviews([UIView.self, ".a", UIView.self], in: dom)
        #expect(alphas == [0.5, 1])
    }
}
