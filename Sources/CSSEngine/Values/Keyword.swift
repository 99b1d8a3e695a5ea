/// The words that properties take. Raw values are the words as CSS writes them.
public enum Keyword: String, Sendable, CaseIterable {
    case auto, none, normal, bold, italic
    case left, right, center, top, middle, bottom, fill, justify, start, end
    case width, height, all, margins, dimensions
    case hidden, visible, collapse
    case wrap, clip
    case characterWrap = "character-wrap"
    case headTruncate = "head-truncate"
    case tailTruncate = "tail-truncate"
    case middleTruncate = "middle-truncate"
    case `true`, `false`, yes, no
    case alignBaselines = "align-baselines"
    case alignCenters = "align-centers"
    case singleLine = "single-line"
    case singleLineEtched = "single-line-etched"
    case white, gray, black, `default`
    case whiteLarge = "white-large"
    case highlighted, disabled

    /// Its place in `allCases`: an enumeration without payloads is stored as just that.
    @inline(__always) var index: UInt8 { unsafeBitCast(self, to: UInt8.self) }

    /// The keyword at that place.
    @inline(__always) init(index: UInt8) { self = unsafeBitCast(index, to: Keyword.self) }
}
