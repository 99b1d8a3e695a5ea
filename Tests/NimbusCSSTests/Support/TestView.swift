import CSSEngine

/// A view tree as plain data.
struct TestView: StyleElement {
    var type: String
    var styleID: String?
    var styleClasses: [String] = []
    var styleState: ElementState = []
    var inlineStyle: String?
    var styleChildren: [TestView] = []

    var styleTypes: [String] { [type] }
    var hasText: Bool { false }

    init(
        _ type: String, id: String? = nil, classes: [String] = [], inlineStyle: String? = nil,
        children: [TestView] = []
    ) {
        self.type = type
        styleID = id
        styleClasses = classes
        self.inlineStyle = inlineStyle
        styleChildren = children
    }

    func styleAttribute(_ name: String) -> String? { nil }
}
