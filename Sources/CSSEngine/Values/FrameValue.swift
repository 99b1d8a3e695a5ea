/// The value of `frame`, `bounds` and `center`, as in InterfaCSS.
public enum FrameValue: Hashable, Sendable {
    /// The view whose bounds a value refers to. Raw values are the names in CSS.
    public enum Container: String, Hashable, Sendable, CaseIterable {
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
    public struct Sized: Hashable, Sendable {
        /// The width, or the maximum width of a view that fits its content.
        public var width = Value.keyword(.auto)
        /// The height, or the maximum height of a view that fits its content.
        public var height = Value.keyword(.auto)
        /// Whether the view is as large as its content.
        public var fitsContent = false
        /// The distance from the top edge. `nil` if there is none.
        public var top: Value?
        /// The distance from the left edge. `nil` if there is none.
        public var left: Value?
        /// The distance from the bottom edge. `nil` if there is none.
        public var bottom: Value?
        /// The distance from the right edge. `nil` if there is none.
        public var right: Value?
    }

    /// The serialisation of the value.
    public var cssText: String {
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

    /// The inputs that the value depends on.
    var dependencies: ValueDependencies {
        var all: ValueDependencies = []
        _ = mapping { value in
            all.formUnion(value.dependencies)
            return value
        }
        return all
    }

    /// Returns the value with absolute lengths. Percentages remain, because they are relative to the superview.
    func resolved(in context: ResolutionContext) -> FrameValue {
        var context = context
        context.percentageBase = nil
        return mapping { $0.resolved(in: context) }
    }

    private func mapping(_ change: (Value) -> Value) -> FrameValue {
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
