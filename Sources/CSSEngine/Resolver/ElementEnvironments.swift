/// The environments of a tree's elements: the one place that says which environment applies to an element.
///
/// Caches use the id of an environment in their keys. All elements have the environment of the device, with id 0.
struct ElementEnvironments: ~Copyable {
    /// By id.
    private var environments: [CSS.Environment]

    init(_ device: CSS.Environment) {
        environments = [device]
    }

    /// The id of the environment of an element.
    @inline(__always) func id(of element: Int32) -> UInt32 { 0 }

    subscript(id: UInt32) -> CSS.Environment { environments[Int(id)] }

    /// The environment of the device.
    var device: CSS.Environment { environments[0] }

    mutating func setDevice(_ device: CSS.Environment) { environments[0] = device }
}
