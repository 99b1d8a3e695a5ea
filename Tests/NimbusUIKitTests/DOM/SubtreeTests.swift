import Foundation
import NimbusCSS
import NimbusUIKit
import Testing

/// Subtrees that are registered in one call.
@MainActor @Suite struct SubtreeTests {
    private let scene = Scene(
        """
        UIView { opacity: 0.9 } .row { opacity: 0.5 } .inner { opacity: 0.25 } #save { opacity: 0.75 }
        .row:first-child { border-width: 1px }
        """)
    private let root = UIView()

    private func row(_ identifier: String? = nil) -> UIView {
        let view = UIView()
        view.accessibilityIdentifier = identifier
        return view
    }

    private func register() {
        scene.window.addSubview(root)
        scene.dom.registerSubtree(of: root) { view in
            ViewNames(id: view.accessibilityIdentifier, classes: ["row"])
        }
    }

    @Test("All views are registered with the names of the rule")
    func names() {
        let (save, leaf) = (row("save"), row())
        root.addSubview(save)
        save.addSubview(leaf)
        register()
        #expect(root.alpha == 0.5 && save.alpha == 0.75 && leaf.alpha == 0.5)
        #expect(scene.dom.viewById("save") === save)
        #expect(scene.dom.registeredViews.count == 3)
    }

    @Test("The default rule has accessibility identifiers as ids")
    func defaultRule() {
        root.addSubview(row("save"))
        scene.dom.registerSubtree(of: root)
        #expect(scene.dom.viewById("save") === root.subviews[0])
    }

    @Test("Views that come are registered, and views that go are unregistered")
    func comingAndGoing() {
        register()
        let (outer, inner) = (row(), row("save"))
        outer.addSubview(inner)
        root.addSubview(outer)
        scene.dom.styleIfNeeded()
        #expect(outer.alpha == 0.5 && inner.alpha == 0.75)
        inner.removeFromSuperview()
        scene.dom.styleIfNeeded()
        #expect(scene.dom.viewById("save") == nil && scene.dom.registeredViews.count == 2)
        outer.addSubview(inner)
        scene.dom.styleIfNeeded()
        #expect(scene.dom.viewById("save") === inner)
        outer.removeFromSuperview()
        scene.dom.refresh()
        #expect(scene.dom.registeredViews.count == 1)
    }

    @Test("The layout of a followed view in a window finds new views")
    func layout() {
        scene.dom.follow(scene.window)
        register()
        for _ in 0..<2 {
            let view = row()
            root.addSubview(view)
            scene.window.layoutIfNeeded()
            #expect(view.alpha == 0.5)
        }
        #expect(scene.setters { for _ in 0..<3 { scene.window.layoutIfNeeded() } } == [])
    }

    @Test("The layout of a followed view finds views that a view adds in its own layout")
    func addingInLayout() {
        final class List: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                if subviews.isEmpty { addSubview(UIView()) }
            }
        }
        scene.dom.follow(scene.window)
        let list = List()
        root.addSubview(list)
        register()
        scene.window.layoutIfNeeded()
        #expect(list.subviews.first?.alpha == 0.5)
    }

    @Test("Cells that a table creates are registered while they are on the screen")
    func tables() {
        final class Numbers: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
            }
        }
        let numbers = Numbers()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
        table.dataSource = numbers
        root.addSubview(table)
        scene.dom.follow(scene.window)
        register()
        for offset in [0, 900, 30] {
            table.contentOffset.y = CGFloat(offset)
            scene.window.layoutIfNeeded()
            #expect(!table.visibleCells.isEmpty && table.visibleCells.allSatisfy { $0.alpha == 0.5 })
            #expect(scene.dom.registeredViews.count == table.visibleCells.count + 2)
        }
        table.reloadData()
        scene.window.layoutIfNeeded()
        #expect(table.visibleCells.allSatisfy { $0.alpha == 0.5 })
    }

    @Test("Requested passes find new views")
    func passes() {
        register()
        let view = row()
        root.addSubview(view)
        scene.dom.setNeedsStyle(root)
        scene.dom.styleIfNeeded()
        #expect(view.alpha == 0.5)
    }

    @Test("A view that moves inside the subtree keeps its names and is matched at its new position")
    func moving() {
        register()
        let (a, b, c) = (row("a"), row("b"), row("c"))
        for view in [a, b, c] { root.addSubview(view) }
        scene.dom.styleIfNeeded()
        #expect([a, b, c].map(\.layer.borderWidth) == [1, 0, 0])
        for view in [b, a] { root.bringSubviewToFront(view) }
        scene.dom.styleIfNeeded()
        #expect([a, b, c].map(\.layer.borderWidth) == [0, 0, 1])
        c.addSubview(b)
        scene.dom.styleIfNeeded()
        #expect([a, b, c].map(\.layer.borderWidth) == [0, 1, 1])
        #expect(scene.dom.viewById("b") === b && scene.dom.registeredViews.count == 4)
    }

    @Test("Views registered by hand keep their names, and stay registered when they go")
    func byHand() {
        let own = row("save")
        root.addSubview(own)
        scene.dom.register(own, withCSSClass: "inner", andId: "own")
        register()
        #expect(own.alpha == 0.25 && scene.dom.viewById("save") == nil && !scene.dom.hasCssClass("row", on: own))
        own.removeFromSuperview()
        scene.dom.styleIfNeeded()
        #expect(scene.dom.viewById("own") === own)
        scene.dom.unregisterSubtree(of: root)
        #expect(scene.dom.registeredViews.count == 1)
    }

    @Test("The rule leaves out views, but not the views inside them")
    func leavingOut() {
        let (container, leaf) = (row("skip"), row())
        root.addSubview(container)
        container.addSubview(leaf)
        scene.dom.registerSubtree(of: root) { $0.accessibilityIdentifier == "skip" ? nil : ViewNames(classes: ["row"]) }
        #expect(container.alpha == 1 && leaf.alpha == 0.5)
    }

    @Test("Subviews that the toolkit makes are left out")
    func toolkitViews() {
        let button = UIButton()
        button.setTitle("Go", for: .normal)
        root.addSubview(button)
        root.addSubview(UIProgressView())
        register()
        #expect(scene.dom.registeredViews.count == 3)
    }

    @Test(
        "A subtree inside another has its own rule until it ends, whichever is registered first",
        arguments: [true, false])
    func nested(outerFirst: Bool) {
        let (inner, leaf) = (row("save"), row())
        root.addSubview(inner)
        inner.addSubview(leaf)
        if outerFirst { register() }
        scene.dom.registerSubtree(of: inner) { _ in ViewNames(classes: ["inner"]) }
        if !outerFirst { register() }
        for _ in 0..<2 {
            #expect(root.alpha == 0.5 && inner.alpha == 0.25 && leaf.alpha == 0.25)
            scene.dom.refresh()
        }
        scene.dom.unregisterSubtree(of: inner)
        #expect(inner.alpha == 0.75 && leaf.alpha == 0.5)
        inner.removeFromSuperview()
        scene.dom.styleIfNeeded()
        #expect(scene.dom.registeredViews.count == 1)
    }

    @Test("Registering again replaces the rule")
    func again() {
        let leaf = row("save")
        root.addSubview(leaf)
        register()
        scene.dom.registerSubtree(of: root) { _ in ViewNames(classes: ["inner"]) }
        #expect(leaf.alpha == 0.25 && scene.dom.viewById("save") == nil && scene.dom.registeredViews.count == 2)
    }

    @Test("Removing all views ends the registration, and a pass without changes sets nothing")
    func end() {
        root.addSubview(row())
        register()
        #expect(scene.setters { for _ in 0..<3 { scene.dom.styleIfNeeded() } } == [])
        scene.dom.unregisterAllViews()
        scene.dom.styleIfNeeded()
        #expect(scene.dom.registeredViews.isEmpty)
    }

    @Test("White space separates class names, also after a view got other names")
    func classNames() {
        let leaf = row()
        root.addSubview(leaf)
        scene.dom.registerSubtree(of: root) { _ in ViewNames(classes: ["row inner"]) }
        #expect(leaf.alpha == 0.25 && leaf.layer.borderWidth == 1)
        scene.dom.registerSubtree(of: root) { _ in ViewNames(id: "#save", classes: ["inner row"]) }
        #expect(leaf.alpha == 0.75 && leaf.layer.borderWidth == 1)
    }

    @Test("Labels and content views of cells are left out, and views that the app adds to a cell are registered")
    func cells() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.imageView?.image = UIImage()
        let badge = UILabel()
        cell.contentView.addSubview(badge)
        let accessory = UIView()
        cell.accessoryView = accessory
        let item = UICollectionViewCell(frame: .zero)
        let photo = UIImageView()
        item.contentView.addSubview(photo)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Header"
        for view in [cell, item, header] { root.addSubview(view) }
        scene.dom.registerSubtree(of: root) { _ in ViewNames(classes: ["row"]) }
        let registered = scene.dom.registeredViews.map(ObjectIdentifier.init)
        #expect(Set(registered) == Set([root, cell, badge, accessory, item, photo, header].map(ObjectIdentifier.init)))
        #expect(cell.contentView.alpha == 1 && badge.alpha == 0.5 && photo.layer.borderWidth == 1)
    }

    @Test("Many subtrees cost as much as one of their size")
    func manySubtrees() {
        for _ in 0..<300 {
            let screen = UIView()
            screen.addSubview(UIView())
            root.addSubview(screen)
        }
        var count = 0
        for screen in root.subviews {
            scene.dom.registerSubtree(of: screen) { _ in
                count += 1
                return ViewNames(classes: ["row"])
            }
        }
        #expect(count == 600 && scene.dom.registeredViews.count == 600)
        for screen in root.subviews { scene.dom.unregisterSubtree(of: screen) }
        #expect(scene.dom.registeredViews.isEmpty)
    }

    @Test("A rule can unregister its subtree or all views while it names a view", arguments: [true, false])
    func endingRule(all: Bool) {
        for _ in 0..<2 { root.addSubview(row()) }
        scene.dom.registerSubtree(of: root) { view in
            if view !== root { all ? scene.dom.unregisterAllViews() : scene.dom.unregisterSubtree(of: root) }
            return ViewNames()
        }
        #expect(scene.dom.registeredViews.isEmpty)
        scene.dom.styleIfNeeded()
        #expect(scene.dom.registeredViews.isEmpty)
    }
}
