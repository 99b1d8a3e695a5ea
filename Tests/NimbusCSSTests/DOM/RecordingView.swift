import NimbusCSS

/// A view without a toolkit that records the style changes applied to it.
class RecordingView: NIStyleable {
    let type: String
    var styleID: String?
    private(set) weak var superview: RecordingView?
    private(set) var subviews: [RecordingView] = []
    var styleState: NIStyleState = []
    var hasStyleText = false
    var inlineStyle: String?
    var attributes: [String: String] = [:]

    /// The number of subviews returned so far, in arrays and one by one.
    private(set) var returnedSubviewCount = 0
    /// The changed properties of each call, as `property: old → new`. A dash stands for `nil`.
    private(set) var changes: [[String]] = []
    private(set) var rulesets: [NICSSRuleset] = []
    /// Called after a style change is recorded.
    var reaction: (NIDOM) -> Void = { _ in }

    init(_ type: String = "UILabel", _ subviews: [RecordingView] = []) {
        self.type = type
        for subview in subviews { add(subview) }
    }

    func add(_ subview: RecordingView, at index: Int? = nil) {
        subview.removeFromSuperview()
        subviews.insert(subview, at: index ?? subviews.count)
        subview.superview = self
    }

    func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Returns the changed properties since the last call.
    func takeChanges() -> [String] {
        defer { changes = [] }
        return changes.flatMap { $0 }
    }

    var styleTypes: [String] { [type] }
    var styleableSuperview: (any NIStyleable)? { superview }
    var styleableSubviews: [any NIStyleable] {
        returnedSubviewCount += subviews.count
        return subviews
    }
    var styleableSubviewCount: Int { subviews.count }

    func styleableSubview(at index: Int) -> any NIStyleable {
        returnedSubviewCount += 1
        return subviews[index]
    }

    func styleAttribute(_ name: String) -> String? { attributes[name] }

    func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
        changes.append(
            difference.changes.map { "\($0.property): \($0.old?.cssText ?? "-") → \($0.new?.cssText ?? "-")" })
        rulesets.append(ruleset)
        reaction(dom)
    }
}
