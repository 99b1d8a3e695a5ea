/// How specific a selector is: ids, then classes with attributes and pseudo-classes, then types
/// (Selectors 4, section 16). Packed so that comparing is one integer comparison; each count saturates.
public struct Specificity: Hashable, Comparable, Sendable, BitwiseCopyable {
    private(set) var packed: UInt32

    /// - Parameters: a: id selectors, at most 1023; b: classes, attributes, pseudo-classes, at most 2047;
    ///   c: types and pseudo-elements, at most 2047.
    public init(_ a: Int, _ b: Int, _ c: Int) {
        packed = UInt32(min(a, 1023)) << 22 | UInt32(min(b, 2047)) << 11 | UInt32(min(c, 2047))
    }

    /// That of `*`.
    public static let zero = Specificity(0, 0, 0)

    /// Id selectors.
    public var a: Int { Int(packed >> 22) }
    /// Classes, attributes and pseudo-classes.
    public var b: Int { Int(packed >> 11 & 2047) }
    /// Types and pseudo-elements.
    public var c: Int { Int(packed & 2047) }

    /// The first count that differs decides.
    public static func < (left: Specificity, right: Specificity) -> Bool { left.packed < right.packed }

    /// Count by count.
    public static func + (left: Specificity, right: Specificity) -> Specificity {
        Specificity(left.a + right.a, left.b + right.b, left.c + right.c)
    }
}
