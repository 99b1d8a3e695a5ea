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

    /// Returns the run without the first bytes of the text. `nil` if nothing remains.
    func dropFirst(bytes count: Int) -> TextRun? {
        guard bytes.upperBound > count else { return nil }
        var result = self
        result.bytes = max(0, bytes.lowerBound - count)..<(bytes.upperBound - count)
        return result
    }

    func insert(into list: OpaquePointer?) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            guard let attribute else { return }
            attribute.pointee.start_index = UInt32(bytes.lowerBound)
            attribute.pointee.end_index = UInt32(bytes.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        if let font {
            insert(pango_attr_font_desc_new(font.pangoDescription))
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
        if kern != 0 { insert(pango_attr_letter_spacing_new(kern.pangoUnits)) }
    }
}

extension CGFloat {
    /// The length in units of Pango. The value is clamped to prevent an overflow.
    fileprivate var pangoUnits: Int32 { Int32(finite(or: 0).clamped(to: -10_000...10_000) * CGFloat(PANGO_SCALE)) }

    fileprivate var sixteenBits: UInt16 { UInt16((clamped(to: 0...1) * 65_535).rounded()) }
}
