import Foundation
import NimbusCSS
import NimbusUIKit
import TestSupport
import Testing

/// Views are restyled after changes of their states: once for all changes, in the next pass.
@MainActor @Suite struct StateTests {
    private let scene = Scene(
        ":highlighted { opacity: .5 } :disabled { border-width: 2px } :selected { background-color: red }")

    @Test("A control")
    func control() {
        let control = scene.add(UIControl())
        control.isHighlighted = true
        control.isEnabled = false
        control.isSelected = true
        scene.dom.styleIfNeeded()
        #expect(control.alpha == 0.5 && control.layer.borderWidth == 2 && control.backgroundColor == .red)
        control.isHighlighted = false
        control.isEnabled = true
        control.isSelected = false
        scene.dom.styleIfNeeded()
        #expect(control.alpha == 1 && control.layer.borderWidth == 0 && control.backgroundColor == nil)
    }

    @Test("A control from before the rules that test its state, although another view is registered before the pass")
    func laterRules() {
        let scene = Scene("UIControl { opacity: 1 }")
        let control = scene.add(UIControl())
        scene.dom.performBatchUpdates {
            scene.load(":selected { background-color: red }")
            _ = scene.dom.ruleset(of: control)
            scene.add(UIControl())
        }
        control.isSelected = true
        scene.dom.styleIfNeeded()
        #expect(control.backgroundColor == .red)
    }

    @Test("A state that changed before a reloaded stylesheet tests it")
    func earlierState() async throws {
        let scene = Scene("UILabel { opacity: 1 }")
        let label = scene.add(UILabel())
        scene.dom.refreshesAutomatically = true
        label.isEnabled = false
        scene.sheet.load(text: ":disabled { opacity: 0.25 }", name: "a.css")
        // The DOM receives the notification on the main actor.
        try await eventually("the style") { label.alpha == 0.25 }
    }

    @Test("A label")
    func label() {
        let label = scene.add(UILabel())
        label.isHighlighted = true
        label.isEnabled = false
        scene.dom.styleIfNeeded()
        #expect(label.alpha == 0.5 && label.layer.borderWidth == 2)
    }

    @Test("A state of a button that is said to have none has none, whatever the normal one has")
    func noneInAState() {
        let tile = UIImage(named: "tile", in: Self.images)
        scene.dom.resources.image = { _ in tile }
        scene.load(
            """
            UIButton { color: red; text-shadow: red 1px 1px; -mobile-image: "tile"; background-image: "tile" }
            UIButton:highlighted { color: none; text-shadow: none; -mobile-image: none; background-image: none }
            """)
        let button = UIButton(type: .custom)
        let (image, background) = (UIImage(), UIImage())
        button.setImage(image, for: .highlighted)
        button.setBackgroundImage(background, for: .highlighted)
        scene.add(button)
        #expect(button.image(for: .normal)?.size != .zero && button.image(for: .highlighted)?.size == .zero)
        #expect(button.backgroundImage(for: .highlighted)?.size == .zero)
        #expect(button.titleColor(for: .normal) == .red && button.titleColor(for: .highlighted) == .white)
        #expect(button.titleShadowColor(for: .highlighted) == .clear)
        #expect(scene.setters { scene.dom.resources = scene.dom.resources } == [])
        scene.load("")
        #expect(button.image(for: .highlighted) === image && button.backgroundImage(for: .highlighted) === background)
        #expect(button.titleColor(for: .highlighted) == .white && button.titleShadowColor(for: .highlighted) == nil)
    }

    @Test("A state of a button has no colour of its own after a rule for it with the same colour ceases to apply")
    func sameColorInAState() {
        let scene = Scene(
            "UIButton { color: red } @media (max-width: 400px) { UIButton:selected { color: #f00; color: red } }")
        scene.dom.environment.width = 300
        let button = scene.add(UIButton(type: .custom))
        button.setTitleColor(.green, for: .normal)
        #expect(button.titleColor(for: .selected) == .red)
        scene.dom.environment.width = 500
        #expect(button.titleColor(for: .selected) == .green)
    }

    private static let images = FixtureFolder(named: "Views").url

    @Test("A cell that its table highlights and selects")
    func cell() {
        let cell = scene.add(UITableViewCell(style: .default, reuseIdentifier: nil))
        let background = cell.backgroundColor
        cell.setHighlighted(true, animated: false)
        cell.setSelected(true, animated: false)
        cell.layoutIfNeeded()
        scene.dom.styleIfNeeded()
        #expect(cell.alpha == 0.5 && cell.backgroundColor == .red)
        cell.isSelected = false
        scene.dom.styleIfNeeded()
        #expect(cell.backgroundColor == background)
    }

    @Test("The app's own handler of a cell runs as well, and a cell has one handler of ours")
    func cellHandler() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        let other = NIDOM(stylesheet: scene.sheet)
        scene.add(cell)
        for _ in 0..<3 {
            scene.dom.unregister(cell)
            other.register(cell)
            other.unregister(cell)
            scene.dom.register(cell)
        }
        cell.layoutIfNeeded()
        cell.setSelected(true, animated: true)
        cell.layoutIfNeeded()
        scene.dom.styleIfNeeded()
        // The second attachment is the record of the DOM that the cell has left.
        #expect(states == [false, true] && cell.backgroundColor == .red && cell.interactions.count == 2)
    }

    @Test(
        "A cell that gets another handler after it was registered shows that it is selected", arguments: [false, true])
    func replacedCellHandler(_ isInCollection: Bool) {
        let table = UITableViewCell(style: .default, reuseIdentifier: nil)
        let collection = UICollectionViewCell()
        let cell: UIView = isInCollection ? collection : table
        scene.add(cell)
        var count = 0
        func select(_ isSelected: Bool) {
            if isInCollection {
                collection.isSelected = isSelected
            } else {
                table.setSelected(isSelected, animated: true)
            }
            cell.layoutIfNeeded()
            scene.dom.styleIfNeeded()
        }
        let background = cell.backgroundColor
        for round in 1...3 {
            table.configurationUpdateHandler = { _, _ in count += 1 }
            collection.configurationUpdateHandler = { _, _ in count += 1 }
            cell.layoutIfNeeded()
            count = 0
            select(true)
            #expect(cell.backgroundColor == .red && count == 1, "round \(round)")
            select(false)
            #expect(cell.backgroundColor == background && count == 2, "round \(round)")
        }
        table.configurationUpdateHandler = nil
        collection.configurationUpdateHandler = nil
        select(true)
        #expect(cell.backgroundColor == .red && count == 2)
    }

    @Test("A cell of a collection view")
    func collectionCell() {
        let cell = scene.add(UICollectionViewCell())
        cell.isHighlighted = true
        cell.isSelected = true
        scene.dom.styleIfNeeded()
        #expect(cell.alpha == 0.5 && cell.backgroundColor == .red)
    }

    #if !(os(tvOS) || UIKIT_CHECK_TVOS)
    @Test("A switch that the app or the user turns on")
    func switched() {
        let scene = Scene("UISwitch:checked { opacity: 0.5 }")
        let control = scene.add(UISwitch())
        control.isOn = true
        scene.dom.styleIfNeeded()
        #expect(control.alpha == 0.5)
        control.setOn(false, animated: true)
        control.sendActions(for: .valueChanged)
        scene.dom.styleIfNeeded()
        #expect(control.alpha == 1)
    }

    @Test("A search bar has the focus of its field")
    func searchBar() {
        let scene = Scene("UISearchBar:focus { opacity: 0.5 }")
        let bar = scene.add(UISearchBar())
        bar.searchTextField.becomeFirstResponder()
        scene.dom.styleIfNeeded()
        #expect(bar.alpha == 0.5)
        bar.searchTextField.resignFirstResponder()
        scene.dom.styleIfNeeded()
        #expect(bar.alpha == 1)
    }
    #endif

    @Test("An image view")
    func imageView() {
        let view = scene.add(UIImageView())
        view.isHighlighted = true
        scene.dom.styleIfNeeded()
        #expect(view.alpha == 0.5)
    }

    @Test("Changes without number are one pass, which comes by itself")
    func onePass() {
        let control = scene.add(UIControl())
        var passes: [@MainActor () -> Void] = []
        scene.dom.passScheduler = { passes.append($0) }
        for _ in 0..<10 { control.isHighlighted.toggle() }
        control.isSelected = true
        #expect(passes.count == 1 && scene.dom.needsStyle && control.backgroundColor == nil)
        passes[0]()
        #expect(!scene.dom.needsStyle && control.backgroundColor == .red && control.alpha == 1)
    }

    @Test("A field that gets the keyboard, and loses it")
    func focus() {
        let scene = Scene("UITextField:focus { border-width: 2px }")
        let field = scene.add(UITextField())
        field.becomeFirstResponder()
        scene.dom.styleIfNeeded()
        #expect(field.layer.borderWidth == 2)
        field.resignFirstResponder()
        scene.dom.styleIfNeeded()
        #expect(field.layer.borderWidth == 0)
    }

    @Test("A text view that gets the keyboard, and loses it")
    func textViewFocus() {
        let scene = Scene("UITextView:focus { border-width: 2px } [text=Hello] { opacity: 0.5 }")
        let view = UITextView()
        view.text = "Hello"
        scene.add(view)
        #expect(view.layer.borderWidth == 0 && view.alpha == 0.5)
        view.becomeFirstResponder()
        scene.dom.styleIfNeeded()
        #expect(view.layer.borderWidth == 2)
        view.resignFirstResponder()
        scene.dom.styleIfNeeded()
        #expect(view.layer.borderWidth == 0)
    }

    #if canImport(HeadlessUIKit)
    @Test("A button, a cell and a view that a remote or a keyboard moves the focus to, and away from")
    func focusEngine() {
        let scene = Scene(":focus { border-width: 2px } :focus-within { opacity: 0.5 }")
        let container = scene.add(UIView())
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let views = [UIButton(type: .system), cell, UICollectionViewCell(), UIView()]
        for view in views { scene.add(view, in: container) }
        let unregistered = UIView()
        container.addSubview(unregistered)
        var previous: UIView?
        for view in views {
            UIFocusSystem.moveFocus(from: previous, to: view)
            scene.dom.styleIfNeeded()
            #expect(view.layer.borderWidth == 2 && container.alpha == 0.5)
            #expect(views.count { $0.layer.borderWidth == 2 } == 1)
            previous = view
        }
        UIFocusSystem.moveFocus(from: previous, to: unregistered)
        scene.dom.styleIfNeeded()
        #expect(views.allSatisfy { $0.layer.borderWidth == 0 } && container.alpha == 1)
    }
    #endif

    @Test("What is chosen looks so while it is touched, too")
    func bothStates() {
        let scene = Scene("UIButton { color: red } UIButton:selected { color: blue }")
        let button = scene.add(UIButton(type: .custom))
        #expect(button.titleColor(for: [.selected, .highlighted]) == .blue)
        button.isSelected = true
        button.isHighlighted = true
        #expect(button.currentTitleColor == .blue)
        scene.load("")
        #expect(button.titleColor(for: [.selected, .highlighted]) == .white)
    }

    @Test("A state that has no value where the normal one has looks as without style")
    func statesWithoutValues() {
        let scene = Scene(
            """
            UIButton:not(:disabled) { color: red; text-shadow: black 1px 1px }
            UIButton:not(:highlighted) { -mobile-text-key: hello }
            UILabel:not(:highlighted) { color: red }
            """)
        let button = UIButton(type: .custom)
        button.setTitle("own", for: .normal)
        scene.add(button)
        #expect(button.titleColor(for: .normal) == .red && button.titleColor(for: .disabled) == .white)
        #expect(button.titleShadowColor(for: .normal) == .black && button.titleShadowColor(for: .disabled) == .clear)
        #expect(button.title(for: .normal) == "hello" && button.title(for: .highlighted) == "own")
        let label = UILabel()
        label.textColor = .brown
        scene.add(label)
        #expect(label.textColor == .red && label.highlightedTextColor == .brown)
        scene.load("")
        #expect(button.titleColor(for: .disabled) == .white && button.titleShadowColor(for: .disabled) == nil)
        #expect(button.title(for: .highlighted) == "own" && label.highlightedTextColor == nil)
        button.setTitle("other", for: .normal)
        #expect(button.title(for: .highlighted) == "other")
    }

    @Test("A state that a setter changes while rules begin to test it")
    func changeDuringFirstPass() {
        final class Trigger: UIView {
            weak var label: UILabel?
            override var alpha: CGFloat {
                didSet { label?.isHighlighted = true }
            }
        }
        let scene = Scene("")
        let (trigger, label) = (Trigger(), UILabel())
        scene.add(trigger, cssClass: "trigger")
        scene.add(label, cssClass: "late")
        trigger.label = label
        scene.load(".trigger { opacity: 0.75 } .late { width: 10px } .late:highlighted { opacity: 0.5 }")
        #expect(label.isHighlighted && label.alpha == 0.5)
    }

    @Test(
        "A view that is registered while no rule tests its states, which an earlier one has tested and a later one tests"
    )
    func testedAgain() {
        let scene = Scene(":disabled { opacity: 0.5 }")
        scene.add(UIControl())
        scene.load("UIControl { border-width: 1px }")
        let late = scene.add(UIControl())
        scene.load(":disabled { opacity: 0.5 }")
        late.isEnabled = false
        scene.dom.styleIfNeeded()
        #expect(late.alpha == 0.5)
    }
}
