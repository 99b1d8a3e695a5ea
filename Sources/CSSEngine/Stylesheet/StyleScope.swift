/// The elements that a stylesheet applies to.
///
/// The rules of a stylesheet with a scope match no other elements. Custom properties of `:root` are not limited: variables
/// are visible everywhere.
package enum StyleScope: Sendable {
    /// The elements with an id, and what is inside of them. The case of the id is not ignored.
    case id(String)
    /// The elements whose nearest view controller is an instance of one of the classes. If `includesChildren`, any view
    /// controller around an element can be one instead.
    case controllers([String], includesChildren: Bool)
    /// The elements that meet a condition.
    case elements(Predicate)

    /// A condition on elements. Two conditions are equal if they are the same object.
    package final class Predicate: Sendable {
        private let condition: @Sendable (_ element: Any) -> Bool
        /// A type of the elements that meet the condition. No stylesheet can write it.
        let typeName: String

        /// - Parameters:
        ///   - name: A name that no other predicate of the engine has.
        ///   - condition: Called when an element is inserted or read again.
        package init(name: String, _ condition: @escaping @Sendable (Any) -> Bool) {
            typeName = "\0?" + name
            self.condition = condition
        }

        func matches(_ element: Any) -> Bool { condition(element) }
    }
}

extension StyleScope: Equatable {
    /// Whether both scopes contain the same elements, as far as can be known.
    package static func == (left: StyleScope, right: StyleScope) -> Bool {
        switch (left, right) {
        case (.id(let left), .id(let right)): BytewiseString(left) == BytewiseString(right)
        case (.controllers(let left, let leftIncludes), .controllers(let right, let rightIncludes)):
            left == right && leftIncludes == rightIncludes
        case (.elements(let left), .elements(let right)): left === right
        case (.id, _), (.controllers, _), (.elements, _): false
        }
    }
}
