import NimbusCSS
import NimbusUIKit

/// A boat: boxes that a stylesheet lays out, without frames and constraints.
final class BoatDetailController: UIViewController {
    /// Called when the user wants to change the boat.
    var onEdit: (Boat) -> Void = { _ in }

    private let boat: Boat
    private let dom: NIDOM

    init(_ boat: Boat, dom: NIDOM) {
        self.boat = boat
        self.dom = dom
        super.init(nibName: nil, bundle: nil)
        title = boat.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("the controller is not in a storyboard") }

    override func loadView() { view = UIScrollView() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let gauge = GaugeView()
        gauge.level = boat.fuel
        let edit = UIButton(type: .custom)
        edit.setTitle("Edit", for: .normal)
        edit.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onEdit(boat)
            }, for: .primaryActionTriggered)

        dom.performBatchUpdates {
            dom.register(view, classes: "boat-page")
            let head = add(UIView(), "head", to: view)
            add(gauge, to: head)
            add(label(boat.name), "name", to: head)
            let facts = add(UIView(), "facts", to: view)
            for (name, value) in [("Berth", boat.berth), ("Insured", boat.isInsured ? "Yes" : "No")] {
                add(label(name), "term", to: facts)
                add(label(value), "value", to: facts)
            }
            add(label(boat.note), "note", to: view)
            add(edit, "primary", to: view)
        }
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    /// Adds a view and registers it.
    @discardableResult
    private func add(_ subview: UIView, _ classes: String = "", to view: UIView) -> UIView {
        view.addSubview(subview)
        dom.register(subview, classes: classes)
        return subview
    }
}
