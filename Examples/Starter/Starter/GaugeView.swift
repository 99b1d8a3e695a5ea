import NimbusCSS
import NimbusUIKit

/// A ring that shows a level. Stylesheets set its colour and its thickness, and style low levels with `:low`.
final class GaugeView: UIView, NIStyleableView {
    /// The property `gauge-color`.
    var color = UIColor.gray { didSet { setNeedsDisplay() } }
    /// The property `gauge-thickness`, in points.
    var thickness: CGFloat = 3 { didSet { setNeedsDisplay() } }
    /// From 0 to 1.
    var level = 0.0 {
        didSet {
            setNeedsDisplay()
            dom?.setNeedsStyle(self)
        }
    }

    private weak var dom: NIDOM?

    /// The state `:low`.
    var customStyleStates: [String] { level < 0.2 ? ["low"] : [] }
    func didRegisterForStyling(in dom: NIDOM) { self.dom = dom }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("the view is not in a storyboard") }

    override func draw(_ rect: CGRect) {
        let radius = (min(bounds.width, bounds.height) - thickness) / 2
        guard radius > 0 else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let path = UIBezierPath()
        path.addArc(
            withCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: 2 * .pi * CGFloat(level) - .pi / 2,
            clockwise: true)
        path.lineWidth = thickness
        color.setStroke()
        path.stroke()
    }
}
