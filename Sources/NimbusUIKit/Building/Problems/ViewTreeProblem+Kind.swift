import CSSEngine

extension ViewTreeProblem {
    /// What is odd.
    package enum Kind: Sendable {
        // Of the data.
        case noView(DataType)
        case missingClass
        case unknownMember(String)
        case repeatedMember(String)
        case emptyMember(String)
        /// Nothing is found where the type is right.
        case unexpectedValue(String, Expectation, found: DataType?)
        case otherThanStrings(String, found: DataType)
        case noColor(String)
        case unknownState(String)
        /// An element of an array that belongs to a view, and none is before it.
        case elementBeforeViews(DataType)
        /// An element of an array that means nothing.
        case strayElement(DataType)
        case tooDeep

        // Of what is built of it.
        case unknownClass(String, known: [String])
        /// One that only a closure can make a view of.
        case classWithoutMaker(String)
        /// A view that is to be put into itself, or into one that is in it.
        case viewInItself
        case repeatedView
        case noControl(viewClass: String)
        case unknownAction(String, target: String, known: [String])
        /// One whose name is nearly that of an outlet that no view has set.
        case unknownOutlet(String, target: String, known: [String])
        case unfitOutlet(String, target: String, expected: String, found: String)
        /// A key.
        case unknownText(String)
        case unknownImage(String)
        case noText(viewClass: String)
        case noPlaceholder(viewClass: String)
        case noImage(viewClass: String)
        /// Of the view's own style.
        case style(Diagnostic)
    }

    /// What a member should be.
    package enum Expectation: Sendable {
        case string
        case text
        case words
        case wholeNumber
        case color
        case frame
        case views

        /// Whether some values of a type would do.
        func includes(_ type: DataType) -> Bool {
            switch self {
            case .string, .text, .words, .views: false
            case .wholeNumber: [.number, .string].contains(type)
            case .color: type == .number
            case .frame: type == .array
            }
        }
    }
}

extension ViewTreeProblem.Kind {
    var severity: Diagnostic.Severity {
        switch self {
        case .unknownMember, .repeatedMember, .unknownState, .unknownOutlet, .unknownText, .unknownImage, .noText,
            .noPlaceholder, .noImage:
            .warning
        case .emptyMember(let name): name == MemberName.view.rawValue ? .error : .warning
        case .style(let diagnostic): diagnostic.severity
        case .noView, .missingClass, .unexpectedValue, .otherThanStrings, .noColor, .elementBeforeViews, .strayElement,
            .tooDeep, .unknownClass, .classWithoutMaker, .viewInItself, .repeatedView, .noControl, .unknownAction,
            .unfitOutlet:
            .error
        }
    }
}
