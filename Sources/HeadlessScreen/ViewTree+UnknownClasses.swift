import CSSEngine
import HeadlessUIKit
import NimbusUIKit
import NimbusViews

extension ViewTree {
    /// The problems of views whose class does not exist, found by creating all views without styles.
    /// - Parameter properties: The properties of the stylesheets, which name classes of the app.
    @MainActor package func unknownClasses(_ properties: PropertyTable) -> [ViewTreeProblem] {
        var builder = ViewBuilder(nil, classes: ViewClasses().addingStandIns(for: properties), of: self)
        let container = UIView()
        for view in views { builder.build(view, in: container) }
        return builder.problems.filter { problem in
            if case .unknownClass = problem.kind { true } else { false }
        }
    }
}
