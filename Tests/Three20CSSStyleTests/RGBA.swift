import NimbusUIKit

/// The components of a colour from 0 to 255, and its alpha.
struct RGBA: Equatable, Sendable {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Double

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

extension UIColor {
    var rgba: RGBA {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).getRed(
            &red, green: &green, blue: &blue, alpha: &alpha)
        func byte(_ channel: CGFloat) -> Int { Int((channel * 255).rounded()) }
        return RGBA(byte(red), byte(green), byte(blue), (Double(alpha) * 1000).rounded() / 1000)
    }
}
