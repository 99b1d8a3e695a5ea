import NimbusCSS
import NimbusUIKit

extension NIDOM {
    /// Returns the data of a view with its registered subviews, so that a screen that exists can be shown without the app.
    ///
    /// ```swift
    /// try dom.viewData(of: profile).write(to: folder, named: "profile")
    /// ```
    ///
    /// Applies pending style changes first. The data has the values of the app: if a stylesheet has set a value, the data has
    /// the value that undoing the style would leave. Frames are exported unless a stack view or a table sets them. The data contains no views that UIKit creates. The text of a secure text field is a bullet for each character.
    /// - Parameters:
    ///   - view: The view. If it is not registered, the data has its nearest registered descendants.
    ///   - classes: The view classes that the reader of the data knows. A view of another class is exported as its nearest
    ///     superclass in the list.
    /// - Complexity: O(n) in the number of views. Encodes each image once.
    public func viewData(of view: UIView, classes: ViewClasses = ViewClasses()) -> ExportedViews {
        styleIfNeeded()
        var exporter = ViewExporter(self, classes)
        return exporter.export(view)
    }
}
