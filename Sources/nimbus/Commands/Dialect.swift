import ArgumentParser

/// The dialect of stylesheets.
enum Dialect: String, ExpressibleByArgument, CaseIterable {
    case nimbus
}
