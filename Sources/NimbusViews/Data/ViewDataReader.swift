import CSSEngine

/// Reads descriptions of views from JSON objects, or from dictionaries and arrays of an app.
package struct ViewDataReader {
    /// The problems of the data. An error means that a value was ignored, and a warning that a value has no effect.
    package private(set) var problems: [ViewTreeProblem] = []
    /// The contents of the file. `nil` if the data is not from a file.
    private let text: ViewTreeText?
    /// The number of rows of tables so far.
    private var rowCount = 0
    /// Whether the current view is above a keyboard or in such a view.
    var isAboveKeyboard = false

    /// - Parameter text: The contents of the file. `nil` if the data is not from a file.
    package init(_ text: ViewTreeText? = nil) {
        self.text = text
    }

    /// Returns the valid views of an array.
    ///
    /// In a file, each element is a view. In values of an app, an element can also describe the preceding view.
    package mutating func views(_ elements: [DataNode]) -> [ViewData] {
        text == nil ? views(inRow: elements) : elements.compactMap { view($0) }
    }

    /// Returns the view of an element, or `nil` if the element is invalid. Recursive. The readers of nodes limit the
    /// depth.
    mutating func view(_ node: DataNode) -> ViewData? {
        switch node.value {
        case .object(let members): return view(members, of: node)
        case .view(let view): return ViewData(.view(view), at: node.place)
        case .viewClass(let viewClass): return ViewData(.viewClass(viewClass), at: node.place)
        case .null, .bool, .number, .string, .array, .color, .image, .action, .localized, .other:
            note(.noView(node.type), node.place)
            return nil
        }
    }

    /// - Parameter standardClass: The class of an object without a class. `nil` if it is invalid.
    private mutating func view(
        _ members: [DataMember], of node: DataNode, standardClass: String? = nil
    ) -> ViewData? {
        guard let member = members.last(where: { $0.name == "view" }) else {
            guard let standardClass, Self.memberWithClass(members) == nil else {
                noteMissingClass(members, node.place.start)
                return nil
            }
            var view = ViewData(.name(standardClass), at: node.place.start)
            read(members, into: &view)
            return view
        }
        guard var view = origin(member).map({ ViewData($0, at: member.node.place) }) else {
            // The members are read only to report their problems.
            var lost = ViewData("")
            read(members, into: &lost)
            return nil
        }
        read(members, into: &view)
        return view
    }

    /// Returns the view of an object whose class can be missing.
    mutating func view(_ node: DataNode, ofClass standardClass: String) -> ViewData? {
        guard case .object(let members) = node.value else { return view(node) }
        return view(members, of: node, standardClass: standardClass)
    }

    /// Returns the member of an object without `view` that has the class instead. `nil` if there is none.
    private static func memberWithClass(_ members: [DataMember]) -> DataMember? {
        members.first { member in
            guard case .string(let text) = member.node.value else { return false }
            // A class of CSS is usually in lower case.
            return ["type", "class", "kind", "element", "view"].contains(member.name.lowercased())
                && text.first?.isUppercase == true
        }
    }

    /// Reports an object without `view`, and the member that has the class instead.
    private mutating func noteMissingClass(_ members: [DataMember], _ place: DataPlace) {
        let written = Self.memberWithClass(members)
        note(.missingClass(written: written?.name), written?.namePlace ?? place)
    }

    /// Reads the members of an object into a view. Of several members with the same name, the last one applies.
    mutating func read(_ members: [DataMember], into view: inout ViewData) {
        var last: [String: Int] = [:]
        for (place, member) in members.enumerated() {
            if last.updateValue(place, forKey: member.name) != nil {
                note(.repeatedMember(member.name), member.namePlace)
            }
        }
        for (place, member) in members.enumerated() where last[member.name] == place { read(member, into: &view) }
    }

    private mutating func read(_ member: DataMember, into view: inout ViewData) {
        guard let name = MemberName(rawValue: member.name) else {
            note(.unknownMember(member.name), member.namePlace)
            return
        }
        // Null is equivalent to a missing member. An invalid class was reported before.
        if name == .view || member.node.isNull { return }
        // Views can be nested deeply, so that the functions that call each other need little stack.
        if name.containsViews { readViews(name, member, into: &view) } else { readValue(name, member, into: &view) }
    }

    private mutating func readViews(_ name: MemberName, _ member: DataMember, into view: inout ViewData) {
        switch name {
        case .rows, .sections: tableMember(name, member, into: &view)
        case .inputAccessoryView: accessoryMember(member, into: &view)
        default: view.subviews += subviews(member)
        }
    }

    /// Reads a member without views.
    private mutating func readValue(_ name: MemberName, _ member: DataMember, into view: inout ViewData) {
        let place = member.node.place
        // An invalid value does not replace the previous value.
        switch name {
        case .view, .rows, .sections, .inputAccessoryView, .subviews: break
        case .id: (view.id, view.places.id) = (id(member) ?? view.id, place)
        case .cssClass:
            view.classes += words(member).map(\.word)
            view.places.classes = place
        case .state: view.state = state(member)
        case .style: (view.style, view.places.style) = (word(member) ?? view.style, place)
        case .text: (view.text, view.places.text) = (localized(member) ?? view.text, place)
        case .title: (view.title, view.places.text) = (localized(member) ?? view.title, place)
        case .placeholder:
            (view.placeholder, view.places.placeholder) = (localized(member) ?? view.placeholder, place)
        case .image: (view.image, view.places.image) = (image(member) ?? view.image, place)
        case .symbol: (view.image, view.places.image) = (symbol(member) ?? view.image, place)
        case .items: (view.items, view.places.items) = (items(member) ?? view.items, place)
        case .prompt, .prefersLargeTitles, .largeTitleDisplayMode, .leftBarButtonItems, .rightBarButtonItems:
            navigationMember(name, member, into: &view)
        case .configuration:
            (view.configuration, view.places.configuration) = (configuration(member) ?? view.configuration, place)
        case .on: (view.isOn, view.places.isOn) = (flag(member) ?? view.isOn, place)
        case .value: (view.value, view.places.value) = (number(member) ?? view.value, place)
        case .numberOfPages, .currentPage: pageMember(name, member, into: &view)
        case .contentMode: view.contentMode = contentMode(member) ?? view.contentMode
        case .tableStyle: tableMember(name, member, into: &view)
        case .axis, .alignment, .distribution, .spacing: stackMember(name, member, into: &view)
        case .label: view.label = text(member) ?? view.label
        case .lang: view.language = text(member) ?? view.language
        case .tag: view.tag = tag(member) ?? view.tag
        case .selector: (view.action, view.places.action) = (action(member) ?? view.action, place)
        case .frame: view.frame = frame(member) ?? view.frame
        case .bg: view.background = color(member) ?? view.background
        }
    }

    /// Returns the rows of a table that the limit admits. Reports the first one that it does not admit.
    mutating func limited(_ rows: [ViewData]) -> [ViewData] {
        let wasExceeded = rowCount > Self.rowLimit
        rowCount += rows.count
        let excess = rowCount - Self.rowLimit
        guard excess > 0 else { return rows }
        let admitted = max(0, rows.count - excess)
        if !wasExceeded, let place = rows[admitted].places.origin { note(.tooManyRows, place) }
        return Array(rows.prefix(admitted))
    }

    // MARK: Problems

    /// Reports the expected type of a member, and returns `nil`.
    mutating func refuse<Value>(_ member: DataMember, _ expected: ViewTreeProblem.Expectation) -> Value? {
        let found = expected.includes(member.node.type) ? nil : member.node.type
        note(.unexpectedValue(member.name, expected, found: found), member.node.place)
        return nil
    }

    mutating func note(_ kind: ViewTreeProblem.Kind, _ place: DataPlace) {
        problems.append(ViewTreeProblem(kind, at: place, in: text))
    }
}

extension ViewData {
    fileprivate init(_ origin: Origin, at place: DataPlace) {
        self.init(origin)
        places.origin = place
    }
}
