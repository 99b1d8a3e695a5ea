import ChameleonServer

/// A change of the configuration of a test's server.
struct Setting {
    let apply: (inout ServerConfiguration) -> Void

    static func set<Value>(_ path: WritableKeyPath<ServerConfiguration, Value>, _ value: Value) -> Setting {
        Setting { $0[keyPath: path] = value }
    }
}
