/// The error of a failed soak test. Its reason is a clause without a full stop.
struct SoakError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
