import ArgumentParser

/// The format of style sheets.
enum Dialect: String, ExpressibleByArgument, CaseIterable {
    case nimbus
}
