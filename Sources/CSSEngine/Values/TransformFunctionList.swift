/// Transform functions as they are written, with computed arguments. Unlike those of `transform`, they do not become a matrix,
/// and can leave the plane.
struct TransformFunctionList: CustomValue {
    struct Function: Hashable, Sendable {
        let name: String
        let arguments: [Value]
    }

    let functions: [Function]

    var cssText: String {
        functions.map { "\($0.name)(\($0.arguments.map(\.cssText).joined(separator: ", ")))" }.joined(separator: " ")
    }

    func mapParts(_ change: (Value) -> Value) -> TransformFunctionList {
        TransformFunctionList(
            functions: functions.map { Function(name: $0.name, arguments: $0.arguments.map(change)) })
    }
}
