import NimbusUIKit

/// A property of an object that displays a string. Holds the object weakly.
@MainActor struct TextBinding {
    /// The identifier of the property, unique for the object.
    let name: AnyHashable
    private(set) weak var object: AnyObject?
    private let set: (String) -> Void

    /// Creates a binding to a property of an object.
    init<Object: AnyObject>(_ object: Object, _ path: ReferenceWritableKeyPath<Object, String?>) {
        self.init(object, at: path) { $0[keyPath: path] = $1 }
    }

    /// Creates a binding to the title of a button in a state.
    init(_ button: UIButton, for state: UIControl.State) {
        self.init(button, at: state.rawValue) { $0.setTitle($1, for: state) }
    }

    /// Creates a binding to the title of a segment.
    init(_ control: UISegmentedControl, segment: Int) {
        self.init(control, at: segment) { $0.setTitle($1, forSegmentAt: segment) }
    }

    /// Creates a binding to the text of a view. `nil` if the view displays no text.
    init?(of view: UIView) {
        switch view {
        case let label as UILabel: self.init(label, \.text)
        case let button as UIButton: self.init(button, for: .normal)
        case let field as UITextField: self.init(field, \.text)
        case let view as UITextView: self.init(view, \.text)
        case let bar as UISearchBar: self.init(bar, \.text)
        case let bar as UINavigationBar: self.init(bar.styledItem, \.title)
        case let cell as UITableViewCell:
            guard let label = cell.textLabel else { return nil }
            self.init(label, \.text)
        case let band as UITableViewHeaderFooterView:
            guard let label = band.textLabel else { return nil }
            self.init(label, \.text)
        default: return nil
        }
    }

    /// Creates a binding to the placeholder of a view. `nil` if the view has no placeholder.
    init?(ofPlaceholderOf view: UIView) {
        switch view {
        case let field as UITextField: self.init(field, \.placeholder)
        case let bar as UISearchBar: self.init(bar, \.placeholder)
        default: return nil
        }
    }

    /// Returns the objects that display the text for a view.
    static func parts(of object: AnyObject) -> [AnyObject] {
        switch object {
        case let bar as UINavigationBar: bar.items ?? []
        case let cell as UITableViewCell: [cell.textLabel].compactMap { $0 }
        case let band as UITableViewHeaderFooterView: [band.textLabel].compactMap { $0 }
        default: []
        }
    }

    private init<Object: AnyObject>(_ object: Object, at name: AnyHashable, _ set: @escaping (Object, String) -> Void) {
        self.name = name
        self.object = object
        self.set = { [weak object] text in object.map { set($0, text) } }
    }

    func show(_ text: String) { set(text) }
}

extension UINavigationBar {
    /// The top navigation item. Created if there is none.
    var styledItem: UINavigationItem {
        if let topItem { return topItem }
        let item = UINavigationItem(title: "")
        items = [item]
        return item
    }
}
