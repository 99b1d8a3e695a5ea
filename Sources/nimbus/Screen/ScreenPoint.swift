import ArgumentParser
import CSSEngine
import HeadlessUIKit

/// A point of a screen in the form `120,300`.
struct ScreenPoint: ExpressibleByArgument {
    /// In points from the top left corner.
    let point: CGPoint

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], abs(x) <= 16_384, abs(y) <= 16_384 else {
            return nil
        }
        point = CGPoint(x: x, y: y)
    }

    /// Returns the sentence for a point at which there is no view.
    func emptiness(on environment: CSS.Environment) -> String {
        let (width, height) = (environment.width, environment.height)
        let isInside = (0..<width).contains(point.x) && (0..<height).contains(point.y)
        let screen = isInside ? "" : ": the screen has \(width.text) × \(height.text) points"
        return "There is no view at \(Double(point.x).text),\(Double(point.y).text)\(screen)."
    }
}

extension Double {
    /// The number without a fraction of zero.
    fileprivate var text: String { self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)" }
}
