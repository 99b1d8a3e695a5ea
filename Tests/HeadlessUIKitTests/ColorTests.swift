import Testing

@testable import HeadlessUIKit

/// Components, equality and dynamic resolution of colours.
@Suite struct ColorTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let light = UITraitCollection(userInterfaceStyle: .light)

    @Test func colorsReturnTheirComponents() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(
            UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        )
        #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
        var white: CGFloat = 0
        #expect(UIColor.gray.getWhite(&white, alpha: &alpha))
        #expect(white == 0.5)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
        #expect(!UIColor(patternImage: UIImage()).getRed(&red, green: nil, blue: nil, alpha: nil))
    }

    @Test(arguments: [
        (UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1), "#ff0000ff"),
        (UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1), "#00ff00ff"),
        (UIColor(hue: 0.5, saturation: 0.5, brightness: 0.8, alpha: 1), "#66ccccff"),
        (UIColor(hue: 0.9, saturation: 0, brightness: 0.2, alpha: 0.5), "#33333380"),
    ])
    func hues(color: UIColor, hex: String) {
        #expect(color.rgba(with: light).hex == hex)
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
        let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: color.cgColor.alpha)
        #expect(back.rgba(with: light).hex == hex)
    }

    @Test func equalColorsAreEqual() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.red != UIColor.blue)
        #expect(UIColor.systemBlue == UIColor.systemBlue)
        #expect(UIColor.red.cgColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
        #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    }

    @Test func dynamicColorsDependOnTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: dark) == .white)
        #expect(color.resolvedColor(with: light) == .black)
        #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark).rgba(with: dark).hex == "#ffffff80")
        let nested = UIColor { _ in color }
        #expect(nested.resolvedColor(with: dark) == .white)
        #expect(UIColor.label.resolvedColor(with: dark) == .white)
        #expect(UIColor.red.resolvedColor(with: dark) == .red)
    }

    @Test func currentTraitsResolveDynamicColors() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        var components: [CGFloat]?
        dark.performAsCurrent { components = color.cgColor.components }
        #expect(components == [1, 1, 1, 1])
        #expect(color.cgColor.components == [0, 0, 0, 1])
    }
}
