import CSSEngine
import NimbusCSS
import NimbusUIKit

// Reads the members of an object. `view` is the only member that can be null here.
extension ViewDataReader {
    func origin(of node: DataNode) -> ViewData.Origin? {
        switch node.value {
        case .string(let name): .name(name)
        case .view(let view): .view(view)
        case .viewClass(let viewClass): .viewClass(viewClass)
        case .null, .bool, .number, .array, .object, .color, .image, .action, .localized, .other: nil
        }
    }

    mutating func origin(_ member: DataMember) -> ViewData.Origin? {
        guard let origin = origin(of: member.node) else { return refuse(member, .string) }
        guard case .name = origin else { return origin }
        return word(member).map { .name($0) }
    }

    /// Returns a string, or `nil` if it is empty or blank.
    mutating func word(_ member: DataMember) -> String? {
        guard let string = member.node.string else { return refuse(member, .string) }
        guard ClassList.names(in: string).isEmpty else { return string }
        note(.emptyMember(member.name), member.node.place)
        return nil
    }

    mutating func id(_ member: DataMember) -> String? { word(member).flatMap { id($0, member.node.place) } }

    /// Returns an id without its `#`, or `nil` if it is empty.
    mutating func id(_ text: String, _ place: DataPlace) -> String? {
        if let id = IDText.bare(text) { return id }
        note(.emptyMember(MemberName.id.rawValue), place)
        return nil
    }

    mutating func text(_ member: DataMember) -> String? { member.node.text ?? refuse(member, .text) }

    /// Returns a localised string. A plain text is the key of the string.
    mutating func localized(_ member: DataMember) -> NIUserInterfaceString? {
        if case .localized(let text) = member.node.value { return text }
        return text(member).map { NIUserInterfaceString($0) }
    }

    mutating func image(_ member: DataMember) -> ViewData.Image? {
        if case .image(let image) = member.node.value { return .image(image) }
        return text(member).map { .name($0) }
    }

    /// Returns a system symbol by its name.
    mutating func symbol(_ member: DataMember) -> ViewData.Image? { word(member).map { .symbol($0) } }

    /// Returns the items of a bar: strings, or objects with a title, an image or a symbol, an id and classes.
    mutating func items(_ member: DataMember) -> [ViewData.Item]? {
        guard let elements = member.node.elements else { return refuse(member, .items) }
        return elements.compactMap { element in
            guard let members = element.members else {
                guard element.text != nil || element.type == .localized else {
                    note(.unexpectedItem(member.name, found: element.type), element.place)
                    return nil
                }
                let title = DataMember(name: member.name, namePlace: element.place, node: element)
                guard let text = localized(title) else { return nil }
                return ViewData.Item(title: text, titlePlace: element.place)
            }
            var item = ViewData.Item()
            for part in members {
                if part.node.isNull { continue }
                switch MemberName(rawValue: part.name) {
                case .id: (item.id, item.idPlace) = (id(part), part.node.place)
                case .cssClass: (item.classes, item.classesPlace) = (words(part).map(\.word), part.node.place)
                case .title: (item.title, item.titlePlace) = (localized(part), part.node.place)
                case .image: (item.image, item.imagePlace) = (image(part), part.node.place)
                case .symbol: (item.image, item.imagePlace) = (symbol(part), part.node.place)
                default: note(.unknownItemMember(part.name), part.namePlace)
                }
            }
            return item
        }
    }

    /// Reads a member of a navigation bar.
    mutating func navigationMember(_ name: MemberName, _ member: DataMember, into view: inout ViewData) {
        var navigation = view.navigation ?? ViewData.Navigation()
        navigation.members.append((name, member.node.place))
        switch name {
        case .prompt:
            (navigation.prompt, navigation.promptPlace) = (localized(member) ?? navigation.prompt, member.node.place)
        case .prefersLargeTitles: navigation.prefersLargeTitles = flag(member) ?? navigation.prefersLargeTitles
        case .largeTitleDisplayMode:
            navigation.largeTitleDisplayMode = largeTitleDisplayMode(member) ?? navigation.largeTitleDisplayMode
        case .leftBarButtonItems: navigation.leftItems = items(member) ?? navigation.leftItems
        default: navigation.rightItems = items(member) ?? navigation.rightItems
        }
        view.navigation = navigation
    }

    private mutating func largeTitleDisplayMode(
        _ member: DataMember
    ) -> ViewData.Navigation.LargeTitleDisplayMode? { word(member) }

    /// Returns the style of a button's configuration.
    mutating func configuration(_ member: DataMember) -> ButtonConfiguration? { word(member) }

    /// Returns the case with a name.
    private mutating func word<Word: RawRepresentable & CaseIterable>(
        _ member: DataMember
    ) -> Word? where Word.RawValue == String {
        member.node.string.flatMap { Word(rawValue: $0) } ?? refuse(member, .word(of: Word.allCases.map(\.rawValue)))
    }

    /// Reads the view above a keyboard into a view.
    mutating func accessoryMember(_ member: DataMember, into view: inout ViewData) {
        view.places.inputAccessoryView = member.node.place
        view.inputAccessoryView = accessory(member) ?? view.inputAccessoryView
    }

    /// Returns the view above a keyboard. It contains no other one, so that data cannot nest them without subviews.
    private mutating func accessory(_ member: DataMember) -> ViewData? {
        guard !isAboveKeyboard else {
            note(.nestedAccessory, member.node.place)
            return nil
        }
        isAboveKeyboard = true
        defer { isAboveKeyboard = false }
        switch member.node.value {
        case .object, .view, .viewClass: return view(member.node)
        case .null, .bool, .number, .string, .array, .color, .image, .action, .localized, .other:
            return refuse(member, .view)
        }
    }

    mutating func flag(_ member: DataMember) -> Bool? { member.node.bool ?? refuse(member, .boolean) }

    mutating func number(_ member: DataMember) -> Double? { member.node.number ?? refuse(member, .number) }

    /// Returns the content mode with a UIKit name, such as `scaleAspectFit`.
    mutating func contentMode(_ member: DataMember) -> UIView.ContentMode? {
        let word = member.node.string.flatMap { EffectTable.contentModes.word(named: $0) }
        return word.flatMap { UIView.ContentMode(rawValue: $0.rawValue) } ?? refuse(member, .contentMode)
    }

    /// Reads a member of a stack view.
    mutating func stackMember(_ name: MemberName, _ member: DataMember, into view: inout ViewData) {
        var stack = view.stack ?? StackData()
        stack.members.append((name, member.node.place))
        switch name {
        case .axis: stack.axis = word(of: StackData.axes, member) ?? stack.axis
        case .alignment: stack.alignment = word(of: StackData.alignments, member) ?? stack.alignment
        case .distribution: stack.distribution = word(of: StackData.distributions, member) ?? stack.distribution
        default: stack.spacing = length(member) ?? stack.spacing
        }
        view.stack = stack
    }

    /// Returns the case with a UIKit name.
    mutating func word<Word: RawRepresentable>(
        of words: NamedWords<Word>, _ member: DataMember
    ) -> Word? where Word.RawValue == Int {
        let word = member.node.string.flatMap { words.word(named: $0) }
        return word.flatMap { Word(rawValue: $0.rawValue) } ?? refuse(member, .word(of: words.names))
    }

    /// Returns a length in points, within the range that UIKit accepts.
    private mutating func length(_ member: DataMember) -> Double? {
        guard let number = number(member) else { return nil }
        return number.magnitude < 1e6 ? number : refuse(member, .number)
    }

    /// Reads a member of a page control into a view.
    mutating func pageMember(_ name: MemberName, _ member: DataMember, into view: inout ViewData) {
        var pages = view.pages ?? PageData()
        pages.members.append((name, member.node.place))
        let number = member.node.integer.flatMap { (0...PageData.limit).contains($0) ? $0 : nil }
        guard let number = number ?? refuse(member, .pageNumber) else { return }
        if name == .numberOfPages { pages.count = number } else { pages.current = number }
        view.pages = pages
    }

    mutating func tag(_ member: DataMember) -> Int? {
        member.node.integer ?? member.node.string.flatMap { Int($0) } ?? refuse(member, .wholeNumber)
    }

    mutating func action(_ member: DataMember) -> ViewAction? {
        if case .action(let action) = member.node.value { return action }
        return word(member).map { ViewAction(.name($0)) }
    }

    mutating func state(_ member: DataMember) -> ElementState {
        var state: ElementState = []
        for (word, place) in words(member) {
            if let known = StateName(rawValue: word) {
                state.formUnion(known.state)
            } else {
                note(.unknownState(word), place)
            }
        }
        return state
    }

    /// Returns the words of a string or of an array of strings, each with the location of its string.
    mutating func words(_ member: DataMember) -> [(word: String, place: DataPlace)] {
        guard member.node.string != nil || member.node.elements != nil else { return refuse(member, .words) ?? [] }
        var words: [(word: String, place: DataPlace)] = []
        for node in member.node.elements ?? [member.node] {
            guard let text = node.string else {
                note(.otherThanStrings(member.name, found: node.type), node.place)
                continue
            }
            words += ClassList.names(in: text).map { ($0, node.place) }
        }
        return words
    }

    mutating func frame(_ member: DataMember) -> CGRect? {
        let numbers = member.node.elements?.map(\.number) ?? []
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3]
        else { return refuse(member, .frame) }
        // Layers accept only finite numbers.
        guard (x + width).isFinite, (y + height).isFinite else { return refuse(member, .frame) }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Returns a colour from a `UIColor`, a CSS colour, or a number in the form 0xRRGGBBAA.
    mutating func color(_ member: DataMember) -> UIColor? {
        if case .color(let color) = member.node.value { return color }
        if let rgba = member.node.number.flatMap({ UInt32(exactly: $0) }) {
            return UIColor(CSS.Color(rgb: rgba >> 8, alpha: Float(rgba & 0xFF) / 255))
        }
        guard let text = member.node.string else { return refuse(member, .color) }
        if let color = CSS.Color(cssText: text) { return UIColor(color) }
        note(.noColor(text), member.node.place)
        return nil
    }

    mutating func subviews(_ member: DataMember) -> [ViewData] {
        guard let elements = member.node.elements else { return refuse(member, .views) ?? [] }
        return views(elements)
    }
}
