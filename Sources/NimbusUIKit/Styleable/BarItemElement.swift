import CSSEngine
import NimbusCSS

/// The element of a bar's item. Selectors match it as a child of the bar.
///
/// ```swift
/// dom.register(item, withCSSClass: "primary")
/// dom.addCssClass("active", to: dom.element(of: item))
/// ```
///
/// UIKit's items are not views. The element is a view outside any window that represents the item. The DOM applies the
/// style of the element to the item.
public final class BarItemElement: UIView {
    /// The item. `nil` if it was deallocated.
    public private(set) weak var item: UIBarItem?
    /// The registered bar that contains the item. `nil` if there is none.
    package internal(set) weak var bar: UIView?

    init(_ item: UIBarItem) {
        self.item = item
        super.init(frame: .zero)
    }

    /// Returns `nil`, because elements do not support archiving.
    public required init?(coder: NSCoder) { return nil }

    /// The tag of the item. A tag of four letters is also the id.
    public override var tag: Int {
        get { item?.tag ?? 0 }
        set { item?.tag = newValue }
    }

    /// The item as a bar button item. `nil` if it is not one.
    var button: UIBarButtonItem? { item as? UIBarButtonItem }

    /// The item as a tab bar item. `nil` if it is not one.
    var tab: UITabBarItem? { item as? UITabBarItem }

    /// The names of the item's class and its superclasses, up to the nearest UIKit class.
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

/// The elements of a bar's items, in the order of the items.
final class BarItemElements: ViewAttachment {
    var elements: [BarItemElement] = []
}

extension UIView {
    /// The elements of a bar's items. Empty if the view is not a bar.
    package var barItemElements: [BarItemElement] {
        isItemBar ? attachment(BarItemElements.self)?.elements ?? [] : []
    }
}

extension UINavigationBar {
    /// The buttons of all navigation items: the back button, the left buttons and the right buttons of each.
    var navigationBarItems: [UIBarItem] {
        (items ?? []).flatMap { item in
            [item.backButton].compactMap { $0 } + (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        }
    }
}
