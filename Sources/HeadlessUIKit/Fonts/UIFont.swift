import Foundation

/// A font in a size.
open class UIFont: NSObject, @unchecked Sendable {
    let face: FontFace
    private let metricsLock = NSLock()
    private var knownMetrics: FontMetrics?

    /// Its size, in points.
    public let pointSize: CGFloat

    init(_ face: FontFace, size: CGFloat) {
        self.face = face
        pointSize = size
    }

    /// The font of this PostScript or family name in this size, in points, or nil where there is none.
    ///
    /// The families of iOS are known on every system, and drawn with what looks like them.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontFace(named: fontName) else { return nil }
        self.init(face, size: fontSize > 0 ? fontSize : UIFont.systemFontSize)
    }

    /// The font that fits a description; in its size where `pointSize` is 0.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize)
    }

    /// Its PostScript name.
    open var fontName: String { face.name }
    /// The name of its family.
    open var familyName: String { face.family }
    /// What describes it.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face, size: pointSize) }

    /// How far lines reach above the baseline, in points.
    open var ascender: CGFloat { metrics.ascent }
    /// How far lines reach below the baseline, in points; not positive.
    open var descender: CGFloat { -metrics.descent }
    /// From baseline to baseline, in points.
    open var lineHeight: CGFloat { metrics.lineHeight }
    /// What lies between lines beside their heights: nothing.
    open var leading: CGFloat { 0 }
    /// About how tall capital letters are, in points.
    open var capHeight: CGFloat { pointSize * 0.72 }
    /// About how tall small letters are, in points.
    open var xHeight: CGFloat { pointSize * 0.53 }

    /// This font in another size, in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face, size: fontSize) }

    /// Asked for again and again while texts are measured, and slow to find out.
    var metrics: FontMetrics {
        metricsLock.withLock {
            if let knownMetrics { return knownMetrics }
            let metrics = FontMetrics(self)
            knownMetrics = metrics
            return metrics
        }
    }

    /// Whether both are the same face in the same size.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return face == other.face && pointSize == other.pointSize
    }

    /// The same for equal fonts.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    /// Its name and size, for people.
    open override var description: String { "UIFont(\(fontName) \(pointSize))" }
}
