import CSSEngine
import HeadlessUIKit

/// The parts of a device's screen that belong to the system: the status bar and the home indicator, as iOS 18 draws them.
@MainActor package struct DeviceChrome {
    private let size: CGSize
    /// Whether the time is at the right, as in right-to-left languages.
    private let isMirrored: Bool
    /// The parts of the edges that the system covers.
    package let insets: UIEdgeInsets

    /// Creates the chrome of the device with the size and the idiom of an environment.
    package init(_ environment: CSS.Environment) {
        isMirrored = environment.layoutDirection == .rightToLeft
        size = CGSize(width: environment.width, height: environment.height)
        insets = Self.insets(of: size, isPad: environment.idiom == .pad)
    }

    /// The heights of the status bars of phones without a home button, by their sizes in portrait.
    private static let statusBars: [(width: CGFloat, height: CGFloat, bar: CGFloat)] = [
        (375, 812, 44), (414, 896, 48), (390, 844, 47), (428, 926, 47), (393, 852, 59), (430, 932, 59), (402, 874, 62),
        (440, 956, 62),
    ]

    /// The height of the status bar of a phone, in points. `nil` for phones with a home button, which are wider.
    private static func statusBar(short: CGFloat, long: CGFloat) -> CGFloat? {
        statusBars.first { $0.width == short && $0.height == long }?.bar ?? (long > short * 2 ? 47 : nil)
    }

    private static func insets(of size: CGSize, isPad: Bool) -> UIEdgeInsets {
        if isPad { return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0) }
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        let bar = statusBar(short: short, long: long)
        if size.width > size.height {
            // The status bar is hidden, and both sides keep the distance of the sensors.
            return bar.map { UIEdgeInsets(top: 0, left: $0, bottom: 21, right: $0) } ?? .zero
        }
        return bar.map { UIEdgeInsets(top: $0, left: 0, bottom: 34, right: 0) }
            ?? UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }

    /// Draws the status bar and the home indicator over a screen.
    package func draw(on context: CGContext, traits: UITraitCollection) {
        let color = UIColor.label.resolvedColor(with: traits)
        if insets.top > 0 { drawStatusBar(color, on: context) }
        guard insets.bottom > 0 else { return }
        let width = (min(size.width, size.height) * 0.357).rounded()
        let bar = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
        context.saveGState()
        color.setFill()
        UIBezierPath(roundedRect: bar, cornerRadius: 2.5).fill()
        context.restoreGState()
    }

    /// Whether the status bar has its parts at both sides of the sensors.
    private var hasSensors: Bool { insets.top > 24 }

    private func drawStatusBar(_ color: UIColor, on context: CGContext) {
        let middle = hasSensors ? insets.top / 2 + 3 : insets.top / 2
        let font = UIFont.systemFont(ofSize: hasSensors ? 17 : 12, weight: .semibold)
        let time = "9:41" as NSString
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        let timeSize = time.size(withAttributes: attributes)
        let isCentered = !hasSensors && size.width < 600
        let leading = hasSensors ? size.width * 0.138 : 16 + timeSize.width / 2
        let center = isCentered ? size.width / 2 : isMirrored ? size.width - leading : leading
        time.draw(
            at: CGPoint(x: center - timeSize.width / 2, y: middle - timeSize.height / 2), withAttributes: attributes)
        let distance = hasSensors ? size.width * 0.138 - 39 : 8
        let right = size.width - distance - Self.statusWidth
        // Phones with a home button have the signal beside the time, at the other side of the battery.
        let signal = isCentered ? (isMirrored ? size.width - distance - Self.signalWidth : distance) : nil
        let battery = isMirrored ? distance - (isCentered ? Self.statusWidth - Self.batteryWidth : 0) : right
        context.saveGState()
        context.translateBy(x: signal ?? battery, y: middle - 6)
        drawSignal(color)
        drawWireless(color)
        context.restoreGState()
        context.saveGState()
        context.translateBy(x: battery, y: middle - 6)
        drawBattery(color)
        context.restoreGState()
    }

    // The widths of the signal with the wireless network, of the battery, and of both with their distance, in points.
    private static let signalWidth: CGFloat = 43
    private static let batteryWidth: CGFloat = 28
    private static let statusWidth: CGFloat = 78

    private func drawSignal(_ color: UIColor) {
        color.setFill()
        for (index, height) in [4.0, 6.5, 9.0, 12.0].enumerated() {
            let bar = CGRect(x: CGFloat(index) * 5, y: 12 - height, width: 3.2, height: height)
            UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
        }
    }

    private func drawWireless(_ color: UIColor) {
        color.setStroke()
        color.setFill()
        let center = CGPoint(x: 33.5, y: 11)
        for radius in [5.0, 9.0] {
            let arc = UIBezierPath()
            arc.addArc(
                withCenter: center, radius: radius, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: true)
            arc.lineWidth = 2.2
            arc.stroke()
        }
        UIBezierPath(ovalIn: CGRect(x: center.x - 1.7, y: center.y - 2.2, width: 3.4, height: 3.4)).fill()
    }

    private func drawBattery(_ color: UIColor) {
        color.withAlphaComponent(0.4).setStroke()
        let outline = UIBezierPath(roundedRect: CGRect(x: 50.5, y: 0.5, width: 24, height: 12), cornerRadius: 3.8)
        outline.lineWidth = 1
        outline.stroke()
        color.withAlphaComponent(0.5).setFill()
        UIBezierPath(roundedRect: CGRect(x: 76, y: 4.5, width: 1.6, height: 4), cornerRadius: 0.8).fill()
        color.setFill()
        UIBezierPath(roundedRect: CGRect(x: 52, y: 2, width: 21, height: 9), cornerRadius: 2.5).fill()
    }
}
