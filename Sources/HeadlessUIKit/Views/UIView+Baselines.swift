import Foundation

/// The distances from the top of a view to the baselines of its first and last line of text, in points.
struct DrawnBaselines: Equatable {
    let first, last: CGFloat
}

extension UIView {
    /// Returns the baselines of the text that the view draws in a size. `nil` if the view draws no text.
    func drawnBaselines(in size: CGSize) -> DrawnBaselines? {
        let bounds = CGRect(origin: .zero, size: size)
        return switch self {
        case let label as UILabel: label.baselines(in: bounds)
        case let button as UIButton: button.titleBaselines(in: bounds)
        case let field as UITextField: field.textBaselines(in: bounds)
        case let view as UITextView: view.textBaselines(in: bounds)
        case let stack as UIStackView: stack.baselines(in: bounds)
        default: nil
        }
    }
}
