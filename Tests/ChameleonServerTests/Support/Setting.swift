import ChameleonServer

/// One thing in which a test's server differs from the usual one.
struct Setting {
    let apply: (inout ServerConfiguration) -> Void

    static func set<Value>(_ path: WritableKeyPath<ServerConfiguration, Value>, _ value: Value) -> Setting {
        Setting { $0[keyPath: path] = value }
    }
}
