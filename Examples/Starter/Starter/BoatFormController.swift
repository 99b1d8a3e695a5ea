import NimbusCSS
import NimbusUIKit

/// A form that Auto Layout lays out, as most existing screens. Stylesheets set its colours, fonts and heights.
final class BoatFormController: UIViewController {
    /// Called with the boat when the user saves it.
    var onSave: (Boat) -> Void = { _ in }

    let nameField = NITextField()
    let berthField = NITextField()
    let insured = UISwitch()
    let save = UIButton(type: .custom)
    private var boat: Boat
    private let dom: NIDOM

    init(_ boat: Boat, dom: NIDOM) {
        self.boat = boat
        self.dom = dom
        super.init(nibName: nil, bundle: nil)
        title = "Edit"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("the controller is not in a storyboard") }

    override func loadView() {
        let form = UIStackView(arrangedSubviews: [
            row("Name", nameField), row("Berth", berthField), row("Insured", insured), save, UIView(),
        ])
        form.axis = .vertical
        form.spacing = 12
        form.isLayoutMarginsRelativeArrangement = true
        form.layoutMargins = UIEdgeInsets(top: 24, left: 16, bottom: 24, right: 16)
        view = form
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.text = boat.name
        berthField.text = boat.berth
        insured.isOn = boat.isInsured
        save.setTitle("Save", for: .normal)
        nameField.accessibilityIdentifier = "name"
        save.addAction(UIAction { [weak self] _ in self?.saveBoat() }, for: .primaryActionTriggered)

        // One call registers an existing screen. The closure gives each view its names.
        let root = view
        dom.registerSubtree(of: view) { view in
            if view === root { return ViewNames(classes: ["boat-form"]) }
            return ViewNames(id: view.accessibilityIdentifier, classes: view is UIButton ? ["primary"] : [])
        }
    }

    private func row(_ title: String, _ control: UIView) -> UIView {
        let label = UILabel()
        label.text = title
        let row = UIStackView(arrangedSubviews: [label, control])
        row.spacing = 12
        row.alignment = .center
        label.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.3).isActive = true
        return row
    }

    private func saveBoat() {
        boat.name = nameField.text ?? ""
        boat.berth = berthField.text ?? ""
        boat.isInsured = insured.isOn
        onSave(boat)
    }
}
