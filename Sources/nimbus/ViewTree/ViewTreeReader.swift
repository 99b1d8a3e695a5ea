import CSSEngine
import Foundation

/// Reads view trees: one object or an array of them, `{"view": "UILabel", "id": "title", "subviews": […]}`.
struct ViewTreeReader {
    /// What is odd about the file, as sentences with the place in the tree in front.
    private(set) var problems: [String] = []
    /// Whether a view was dropped.
    private(set) var hasErrors = false
    private let path: String

    init(path: String) {
        self.path = path
    }

    mutating func read(_ data: Data) throws -> [ViewNode] {
        let json: Any
        do {
            json = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw FileFailure(path: path, reason: "is not JSON")
        }
        let objects = json as? [Any] ?? [json]
        return objects.enumerated().compactMap { node($1, at: "[\($0)]") }
    }

    private mutating func node(_ json: Any, at place: String) -> ViewNode? {
        guard let object = json as? [String: Any] else { return dropped("is not a view", place) }
        guard let view = object["view"] as? String else { return dropped("has no \"view\"", place) }
        var attributes: [String: String] = [:]
        for (key, value) in object.sorted(by: { $0.key < $1.key }) {
            switch key {
            case "text", "title", "image", "tag", "label":
                if let string = value as? String {
                    attributes[key] = string
                } else if let number = value as? NSNumber {
                    attributes[key] = "\(number)"
                } else {
                    warn("has a \"\(key)\" that is neither a string nor a number", place)
                }
            case "view", "id", "cssClass", "frame", "bg", "selector", "state", "style", "subviews": break
            default: warn("has an unknown key \"\(key)\"", place)
            }
        }
        let subviews = (object["subviews"] as? [Any] ?? []).enumerated().compactMap {
            node($1, at: "\(place).subviews[\($0)]")
        }
        return ViewNode(
            view: view, id: object["id"] as? String, classes: words(object["cssClass"]), attributes: attributes,
            state: state(object["state"], place), inlineStyle: object["style"] as? String, subviews: subviews)
    }

    private func words(_ json: Any?) -> [String] {
        let texts = (json as? String).map { [$0] } ?? (json as? [Any] ?? []).compactMap { $0 as? String }
        // As in HTML, only ASCII white space stands between names.
        return texts.flatMap { $0.split { $0.isASCII && $0.isWhitespace }.map(String.init) }
    }

    private mutating func state(_ json: Any?, _ place: String) -> ElementState {
        var state: ElementState = []
        for word in words(json) {
            switch word {
            case "disabled": state.insert(.disabled)
            case "selected": state.insert(.selected)
            case "highlighted", "active": state.insert(.highlighted)
            case "focused": state.insert(.focused)
            case "enabled": break
            default: warn("has an unknown state \"\(word)\"", place)
            }
        }
        return state
    }

    private mutating func warn(_ sentence: String, _ place: String) {
        problems.append("\(path): warning: \(place) \(sentence)")
    }

    private mutating func dropped(_ sentence: String, _ place: String) -> ViewNode? {
        problems.append("\(path): error: \(place) \(sentence)")
        hasErrors = true
        return nil
    }
}
