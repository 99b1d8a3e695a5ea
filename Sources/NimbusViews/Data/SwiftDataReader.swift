import NimbusUIKit

/// Converts values of an app into data that describes views.
struct SwiftDataReader {
    /// The problems of values that are nested too deeply.
    private(set) var problems: [ViewTreeProblem] = []

    /// Returns the elements of an array, with their indices as locations.
    mutating func nodes(_ values: [Any], in path: String = "", depth: Int = 1) -> [DataNode] {
        values.enumerated().map { node($1, at: "\(path)[\($0)]", depth: depth) }
    }

    /// Recursive. `depth` is limited.
    private mutating func node(_ value: Any, at path: String, depth: Int) -> DataNode {
        DataNode(value: self.value(value, at: path, depth: depth), place: .path(path))
    }

    private mutating func value(_ value: Any, at path: String, depth: Int) -> DataNode.Value {
        // Dictionaries are tested before classes, because a cast to a class would convert the whole dictionary.
        switch value {
        case let values as [Any]: self.array(values, at: path, depth)
        case let values as [String: Any]: self.object(values, at: path, depth)
        case let string as String: .string(string)
        case let view as UIView: .view(view)
        case let viewClass as UIView.Type: .viewClass(viewClass)
        case let color as UIColor: .color(color)
        case let image as UIImage: .image(image)
        case let action as ViewAction: .action(action)
        case let text as NIUserInterfaceString: .localized(text)
        case let selector as Selector: .action(ViewAction(.name("\(selector)")))
        case let frame as CGRect: .array(self.nodes(frame.numbers, in: path, depth: depth))
        default: .init(scalar: value)
        }
    }

    private mutating func array(_ values: [Any], at path: String, _ depth: Int) -> DataNode.Value {
        guard isAllowed(depth, at: path) else { return .null }
        return .array(nodes(values, in: path, depth: depth + 1))
    }

    /// Returns the members in alphabetical order, because dictionaries have no order.
    private mutating func object(_ values: [String: Any], at path: String, _ depth: Int) -> DataNode.Value {
        guard isAllowed(depth, at: path) else { return .null }
        let members = values.sorted { $0.key < $1.key }.map { name, value in
            let node = node(value, at: "\(path).\(name)", depth: depth + 1)
            return DataMember(name: name, namePlace: .path(path), node: node)
        }
        return .object(members)
    }

    private mutating func isAllowed(_ depth: Int, at path: String) -> Bool {
        if depth < JSONReader.depthLimit { return true }
        problems.append(ViewTreeProblem(.tooDeep, at: .path(path)))
        return false
    }
}

extension DataNode.Value {
    /// Creates a value that is neither an array nor an object.
    fileprivate init(scalar value: Any) {
        if let flag = value as? Bool, type(of: value) == Bool.self {
            self = .bool(flag)
        } else if let integer = value as? any BinaryInteger {
            self = Double(exactly: integer).map { .number($0) } ?? .other(typeName: "\(type(of: value))")
        } else if let number = value as? any BinaryFloatingPoint {
            self = .number(Double(number))
        } else if let number = value as? NSNumber {
            // `NSNumber` stores JSON's booleans with these Objective-C type encodings.
            let isFlag = ["c", "B"].contains(String(cString: number.objCType))
            self = isFlag ? .bool(number.boolValue) : .number(number.doubleValue)
        } else {
            self = value is NSNull || Self.isNil(value) ? .null : .other(typeName: "\(type(of: value))")
        }
    }

    private static func isNil(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }
}

extension CGRect {
    fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
