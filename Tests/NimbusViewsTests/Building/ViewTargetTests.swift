import NimbusCSS
import NimbusUIKit
import NimbusViews
import Testing

/// What data names of the DOM's target.
@MainActor @Suite struct ViewTargetTests {
    @Test func outletsAreSet() {
        let screen = BuiltScreen()
        let (views, problems) = screen.build([UIView.self, "#box", UILabel.self, "#name", UIImageView.self, "#picture"])
        #expect(problems == [])
        #expect(screen.target.box === views[0] && screen.target.nameLabel === views[1])
        #expect(screen.target.given == ["UIImageView"])
    }

    @Test func anOutletIsSetOnceItsViewIsStyled() {
        final class Listener: ViewTarget {
            var alpha: CGFloat?
            let viewMembers = ViewMembers<Listener>().outlet("a") { (owner, view: UIView) in owner.alpha = view.alpha }
        }
        let screen = BuiltScreen("#a { opacity: 0.25 }")
        let listener = Listener()
        screen.dom.target = listener
        #expect(screen.build([UIView.self, "#a"]).problems == [] && listener.alpha == 0.25)
    }

    @Test func anOutletOfAnotherClassIsLeftAlone() {
        let screen = BuiltScreen()
        let label = screen.target.nameLabel
        #expect(
            screen.build([UIView.self, "#name"]).problems
                == ["[1]: error: the outlet “name” of “Screen” is for “UILabel”, and this is “UIView”"])
        #expect(screen.target.nameLabel === label)
    }

    @Test func onlyAnIDThatIsNearlyAnOutletIsAMistake() {
        let screen = BuiltScreen()
        #expect(screen.build([UIView.self, "#header", UILabel.self, "#name", UILabel.self, "#names"]).problems == [])
        #expect(
            screen.build([UIView.self, "#boxx"]).problems
                == ["[1]: warning: “Screen” has no outlet “boxx”; did you mean “box”?"])
    }

    @Test func actionsAreDone() throws {
        let screen = BuiltScreen()
        let (views, problems) = screen.build([
            UIButton.self, 1, ["selector": "goPressed"], UIControl.self, 2, ["selector": "note"], UIButton.self,
            ["selector": "clear"],
        ])
        #expect(problems == [])
        let controls = views.compactMap { $0 as? UIControl }
        controls[0].sendActions(for: .touchUpInside)
        controls[1].sendActions(for: .touchUpInside)
        controls[0].sendActions(for: .touchDown)
        #expect(screen.target.pressed == ["go 1", "note 2"])
        controls[2].sendActions(for: .touchUpInside)
        #expect(screen.target.pressed == [])
    }

    #if !(os(tvOS) || UIKIT_CHECK_TVOS)
    @Test func actionsAreForTheEventOfTheirControl() {
        let screen = BuiltScreen()
        let (views, problems) = screen.build([
            UISwitch.self, 1, ["selector": "note"], UITextField.self, 2, ["selector": "note"], UISlider.self, 3,
            ["selector": "note"],
        ])
        #expect(problems == [])
        let controls = views.compactMap { $0 as? UIControl }
        for control in controls { control.sendActions(for: .touchUpInside) }
        #expect(screen.target.pressed == [])
        controls[0].sendActions(for: .valueChanged)
        controls[1].sendActions(for: .editingChanged)
        controls[2].sendActions(for: .valueChanged)
        #expect(screen.target.pressed == ["note 1", "note 2", "note 3"])
    }
    #endif

    @Test func anActionThatTheTargetDoesNotHaveIsTold() {
        #expect(
            BuiltScreen().build([UIButton.self, ["selector": "goPresed"]]).problems
                == ["[1].selector: error: “Screen” has no action “goPresed”; did you mean “goPressed”?"])
        let screen = BuiltScreen()
        let target = NSObject()
        screen.dom.target = target
        #expect(
            screen.build([UIButton.self, ["selector": "go"]]).problems
                == ["[1].selector: error: “NSObject” has no action “go”"])
    }

    #if canImport(HeadlessUIKit)
    @Test func aTargetWithoutMembersIsSentMethods() {
        let screen = BuiltScreen()
        let target = NamedTarget()
        screen.dom.target = target
        let (views, problems) = screen.build([UIButton.self, 4, ["selector": "go:"], UIButton.self, Selector("on:")])
        for case let control as UIControl in views { control.sendActions(for: .touchUpInside) }
        #expect(problems == [] && target.called == ["go: 4", "on: 0"])
    }
    #endif

    @Test func whoeverTakesAnActionGetsItWhereThereIsNoTarget() {
        let screen = BuiltScreen()
        screen.dom.target = nil
        let (views, problems) = screen.build([UIButton.self, ["selector": "go:"]])
        #expect(problems == [])
        #expect((views.first as? UIControl)?.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["go:"])
    }

    @Test func aSubclassHasTheMembersOfItsSuperclass() {
        class Base: ViewTarget {
            var box: UIView?
            var viewMembers: ViewMembers<Base> { ViewMembers().outlet("box", \.box) }
        }
        final class Derived: Base {}
        let screen = BuiltScreen()
        let target = Derived()
        screen.dom.target = target
        let (views, problems) = screen.build([UIView.self, "#box"])
        #expect(problems == [] && target.box === views[0])
    }

    @Test func nobodyKeepsTheTargetAlive() throws {
        weak var lost: Screen?
        let button = UIButton(type: .custom)
        do {
            let screen = BuiltScreen()
            lost = screen.target
            #expect(screen.build([button, ["selector": "goPressed"]]).problems == [])
            #expect(lost != nil)
        }
        #expect(lost == nil)
        button.sendActions(for: .touchUpInside)
    }

    @Test func anActionDoesNotKeepItsControlAlive() {
        weak var lost: UIView?
        do {
            let screen = BuiltScreen()
            let (views, _) = screen.build([UIButton.self, ViewAction { $0.tag += 1 }])
            lost = views.first
        }
        #expect(lost == nil)
    }
}
