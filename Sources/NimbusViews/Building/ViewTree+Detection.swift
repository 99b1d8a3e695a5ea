import Foundation

extension ViewTree {
    /// Whether JSON describes views: an object with the member `view`, or an array that starts with one. Text that
    /// cannot be parsed describes views if it has such a member, and an object does if another member has the class of a view,
    /// so that the screen shows the error.
    package static func describesViews(_ json: Data) -> Bool {
        guard let first = firstValue(of: json) else { return json.range(of: Data("\"view\"".utf8)) != nil }
        guard let members = first as? [String: Any] else { return false }
        if members["view"] is String { return true }
        return ["type", "class", "kind", "element"].contains { name in
            let text = members[name] as? String
            return text?.hasPrefix("UI") == true || text?.hasPrefix("NI") == true
        }
    }

    /// Returns the class of the first view that JSON describes. `nil` if it describes none.
    package static func viewClass(in json: Data) -> String? {
        (firstValue(of: json) as? [String: Any])?["view"] as? String
    }

    /// Returns a value, or the first element of an array. `nil` for text that is not JSON.
    private static func firstValue(of json: Data) -> Any? {
        let value = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
        return (value as? [Any])?.first ?? value
    }
}
