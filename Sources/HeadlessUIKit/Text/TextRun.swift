internal import CPangoCairo
import Foundation

/// A range of text with its own attributes.
struct TextRun {
    var bytes: Range<Int>
    var font: UIFont?
    var color: RGBA?
    var background: RGBA?
    var isUnderlined = false
    var hasDoubleUnderline = false
    var underlineColor: RGBA?
    var isStruckThrough = false
    var strikethroughColor: RGBA?
    /// The distance above the baseline, in points.
    var baselineOffset: CGFloat = 0
    /// The additional space between characters, in points.
    var kern: CGFloat = 0

    /// Creates a run that has only a font.
    init(bytes: Range<Int>, font: UIFont) {
        self.bytes = bytes
        self.font = font
    }

    init(bytes: Range<Int>, _ attributes: [NSAttributedString.Key: Any], traits: UITraitCollection) {
        self.bytes = bytes
        font = attributes[.font] as? UIFont
        color = (attributes[.foregroundColor] as? UIColor)?.rgba(with: traits)
        background = (attributes[.backgroundColor] as? UIColor)?.rgba(with: traits)
        let underline = Int(Self.number(attributes[.underlineStyle]).clamped(to: 0...0xFFFF))
        isUnderlined = underline != 0
        hasDoubleUnderline = NSUnderlineStyle(rawValue: underline).contains(.double)
        underlineColor = (attributes[.underlineColor] as? UIColor)?.rgba(with: traits)
        isStruckThrough = Self.number(attributes[.strikethroughStyle]) != 0
        strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.rgba(with: traits)
        baselineOffset = Self.number(attributes[.baselineOffset])
        kern = Self.number(attributes[.kern])
    }

    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: 0
        }
    }

    /// Returns the part of the run in a range, with bytes from the start of the range. `nil` if nothing remains.
    func clipped(to range: Range<Int>) -> TextRun? {
        let part = bytes.clamped(to: range)
        if part.isEmpty { return nil }
        var result = self
        result.bytes = part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
        return result
    }

    /// Returns the run with its bytes moved by a number of bytes.
    func moved(by count: Int) -> TextRun {
        var result = self
        result.bytes = bytes.lowerBound + count..<bytes.upperBound + count
        return result
    }

    /// Whether the font has attributes in addition to its description.
    var changesFont: Bool { font.map { !$0.face.features.isEmpty || $0.tracking != 0 } ?? false }

    /// Inserts the attributes that the font has in addition to its description.
    func insertFontAttributes(into list: OpaquePointer?) {
        guard let font else { return }
        if let features = font.face.featureSettings { insert(pango_attr_font_features_new(features), into: list) }
        let tracking = font.tracking
        if tracking != 0 { insert(pango_attr_letter_spacing_new(tracking.pangoUnits), into: list) }
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, into list: OpaquePointer?) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(clamping: bytes.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: bytes.upperBound)
        pango_attr_list_insert(list, attribute)
    }

    /// - Parameter baseFont: The font of the text. A run without a font has the same one.
    func insert(into list: OpaquePointer?, baseFont: UIFont) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) { self.insert(attribute, into: list) }
        if let font {
            insert(pango_attr_font_desc_new(font.pangoDescription))
            insert(pango_attr_font_features_new(font.face.featureSettings ?? ""))
        }
        if let color {
            insert(pango_attr_foreground_new(color.red.sixteenBits, color.green.sixteenBits, color.blue.sixteenBits))
            insert(pango_attr_foreground_alpha_new(max(1, color.alpha.sixteenBits)))
        }
        if let background {
            insert(
                pango_attr_background_new(
                    background.red.sixteenBits, background.green.sixteenBits, background.blue.sixteenBits))
            insert(pango_attr_background_alpha_new(max(1, background.alpha.sixteenBits)))
        }
        if isUnderlined {
            insert(pango_attr_underline_new(hasDoubleUnderline ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE))
            if let color = underlineColor {
                insert(
                    pango_attr_underline_color_new(
                        color.red.sixteenBits, color.green.sixteenBits, color.blue.sixteenBits))
            }
        }
        if isStruckThrough {
            insert(pango_attr_strikethrough_new(1))
            if let color = strikethroughColor {
                insert(
                    pango_attr_strikethrough_color_new(
                        color.red.sixteenBits, color.green.sixteenBits, color.blue.sixteenBits))
            }
        }
        if baselineOffset != 0 {
            insert(pango_attr_rise_new(baselineOffset.pangoUnits))
        }
        let tracking = (font ?? baseFont).tracking
        if kern != 0 || tracking != baseFont.tracking {
            insert(pango_attr_letter_spacing_new((kern + tracking).pangoUnits))
        }
    }
}

extension CGFloat {
    /// The length in units of Pango. The value is clamped to prevent an overflow.
    fileprivate var pangoUnits: Int32 { Int32(finite(or: 0).clamped(to: -10_000...10_000) * CGFloat(PANGO_SCALE)) }

    fileprivate var sixteenBits: UInt16 { UInt16((clamped(to: 0...1) * 65_535).rounded()) }
}
