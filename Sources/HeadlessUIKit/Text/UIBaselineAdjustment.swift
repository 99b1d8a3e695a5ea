/// The vertical position of text whose font size was reduced to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline keeps its position.
    case alignBaselines = 0
    /// The centre keeps its position.
    case alignCenters = 1
    /// The top keeps its position.
    case none = 2
}
