import NimbusCSS
import NimbusUIKit

/// A row of the list. Its boxes determine its height.
final class BoatCell: NIBoxTableViewCell {
    static let identifier = "boat"

    private let gauge = GaugeView()
    private let texts = UIView()
    private let name = UILabel()
    private let note = UILabel()
    private var isRegistered = false

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(gauge)
        contentView.addSubview(texts)
        texts.addSubview(name)
        texts.addSubview(note)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("the cell is not in a storyboard") }

    /// Shows a boat. A cell is registered once, and gets the classes of each boat that it shows.
    func show(_ boat: Boat, in dom: NIDOM) {
        name.text = boat.name
        note.text = boat.note
        gauge.level = boat.fuel
        let classes = boat.isUnread ? "boat unread" : "boat"
        if isRegistered {
            // `setClasses` replaces the classes of the previous boat. `register` and `addClass` would keep them.
            dom.setClasses(classes, of: self)
            dom.setNeedsStyle(name)
            dom.setNeedsStyle(note)
        } else {
            isRegistered = true
            dom.performBatchUpdates {
                dom.register(self, classes: classes)
                dom.register(gauge)
                dom.register(texts, classes: "texts")
                dom.register(name, classes: "name")
                dom.register(note, classes: "note")
            }
        }
    }
}
