/// The classes of elements that have names of their own, such as `label` and `UILabel`. Letter case does not matter.
enum XMLElementName {
    /// The names as InterfaCSS documents them.
    static let all = [
        "activityIndicator", "activityIndicatorView", "button", "collectionView", "collectionViewCell", "control",
        "image",
        "imageView", "label", "navigationBar", "progressView", "scrollView", "searchBar", "slider", "stepper", "switch",
        "tableView", "tableViewCell", "text", "textArea", "textField", "textInput", "textView", "toggle", "toolbar",
        "view", "viewController", "webView",
    ]

    /// The classes that are not named after their elements.
    private static let otherClasses = [
        "activityIndicator": "UIActivityIndicatorView", "image": "UIImageView", "text": "UILabel",
        "textArea": "UITextView", "textInput": "UITextField", "toggle": "UISwitch", "webView": "WKWebView",
    ]

    /// The classes by the names of elements in lowercase.
    private static let classes = Dictionary(
        uniqueKeysWithValues: all.map { name in
            (name.lowercased(), otherClasses[name] ?? "UI" + name.prefix(1).uppercased() + name.dropFirst())
        })

    /// Returns the name of an element in lowercase and without `ui`.
    static func normalized(_ name: String) -> String {
        let name = name.lowercased()
        return name.hasPrefix("ui") ? String(name.dropFirst(2)) : name
    }

    /// Whether the `layout` attribute of an element in version 2.0 is the name of a file, which the app loads.
    /// - Parameter name: The name in lowercase and without `ui`.
    static func canHaveLayoutFile(_ name: String) -> Bool {
        ["viewcontroller", "cell", "tableviewcell", "collectionviewcell"].contains(name)
    }

    /// Returns the name of the class of an element. A name that is not known is that of a class.
    /// - Parameter parent: The class of the element around it.
    static func viewClass(of name: String, in parent: String?) -> String {
        let normalized = normalized(name)
        if normalized == "cell" { return parent == "UICollectionView" ? "UICollectionViewCell" : "UITableViewCell" }
        return classes[normalized] ?? name
    }
}
