import NimbusCSS
import NimbusUIKit

/// A view of the app's own, with a property, a state and an attribute for stylesheets.
final class DialView: UIView, NIStyleableView {
    /// The property `dial-color`.
    var dialColor = UIColor.black
    /// The state `:press`.
    var isPressed = false { didSet { dom?.setNeedsStyle(self) } }
    /// The attribute `[level="3"]`.
    var level = 0 { didSet { dom?.setNeedsStyle(self) } }

    private weak var dom: NIDOM?

    var customStyleStates: [String] { isPressed ? ["press"] : [] }
    func customStyleAttribute(_ name: String) -> String? { name == "level" ? "\(level)" : nil }
    func didRegisterForStyling(in dom: NIDOM) { self.dom = dom }
}
