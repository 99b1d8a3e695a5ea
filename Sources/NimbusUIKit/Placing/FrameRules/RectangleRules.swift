import CSSEngine

/// The resolved values of `frame`, `bounds` and `center`.
struct RectangleRules: Equatable {
    private let frame, bounds, center: FrameValue?

    /// The names of the layout properties that the box layout does not support.
    static let names = [FrameProperty.layout, .frame, .bounds, .center].map(\.name)

    /// Creates the rules of a style. `nil` if the style sets none of the properties.
    @MainActor init?(_ values: FrameRuleValues) {
        func value(_ property: FrameProperty) -> FrameValue? {
            values[property]?.custom(as: FrameValue.self)
        }
        (frame, bounds, center) = (value(.frame), value(.bounds), value(.center))
        if frame == nil, bounds == nil, center == nil { return nil }
    }

    /// The properties that have values.
    var properties: [FrameProperty] {
        [(FrameProperty.frame, frame), (.bounds, bounds), (.center, center)].filter { $0.1 != nil }.map(\.0)
    }

    /// Whether the frame depends on the size of the content.
    var fitsContent: Bool {
        [frame, bounds].contains { if case .sized(let size) = $0 { size.fitsContent } else { false } }
    }

    // MARK: Frames

    /// Returns the frame of a view with the rules applied.
    @MainActor func frame(
        of view: UIView, in container: UIView?, from own: CGRect, _ meter: inout ContentMeter
    ) -> CGRect {
        var result = own
        if let frame { result = Self.rect(frame, of: view, in: container, &meter) ?? result }
        if let bounds, let size = Self.rect(bounds, of: view, in: container, &meter)?.size {
            result = CGRect(
                x: result.midX - size.width / 2, y: result.midY - size.height / 2, width: size.width,
                height: size.height)
        }
        return result
    }

    /// Returns the centre of a view. `nil` if the rules do not set it.
    @MainActor func center(of view: UIView, in container: UIView?) -> CGPoint? {
        switch center {
        case .point(let numbers): return CGPoint(x: Self.points(numbers[0]), y: Self.points(numbers[1]))
        case .center(let kind, let offset):
            let area = Self.area(kind, of: view, in: container)
            return CGPoint(x: area.width / 2 + Self.points(offset[0]), y: area.height / 2 + Self.points(offset[1]))
        case nil, .rect, .inset, .sized: return nil
        }
    }

    /// Returns the size of the superview or of the window. If there is no superview, returns the size of the window for
    /// both.
    @MainActor private static func area(_ kind: FrameValue.Container, of view: UIView, in container: UIView?) -> CGSize
    {
        let outermost = view.window ?? container
        return switch kind {
        case .superview: (container ?? outermost)?.bounds.size ?? .zero
        case .window: outermost?.bounds.size ?? .zero
        }
    }

    private static func points(_ value: Value) -> CGFloat { Extent(value)?.points(of: 0) ?? 0 }

    /// Returns a rectangle in the superview. `nil` if the value is a position.
    @MainActor private static func rect(
        _ value: FrameValue, of view: UIView, in container: UIView?, _ meter: inout ContentMeter
    ) -> CGRect? {
        switch value {
        case .rect(let numbers):
            return CGRect(
                x: points(numbers[0]), y: points(numbers[1]), width: points(numbers[2]), height: points(numbers[3]))
        case .inset(let kind, let insets):
            let area = area(kind, of: view, in: container)
            let (top, left, bottom, right) = (
                points(insets[0]), points(insets[1]), points(insets[2]), points(insets[3])
            )
            return CGRect(
                x: left, y: top, width: max(area.width - left - right, 0), height: max(area.height - top - bottom, 0))
        case .sized(let size):
            let area = area(.superview, of: view, in: container)
            let pixels = Pixels(scale: max(view.traitCollection.displayScale, 1))
            var (width, height) = (
                pixels.length(size.width, of: area.width), pixels.length(size.height, of: area.height)
            )
            if size.fitsContent {
                let maximum = CGSize(width: width ?? area.width, height: height ?? area.height)
                let fitting = meter.fittingSize(in: maximum)
                (width, height) = (min(fitting.width, maximum.width), min(fitting.height, maximum.height))
            }
            let horizontal = pixels.span(width, size.left, size.right, in: area.width)
            let vertical = pixels.span(height, size.top, size.bottom, in: area.height)
            return CGRect(
                x: horizontal.start, y: vertical.start, width: max(horizontal.length, 0),
                height: max(vertical.length, 0))
        case .point, .center: return nil
        }
    }

    /// Rounds lengths to device pixels.
    private struct Pixels {
        let scale: CGFloat

        func floor(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.down) / scale }

        /// Returns a length in points. `nil` for `auto`. Percentages and calculations are rounded down to whole pixels.
        func length(_ value: Value, of whole: CGFloat) -> CGFloat? {
            guard let extent = Extent(value), let points = extent.points(of: whole) else { return nil }
            if case .points = extent { return points }
            return floor(points)
        }

        /// Returns the position and the length on one axis.
        ///
        /// A fixed length is at the far edge if the far edge has a distance, and in the middle if both distances are
        /// `auto`. An automatic length fills the superview between the edges. `auto` distances and an automatic length
        /// get equal shares of the space.
        func span(
            _ length: CGFloat?, _ near: Value?, _ far: Value?, in room: CGFloat
        ) -> (start: CGFloat, length: CGFloat) {
            let (first, second) = (
                near.flatMap { self.length($0, of: room) }, far.flatMap { self.length($0, of: room) }
            )
            let (isFirstAuto, isSecondAuto) = (near == .keyword(.auto), far == .keyword(.auto))
            if let length {
                if isFirstAuto, isSecondAuto { return (floor((room - length) / 2), length) }
                return (second.map { room - $0 - length } ?? first ?? 0, length)
            }
            if isFirstAuto, isSecondAuto { return (floor(room / 3), floor(room / 3)) }
            let start = isFirstAuto ? floor((room - (second ?? 0)) / 2) : first ?? 0
            let end = isSecondAuto ? floor((room - (first ?? 0)) / 2) : second ?? 0
            return (start, room - start - end)
        }
    }
}
