import ArgumentParser
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
}
