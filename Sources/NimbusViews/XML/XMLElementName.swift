import NimbusUIKit

/// Maps the names of elements to classes, such as `label` to `UILabel`. Names are case-insensitive.
enum XMLElementName {
    /// The names in the documentation of InterfaCSS.
    static let all = [
        "activityIndicator", "activityIndicatorView", "button", "collectionView", "collectionViewCell", "control",
        "image",
        "imageView", "label", "navigationBar", "progressView", "scrollView", "searchBar", "slider", "stepper", "switch",
        "tableView", "tableViewCell", "text", "textArea", "textField", "textInput", "textView", "toggle", "toolbar",
        "view", "viewController", "webView",
    ]

    /// The classes whose names differ from the names of their elements.
    private static let otherClasses = [
        "activityIndicator": "UIActivityIndicatorView", "image": "UIImageView", "text": "UILabel",
        "textArea": "UITextView", "textInput": "UITextField", "toggle": "UISwitch", "webView": "WKWebView",
    ]

    /// The classes by the lowercase names of elements.
    private static let classes = Dictionary(
        uniqueKeysWithValues: all.map { name in
            (name.lowercased(), otherClasses[name] ?? "UI" + name.prefix(1).uppercased() + name.dropFirst())
        })

    /// Returns the name of an element in lowercase, without the prefix `ui`.
    static func normalized(_ name: String) -> String {
        let name = name.lowercased()
        return name.hasPrefix("ui") ? String(name.dropFirst(2)) : name
    }

    /// Returns whether the `layout` attribute of an InterfaCSS 2.0 element is the name of a file. The app loads such
    /// files.
    /// - Parameter name: The normalised name of the element.
    static func canHaveLayoutFile(_ name: String) -> Bool {
        ["viewcontroller", "cell", "tableviewcell", "collectionviewcell"].contains(name)
    }

    /// Returns the class name of an element. An unknown element name is itself a class name.
    /// - Parameter parent: The class of the parent element. `nil` if there is none.
    static func viewClass(of name: String, in parent: String?) -> String {
        let normalized = normalized(name)
        if normalized == "cell" { return parent == "UICollectionView" ? "UICollectionViewCell" : "UITableViewCell" }
        return classes[normalized] ?? name
    }
}
