import CSSEngine
import Foundation
import HeadlessScreen
import HeadlessUIKit
import StylesheetEditing

/// The screen that a page shows: a device, and what the user of the page does with the app on it.
struct PictureRequest: Hashable {
    /// Everything that decides how the views are styled and laid out.
    struct Setting: Hashable {
        let device: PreviewDevice
        /// The states that are held, by the indices of the views.
        let heldStates: [Int: ElementState]
        let edits: [TrialEdit]
    }

    /// The items of the query that decide about the picture.
    let query: [String: String]
    let setting: Setting
    /// The content offsets of scroll views, by the indices of the views.
    let offsets: [Int: CGPoint]
    /// Whether the picture shows the boxes of the views.
    let showsBoxes: Bool
    /// The time since the first styling or, if states are held, since they were held, in milliseconds. `nil` for the instant at which
    /// all motion with an end has ended.
    let time: Double?

    private static let itemLimit = 100

    private static let names: Set = [
        "size", "scale", "scheme", "text", "dir", "boxes", "hold", "scroll", "edits", "time",
    ]

    /// The latest time of a picture, in milliseconds.
    private static let timeLimit = StyledScreen.longestMotion * 1000

    /// The same request without the edits that a page tries.
    var withoutEdits: PictureRequest { without("edits") }

    /// The same request without a time.
    var atRest: PictureRequest { without("time") }

    private func without(_ name: String) -> PictureRequest {
        query[name] == nil ? self : PictureRequest(query: query.filter { $0.key != name }) ?? self
    }

    /// Creates a request from the query of a URL, as described in `docs/PROTOCOL.md`.
    /// - Returns: `nil` if a value is invalid.
    init?(query: [String: String]) {
        guard let device = PreviewDevice(query: query), let boxes = Int(query["boxes"] ?? "0"), (0...1).contains(boxes),
            let heldStates = Self.heldStates(query["hold"] ?? ""), let offsets = Self.offsets(query["scroll"] ?? ""),
            let edits = TrialEdit.list(query["edits"]), let time = Self.time(query["time"])
        else { return nil }
        self.query = query.filter { Self.names.contains($0.key) }
        setting = Setting(device: device, heldStates: heldStates, edits: edits)
        self.offsets = offsets
        showsBoxes = boxes == 1
        self.time = time
    }

    /// The reason why a query is invalid, a clause without a full stop.
    static func problem(of query: [String: String]) -> String {
        time(query["time"]) == nil
            ? "the time is not a number of milliseconds from 0 to \(Int(timeLimit))" : "the query is invalid"
    }

    /// Returns the time of a picture; `nil` if the text is invalid.
    private static func time(_ text: String?) -> Double?? {
        guard let text else { return .some(nil) }
        guard let time = Double(text), (0...timeLimit).contains(time) else { return nil }
        return time
    }

    /// Parses `12:highlighted+selected,14:disabled`.
    private static func heldStates(_ text: String) -> [Int: ElementState]? {
        items(text) { parts in
            guard parts.count == 2 else { return nil }
            var states: ElementState = []
            for name in parts[1].split(separator: "+") {
                guard let state = HeldState(rawValue: String(name)) else { return nil }
                states.insert(state.elementState)
            }
            return states
        }
    }

    /// Parses `9:0:340,5:0:20`.
    private static func offsets(_ text: String) -> [Int: CGPoint]? {
        items(text) { parts in
            guard parts.count == 3, let x = Double(parts[1]), let y = Double(parts[2]), abs(x) < 1e6, abs(y) < 1e6
            else { return nil }
            return CGPoint(x: x, y: y)
        }
    }

    /// Parses items separated by commas, each of which starts with the index of a view.
    private static func items<Item>(_ text: String, _ item: ([Substring]) -> Item?) -> [Int: Item]? {
        var items: [Int: Item] = [:]
        let texts = text.split(separator: ",")
        guard texts.count <= itemLimit else { return nil }
        for text in texts {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            guard let index = parts.first.flatMap({ Int($0) }), index >= 0, let item = item(parts) else { return nil }
            items[index] = item
        }
        return items
    }
}
