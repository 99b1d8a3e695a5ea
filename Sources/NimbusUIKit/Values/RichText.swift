import Foundation

/// An attributed string that is compared by its contents.
///
/// On Linux, Foundation crashes when it compares attributed strings whose attributes are Swift values.
package struct RichText: Equatable {
    package let string: NSAttributedString

    package static func == (left: RichText, right: RichText) -> Bool {
        let (left, right) = (left.string, right.string)
        if left === right { return true }
        guard left.length == right.length, left.string == right.string else { return false }
        var index = 0
        while index < left.length {
            var range = NSRange(location: 0, length: 0)
            var otherRange = range
            let attributes = left.attributes(at: index, effectiveRange: &range)
            let others = right.attributes(at: index, effectiveRange: &otherRange)
            guard areEqual(attributes, others) else { return false }
            index = max(index + 1, min(range.upperBound, otherRange.upperBound))
        }
        return true
    }

    private static func areEqual(
        _ attributes: [NSAttributedString.Key: Any], _ others: [NSAttributedString.Key: Any]
    ) -> Bool {
        attributes.count == others.count
            && attributes.allSatisfy { key, value in
                guard let other = others[key] else { return false }
                if let number = number(value), let otherNumber = Self.number(other) { return number == otherNumber }
                if let object = value as? NSObject, let otherObject = other as? NSObject {
                    return object === otherObject || object.isEqual(otherObject)
                }
                guard let value = value as? AnyHashable, let other = other as? AnyHashable else { return false }
                return value == other
            }
    }

    static func number(_ value: Any) -> Double? {
        switch value {
        case let number as CGFloat: Double(number)
        case let number as Int: Double(number)
        case let number as Double: number
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
