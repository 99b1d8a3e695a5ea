import HeadlessUIKit

/// A label that reports changes of its number of lines, which a stylesheet sets.
final class NumberLabel: UILabel {
    var onChange: (Int) -> Void = { _ in }

    override var numberOfLines: Int {
        didSet { onChange(numberOfLines) }
    }
}
