import CSSEngine
import Foundation

extension Data {
    /// The bytes as a style sheet's text.
    package func source(named name: String) -> Source {
        withUnsafeBytes { Source(name: name, bytes: $0.bindMemory(to: UInt8.self)) }
    }
}
