import CSSEngine

extension ViewTreeProblem {
    /// The kind of a problem.
    package enum Kind: Sendable {
        // Problems of the data.
        case noView(DataType)
        case missingClass
        case unknownMember(String)
        case repeatedMember(String)
        case emptyMember(String)
        /// The value of a member has the wrong type. `found` is `nil` if the type is right but the value is not.
        case unexpectedValue(String, Expectation, found: DataType?)
        case otherThanStrings(String, found: DataType)
        case noColor(String)
        case unknownState(String)
        /// An array element that describes the view before it, in an array without a view before it.
        case elementBeforeViews(DataType)
        /// An array element that has no meaning.
        case strayElement(DataType)
        case tooDeep
        case unknownSectionMember(String)
        /// A row after the last one that the limit admits.
        case tooManyRows

        // Problems of XML.
        /// An attribute that no one reads.
        case unknownAttribute(String, known: [String])
        /// The name of a layout file that no one reads.
        case unreadLayout
        /// An element that describes no view where it is.
        case misplacedElement(String)
        case emptyLayout
        /// A second view at the top of a layout.
        case secondRoot

        // Problems of the views that are built.
        case unknownClass(String, known: [String])
        /// A class of which only a closure can create a view.
        case classWithoutMaker(String)
        /// A view that would be added to itself or to one of its descendants.
        case viewInItself
        case repeatedView
        /// A view controller that nothing keeps, because its root view is not inside another view controller.
        case noParentController(String)
        case noControl(viewClass: String)
        case unknownAction(String, target: String, known: [String])
        /// An outlet that does not exist, with a name similar to that of an outlet that no view is connected to.
        case unknownOutlet(String, target: String, known: [String])
        /// A property of an XML element that neither the target nor a view around the element has.
        case unknownProperty(String, known: [String])
        case unfitOutlet(String, target: String, expected: String, found: String)
        /// The key of a localised string that does not exist.
        case unknownText(String)
        case unknownImage(String)
        case unknownSymbol(String)
        case noText(viewClass: String)
        case noPlaceholder(viewClass: String)
        case noImage(viewClass: String)
        /// A row of a table that is not a cell.
        case noCell(viewClass: String)
        /// A member that the class of the view does not have.
        case noMember(String, viewClass: String)
        /// A problem of the view's inline style.
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
        case views
        case items
        case sections
        /// The header or the footer of a section.
        case band
        case flag
        case boolean
        case number
        case contentMode
        /// One of the words.
        case word(of: [String])
        case buttonType

        /// Returns whether some values of a type are valid.
        func includes(_ type: DataType) -> Bool {
            switch self {
            case .string, .text, .words, .views, .items, .sections, .band, .flag, .boolean, .number, .buttonType: false
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
        case .unknownMember, .unknownSectionMember, .repeatedMember, .unknownState, .unknownOutlet, .unknownText,
            .unknownImage,
            .unknownSymbol, .noText,
            .noPlaceholder, .noImage, .noMember, .unknownAttribute, .unknownProperty,
            .unreadLayout, .noParentController:
            .warning
        case .emptyMember(let name): name == MemberName.view.rawValue ? .error : .warning
        case .style(let diagnostic): diagnostic.severity
        case .noView, .missingClass, .unexpectedValue, .otherThanStrings, .noColor, .elementBeforeViews, .strayElement,
            .tooDeep, .tooManyRows, .noCell, .unknownClass, .classWithoutMaker, .viewInItself, .repeatedView,
            .noControl, .unknownAction,
            .unfitOutlet, .misplacedElement, .emptyLayout, .secondRoot:
            .error
        }
    }
}
