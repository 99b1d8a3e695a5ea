/// Where a text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Its baseline stays.
    case alignBaselines = 0
    /// Its middle stays.
    case alignCenters = 1
    /// Its top stays.
    case none = 2
}
