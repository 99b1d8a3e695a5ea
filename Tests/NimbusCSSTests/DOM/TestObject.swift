import NimbusCSS

/// A view without a toolkit, which writes down what it is told.
class TestObject: NIStyleable {
    let type: String
    var styleID: String?
    private(set) weak var superview: TestObject?
    private(set) var subviews: [TestObject] = []
    var styleState: NIStyleState = []
    var hasStyleText = false
    var inlineStyle: String?
    var attributes: [String: String] = [:]

    /// How many subviews it has named, together and one by one.
    private(set) var named = 0
    /// What it was told, each time as `property: old → new`, with dashes for none.
    private(set) var news: [[String]] = []
    private(set) var rulesets: [NICSSRuleset] = []
    /// What it does when it is told something.
    var reaction: (NIDOM) -> Void = { _ in }

    init(_ type: String = "UILabel", _ subviews: [TestObject] = []) {
        self.type = type
        for subview in subviews { add(subview) }
    }

    func add(_ subview: TestObject, at place: Int? = nil) {
        subview.leave()
        subviews.insert(subview, at: place ?? subviews.count)
        subview.superview = self
    }

    func leave() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// What it was told since it was asked last.
    func takeNews() -> [String] {
        defer { news = [] }
        return news.flatMap { $0 }
    }

    var styleTypes: [String] { [type] }
    var styleableSuperview: (any NIStyleable)? { superview }
    var styleableSubviews: [any NIStyleable] {
        named += subviews.count
        return subviews
    }
    var styleableSubviewCount: Int { subviews.count }

    func styleableSubview(at place: Int) -> any NIStyleable {
        named += 1
        return subviews[place]
    }

    func styleAttribute(_ name: String) -> String? { attributes[name] }

    func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
        news.append(
            difference.changes.map { "\($0.property): \($0.old?.cssText ?? "-") → \($0.new?.cssText ?? "-")" })
        rulesets.append(ruleset)
        reaction(dom)
    }
}
