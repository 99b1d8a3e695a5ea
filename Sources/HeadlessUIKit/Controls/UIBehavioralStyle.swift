/// The look and behavior of a control on a Mac.
@available(tvOS, unavailable)
public enum UIBehavioralStyle: UInt, Sendable {
    /// The style that suits the idiom.
    case automatic = 0
    /// The style of an iPad.
    case pad = 1
    /// The style of a Mac.
    case mac = 2
}
