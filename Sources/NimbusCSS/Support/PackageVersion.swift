/// The version of this package, which its programs print with `--version`.
package enum PackageVersion {
    /// A semantic version. A pre-release has a suffix.
    package static let current = "0.1.0-dev"
}
