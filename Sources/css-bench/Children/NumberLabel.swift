import HeadlessUIKit

/// A label whose number of lines is what a style sheet says, and that tells of it.
final class NumberLabel: UILabel {
    var tell: (Int) -> Void = { _ in }

    override var numberOfLines: Int {
        didSet { tell(numberOfLines) }
    }
}
