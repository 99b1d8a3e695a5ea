/// An id as apps write it, with or without `#`.
package enum IDText {
    /// Removes the `#` from an id. Returns `nil` if nothing else is left.
    package static func bare(_ id: String) -> String? {
        // Compares bytes: a `Character` merges `#` with a combining accent that follows it.
        let bare = id.utf8.first == UInt8(ascii: "#") ? String(Substring(id.utf8.dropFirst())) : id
        return bare.isEmpty ? nil : bare
    }
}
