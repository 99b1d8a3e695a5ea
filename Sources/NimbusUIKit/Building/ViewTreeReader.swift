import CSSEngine

/// Reads view trees: one object or an array of them, `{"view": "UILabel", "id": "title", "subviews": […]}`.
package struct ViewTreeReader {
    /// What is odd about the file: errors where something was dropped, warnings where it has no effect.
    package private(set) var problems: [ViewTreeProblem] = []

    package init() {}

    /// The views of a file without those that are none.
    /// - Throws: where the file is not JSON.
    package mutating func read(_ bytes: [UInt8]) throws(JSONError) -> [ViewData] {
        let json = try JSONReader.read(bytes)
        return (json.elements ?? [json]).compactMap { view($0) }
    }

    /// Recursive: the JSON reader bounds the depth.
    private mutating func view(_ json: JSONNode) -> ViewData? {
        guard case .object(let members) = json.value else {
            warn(
                .error, "a view is an object such as {\"view\": \"UILabel\"}, and this is \(json.typeName)", json.range)
            return nil
        }
        var view = ViewData("")
        var names: Set<String> = []
        for member in members {
            if !names.insert(member.name).inserted {
                warn(.warning, "“\(member.name)” is given twice; the last one counts", member.nameRange)
            }
            read(member, into: &view)
        }
        if !names.contains("view") {
            warn(
                .error, "this object has no “view”, which names its class",
                json.range.lowerBound..<json.range.lowerBound + 1)
        }
        return view.viewClass.isEmpty ? nil : view
    }

    /// Of members with the same name the last one counts.
    private mutating func read(_ member: JSONMember, into view: inout ViewData) {
        switch member.name {
        case "view":
            view.viewClass = name(member) ?? ""
            view.ranges.viewClass = member.node.range
        case "id": view.id = name(member)
        case "cssClass": view.classes = words(member).map(\.word)
        case "state": view.state = state(member)
        case "style":
            view.style = name(member)
            view.ranges.style = member.node.range
        case "text": view.text = text(member)
        case "title": view.title = text(member)
        case "image": view.image = text(member)
        case "label": view.label = text(member)
        case "tag": view.tag = tag(member)
        case "selector": view.action = string(member)
        case "frame": view.frame = frame(member)
        case "bg": view.background = color(member)
        case "subviews": view.subviews = subviews(member)
        default: warn(.warning, "a view has no “\(member.name)”", member.nameRange)
        }
    }

    // MARK: Members

    private mutating func string(_ member: JSONMember) -> String? {
        switch member.node.value {
        case .string(let string): return string
        case .null where member.name != "view": return nil
        case .null, .bool, .number, .array, .object: return refuse(member, "a string")
        }
    }

    /// A string that means something only where it is not empty.
    private mutating func name(_ member: JSONMember) -> String? {
        guard let string = string(member) else { return nil }
        guard string.utf8.allSatisfy(Self.isBlank) else { return string }
        warn(member.name == "view" ? .error : .warning, "“\(member.name)” is empty", member.node.range)
        return nil
    }

    private mutating func text(_ member: JSONMember) -> String? {
        switch member.node.value {
        case .string(let string): return string
        case .number(let number): return Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .null: return nil
        case .bool, .array, .object: return refuse(member, "a string or a number")
        }
    }

    private mutating func tag(_ member: JSONMember) -> Int? {
        switch member.node.value {
        case .string(let string):
            if let tag = Int(string) { return tag }
        case .number(let number):
            if let tag = Int(exactly: number) { return tag }
        case .null: return nil
        case .bool, .array, .object: return refuse(member, "a whole number")
        }
        warn(.error, "“tag” must be a whole number", member.node.range)
        return nil
    }

    private mutating func state(_ member: JSONMember) -> ElementState {
        var state: ElementState = []
        for (word, range) in words(member) {
            switch word {
            case "disabled": state.insert(.disabled)
            case "selected": state.insert(.selected)
            case "highlighted", "active": state.insert(.highlighted)
            case "focused": state.insert(.focused)
            case "enabled": break
            default: warn(.warning, "there is no state “\(word)”", range)
            }
        }
        return state
    }

    /// The words of a string or of an array of strings, each with the place of its string.
    private mutating func words(_ member: JSONMember) -> [(word: String, range: Range<Int>)] {
        switch member.node.value {
        case .string, .array: break
        case .null: return []
        case .bool, .number, .object: return refuse(member, "a string or an array of strings") ?? []
        }
        var words: [(word: String, range: Range<Int>)] = []
        for node in member.node.elements ?? [member.node] {
            guard case .string(let text) = node.value else {
                warn(.error, "“\(member.name)” must hold strings, not \(node.typeName)", node.range)
                continue
            }
            // As in HTML, only ASCII white space stands between words.
            words += text.utf8.split(whereSeparator: Self.isBlank).map { (String($0)!, node.range) }
        }
        return words
    }

    private mutating func frame(_ member: JSONMember) -> CGRect? {
        if case .null = member.node.value { return nil }
        let numbers = member.node.elements?.compactMap { node -> CGFloat? in
            if case .number(let number) = node.value { CGFloat(number) } else { nil }
        }
        guard let numbers, numbers.count == 4, member.node.elements?.count == 4 else {
            warn(.error, "“frame” must be an array of four numbers: x, y, width, height", member.node.range)
            return nil
        }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// A colour of CSS, or the number 0xRRGGBBAA.
    private mutating func color(_ member: JSONMember) -> Color? {
        switch member.node.value {
        case .string(let text):
            if let color = Color(cssText: text) { return color }
            warn(.error, "“\(text)” is not a colour", member.node.range)
            return nil
        case .number(let number):
            guard let rgba = UInt32(exactly: number) else { return refuse(member, "a colour") }
            return Color(rgb: rgba >> 8, alpha: Float(rgba & 0xFF) / 255)
        case .null: return nil
        case .bool, .array, .object: return refuse(member, "a string or a number")
        }
    }

    private mutating func subviews(_ member: JSONMember) -> [ViewData] {
        switch member.node.value {
        case .array(let nodes): nodes.compactMap { view($0) }
        case .null: []
        case .bool, .number, .string, .object: refuse(member, "an array of views") ?? []
        }
    }

    // MARK: Problems

    private mutating func refuse<Value>(_ member: JSONMember, _ expected: String) -> Value? {
        warn(.error, "“\(member.name)” must be \(expected), not \(member.node.typeName)", member.node.range)
        return nil
    }

    private mutating func warn(_ severity: Diagnostic.Severity, _ sentence: String, _ range: Range<Int>) {
        problems.append(ViewTreeProblem(severity: severity, sentence: sentence, range: range))
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
    }
}
