import NimbusCSS
import NimbusUIKit

/// The list of all boats: a table with reused cells.
final class BoatListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The boats in the order of the rows.
    var boats = Boat.samples { didSet { table.reloadData() } }
    /// Called with the boat that the user selects.
    var onSelect: (Boat) -> Void = { _ in }

    let table = UITableView(frame: .zero, style: .plain)
    private let dom: NIDOM

    init(dom: NIDOM) {
        self.dom = dom
        super.init(nibName: nil, bundle: nil)
        title = "Boats"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("the controller is not in a storyboard") }

    override func loadView() { view = table }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(BoatCell.self, forCellReuseIdentifier: BoatCell.identifier)
        table.dataSource = self
        table.delegate = self
        dom.register(table, classes: "boats")
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { boats.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: BoatCell.identifier, for: indexPath)
        (cell as? BoatCell)?.show(boats[indexPath.row], in: dom)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        boats[indexPath.row].isUnread = false
        onSelect(boats[indexPath.row])
    }
}
