/// The type of a value in the data of a view tree.
package enum DataType: Hashable, Sendable {
    case null
    case bool
    case number
    case string
    case array
    case object
    case view
    case viewClass
    case color
    case image
    case action
    case localized
    case other(String)
}

extension DataNode {
    var type: DataType {
        switch value {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        case .view: .view
        case .viewClass: .viewClass
        case .color: .color
        case .image: .image
        case .action: .action
        case .localized: .localized
        case .other(let typeName): .other(typeName)
        }
    }
}

extension DataType {
    /// The name of the type in messages.
    var name: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        case .view: "a view"
        case .viewClass: "a class"
        case .color: "a colour"
        case .image: "an image"
        case .action: "an action"
        case .localized: "a text of a key"
        case .other(let name): "of the type \(name)"
        }
    }
}
