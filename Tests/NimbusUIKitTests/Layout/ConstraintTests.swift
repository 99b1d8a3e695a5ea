import NimbusCSS
import Testing

@testable import NimbusUIKit

/// Sizes of views that Auto Layout places.
@MainActor @Suite struct ConstraintTests {
    private let scene = Scene("")
    private let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

    private func style(_ css: String) { scene.load("#a { \(css) }") }

    private func add(_ css: String) {
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.add(view, id: "a")
        style(css)
    }

    /// The constraints of the style, as `identifier relation multiplier constant priority`.
    private var constraints: [String] {
        (view.constraints + (view.superview?.constraints ?? [])).filter {
            $0.identifier?.hasPrefix("NimbusCSS.") == true
        }
        .map {
            "\($0.identifier!.dropFirst(10)) \($0.relation) \($0.multiplier) \($0.constant) \($0.priority.rawValue)"
        }
        .sorted()
    }

    private var problems: [String] {
        scene.dom.layoutProblems.map { "\($0.kind) \($0.viewClass)#\($0.id ?? "") \($0.location?.description ?? "")" }
    }

    @Test("Sizes and limits become constraints, and the frame is left alone")
    func sizes() {
        add("width: 100px; height: 20px; min-width: 50px; max-height: 30px")
        #expect(
            constraints == [
                "height equal 1.0 20.0 998.0", "max-height lessThanOrEqual 1.0 30.0 999.0",
                "min-width greaterThanOrEqual 1.0 50.0 999.0", "width equal 1.0 100.0 998.0",
            ])
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(problems == [])
    }

    @Test("A new value changes the constant of the constraint, and without the rule it is removed")
    func updating() {
        add("width: 100px")
        let constraint = view.constraints[0]
        style("width: 120px")
        #expect(view.constraints.count == 1 && view.constraints[0] === constraint && constraint.constant == 120)
        style("width: 50%")
        #expect(!constraint.isActive && constraints == ["width equal 0.5 0.0 998.0"])
        style("")
        #expect(constraints == [])
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test("The app's own constraints stay")
    func ownConstraints() {
        add("width: 100px")
        let own = view.heightAnchor.constraint(equalToConstant: 7)
        own.isActive = true
        style("height: 9px")
        style("")
        #expect(view.constraints.count == 1 && view.constraints[0] === own)
    }

    @Test(
        "Percentages, calculations, negative lengths and paddings are relative to the superview",
        arguments: [
            ("width: 50%", "width equal 0.5 0.0 998.0"), ("width: calc(50% + 8px)", "width equal 0.5 8.0 998.0"),
            ("width: -20px", "width equal 1.0 -20.0 998.0"),
            ("width: 100px; padding-right: 5px", "width equal 1.0 105.0 998.0"),
            ("max-width: 10px; min-width: 20px; width: auto", "max-width lessThanOrEqual 1.0 20.0 999.0"),
        ])
    func relative(css: String, expected: String) {
        add(css)
        #expect(constraints.contains(expected), "\(constraints)")
        #expect(problems == [])
    }

    @Test("Positions and sizes that no constraint can express are problems with their locations")
    func notPossible() {
        scene.add(UIView(), id: "b")
        add(
            "left: 1px; -mobile-halign: right; -mobile-relative: #b; margin-top: 2px; width: min(50%, 20px); max-width: 50%"
        )
        #expect(constraints == [])
        #expect(
            problems == [
                #"constrained(property: "-mobile-halign") UIView#a a.css:1:17"#,
                #"constrained(property: "-mobile-relative") UIView#a a.css:1:40"#,
                #"constrained(property: "left") UIView#a a.css:1:6"#,
                #"constrained(property: "margin-top") UIView#a a.css:1:62"#,
                #"constrained(property: "max-width") UIView#a a.css:1:102"#,
                #"constrained(property: "width") UIView#a a.css:1:79"#,
            ])
        style("width: auto; padding-right: 3px")
        #expect(problems == [#"constrained(property: "padding-right") UIView#a a.css:1:19"#])
        style("")
        #expect(problems == [])
    }

    @Test("Margins and padding without a constraint are problems, except padding that the view draws")
    func spacesWithoutEffect() {
        add("padding: 3px; margin: 1px; left: 2px")
        #expect(
            problems == [
                #"constrained(property: "left") UIView#a a.css:1:33"#,
                #"constrained(property: "padding-right") UIView#a a.css:1:6"#,
                #"constrained(property: "padding-top") UIView#a a.css:1:6"#,
                #"marginWithoutTarget UIView#a a.css:1:20"#,
            ])
        style("padding: 3px; width: 10px; height: 10px")
        #expect(problems == [])
        #expect(constraints == ["height equal 1.0 13.0 998.0", "width equal 1.0 13.0 998.0"])
        let label = NILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        scene.add(label, id: "b")
        scene.load("#b { padding: 3px }")
        #expect(problems == [] && label.textInsets.left == 3)
    }

    @Test("A frame that Auto Layout has set is not taken for the app's")
    func frames() {
        add("width: 100px")
        view.frame = CGRect(x: 5, y: 6, width: 100, height: 40)
        style("width: 90px; left: 3px")
        style("")
        #expect(view.frame == CGRect(x: 5, y: 6, width: 100, height: 40))
        style("width: 80px")
        view.translatesAutoresizingMaskIntoConstraints = true
        scene.dom.layoutViews()
        #expect(constraints == [] && view.frame == CGRect(x: 5, y: 6, width: 80, height: 40))
        style("")
        #expect(view.frame == CGRect(x: 5, y: 6, width: 100, height: 40))
    }

    @Test("A view that turns to Auto Layout after it was registered gets constraints when it is read again")
    func later() {
        scene.add(view, id: "a")
        style("width: 60px")
        #expect(view.frame.width == 60)
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.dom.refreshView(view)
        #expect(constraints == ["width equal 1.0 60.0 998.0"])
    }

    @Test("A percentage is of the new superview after a move")
    func moving() {
        add("width: 50%")
        let other = UIView()
        scene.window.addSubview(other)
        other.addSubview(view)
        #expect(constraints == [])
        scene.dom.refreshView(view)
        #expect(other.constraints.count == 1 && constraints == ["width equal 0.5 0.0 998.0"])
    }

    @Test("A view that is registered again has only the constraints of its new style")
    func registeringAgain() {
        add("width: 100px; height: 20px")
        scene.dom.unregister(view)
        #expect(constraints == ["height equal 1.0 20.0 998.0", "width equal 1.0 100.0 998.0"])
        scene.load(".b { width: 50px }")
        scene.dom.register(view, withCSSClass: "b")
        #expect(constraints == ["width equal 1.0 50.0 998.0"])
        scene.dom.unregisterAllViews()
        scene.load("")
        scene.dom.register(view)
        #expect(constraints == [])
    }

    @Test("A view that leaves a registered subtree and returns has its constraints once")
    func returning() {
        scene.load("UIView { width: 100px; min-width: 10px }")
        let root = UIView()
        scene.window.addSubview(root)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        scene.dom.registerSubtree(of: root)
        for _ in 0..<3 {
            view.removeFromSuperview()
            scene.dom.styleIfNeeded()
            root.addSubview(view)
            scene.dom.styleIfNeeded()
        }
        #expect(constraints == ["min-width greaterThanOrEqual 1.0 10.0 999.0", "width equal 1.0 100.0 998.0"])
    }

    @Test("A constraint to a deallocated superview is not used again")
    func deallocatedSuperview() {
        var box: UIView? = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.add(view, id: "a", in: box)
        style("width: 50%")
        #expect(box?.constraints.count == 1)
        view.removeFromSuperview()
        box = nil
        style("width: calc(50% + 1px)")
        #expect(constraints == [])
        #expect(problems == [#"missingSuperview(property: "width") UIView#a a.css:1:6"#])
        scene.window.addSubview(view)
        scene.dom.styleIfNeeded()
        #expect(constraints == ["width equal 0.5 1.0 998.0"] && problems == [])
    }

    @Test("Laying out again restores the constant and the priority of a constraint")
    func restoring() {
        add("width: 100px")
        view.constraints[0].constant = 7
        scene.dom.refresh()
        #expect(constraints == ["width equal 1.0 100.0 998.0"])
        view.constraints[0].priority = .defaultLow
        scene.dom.refresh(reapplying: true)
        #expect(constraints == ["width equal 1.0 100.0 998.0"])
    }

    // MARK: Superviews

    @Test("A percentage without a superview is a problem until the view has one")
    func missingSuperview() {
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.dom.register(view, andId: "a")
        style("width: 50%; height: 10px")
        #expect(view.constraints.map(\.identifier) == ["NimbusCSS.height"])
        #expect(problems == [#"missingSuperview(property: "width") UIView#a a.css:1:6"#])
        scene.dom.follow(scene.window)
        scene.window.layoutIfNeeded()
        style("width: 40%; height: 10px")
        scene.window.addSubview(view)
        scene.window.layoutIfNeeded()
        #expect(constraints == ["height equal 1.0 10.0 998.0", "width equal 0.4 0.0 998.0"] && problems == [])
    }

    @Test("A frame without a superview is placed in the next pass after the view has one")
    func frameWithoutSuperview() {
        scene.dom.register(view, andId: "a")
        style("width: 50%; right: 10px")
        #expect(
            problems == [
                #"missingSuperview(property: "right") UIView#a a.css:1:18"#,
                #"missingSuperview(property: "width") UIView#a a.css:1:6"#,
            ])
        scene.window.addSubview(view)
        scene.dom.styleIfNeeded()
        #expect(view.frame.width == 150 && view.frame.maxX == 290 && problems == [])
    }

    @Test("A frame follows a move to another superview when the view is read again")
    func movedFrame() {
        scene.add(view, id: "a")
        style("width: 50%")
        let narrow = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.window.addSubview(narrow)
        narrow.addSubview(view)
        #expect(problems == [#"missingSuperview(property: "width") UIView#a a.css:1:6"#])
        scene.dom.refreshView(view)
        #expect(view.frame.width == 50 && problems == [])
        scene.window.addSubview(view)
        scene.dom.setNeedsStyle(view)
        scene.dom.styleIfNeeded()
        #expect(view.frame.width == 150)
    }

    // MARK: Sizes from Auto Layout

    /// Does what Auto Layout does: sets the size and lays the views out.
    private func autoLayout(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
        view.frame.size = CGSize(width: width, height: height)
        scene.window.layoutIfNeeded()
    }

    @Test("A radius and a transform in percent follow the size that Auto Layout gives the view")
    func ownSize() {
        add("width: 40px; height: 40px; border-radius: 50%; transform: translate(50%, 0)")
        autoLayout(view, 40, 20)
        #expect(view.layer.cornerRadius == 10 && view.transform.tx == 20)
        autoLayout(view, 60, 60)
        #expect(view.layer.cornerRadius == 30 && view.transform.tx == 30)
        #expect(view.subviewsBesidesFollowers.isEmpty && view.subviews.count == 1)
    }

    @Test("The size of a visual effect view is followed inside its content view")
    func sizeOfEffectView() {
        scene.load("UIVisualEffectView { border-radius: 50% }")
        let effects = UIVisualEffectView(effect: nil)
        effects.translatesAutoresizingMaskIntoConstraints = false
        scene.add(effects)
        #expect(effects.contentView.subviews.count == 1 && !effects.subviews.contains { $0 is HiddenSubview })
        autoLayout(effects, 30, 30)
        #expect(effects.layer.cornerRadius == 15)
    }

    @Test("A view without percentages has no hidden subview")
    func noFollower() {
        add("width: 40px; border-radius: 4px; transform: rotate(10deg)")
        #expect(view.subviews.isEmpty)
    }

    @Test("A frame relative to a superview follows the size that Auto Layout gives the superview")
    func sizeOfSuperview() {
        scene.load("#inner { width: -20px; height: 50%; right: 5px }")
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.window.addSubview(view)
        let inner = scene.add(UIView(), id: "inner", in: view)
        autoLayout(view, 100, 40)
        #expect(inner.frame == CGRect(x: 15, y: 0, width: 80, height: 20))
        autoLayout(view, 200, 60)
        #expect(inner.frame == CGRect(x: 15, y: 0, width: 180, height: 30))
    }
}
