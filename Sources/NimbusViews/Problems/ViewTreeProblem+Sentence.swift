import CSSEngine
import NimbusUIKit

// All messages about view trees are in this file.

extension ViewTreeProblem.Kind {
    /// The message, without a full stop.
    package var sentence: String {
        switch self {
        case .noView(let type): #"a view is an object such as {"view": "UILabel"}, and this is \#(type.name)"#
        case .missingClass(let written):
            "this object has no “view”, which names its class"
                + (written.map { "; did you mean “view” instead of “\($0)”?" } ?? "")
        case .unknownMember(let name): "a view has no “\(name)”" + Self.memberQuestion(name)
        case .repeatedMember(let name): "“\(name)” is a duplicate; the last one applies"
        case .emptyMember(let name): "“\(name)” is empty"
        case .unexpectedValue(let name, let expected, let found):
            "“\(name)” must be \(expected.name)" + (found.map { ", not \($0.name)" } ?? "")
        case .otherThanStrings(let name, let found): "“\(name)” must hold strings, not \(found.name)"
        case .noColor(let text): "“\(text)” is not a colour"
        case .unknownState(let name):
            "there is no state “\(name)”" + Self.question(name, StateName.allCases.map(\.rawValue))
        case .elementBeforeViews(let type): "an array begins with a view or a class of views, and this is \(type.name)"
        case .strayElement(let type): "expected a view, found \(type.name)"
        case .tooDeep: "arrays and dictionaries are nested more than \(JSONReader.depthLimit) deep"
        case .unknownSectionMember(let name):
            "a section has no “\(name)”" + Self.question(name, TableData.SectionMember.allCases.map(\.rawValue))
        case .unknownItemMember(let name): "an item has no “\(name)”" + Self.question(name, Self.itemMembers)
        case .unexpectedItem(let name, let found):
            "an item of “\(name)” is a title, or an object with “title” and “image” or “symbol”, and this is \(found.name)"
        case .nestedAccessory: "a view above a keyboard contains no other one"
        case .tooManyRows:
            "the tables have more than \(ViewDataReader.rowLimit) rows; this row and all after it are left out"
        case .unusedName(let name, let suggestion):
            "no stylesheet names “\(name)”" + (suggestion.map { "; did you mean “\($0)”?" } ?? "")
        case .unknownAttribute(let name, let known):
            "there is no attribute “\(name)” here" + Self.question(name, known)
        case .unreadLayout: "the DOM has no closure “didBuildView” that could load this layout"
        case .misplacedElement(let name): "“\(name)” cannot describe a view here"
        case .emptyLayout: "a layout has one view, and this has none"
        case .secondRoot: "a layout has one view; this one is ignored"
        case .collapsed(let viewClass, let isContainer):
            "this “\(viewClass)” has no width or no height, so that its subviews are outside; give it a size"
                + (isContainer ? "" : ", or a “display” such as block or flex")
        case .unplacedSubviews(let viewClass):
            "this “\(viewClass)” does not place its subviews, which have no size; give it a “display” such as block or flex"
        case .unknownClass(let name, let known): "there is no view class “\(name)”" + Self.question(name, known)
        case .classWithoutMaker(let name): "“\(name)” is not among the view classes, with a closure that makes one"
        case .viewInItself: "a view cannot be put into itself"
        case .repeatedView: "this view already exists"
        case .noParentController(let name):
            "there is no parent view controller for “\(name)”: neither the DOM's target nor an enclosing view controller "
                + "exists"
        case .noControl(let viewClass): "“\(viewClass)” is not a control, so “selector” has no effect"
        case .unknownAction(let name, let target, let known):
            "“\(target)” has no action “\(name)”" + Self.question(name, known)
        case .unknownOutlet(let name, let target, let known):
            "“\(target)” has no outlet “\(name)”" + Self.question(name, known)
        case .unknownProperty(let name, let known):
            "neither the target nor a view around this one has an outlet “\(name)”" + Self.question(name, known)
        case .unfitOutlet(let name, let target, let expected, let found):
            "the outlet “\(name)” of “\(target)” is for “\(expected)”, and this is “\(found)”"
        case .unknownText(let key): "there is no text for the key “\(key)”"
        case .unknownImage(let name): "there is no image “\(name)”"
        case .unreadableImage(let name): "the image “\(name)” is too large or cannot be read"
        case .unknownSymbol(let name): "the system has no symbol “\(name)”"
        case .noText(let viewClass): "“\(viewClass)” shows no text"
        case .noPlaceholder(let viewClass): "“\(viewClass)” shows no placeholder"
        case .noImage(let viewClass): "“\(viewClass)” shows no image"
        case .noCell(let viewClass): "a row is a cell such as “UITableViewCell”, and “\(viewClass)” is not"
        case .noMember(let name, let viewClass): "“\(viewClass)” has no “\(name)”"
        case .noItemName(let name, let viewClass):
            "the items of “\(viewClass)” cannot be selected, so “\(name)” has no effect"
        case .otherTableStyle(let style, let found, let viewClass):
            "this “\(viewClass)” is \(found), and only the app can make it \(style)"
        case .style(let diagnostic): DiagnosticFormatter(properties: .standard).sentence(diagnostic)
        }
    }

    /// Returns the member of a view that is meant by a similar name, or by the name that other formats have for it.
    private static func memberQuestion(_ name: String) -> String {
        let members = MemberName.allCases.map(\.rawValue)
        let nearest = Suggestion.nearest(to: name, among: members + MemberName.foreignNames)
        if let meant = MemberName.counterpart(of: name) ?? nearest.flatMap(MemberName.counterpart) {
            return "; did you mean \(meant)?"
        }
        return question(name, members)
    }

    private static let itemMembers = [MemberName.title, .image, .symbol, .id, .cssClass].map(\.rawValue)

    private static func question(_ name: String, _ known: [String]) -> String {
        let lowercased = name.lowercased()
        let meant = known.first { $0.lowercased() == lowercased } ?? Suggestion.nearest(to: name, among: known)
        return meant.map { "; did you mean “\($0)”?" } ?? ""
    }
}

extension ViewTreeProblem.Expectation {
    fileprivate var name: String {
        switch self {
        case .string: "a string"
        case .text: "a string or a number"
        case .words: "a string or an array of strings"
        case .wholeNumber: "a whole number"
        case .pageNumber: "a whole number from 0 to \(PageData.limit)"
        case .color: "a colour of CSS or a number 0xRRGGBBAA"
        case .frame: "an array of four numbers: x, y, width, height"
        case .view: "a view"
        case .views: "an array of views"
        case .items: "an array of titles, or of objects with “title” and “image” or “symbol”"
        case .sections: "an array of objects with “header”, “footer” and “rows”"
        case .band: "a text or a view"
        case .flag: "yes or no"
        case .boolean: "true or false"
        case .number: "a number"
        case .contentMode: "a content mode of UIKit, such as scaleAspectFit"
        case .word(let words): words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
        case .buttonType: "custom or system"
        }
    }
}
