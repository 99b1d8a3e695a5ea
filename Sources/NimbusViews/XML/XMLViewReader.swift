import CSSEngine
import NimbusCSS
import NimbusUIKit

/// Reads descriptions of views from the XML of InterfaCSS. In version 1.5, the root element is a view. In version 2.0,
/// the root element is `layout`.
struct XMLViewReader {
    /// The problems of the file. An error means that a value was ignored, and a warning that a value has no effect.
    private(set) var problems: [ViewTreeProblem] = []
    /// The prototypes outside of all views.
    private(set) var prototypes: [ViewData] = []
    /// The `style` elements.
    private(set) var styles: [XMLViewElement] = []
    /// Whether the file is an InterfaCSS 2.0 layout.
    private(set) var isLayout = false
    private let text: ViewTreeText
    private let scanner: XMLScanner

    init(_ text: ViewTreeText, _ bytes: [UInt8]) {
        self.text = text
        scanner = XMLScanner(bytes)
    }

    /// Returns the views of a file.
    mutating func views(_ root: XMLViewElement) -> [ViewData] {
        guard XMLElementName.normalized(root.name) == "layout" else { return views([root]) }
        isLayout = true
        for attribute in root.attributes where !isIgnored(attribute.name) {
            let names = ["useSafeAreaInsets", "useDefaultMargins", "title", "layoutTitle"]
            guard !names.contains(where: { $0.lowercased() == attribute.name.lowercased() }) else { continue }
            note(.unknownAttribute(attribute.name, known: names), attribute.namePlace)
        }
        noteText(of: root)
        var views: [ViewData] = []
        for child in root.children {
            if child.name.lowercased() == "style" {
                styles.append(child)
            } else {
                views += self.views([child])
            }
        }
        if views.isEmpty { note(.emptyLayout, root.place) }
        for view in views.dropFirst() { note(.secondRoot, view.places.origin ?? root.place) }
        return Array(views.prefix(1))
    }

    private mutating func views(_ elements: [XMLViewElement]) -> [ViewData] {
        var views: [ViewData] = []
        for element in elements {
            guard let view = view(element, in: nil) else { continue }
            if view.markup?.prototype == nil { views.append(view) } else { prototypes.append(view) }
        }
        return views
    }

    /// Returns the view of an element. Recursive. The reader of elements limits the depth.
    /// - Parameter parent: The class of the parent element. `nil` if there is none.
    private mutating func view(_ element: XMLViewElement, in parent: String?) -> ViewData? {
        let name = XMLElementName.normalized(element.name)
        if ["style", "layout"].contains(name) {
            note(.misplacedElement(element.name), element.place)
            return nil
        }
        let viewClass = XMLElementName.viewClass(of: element.name, in: parent)
        var view = ViewData(viewClass)
        view.places.origin = element.place
        var markup = ViewMarkup()
        var style = XMLInlineStyle(scanner)
        for attribute in element.attributes where !isIgnored(attribute.name) {
            if isLayout, attribute.name.lowercased() == "layout", XMLElementName.canHaveLayoutFile(name) {
                addForApp(attribute, to: &markup)
            } else {
                read(attribute, into: &view, &markup, &style)
            }
        }
        readText(of: element, viewClass, into: &view)
        if !style.text.isEmpty {
            view.style = style.text
            markup.style = style
        }
        for child in element.children {
            guard let child = self.view(child, in: viewClass) else { continue }
            if child.markup?.prototype == nil { view.subviews.append(child) } else { markup.prototypes.append(child) }
        }
        view.markup = markup
        return view
    }

    /// Returns whether an attribute belongs to XML itself: a namespace, or an attribute for tools such as
    /// `xsi:schemaLocation`.
    private func isIgnored(_ name: String) -> Bool {
        name == "xmlns" || name.hasPrefix("xmlns:") || name.hasPrefix("xsi:") || name.hasPrefix("xml:")
    }

    // MARK: Attributes

    private mutating func read(
        _ attribute: XMLViewElement.Attribute, into view: inout ViewData, _ markup: inout ViewMarkup,
        _ style: inout XMLInlineStyle
    ) {
        guard let name = XMLAttributeName(attribute.name) else {
            return readOther(attribute, into: &markup, &style)
        }
        markup.attributes[name.rawValue] = attribute.value
        let (value, place) = (attribute.value, attribute.place)
        if name.needsWord, ClassList.names(in: value).isEmpty {
            return note(.emptyMember(attribute.name), attribute.namePlace)
        }
        switch name {
        case .id: if let id = IDText.bare(value) { (view.id, view.places.id) = (id, place) }
        case .class:
            view.classes += ClassList.names(in: value.replacingOccurrences(of: ",", with: " "))
            view.places.classes = place
        case .property: markup.property = ViewMarkup.Name(text: value, place: place)
        case .layout: add(attribute, as: "layout", to: &style)
        case .style: add(attribute, as: nil, to: &style)
        case .prototype: markup.prototype = ViewMarkup.Name(text: value, place: place)
        case .prototypeScope:
            let scope = value.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            markup.isGlobalPrototype = scope != "parent"
        case .addSubview: markup.isSubview = flag(attribute) ?? true
        case .implementation: (view.origin, view.places.origin) = (.name(value), place)
        case .collectionViewLayout: markup.layoutClass = value
        case .accessibilityIdentifier: markup.accessibilityIdentifier = value
        case .type: markup.isSystemButton = isSystemButton(attribute)
        case .image: (view.image, view.places.image) = (.name(value), place)
        case .title: setText(value, place, of: &view)
        case .placeholder: (view.placeholder, view.places.placeholder) = (NIUserInterfaceString(value), place)
        case .label: view.label = value
        case .tag: view.tag = tag(attribute)
        case .state: view.state = state(attribute)
        case .selector: (view.action, view.places.action) = (ViewAction(.name(value)), place)
        }
    }

    /// Reads an attribute that the format does not define. In version 2.0, it is a declaration. In version 1.5, it is
    /// an app-defined attribute.
    private mutating func readOther(
        _ attribute: XMLViewElement.Attribute, into markup: inout ViewMarkup, _ style: inout XMLInlineStyle
    ) {
        if isLayout {
            markup.attributes[attribute.name] = attribute.value
            add(attribute, as: attribute.name, to: &style)
        } else {
            addForApp(attribute, to: &markup)
        }
    }

    /// Adds an app-defined attribute.
    private func addForApp(_ attribute: XMLViewElement.Attribute, to markup: inout ViewMarkup) {
        markup.attributes[attribute.name] = attribute.value
        markup.customAttributes.append(ViewMarkup.CustomAttribute(name: attribute.name, place: attribute.namePlace))
    }

    private mutating func add(
        _ attribute: XMLViewElement.Attribute, as property: String?, to style: inout XMLInlineStyle
    ) {
        for (diagnostic, place) in style.add(attribute, as: property) { note(.style(diagnostic), place) }
    }

    /// Returns the Boolean of a value such as `yes` or `f`, or `nil` if the value is invalid.
    private mutating func flag(_ attribute: XMLViewElement.Attribute) -> Bool? {
        let word = attribute.value.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        switch word {
        case "yes", "true", "y", "t", "1": return true
        case "no", "false", "n", "f", "0", "off": return false
        default:
            note(.unexpectedValue(attribute.name, .flag, found: nil), attribute.place)
            return nil
        }
    }

    private mutating func isSystemButton(_ attribute: XMLViewElement.Attribute) -> Bool {
        switch attribute.value.lowercased() {
        case "system": return true
        case "custom": return false
        default:
            note(.unexpectedValue(attribute.name, .buttonType, found: nil), attribute.place)
            return false
        }
    }

    private mutating func tag(_ attribute: XMLViewElement.Attribute) -> Int? {
        if let tag = Int(attribute.value.trimmingCharacters(in: .whitespacesAndNewlines)) { return tag }
        note(.unexpectedValue(attribute.name, .wholeNumber, found: nil), attribute.place)
        return nil
    }

    private mutating func state(_ attribute: XMLViewElement.Attribute) -> ElementState {
        var state: ElementState = []
        for word in ClassList.names(in: attribute.value) {
            if let known = StateName(rawValue: word) {
                state.formUnion(known.state)
            } else {
                note(.unknownState(word), attribute.place)
            }
        }
        return state
    }

    // MARK: Text

    /// Reads the text of an element. The text of an image view is the name of its image.
    private func readText(of element: XMLViewElement, _ viewClass: String, into view: inout ViewData) {
        let text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        if viewClass == "UIImageView" {
            if view.image == nil { (view.image, view.places.image) = (.name(text), element.place) }
        } else if view.text == nil, view.title == nil {
            setText(text, element.place, of: &view)
        }
    }

    /// Sets the title of a button, or the text of any other view.
    private func setText(_ text: String, _ place: DataPlace, of view: inout ViewData) {
        let string = NIUserInterfaceString(text)
        if view.viewClass == "UIButton" { view.title = string } else { view.text = string }
        view.places.text = place
    }

    private mutating func noteText(of element: XMLViewElement) {
        let text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
        if !text.isEmpty { note(.noText(viewClass: element.name), element.place) }
    }

    private mutating func note(_ kind: ViewTreeProblem.Kind, _ place: DataPlace) {
        problems.append(ViewTreeProblem(kind, at: place, in: text))
    }
}
