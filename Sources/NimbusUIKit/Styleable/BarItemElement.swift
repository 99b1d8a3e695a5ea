import CSSEngine
import NimbusCSS

/// An item of a bar as selectors see it: a child of the bar.
///
/// ```swift
/// dom.register(item, withCSSClass: "primary")
/// dom.addCssClass("active", to: dom.element(of: item))
/// ```
///
/// UIKit's items are not views. The element is a view in no window that stands for the item: the DOM applies the style of
/// the element to the item.
public final class BarItemElement: UIView {
    /// The item. `nil` if it was deallocated.
    public private(set) weak var item: UIBarItem?
    /// The registered bar that contains the item. `nil` if there is none.
    weak var bar: UIView?

    init(_ item: UIBarItem) {
        self.item = item
        super.init(frame: .zero)
    }

    /// Returns `nil`: an element cannot be in an archive.
    public required init?(coder: NSCoder) { return nil }

    /// The tag of the item, whose four letters can be its id.
    public override var tag: Int {
        get { item?.tag ?? 0 }
        set { item?.tag = newValue }
    }

    /// The item as a button of a bar. `nil` for other items.
    var button: UIBarButtonItem? { item as? UIBarButtonItem }

    /// The item as an item of a tab bar. `nil` for other items.
    var tab: UITabBarItem? { item as? UITabBarItem }

    /// The names of the item's class and its superclasses, up to the nearest class of UIKit.
    var itemTypes: [String] {
        guard let item else { return [] }
        var names: [String] = []
        var mirror: Mirror? = Mirror(reflecting: item)
        while let current = mirror {
            names.append(String(describing: current.subjectType))
            let toolkitClasses: [Any.Type] = [UIBarButtonItem.self, UITabBarItem.self, UIBarItem.self]
            if toolkitClasses.contains(where: { $0 == current.subjectType }) { break }
            mirror = current.superclassMirror
        }
        return names
    }
}

/// The elements of a bar's items, in their order.
final class BarItemElements: ViewAttachment {
    var elements: [BarItemElement] = []
}

extension UIView {
    /// The elements of the items of a bar. Empty for other views.
    var barItemElements: [BarItemElement] {
        isItemBar ? attachment(BarItemElements.self)?.elements ?? [] : []
    }
}

extension UINavigationBar {
    /// The buttons of all screens on the stack: of each, the back button, the left and the right ones.
    var navigationBarItems: [UIBarItem] {
        (items ?? []).flatMap { item in
            [item.backButton].compactMap { $0 } + (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        }
    }
}
