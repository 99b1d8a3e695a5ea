extension String {
    /// The name of the file at this path without its last extension.
    var fileStem: String { (split(separator: "/").last ?? "").split(separator: ".").dropLast().joined(separator: ".") }
}
