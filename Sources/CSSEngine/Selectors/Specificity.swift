/// The specificity of a selector: the numbers of ids, of classes, and of types (Selectors 4, section 16).
///
/// The numbers are packed into one integer, so that specificities are compared as integers. Each number saturates.
public struct Specificity: Hashable, Comparable, Sendable, BitwiseCopyable {
    private(set) var packed: UInt32

    /// Creates a specificity.
    /// - Parameters:
    ///   - a: The number of ID selectors. At most 1023.
    ///   - b: The number of classes, attributes and pseudo-classes. At most 2047.
    ///   - c: The number of types and pseudo-elements. At most 2047.
    public init(_ a: Int, _ b: Int, _ c: Int) {
        packed = UInt32(min(a, 1023)) << 22 | UInt32(min(b, 2047)) << 11 | UInt32(min(c, 2047))
    }

    /// The specificity of `*`.
    public static let zero = Specificity(0, 0, 0)

    /// The number of ID selectors.
    public var a: Int { Int(packed >> 22) }
    /// The number of classes, attributes and pseudo-classes.
    public var b: Int { Int(packed >> 11 & 2047) }
    /// The number of types and pseudo-elements.
    public var c: Int { Int(packed & 2047) }

    /// Compares the first counts that differ.
    public static func < (left: Specificity, right: Specificity) -> Bool { left.packed < right.packed }

    /// Adds each count.
    public static func + (left: Specificity, right: Specificity) -> Specificity {
        Specificity(left.a + right.a, left.b + right.b, left.c + right.c)
    }
}

/// The specificity of a complex selector, counted component by component.
struct SpecificityCalculation {
    private var ids = 0
    private var classes = 0
    private var types = 0

    var specificity: Specificity { Specificity(ids, classes, types) }

    /// Adds a component without the list that it tests.
    @inline(__always) mutating func add(_ component: SelectorComponent) {
        switch component.weight {
        case .none: break
        case .type: types += 1
        case .class: classes += 1
        case .id: ids += 1
        }
    }

    /// Adds the list of `:is()`, `:not()`, `:has()` or `:nth-child(of)`, which counts as its most specific member.
    mutating func add(_ list: SelectorList) {
        ids += list.specificity.a
        classes += list.specificity.b
        types += list.specificity.c
    }
}
