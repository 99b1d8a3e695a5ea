import Foundation

extension UIColor {
    /// Stores the sRGB components, each from 0 to 1. Returns `false` for a pattern.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if case .pattern = kind { return false }
        let rgba = rgba(with: .current)
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Stores the hue, saturation, brightness and alpha, each from 0 to 1. Returns `false` for a pattern.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if case .pattern = kind { return false }
        let rgba = rgba(with: .current)
        let hsb = HSB(rgba)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Stores the lightness and alpha of a grey, each from 0 to 1. Returns `false` for other colours.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        if case .pattern = kind { return false }
        let rgba = rgba(with: .current)
        guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }
}

extension RGBA {
    init(_ color: CGColor) {
        let components = color.components ?? []
        switch components.count {
        case 2: self.init(red: components[0], green: components[0], blue: components[0], alpha: components[1])
        case 4: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        default: self = .clear
        }
    }
}

extension CGColor {
    convenience init(_ rgba: RGBA) {
        self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }
}
