/// The value of `frame`, `bounds` and `center`, as in InterfaCSS.
package enum FrameValue: CustomValue {
    /// The view whose bounds a value refers to. Raw values are the names in CSS.
    package enum Container: String, Hashable, Sendable, CaseIterable {
        case superview, window
    }

    /// A rectangle: x, y, width and height.
    case rect([Value])
    /// The bounds of a container, inset by four lengths: top, left, bottom, right.
    case inset(Container, [Value])
    /// A size with distances from the edges of the superview: lengths, percentages and `auto`.
    case sized(Sized)
    /// A position: x and y.
    case point([Value])
    /// The centre of a container, moved by two lengths.
    case center(Container, [Value])

    /// A size with distances from the edges of the superview.
    package struct Sized: Hashable, Sendable {
        /// The width, or the maximum width of a view that fits its content.
        package var width = Value.keyword(.auto)
        /// The height, or the maximum height of a view that fits its content.
        package var height = Value.keyword(.auto)
        /// Whether the view is as large as its content.
        package var fitsContent = false
        /// The distance from the top edge. `nil` if there is none.
        package var top: Value?
        /// The distance from the left edge. `nil` if there is none.
        package var left: Value?
        /// The distance from the bottom edge. `nil` if there is none.
        package var bottom: Value?
        /// The distance from the right edge. `nil` if there is none.
        package var right: Value?
    }

    /// The serialisation of the value.
    package var cssText: String {
        func call(_ name: String, _ arguments: [Value]) -> String {
            "\(name)(\(arguments.map(\.cssText).joined(separator: ", ")))"
        }
        switch self {
        case .rect(let numbers): return call("rect", numbers)
        case .inset(let container, let insets): return call(container.rawValue, insets)
        case .point(let numbers): return numbers.map(\.cssText).joined(separator: " ")
        case .center(let container, let offset): return call(container.rawValue, offset)
        case .sized(let size):
            let edges = [("left", size.left), ("right", size.right), ("top", size.top), ("bottom", size.bottom)]
            return
                ([call(size.fitsContent ? "size-to-fit" : "size", [size.width, size.height])]
                + edges.compactMap { name, value in value.map { call(name, [$0]) } }).joined(separator: " ")
        }
    }

    /// Returns the frame with changed lengths.
    package func mapParts(_ change: (Value) -> Value) -> FrameValue {
        switch self {
        case .rect(let numbers): return .rect(numbers.map(change))
        case .inset(let container, let insets): return .inset(container, insets.map(change))
        case .point(let numbers): return .point(numbers.map(change))
        case .center(let container, let offset): return .center(container, offset.map(change))
        case .sized(var size):
            (size.width, size.height) = (change(size.width), change(size.height))
            (size.top, size.left) = (size.top.map(change), size.left.map(change))
            (size.bottom, size.right) = (size.bottom.map(change), size.right.map(change))
            return .sized(size)
        }
    }
}
