import CSSEngine

/// What a DOM has to do until every view looks as its style says.
struct Styling {
    /// Views that change one another for ever are left alone after so many turns.
    static let roundLimit = 32

    /// A view whose style has changed, and that was not told yet.
    struct News {
        let element: DOMElement
        let ruleset: NICSSRuleset
        let difference: NIStyleDifference
    }

    var openBatches = 0
    var isApplying = false
    /// Whether somebody was asked for a pass that was not made yet.
    var isPassScheduled = false

    /// Whether something has changed since the last pass, and since the engine was last asked what that comes to.
    var needsPass = false
    var needsRestyle = false
    /// What is looked at before that: views, each with what it is asked for besides where it stands.
    var changedViews: [StyleNode: ElementChanges] = [:]
    var haveStylesheetsChanged = false

    var rulesets = RulesetTable()
    var news: [News] = []
    /// The device that the adapter knows of, if it is another by now.
    var formerEnvironment: NIEnvironment?

    /// How many views the engine has looked at, all told.
    var visitedCount = 0

    /// Something has changed.
    mutating func noteChange() {
        needsPass = true
        needsRestyle = true
    }

    /// Forgets what concerns views that are all gone.
    mutating func forgetViews() {
        changedViews = [:]
        rulesets = RulesetTable()
        news = []
    }
}
