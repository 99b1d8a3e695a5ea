/// The overflow position: the alignment of a box that is larger than its alignment container (CSS Box Alignment 3,
/// section 4.4).
public enum OverflowAlignment: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// Neither `safe` nor `unsafe` is given.
    case automatic
    case safe
    case unsafe
}

/// The value of `align-content` or `justify-content` (CSS Box Alignment 3, section 5).
public struct ContentAlignment: Hashable, Sendable, BitwiseCopyable {
    /// The keywords. `firstBaseline` is `baseline` or `first baseline`.
    public enum Keyword: UInt8, Hashable, Sendable, BitwiseCopyable {
        case normal
        case firstBaseline
        case lastBaseline
        case spaceBetween
        case spaceAround
        case spaceEvenly
        case stretch
        case center
        case start
        case end
        case flexStart
        case flexEnd
        case left
        case right
    }

    /// The keyword without `safe` and `unsafe`.
    public var keyword: Keyword
    /// Whether the value has `safe` or `unsafe`.
    public var overflow: OverflowAlignment

    /// Creates an alignment.
    public init(_ keyword: Keyword, _ overflow: OverflowAlignment = .automatic) {
        self.keyword = keyword
        self.overflow = overflow
    }

    /// The initial value.
    public static let normal = ContentAlignment(.normal)
}

/// The value of `align-items`, `align-self`, `justify-items` or `justify-self` (CSS Box Alignment 3, section 6).
///
/// `legacy` is not a value of its own: `legacy center` behaves as `center`, and `legacy` alone as `normal`.
public struct SelfAlignment: Hashable, Sendable, BitwiseCopyable {
    /// The keywords. `firstBaseline` is `baseline` or `first baseline`.
    public enum Keyword: UInt8, Hashable, Sendable, BitwiseCopyable {
        /// The value of `align-items` or `justify-items` of the parent. Only valid for `align-self` and `justify-self`.
        case auto
        case normal
        case stretch
        case firstBaseline
        case lastBaseline
        case center
        case start
        case end
        case selfStart
        case selfEnd
        case flexStart
        case flexEnd
        case left
        case right
    }

    /// The keyword without `safe` and `unsafe`.
    public var keyword: Keyword
    /// Whether the value has `safe` or `unsafe`.
    public var overflow: OverflowAlignment

    /// Creates an alignment.
    public init(_ keyword: Keyword, _ overflow: OverflowAlignment = .automatic) {
        self.keyword = keyword
        self.overflow = overflow
    }

    /// Whether a box that overflows is at the start. The fallback of baseline alignment is safe (CSS Box Alignment 3,
    /// section 4.2).
    var isSafe: Bool { overflow == .safe || keyword == .firstBaseline || keyword == .lastBaseline }

    /// The initial value of `align-self` and `justify-self`.
    public static let auto = SelfAlignment(.auto)
    /// The initial value of `align-items` and `justify-items`.
    public static let normal = SelfAlignment(.normal)
}
