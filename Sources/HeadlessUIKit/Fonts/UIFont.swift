internal import CPangoCairo
import Foundation

/// A font in a size.
open class UIFont: NSObject, @unchecked Sendable {
    // The first stored property: see `CoreFoundationType`.
    private let coreFoundationType = CoreFoundationType()
    let face: FontFace
    private let lock = NSLock()
    private var knownMetrics: FontMetrics?
    private var knownDescription: OpaquePointer?

    /// The size, in points.
    public let pointSize: CGFloat

    init(_ face: FontFace, size: CGFloat) {
        self.face = face
        pointSize = size
    }

    deinit { pango_font_description_free(knownDescription) }

    /// Creates a font with a PostScript or family name, in a size in points. `nil` if there is no such font.
    ///
    /// The family names of iOS are valid on every system. Other systems draw text with similar fonts.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontFace(named: fontName) else { return nil }
        self.init(face, size: fontSize > 0 ? fontSize : UIFont.systemFontSize)
    }

    /// Creates the font of a descriptor. If `pointSize` is 0, the font has the size of the descriptor.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize)
    }

    /// The PostScript name.
    open var fontName: String { face.name }
    /// The family name.
    open var familyName: String { face.family }
    /// The descriptor of the font.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face, size: pointSize) }

    /// The distance from the baseline to the top of the line, in points.
    open var ascender: CGFloat { metrics.ascent }
    /// The distance from the baseline to the bottom of the line, in points, as a negative number.
    open var descender: CGFloat { -metrics.descent }
    /// The distance between baselines, in points.
    open var lineHeight: CGFloat { metrics.lineHeight }
    /// The extra space between lines, in points. Always 0 in HeadlessUIKit.
    open var leading: CGFloat { 0 }
    /// The approximate height of capital letters, in points.
    open var capHeight: CGFloat { pointSize * 0.72 }
    /// The approximate height of lower-case letters, in points.
    open var xHeight: CGFloat { pointSize * 0.53 }

    /// Returns the font in another size, in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face, size: fontSize) }

    /// The metrics of the font. Cached, because text layout reads the metrics often and computing them is expensive.
    var metrics: FontMetrics {
        lock.withLock {
            if let knownMetrics { return knownMetrics }
            let metrics = FontMetrics(self)
            knownMetrics = metrics
            return metrics
        }
    }

    /// The additional space between characters of the system font, in points. 0 for other fonts.
    var tracking: CGFloat { face.tracking(size: pointSize) }

    /// Pango's description of the font. The description is valid while the font exists.
    var pangoDescription: OpaquePointer? {
        lock.withLock {
            if let knownDescription { return knownDescription }
            let description = face.makeDescription(size: pointSize)
            knownDescription = description
            return description
        }
    }

    /// Returns whether two fonts have the same face and size.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return face == other.face && pointSize == other.pointSize
    }

    /// A hash value that is the same for equal fonts.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    /// The name and size in a form for debugging.
    open override var description: String { "UIFont(\(fontName) \(pointSize))" }
}
