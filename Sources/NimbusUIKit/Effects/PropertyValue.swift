/// A type of views' properties whose values have a description of their own.
protocol PropertyValue: Equatable {
    /// Returns the value of a description. `nil` if it describes a value of another type.
    static func content(of value: ViewValue) -> Self?
    var viewValue: ViewValue { get }
    /// Returns whether two values are equal. Most equal objects are the same object, which is found at once.
    static func areEqual(_ left: Self, _ right: Self) -> Bool
}

extension PropertyValue {
    static func areEqual(_ left: Self, _ right: Self) -> Bool { left == right }
}

extension ViewValue: PropertyValue {
    static func content(of value: ViewValue) -> ViewValue? { value }
    var viewValue: ViewValue { self }
}

extension CGFloat: PropertyValue {
    static func content(of value: ViewValue) -> CGFloat? { value.number }
    var viewValue: ViewValue { .number(self) }
}

extension Double: PropertyValue {
    static func content(of value: ViewValue) -> Double? { value.number.map { Double($0) } }
    var viewValue: ViewValue { .number(CGFloat(self)) }
}

extension Int: PropertyValue {
    static func content(of value: ViewValue) -> Int? { value.integer }
    var viewValue: ViewValue { .integer(self) }
}

extension Bool: PropertyValue {
    static func content(of value: ViewValue) -> Bool? { value.flag }
    var viewValue: ViewValue { .flag(self) }
}

extension String: PropertyValue {
    static func content(of value: ViewValue) -> String? { value.text }
    var viewValue: ViewValue { .text(self) }
}

extension CGSize: PropertyValue {
    static func content(of value: ViewValue) -> CGSize? { value.size }
    var viewValue: ViewValue { .size(self) }
}

extension CGPoint: PropertyValue {
    static func content(of value: ViewValue) -> CGPoint? { value.point }
    var viewValue: ViewValue { .point(self) }
}

extension UIOffset: PropertyValue {
    static func content(of value: ViewValue) -> UIOffset? { value.offset }
    var viewValue: ViewValue { .offset(self) }
}

extension UIEdgeInsets: PropertyValue {
    static func content(of value: ViewValue) -> UIEdgeInsets? { value.insets }
    var viewValue: ViewValue { .insets(self) }
}

extension CGAffineTransform: PropertyValue {
    static func content(of value: ViewValue) -> CGAffineTransform? { value.transform }
    var viewValue: ViewValue { .transform(self) }
}

extension UIColor: PropertyValue {
    static func content(of value: ViewValue) -> Self? { value.color as? Self }
    static func areEqual(_ left: UIColor, _ right: UIColor) -> Bool { left === right || left == right }
    var viewValue: ViewValue { .color(self) }
}

extension UIFont: PropertyValue {
    static func content(of value: ViewValue) -> Self? { value.font as? Self }
    static func areEqual(_ left: UIFont, _ right: UIFont) -> Bool { left === right || left == right }
    var viewValue: ViewValue { .font(self) }
}

extension UIImage: PropertyValue {
    static func content(of value: ViewValue) -> Self? { value.image as? Self }
    static func areEqual(_ left: UIImage, _ right: UIImage) -> Bool { left === right || left == right }
    var viewValue: ViewValue { .image(self) }
}

extension RichText: PropertyValue {
    static func content(of value: ViewValue) -> RichText? { value.attributedText.map(RichText.init(string:)) }
    var viewValue: ViewValue { .attributedText(self) }
}

// `nil` is a value, which `.none` describes.
extension Optional: PropertyValue where Wrapped: PropertyValue {
    static func content(of value: ViewValue) -> Wrapped?? { .some(Wrapped.content(of: value)) }
    var viewValue: ViewValue { self?.viewValue ?? .none }

    static func areEqual(_ left: Wrapped?, _ right: Wrapped?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return Wrapped.areEqual(left, right)
    }
}
