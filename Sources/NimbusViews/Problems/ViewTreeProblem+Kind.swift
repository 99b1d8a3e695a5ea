import CSSEngine

extension ViewTreeProblem {
    /// The kind of a problem.
    package enum Kind: Sendable {
        // Problems of the data.
        case noView(DataType)
        /// An object without `view`. `written` is the member that has the class instead, or `nil`.
        case missingClass(written: String?)
        case unknownMember(String)
        case repeatedMember(String)
        case emptyMember(String)
        /// The value of a member is invalid. `found` is `nil` if the type is valid but the value is not.
        case unexpectedValue(String, Expectation, found: DataType?)
        case otherThanStrings(String, found: DataType)
        case noColor(String)
        case unknownState(String)
        /// An array element that describes the preceding view, but there is no preceding view.
        case elementBeforeViews(DataType)
        /// An array element of a type that has no meaning.
        case strayElement(DataType)
        case tooDeep
        case unknownSectionMember(String)
        case unknownItemMember(String)
        /// An item of a bar that is neither a title nor an object.
        case unexpectedItem(String, found: DataType)
        /// A view above a keyboard in another one.
        case nestedAccessory
        /// A row after the last one that the limit admits.
        case tooManyRows

        /// A class with its `.`, or an id with its `#`, that no stylesheet names.
        case unusedName(String, suggestion: String?)

        // Problems of XML.
        /// An attribute that neither the format nor the app reads.
        case unknownAttribute(String, known: [String])
        /// The name of a layout file, but the DOM has no `didBuildView` closure.
        case unreadLayout
        /// An element that cannot describe a view in its position.
        case misplacedElement(String)
        case emptyLayout
        /// A second root view in a layout.
        case secondRoot

        // Problems of the views that are built.
        /// A view without a size, whose subviews are outside.
        case collapsed(viewClass: String, isContainer: Bool)
        /// A view in a container that is no container itself, and whose subviews have no size.
        case unplacedSubviews(viewClass: String)
        case unknownClass(String, known: [String])
        /// A class that is not in the list of view classes.
        case classWithoutMaker(String)
        /// A view that would be added to itself or to one of its descendants.
        case viewInItself
        case repeatedView
        /// A view controller without a parent. No object would retain it.
        case noParentController(String)
        case noControl(viewClass: String)
        case unknownAction(String, target: String, known: [String])
        /// An id that is similar to the name of an unset outlet.
        case unknownOutlet(String, target: String, known: [String])
        /// A property in XML that neither the target nor an ancestor of the view declares.
        case unknownProperty(String, known: [String])
        case unfitOutlet(String, target: String, expected: String, found: String)
        /// A key without a localised string.
        case unknownText(String)
        case unknownImage(String)
        /// An image whose file cannot be read as an image.
        case unreadableImage(String)
        case unknownSymbol(String)
        case noText(viewClass: String)
        case noPlaceholder(viewClass: String)
        case noImage(viewClass: String)
        /// A row of a table that is not a cell.
        case noCell(viewClass: String)
        /// A member that the class of the view does not support.
        case noMember(String, viewClass: String)
        /// An id or a class of an item that is not an element.
        case noItemName(String, viewClass: String)
        /// A table of the app with another style than in the data.
        case otherTableStyle(String, found: String, viewClass: String)
        /// A diagnostic of the view's inline style.
        case style(Diagnostic)
    }

    /// The expected value of a member.
    package enum Expectation: Sendable {
        case string
        case text
        case words
        case wholeNumber
        case pageNumber
        case color
        case frame
        case view
        case views
        case items
        case sections
        /// The header or the footer of a section.
        case band
        case flag
        case boolean
        case number
        case contentMode
        /// A name from a list.
        case word(of: [String])
        case buttonType

        /// Returns whether at least some values of a type are valid.
        func includes(_ type: DataType) -> Bool {
            switch self {
            case .string, .text, .words, .view, .views, .items, .sections, .band, .flag, .boolean, .number, .buttonType:
                false
            case .contentMode, .word: type == .string
            case .wholeNumber: [.number, .string].contains(type)
            case .color, .pageNumber: type == .number
            case .frame: type == .array
            }
        }
    }
}

extension ViewTreeProblem.Kind {
    var severity: Diagnostic.Severity {
        switch self {
        case .unknownMember, .unknownSectionMember, .unknownItemMember, .repeatedMember, .unknownState, .unknownOutlet,
            .unknownText,
            .unknownImage, .unreadableImage, .unknownSymbol, .noText,
            .noPlaceholder, .noImage, .noMember, .noItemName, .otherTableStyle, .unknownAttribute, .unknownProperty,
            .unreadLayout, .noParentController, .unusedName, .collapsed, .unplacedSubviews:
            .warning
        case .emptyMember(let name): name == MemberName.view.rawValue ? .error : .warning
        case .style(let diagnostic): diagnostic.severity
        case .noView, .missingClass, .unexpectedValue, .unexpectedItem, .otherThanStrings, .noColor,
            .elementBeforeViews, .strayElement,
            .tooDeep, .nestedAccessory, .tooManyRows, .noCell, .unknownClass, .classWithoutMaker, .viewInItself,
            .repeatedView,
            .noControl, .unknownAction,
            .unfitOutlet, .misplacedElement, .emptyLayout, .secondRoot:
            .error
        }
    }
}
