import CSSEngine
import Foundation

extension NIStylesheetScope {
    /// The views that meet a condition. What is inside a view does not follow it.
    /// - Parameter condition: Called when a view is registered or refreshed. After a change of the result, call
    ///   ``NIDOM/setNeedsStyle(_:)``.
    public static func views(
        where condition: @escaping @MainActor @Sendable (any NIStyleable) -> Bool
    ) -> NIStylesheetScope {
        // Each condition is different, because closures cannot be compared.
        let predicate = StyleScope.Predicate(name: UUID().uuidString) { element in
            (element as? ViewReading)?.meets(condition) ?? false
        }
        return NIStylesheetScope(scope: .elements(predicate))
    }
}
