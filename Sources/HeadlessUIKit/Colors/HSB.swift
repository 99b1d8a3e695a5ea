import Foundation

/// Hue, saturation and brightness of a colour, each from 0 to 1.
struct HSB {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(_ color: RGBA) {
        let (maximum, minimum) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
        let chroma = maximum - minimum
        brightness = maximum
        saturation = maximum == 0 ? 0 : chroma / maximum
        let sixths: CGFloat
        if chroma == 0 {
            sixths = 0
        } else if maximum == color.red {
            sixths = (color.green - color.blue) / chroma
        } else if maximum == color.green {
            sixths = 2 + (color.blue - color.red) / chroma
        } else {
            sixths = 4 + (color.red - color.green) / chroma
        }
        hue = sixths < 0 ? sixths / 6 + 1 : sixths / 6
    }

    func rgba(alpha: CGFloat) -> RGBA {
        /// Returns a component of the colour. `shift` is 5 for red, 3 for green and 1 for blue.
        func component(_ shift: CGFloat) -> CGFloat {
            let position = (hue * 6 + shift).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        return RGBA(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }
}
